// Elements from data. Whatever comes from rules becomes text or a checked picture, never markup.

const PICTURE = new Set(["svg", "g", "path", "text", "tspan", "circle", "ellipse", "rect", "line", "polygon", "polyline",
  "defs", "pattern", "clipPath", "use", "title", "desc", "linearGradient", "radialGradient", "stop", "mask", "symbol"]);
const SVG = "http://www.w3.org/2000/svg";

export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function s(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.setAttribute("class", value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  put(element, children);
  return element;
}

export function put(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

export function show(element, ...children) {
  element.replaceChildren();
  return put(element, children);
}

// A picture that the drawing room made: read as XML, and copied without anything that could act or load.
export function picture(text, label) {
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = read.documentElement;
  if (root.nodeName !== "svg" || read.querySelector("parsererror")) return h("span", {}, "");
  const made = copied(root);
  if (label) {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", label);
  }
  return made;
}

function copied(node) {
  const made = document.createElementNS(SVG, node.localName);
  for (const { name, value } of node.attributes) {
    const harmless = !/^on/i.test(name) && !(/href$/i.test(name) && !value.startsWith("#")) && !/url\((?!["']?#)/i.test(value);
    if (harmless && !name.startsWith("xmlns")) made.setAttribute(name, value);
  }
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.data);
    else if (child.nodeType === Node.ELEMENT_NODE && PICTURE.has(child.localName)) made.append(copied(child));
  }
  return made;
}

export function button(text, onclick, attributes = {}) {
  return h("button", { type: "button", onclick, ...attributes }, text);
}

// What a message quotes between backticks, as code.
export function quoted(text) {
  return text.split("`").map((part, place) => (place % 2 ? h("code", {}, part) : part));
}

// Parts as sentences after one another, each with one stop.
export function sentences(parts) {
  return parts.filter(Boolean).map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`)).join(" ");
}

let speaker;
// Said to those who listen instead of looking.
export function announce(text) {
  speaker ??= document.getElementById("spoken");
  if (speaker.textContent !== text) speaker.textContent = text;
}

export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
