// What the text means: sentences, tiles, the games it fits into, its scenarios.
import { button, h, picture, put, quoted, show } from "./dom.js";
import { language, lead, w } from "./words.js";

export async function sentences(parent, page, current) {
  const told = [];
  for (const each of page.components()) {
    told.push(await page.host.ask("show", { component: named(each), language: language() }));
  }
  if (!current()) return;
  show(parent, told.length ? told.map((each) => component(each, page)) : h("p", { class: "soft" }, w("nothing_here")));
}

export function named(each) {
  return `${each.kind}:${each.set ? `${each.set}.` : ""}${each.id}`;
}

function component(told, page) {
  const line = (each) => button("¶", () => page.go(each.file, each.line), {
    class: "place", "aria-label": `${w("source")} ${each.line}`, title: each.source,
  });
  return h("article", { class: "told" },
    h("h2", {}, told.name),
    told.facts.map((text) => h("p", { class: "fact" }, text)),
    h("ol", { class: "rules" }, told.rules.map((rule) => h("li", {},
      rule.sentence === null ? h("em", { class: "soft" }, w("unread")) : rule.sentence, " ", line(rule),
      rule.instead.map((each) => h("p", { class: "instead" }, w("instead"), " ", each.answer, " ", each.rules.join(" ")))))),
    told.consequences.map((text) => h("p", { class: "soft" }, text)));
}

export async function tiles(parent, page, current) {
  const drawn = [];
  for (const each of page.components()) {
    const tile = await page.host.ask("tile", { component: named(each), language: language() });
    drawn.push(h("figure", { class: "both-sides" }, picture(tile.svg, each.name), picture(tile.declined_svg, `${each.name}, ${w("declined_side")}`),
      h("figcaption", {}, each.name)));
  }
  if (!current()) return;
  show(parent, drawn.length ? drawn : h("p", { class: "soft" }, w("nothing_here")));
}

export async function places(parent, page, current) {
  const found = page.components();
  const { games } = page.listed;
  show(parent, found.length ? null : h("p", { class: "soft" }, w("nothing_here")));
  for (const each of found) {
    const lists = { yes: h("ul", { class: "games" }), no: h("ul", { class: "games" }) };
    const heads = { yes: h("h3", { hidden: true }, w("plays_in")), no: h("h3", { hidden: true }, w("not_in")) };
    const told = h("article", { class: "told" }, h("h2", {}, each.name), heads.yes, lists.yes, heads.no, lists.no);
    put(parent, told);
    for (const game of games) {
      const answer = await page.host.ask("mix", { table: { game: game.id, with: [named(each)] }, language: language() })
        .catch((problem) => ({ problem }));
      if (!current()) return;
      if (answer.problem?.code === "rules-are-wrong") { // it would be said of every game
        put(told, h("p", { class: "soft" }, w("wrong_rules")));
        break;
      }
      placed(each, game, answer, lists, page);
      for (const name of ["yes", "no"]) heads[name].hidden = !lists[name].children.length;
    }
  }
}

function placed(each, game, answer, { yes, no }, page) {
  const refused = (reason) => put(no, h("li", {}, h("b", {}, lead(game.name)), quoted(reason)));
  if (answer.problem) {
    refused(answer.problem.message);
    return;
  }
  const out = answer.out.find((other) => other.id === each.id && other.set === each.set && other.kind === each.kind);
  if (out) refused(out.reason);
  else put(yes, h("li", {}, game.name, " ", button(w("play_here"), () => page.playWith(game.id, named(each)), { class: "small" })));
}

// Every scenario there is, with what came of those that were run since the text last changed.
export async function scenarios(parent, page, current, known = new Map(), problem = null) {
  const found = await lying(page);
  if (!current()) return;
  const run = async (fields) => {
    const answer = await page.host.ask("test", fields).catch((refused) => ({ refused, scenarios: [] }));
    for (const each of answer.scenarios) known.set(at(each), each);
    if (current()) await scenarios(parent, page, current, known, answer.refused);
  };
  const refused = problem && (problem.code === "no-scenario" ? w("no_scenarios")
    : problem.code === "rules-are-wrong" ? w("wrong_rules") : problem.message);
  const list = h("ul", { class: "scenarios" }, found.map((each) => scenario({ ...each, ...known.get(at(each)) }, page, run)));
  show(parent, button(w("run_all"), () => run({}), { class: "main" }), refused && h("p", { class: "soft", role: "status" }, refused), list);
}

function at({ file, line }) {
  return `${line} ${file}`;
}

// Where scenarios stand in the files, and what they are called.
async function lying(page) {
  const found = [];
  for (const file of Object.keys(page.files).sort()) {
    const { lenses } = await page.host.ask("lenses", { path: file }).catch(() => ({ lenses: [] }));
    found.push(...lenses.filter((each) => each.do === "test").map(({ line, name }) => ({ file, line, title: name })));
  }
  return found;
}

function scenario({ file, line, title, status, findings = [] }, page, run) {
  const passed = status === "passed";
  return h("li", { class: status ?? "" },
    status && h("b", {}, passed ? "✓ " : "✗ ", w(passed ? "passed" : "failed")), status && " ",
    button(title, () => page.go(file, line), { class: "link" }), " ",
    button(w("run"), () => run({ path: file, line }), { class: "small" }),
    findings.map((finding) => h("p", { class: "soft" }, quoted(finding.message), " ", quoted(finding.hint ?? ""))));
}
