// Any two components together, from the site's own data: `swdsl/reference/pairs.py` writes it.
"use strict";
(() => {
  const data = globalThis.swdslPairs, place = document.getElementById("pair");
  const choices = [document.getElementById("pair-one"), document.getElementById("pair-other")];
  if (!data || !place || choices.includes(null)) return;
  const root = document.body.dataset.root;
  const numbers = new Map(data.components.map(([key], number) => [key, number]));

  const element = (name, ...children) => {
    const made = document.createElement(name);
    made.append(...children);
    return made;
  };
  const link = (text, page) => Object.assign(element("a", text), { href: root + page });
  // Tiles are drawings of ours; parsed as a picture, a document of its own, nothing in them runs.
  const tile = (drawn) => document.importNode(new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement, true);

  const card = (number) => {
    const [, , name, page, , drawn, sentences] = data.components[number];
    const rules = element("ul", ...sentences.map(([text]) => element("li", text)));
    return element("section", element("figure", tile(drawn)), element("h2", link(name, page)), rules);
  };
  const section = (title, ...children) => element("section", element("h2", title), ...children);
  const links = (rows) => {
    const list = element("ul", ...rows.map(([text, page]) => element("li", link(text, page))));
    list.className = "links";
    return list;
  };

  const tokens = (one, other) => {
    const armies = [one, other].map((number) => data.components[number]);
    const kinds = armies.map(([, kind]) => kind).sort().join(" ");
    const parts = armies.map(([, , , , brought]) => brought);
    if (kinds !== "power race" || parts.includes(null)) return [];
    const told = place.dataset.tokens.replace("{sum}", parts[0] + parts[1]).replace("{parts}", parts.join(" + "));
    const line = element("p", told);
    line.className = "lead";
    return [line];
  };
  const about = (one, other) => [[one, other], [other, one]].flatMap(([speaker, named]) =>
    data.components[speaker][6].filter(([, others]) => others.includes(named)).map(([text]) => text));

  const show = () => {
    const [one, other] = choices.map((each) => numbers.get(each.value));
    const both = (members) => members.includes(one) && members.includes(other);
    const said = about(one, other);
    const shown = one === other ? [] : data.examples.filter(([, , members]) => both(members));
    const games = data.games.filter(([, , members]) => both(members));
    const cards = element("div", card(one), ...(one === other ? [] : [card(other)]));
    cards.className = "pair-cards";
    place.replaceChildren(
      ...tokens(one, other),
      cards,
      section(place.dataset.about, said.length ? element("ul", ...said.map((text) => element("li", text))) : element("p", place.dataset.nothing)),
      ...(shown.length ? [section(place.dataset.examples, links(shown))] : []),
      section(place.dataset.games, games.length ? links(games) : element("p", place.dataset.never)),
    );
  };
  const follow = () => {
    const wanted = decodeURIComponent(location.hash.slice(1)).split("+");
    wanted.forEach((key, number) => { if (choices[number] && numbers.has(key)) choices[number].value = key; });
    show();
  };
  for (const each of choices) {
    each.addEventListener("change", () => { history.replaceState(null, "", `#${choices.map((one) => one.value).join("+")}`); show(); });
  }
  // To begin with, a race and a power: the pair that every turn is about.
  const power = data.components.find(([, kind]) => kind === "power");
  if (power) choices[1].value = power[0];
  addEventListener("hashchange", follow);
  follow();
})();
