// A game at the table. Every rule comes from the engine: this pane only shows what it is told and sends what is chosen.
import { announce, button, download, h, picture, show } from "./dom.js";
import { Board, standing } from "./board.js";
import { language, w } from "./words.js";

const PAUSES = { no_pause: 0, short_pause: 500, long_pause: 1500 };
const KEPT = "swdsl-game";

export class Table {
  constructor(parent, page) {
    Object.assign(this, { parent, page, state: null, map: null, selected: null, tiles: new Map(), pause: "short_pause", busy: false });
    this.wanted = { game: null, along: [], seats: [] };
  }

  get host() {
    return this.page.host;
  }

  // ---- before a game ----------------------------------------------------------------------------

  async open() {
    if (this.state) return this.refresh();
    const kept = localStorage.getItem(this.key);
    if (kept) {
      try {
        return await this.began(await this.host.ask("load", { record: kept, language: language() }));
      } catch {
        localStorage.removeItem(this.key); // the rules have changed since
      }
    }
    this.setup();
  }

  get key() {
    return `${KEPT}:${this.page.place}`;
  }

  setup(problem = null) {
    const { games, components, bots } = this.page.listed;
    const own = games.filter((each) => each.own);
    this.wanted.game ??= (own[0] ?? games[0])?.id;
    const chosen = games.find((each) => each.id === this.wanted.game) ?? games[0];
    const players = chosen?.players || 2;
    const seats = Array.from({ length: players }, (_, seat) => this.wanted.seats[seat] ?? (seat ? "greedy" : "human"));
    this.wanted.seats = seats;
    const mine = components.filter((each) => each.own && ["race", "power", "relic", "place"].includes(each.kind));
    const along = new Set(this.wanted.along.length || this.wanted.asked ? this.wanted.along : mine.map((each) => `${each.kind}:${each.set}.${each.id}`));
    const select = h("select", { id: "game", onchange: (event) => { this.wanted.game = event.target.value; this.wanted.seats = []; this.setup(); } },
      games.map((each) => h("option", { value: each.id, selected: each.id === chosen?.id }, `${each.name} (${each.players})`)));
    const names = ["human", ...bots];
    const form = h("form", { class: "setup", onsubmit: (event) => { event.preventDefault(); this.begin([...along]); } },
      h("p", {}, h("label", { for: "game" }, w("game")), select),
      mine.length ? h("fieldset", {}, h("legend", {}, w("along")), mine.map((each) => {
        const id = `${each.kind}:${each.set}.${each.id}`;
        return h("label", { class: "check" }, h("input", { type: "checkbox", checked: along.has(id), onchange: (event) => {
          if (event.target.checked) along.add(id); else along.delete(id);
          this.wanted.asked = true;
          this.wanted.along = [...along];
        } }), each.name);
      })) : null,
      h("fieldset", {}, h("legend", {}, w("seats")), seats.map((seat, place) => h("p", {},
        h("label", { for: `seat-${place}` }, w("seat", { n: place + 1 })),
        h("select", { id: `seat-${place}`, onchange: (event) => { this.wanted.seats[place] = event.target.value; } },
          names.map((name) => h("option", { value: name, selected: name === seat }, w(name))))))),
      h("p", { class: "buttons" }, h("button", { type: "submit", class: "main" }, w("begin")), " ", this.loader(), " ",
        button(w("simulate"), () => this.simulate([...along]))),
      h("div", { id: "simulated", role: "status" }),
      problem && h("p", { class: "problem", role: "alert" }, problem));
    show(this.parent, form);
  }

  loader() {
    const input = h("input", { type: "file", accept: ".json", class: "unseen", tabindex: "-1", "aria-hidden": "true", onchange: async (event) => {
      const [file] = event.target.files;
      if (file) await this.trying(async () => this.began(await this.host.ask("load", { record: await file.text(), language: language() })));
    } });
    return [button(w("load_game"), () => input.click()), input];
  }

  async begin(along) {
    const seats = this.wanted.seats;
    const table = { game: this.wanted.game, ...(along.length ? { with: along } : {}) };
    await this.trying(async () => this.began(await this.host.ask("new_game", { table, seats, language: language() })));
  }

  async simulate(along) {
    const table = { game: this.wanted.game, ...(along.length ? { with: along } : {}) };
    await this.trying(async () => {
      const { seats } = await this.host.ask("simulate", { table, games: 20 });
      const place = document.getElementById("simulated");
      if (place) show(place, h("ul", {}, seats.map((each, seat) => h("li", {}, w("seat", { n: seat + 1 }), ": ", w("simulated", { bot: w(each.bot), wins: each.wins, coins: Math.round(each.coins) })))));
    });
  }

  async trying(work) {
    try {
      await work();
    } catch (problem) {
      const told = problem.code === "rules-are-wrong" ? w("wrong_rules") : problem.message;
      if (this.state) this.page.notice(told);
      else this.setup(told);
    }
  }

  // ---- a game under way -------------------------------------------------------------------------

  async began(state) {
    this.map = await this.host.ask("map", { map: state.map, tokens: true, language: language() });
    this.language = language();
    this.board = new Board(this.map, (region) => this.chose(region));
    this.selected = null;
    this.state = state;
    this.frame();
    await this.update(state);
  }

  frame() {
    this.parts = Object.fromEntries(["title", "question", "detail", "column", "players", "log"].map((name) => [name, h("section", { class: name })]));
    const pause = h("select", { "aria-label": w("pause"), onchange: (event) => { this.pause = event.target.value; } },
      Object.keys(PAUSES).map((name) => h("option", { value: name, selected: name === this.pause }, `${w("pause")}: ${w(name)}`)));
    this.undoing = button(w("undo"), () => this.undo());
    const bar = h("p", { class: "buttons" }, this.undoing, button(w("save_game"), () => this.keep()), button(w("leave"), () => this.leave()), pause);
    show(this.parent, h("div", { class: "play" },
      h("div", { class: "play-main" }, this.parts.title, this.board.element, this.parts.question, this.parts.detail),
      h("div", { class: "play-side" }, bar, this.parts.players, this.parts.column, this.parts.log)));
  }

  async refresh() {
    if (this.language !== language()) return this.trying(async () => this.began(await this.host.ask("table", { game: this.state.game, language: language() })));
    return this.update(this.state);
  }

  async update(state) {
    this.state = state;
    this.draw();
    const { record } = await this.host.ask("save", { game: state.game });
    localStorage.setItem(this.key, record);
    if (["bot", "chance"].includes(state.waits_for)) this.goOn(state);
  }

  async goOn(state) {
    await new Promise((done) => setTimeout(done, PAUSES[this.pause]));
    if (this.state !== state || this.busy) return;
    const most = PAUSES[this.pause] ? 1 : 500;
    await this.trying(async () => {
      const next = await this.host.ask("go_on", { game: state.game, most, language: language() });
      if (this.state === state) await this.update(next);
    });
  }

  // `stay`: the region that stays in view, where more tokens may follow.
  async choose(number, stay = null) {
    if (this.busy) return;
    this.busy = true;
    const state = this.state;
    await this.trying(async () => {
      const next = await this.host.ask("choose", { game: state.game, choice: number, step: state.step, language: language() });
      this.busy = false;
      this.selected = stay;
      await this.update(next);
    });
    this.busy = false;
  }

  async undo(step) {
    const state = this.state;
    await this.trying(async () => {
      const fields = step === undefined ? {} : { step };
      this.selected = null;
      await this.update(await this.host.ask("undo", { game: state.game, language: language(), ...fields }));
    });
  }

  keep() {
    download(`${this.state.map}.json`, localStorage.getItem(this.key));
  }

  async leave() {
    localStorage.removeItem(this.key);
    await this.host.ask("leave", { game: this.state.game }).catch(() => null);
    this.state = null;
    this.setup();
  }

  // ---- what is chosen on the board ----------------------------------------------------------------

  options(region) {
    return (this.state.question?.choices ?? []).filter((each) => each.region === region);
  }

  chose(region) {
    const [first] = this.options(region);
    const direct = first?.key === "put_one";
    if (first && (direct || this.selected === region)) {
      this.choose(first.number, direct ? region : null);
      return;
    }
    this.selected = region;
    this.draw();
    this.parts.detail.scrollIntoView({ block: "nearest" });
  }

  // ---- drawing ------------------------------------------------------------------------------------

  draw() {
    const { state } = this;
    const lit = new Map();
    for (const region of state.regions) {
      const options = this.options(region.id);
      const { attack } = region;
      if (options.length) {
        const cost = attack?.cost ?? options[0].cost;
        lit.set(region.id, { possible: true, badge: cost ?? "+", said: options.map((each) => each.text).join("; ") });
      } else if (attack?.refusal) {
        lit.set(region.id, { possible: false, badge: null, said: attack.refusal.text });
      }
    }
    this.board.draw(state.regions, lit, this.selected);
    this.drawTitle();
    this.drawQuestion();
    this.drawDetail();
    this.drawColumn();
    this.drawPlayers();
    this.drawLog();
    this.undoing.disabled = state.step === 0;
    const now = `${state.phase} ${state.question?.player}`;
    if (state.question && now !== this.shown) this.parts.title.scrollIntoView({ block: "start" });
    if (state.question) this.shown = now;
  }

  drawTitle() {
    const { state } = this;
    const who = state.players[state.player].name;
    const best = state.over ? state.players[state.ranking[0]].name : "";
    const head = state.over ? `${w("over")} ${w("wins", { who: best })}` : w("turn_of", { turn: state.turn, turns: state.turns, who });
    Object.assign(this.parts.title.dataset, { step: state.step, phase: state.phase });
    show(this.parts.title, h("h2", {}, h("span", { class: "dot", style: `background:${state.players[state.over ? state.ranking[0] : state.player].colour}` }), head));
    announce(head);
  }

  drawQuestion() {
    const { question, waits_for: waits, players, decides } = this.state;
    if (!question) {
      const told = waits === "chance" ? w("die") : waits === "bot" ? w("bots_turn", { who: players[decides].name }) : "";
      show(this.parts.question, told && h("p", { class: "soft" }, told));
      return;
    }
    const plain = question.choices.filter((each) => !each.region && each.key !== "pick");
    show(this.parts.question,
      h("p", {}, h("b", {}, players[question.player].name), ": ", question.text),
      question.clause?.sentence && h("blockquote", {}, `${question.clause.of}: ${question.clause.sentence}`),
      plain.length ? h("ul", { class: "choices" }, plain.map((each) => h("li", {},
        button(each.text, () => this.choose(each.number), { class: "choice" }),
        each.clause?.sentence && !question.clause && h("span", { class: "soft" }, each.clause.sentence)))) : null);
  }

  drawDetail() {
    const region = this.state.regions.find((each) => each.id === this.selected);
    if (!region) {
      show(this.parts.detail);
      return;
    }
    const options = this.options(region.id);
    const { attack } = region;
    show(this.parts.detail,
      h("h3", {}, region.name),
      h("p", { class: "soft" }, [region.terrain, ...region.symbols].join(", "), ". ", standing(region) || w("nobody")),
      attack?.refusal && [h("p", { class: "refusal" }, attack.refusal.text), quotes(attack.refusal.clauses)],
      attack?.bill?.length ? bill(attack) : null,
      options.length ? h("p", { class: "buttons" }, options.map((each) => button(each.text, () => this.choose(each.number), { class: "main" }))) : null,
      options.length ? h("p", { class: "soft" }, w("tap_again")) : null);
    announce([region.name, attack?.refusal?.text ?? options.map((each) => each.text).join("; ")].join(". "));
  }

  drawColumn() {
    const { column, question } = this.state;
    const open = question?.choices.some((each) => each.key === "pick");
    // Whoever picks sees the column at once; at other times it is something to look up.
    if (open) this.parts.question.after(this.parts.column);
    else this.parts.players.after(this.parts.column);
    show(this.parts.column, h("h3", {}, w("column")), h("ol", { class: "combos" }, column.map((each) => this.combo(each))));
  }

  combo(each) {
    const tiles = h("div", { class: "combo-tiles" });
    for (const [kind, id, name] of [["power", each.power, each.power_name], ["race", each.race, each.race_name]]) {
      const place = h("div", { class: `small-tile ${kind}` });
      tiles.append(place);
      this.tile(`${kind}:${id}`, name, place);
    }
    const said = [...each.sentences.power, ...each.sentences.race];
    return h("li", { class: "combo" }, tiles,
      h("div", {},
        h("b", {}, `${each.power_name} · ${each.race_name}`),
        h("p", { class: "numbers" }, `${w("tokens")} ${each.tokens} · ${w("price")} ${each.price}`, each.coins ? ` · ${w("coins_on_it")} ${each.coins}` : ""),
        h("details", { open: each.choice !== null }, h("summary", {}, w("sentences")), said.map((text) => h("p", {}, text))),
        each.choice === null ? null : button(w("take"), () => this.choose(each.choice), { class: "main", "aria-label": `${w("take")}: ${each.power_name} ${each.race_name}` }),
        each.refusal && [h("p", { class: "refusal" }, each.refusal.text), quotes(each.refusal.clauses)]));
  }

  async tile(component, name, place) {
    const key = `${language()} ${component}`;
    if (!this.tiles.has(key)) {
      this.tiles.set(key, this.host.ask("tile", { component, language: language() }).catch(() => null));
    }
    const drawn = await this.tiles.get(key);
    if (drawn) show(place, picture(drawn.svg, name));
  }

  drawPlayers() {
    const { players } = this.state;
    show(this.parts.players, h("h3", {}, w("players")), h("ul", { class: "people" }, players.map((each) => h("li", {},
      h("p", {}, h("span", { class: "dot", style: `background:${each.colour}` }), h("b", {}, each.name), ` (${w(each.seat.split(":")[0])}) `,
        h("span", { class: "coins" }, `${w("coins")}: ${each.coins ?? w("hidden")}`)),
      each.races.map((race) => h("p", { class: "soft" }, `${[race.power_name, race.name].filter(Boolean).join(" · ")}${race.declined ? ` (${w("declined")})` : ""}: `,
        `${w("in_regions")} ${race.regions}`, race.hand ? `, ${w("in_hand")} ${race.hand}` : "",
        race.pieces.map((piece) => `, ${piece.number} × ${piece.name}`))),
      each.score.length ? h("details", {}, h("summary", {}, `${w("would_score")}: ${each.would_score}`), this.items(each.score)) : null))));
  }

  items(items) {
    const joined = new Map();
    for (const each of items) {
      const known = joined.get(each.id) ?? { ...each, amount: 0, regions: [] };
      known.amount += each.amount;
      if (each.region) known.regions.push(this.name(each.region));
      joined.set(each.id, known);
    }
    return h("ul", { class: "bill" }, [...joined.values()].map((each) => h("li", {}, h("b", {}, signed(each.amount)), " ",
      each.sentence || each.of, each.regions.length ? h("span", { class: "soft" }, ` (${each.regions.join(", ")})`) : null)));
  }

  name(region) {
    return this.state.regions.find((each) => each.id === region)?.name ?? region;
  }

  drawLog() {
    const { log, players } = this.state;
    const rows = [...log].reverse().map((each) => h("li", {},
      each.player === null ? null : h("span", { class: "dot", style: `background:${players[each.player].colour}` }),
      h("span", {}, `${each.who}: ${each.text}`), " ",
      button("↶", () => this.undo(each.step), { class: "place", title: w("back_here"), "aria-label": `${w("back_here")}: ${each.text}` }),
      each.coins.map((text) => h("p", { class: "soft" }, text))));
    show(this.parts.log, h("details", { open: true }, h("summary", {}, w("log")), h("ol", { class: "log" }, rows)));
  }
}

function bill(attack) {
  return h("div", {}, h("p", {}, `${w("cost")}: `, h("b", {}, attack.cost)),
    h("ul", { class: "bill" }, attack.bill.map((each) => h("li", {}, h("b", {}, signed(each.amount)), " ",
      each.owner && each.sentence ? `${each.owner}: ${each.sentence}` : each.sentence || each.of))));
}

function quotes(clauses) {
  return clauses.filter((each) => each.sentence).map((each) => h("blockquote", {}, each.owner ? `${each.owner}: ${each.sentence}` : each.sentence));
}

function signed(amount) {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
