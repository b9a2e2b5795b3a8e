// The board: the picture of the reference, with tokens, costs and whatever can be chosen on top of it.
import { h, picture, s, sentences } from "./dom.js";
import { w } from "./words.js";

const LETTERS = 2;

export class Board {
  constructor(map, chosen) {
    this.map = map;
    this.chosen = chosen;
    this.regions = new Map();
    if (map.svg) {
      this.base = picture(map.svg);
      this.base.setAttribute("aria-hidden", "true");
      const [width, height] = map.size;
      this.layer = s("svg", { viewBox: `0 0 ${width} ${height}`, class: "layer", role: "group", "aria-label": w("board") });
      this.element = h("div", { class: "frame" }, h("div", { class: "board", style: `aspect-ratio: ${width} / ${height}` }, this.base, this.layer));
      for (const region of map.regions) this.mount(region);
    } else {
      this.element = h("div", { class: "board listed" }, h("p", { class: "soft" }, w("no_map")));
      this.list = h("ul", {});
      this.element.append(this.list);
    }
  }

  mount(region) {
    const shape = this.base.querySelector(`[id$="region-${CSS.escape(region.id)}"]`);
    const target = s("g", { class: "region", tabindex: "0", role: "button" });
    const drawn = shape?.querySelector("use")?.getAttribute("href")?.slice(1);
    const outline = drawn && this.base.querySelector(`#${CSS.escape(drawn)}`);
    if (outline) target.append(s("path", { d: outline.getAttribute("d"), class: "area", transform: shape.parentNode.getAttribute("transform") }));
    const act = () => this.chosen(region.id);
    target.addEventListener("click", act);
    target.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act();
      }
    });
    this.layer.append(target);
    this.regions.set(region.id, target);
  }

  // `lit`: what can be done where, by region: a short text for the badge and one for listeners.
  draw(regions, lit, selected) {
    for (const region of regions) {
      const option = lit.get(region.id);
      const said = spoken(region, option);
      if (!this.map.svg) continue;
      const target = this.regions.get(region.id);
      target.setAttribute("aria-label", said);
      target.classList.toggle("lit", option !== undefined && option.possible);
      target.classList.toggle("chosen", region.id === selected);
      for (const old of [...target.querySelectorAll(".things")]) old.remove();
      target.append(this.things(region, option));
    }
    if (!this.map.svg) this.listed(regions, lit, selected);
  }

  listed(regions, lit, selected) {
    this.list.replaceChildren(...regions.map((region) => h("li", {},
      h("button", { type: "button", class: region.id === selected ? "chosen" : "", onclick: () => this.chosen(region.id) },
        spoken(region, lit.get(region.id))))));
  }

  things(region, option) {
    const [x, y, room] = this.map.spots[region.id] ?? [0, 0, 60];
    const group = s("g", { class: "things" });
    const counters = [];
    if (region.holder) counters.push({ ...region.holder, number: region.holder.tokens, round: true });
    for (const each of region.pieces) counters.push({ name: each.name, number: each.number });
    for (const each of region.markers) counters.push({ name: each.name, number: 1, diamond: true });
    const marked = option?.badge !== undefined && option.badge !== null;
    const count = counters.length + (marked ? 1 : 0);
    const size = Math.max(22, Math.min(38, room / Math.max(count, 2) - 2));
    const pitch = count > 1 ? Math.min(size + 4, (room - size) / (count - 1)) : 0;
    const left = x - (pitch * (count - 1)) / 2;
    counters.forEach((each, place) => group.append(counter(each, left + pitch * place, y, size)));
    // Where there is no room beside the others, the badge sits on the shoulder of the last.
    const cramped = counters.length > 0 && pitch < size * 0.9;
    if (marked) group.append(badge(option, left + pitch * (count - 1) + (cramped ? size * 0.2 : 0), y - (cramped ? size * 0.75 : 0), cramped ? 0.7 : 1));
    return group;
  }
}

function counter({ name, number, round, diamond, colour, declined, player }, x, y, size) {
  const ground = player === null ? "#6f675c" : colour ?? "#6f5a45";
  const group = s("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 32).toFixed(3)})`, class: declined ? "counter declined" : "counter" });
  const shape = diamond ? "M0-16 16 0 0 16-16 0Z" : round ? "M0-15A15 15 0 1 1-.01-15Z"
    : "M-10-14H10A4 4 0 0 1 14-10V10A4 4 0 0 1 10 14H-10A4 4 0 0 1-14 10V-10A4 4 0 0 1-10-14Z";
  group.append(
    s("path", { d: shape, fill: ground, stroke: "#fffaf0", "stroke-width": declined ? 2 : 3.6, "fill-opacity": declined ? 0.55 : 1 }),
    s("path", { d: shape, fill: "none", stroke: "#2b211a", "stroke-width": 1.4, "stroke-dasharray": declined ? "4 3" : null }),
    s("text", { y: 4.5, "font-size": 12, "font-weight": "bold", "text-anchor": "middle", fill: "#fffaf0" }, [...name].slice(0, LETTERS).join("")));
  if (number > 1) {
    group.append(s("circle", { cx: 12, cy: 11.5, r: 8.4, fill: "#2b211a", stroke: "#fffaf0", "stroke-width": 1.6 }),
      s("text", { x: 12, y: 15.6, "font-size": number < 10 ? 12 : 10, "font-weight": "bold", "text-anchor": "middle", fill: "#fffaf0" }, number));
  }
  return group;
}

function badge({ badge: text, possible }, x, y, scale) {
  return s("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`, class: possible ? "badge" : "badge off" },
    s("rect", { x: -15, y: -12, width: 30, height: 24, rx: 12 }),
    s("text", { y: 6, "font-size": 17, "font-weight": "bold", "text-anchor": "middle" }, text));
}

export function standing(region) {
  const parts = [];
  if (region.holder) {
    const { name, tokens, declined } = region.holder;
    parts.push(`${tokens} × ${name}${declined ? ` (${w("declined")})` : ""}`);
  }
  for (const each of region.pieces) parts.push(each.number > 1 ? `${each.number} × ${each.name}` : each.name);
  for (const each of region.markers) parts.push(each.name);
  return parts.join(", ");
}

function spoken(region, option) {
  const ground = [region.terrain, ...region.symbols].join(", ");
  return sentences([region.name, ground, standing(region) || w("nobody"), option?.said]);
}
