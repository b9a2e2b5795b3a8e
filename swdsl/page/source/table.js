// A game at the table. Every rule comes from the engine: this pane only shows what it is told and sends what is chosen.
import { announce, button, download, h, picture, sentences, show } from "./dom.js";
import { Board, standing } from "./board.js";
import { forNow, kept } from "./kept.js";
import { Lane } from "./lane.js";
import { language, lead, w } from "./words.js";

const PAUSES = { no_pause: 0, short_pause: 500, long_pause: 1500 };
const KEPT = "swdsl-game";
const PUT_ONE = "put_one";
// A kept game that cannot go on: whatever else is in the way may pass, and the game stays.
const HOPELESS = new Set(["rules-changed", "unreadable-record", "endless-game", "no-such-table", "impossible-table", "no-such-option"]);

export class Table {
  constructor(parent, page) {
    Object.assign(this, { parent, page, state: null, map: null, selected: null, tiles: new Map(), pause: "short_pause" });
    Object.assign(this, { lane: new Lane(), pressed: false, saving: 0 });
    this.wanted = { game: null, along: [], seats: [] };
    parent.addEventListener("toggle", ({ target }) => this.folded(target), true);
  }

  get host() {
    return this.page.host;
  }

  // ---- one thing after another ----------------------------------------------------------------------

  // Lay a table, when whatever was begun before is done; if by then there is one, nobody waits for another.
  laying(work) {
    return this.lane.after(() => this.trying(async () => { if (!this.state) await work(); }));
  }

  // Do something with the game that is on the table now. Once somebody has left it, nothing of it is heard any more.
  playing(work) {
    const game = this.state?.game;
    return this.lane.after(() => this.ofGame(game, work));
  }

  async ofGame(game, work) {
    if (!game || this.state?.game !== game) return;
    try {
      await work();
    } catch (problem) {
      if (this.state?.game === game) this.page.notice(this.told(problem));
    }
  }

  // Ask about the game on the table; an answer that comes after somebody has left is none.
  async asked(what, fields) {
    const { game } = this.state;
    const answer = await this.host.ask(what, { game, ...fields });
    this.stillOn(game);
    return answer;
  }

  stillOn(game) {
    if (this.state?.game !== game) throw new Error("This game has been left.");
  }

  // ---- before a game ----------------------------------------------------------------------------

  open() {
    if (this.state) return this.refresh();
    this.opening ??= this.laying(() => this.opened()).finally(() => { this.opening = null; });
    return this.opening;
  }

  async opened() {
    const record = kept.get(this.key);
    if (!record) {
      if (this.offered !== this.offer()) this.setup();
      return;
    }
    try {
      await this.forget(forNow.get(this.key)); // this window has it on the table from before a reload
      await this.began(await this.host.ask("load", { record, language: language() }));
    } catch (problem) {
      if (HOPELESS.has(problem.code)) kept.remove(this.key);
      this.setup(HOPELESS.has(problem.code) ? w("rules_changed") : this.told(problem));
    }
  }

  // Somebody wants to play this, whatever lies on the table, or would be laid there again.
  async want(game, component) {
    await this.opening;
    if (this.state) this.leave();
    else this.putAway(kept.get(this.key), forNow.get(this.key));
    Object.assign(this.wanted, { game, along: [component], asked: true, seats: [] });
    this.offered = null;
  }

  async forget(game) {
    if (game) await this.host.ask("leave", { game }).catch(() => null);
  }

  get key() {
    return `${KEPT}:${this.page.place}`;
  }

  // What there is to choose from before a game; while it stays the same, so do the buttons.
  offer() {
    return JSON.stringify([language(), this.page.listed]);
  }

  setup(problem = null) {
    this.offered = problem ? null : this.offer();
    const { games, components, bots } = this.page.listed;
    const own = games.filter((each) => each.own);
    this.wanted.game ??= (own[0] ?? games[0])?.id;
    const chosen = games.find((each) => each.id === this.wanted.game) ?? games[0];
    const players = chosen?.players || 2;
    const seats = Array.from({ length: players }, (_, seat) => this.wanted.seats[seat] ?? (seat ? "greedy" : "human"));
    this.wanted.seats = seats;
    // A game decides about the events of its own sets.
    const foreign = (each) => each.kind === "event" && !chosen?.sets.includes(each.set);
    const mine = components.filter((each) => each.own && (foreign(each) || ["race", "power", "relic", "place"].includes(each.kind)));
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
      if (file) await this.takeUp(await file.text());
    } });
    return [button(w("load_game"), () => input.click()), input];
  }

  async begin(along) {
    const seats = this.wanted.seats;
    const table = { game: this.wanted.game, ...(along.length ? { with: along } : {}) };
    const deal = 1 + Math.floor(Math.random() * 1e6);
    await this.laying(async () => this.began(await this.host.ask("new_game", { table, seats, deal, language: language() })));
  }

  async simulate(along) {
    const table = { game: this.wanted.game, ...(along.length ? { with: along } : {}) };
    const place = this.parent.querySelector("#simulated");
    if (place.dataset.running) return;
    place.dataset.running = "yes";
    show(place, w("simulating"));
    await this.trying(async () => {
      const { seats } = await this.host.ask("simulate", { table, games: 20 });
      show(place, h("ul", {}, seats.map((each, seat) => h("li", {}, lead(w("seat", { n: seat + 1 })), w("simulated", { bot: w(each.bot), wins: `${Math.round(100 * each.wins)}\u00a0%`, coins: Math.round(each.coins) })))));
    });
    delete place.dataset.running;
  }

  async trying(work) {
    try {
      await work();
    } catch (problem) {
      if (this.state) this.page.notice(this.told(problem));
      else this.setup(this.told(problem));
    }
  }

  told(problem) {
    return problem.code === "rules-are-wrong" ? w("wrong_rules") : problem.message;
  }

  // ---- a game under way -------------------------------------------------------------------------

  async began(state, tongue = language()) {
    const before = this.state?.game;
    const map = await this.host.ask("map", { map: state.map, tokens: true, language: tongue });
    this.stillOn(before);
    this.map = map;
    this.tiles.clear(); // its author may have changed a race since
    this.language = tongue;
    this.board = new Board(this.map, (region) => this.chose(region));
    this.selected = null;
    this.state = state;
    this.older = [];
    forNow.set(this.key, state.game);
    const within = this.parent.contains(document.activeElement);
    this.frame();
    this.update(state);
    if (within) this.parts.question.focus({ preventScroll: true });
  }

  frame() {
    this.parts = Object.fromEntries(["title", "events", "question", "detail", "column", "players", "log"].map((name) => [name, h("section", { class: name })]));
    this.parts.question.tabIndex = -1;
    this.unfolded = new Set();
    const pause = h("select", { "aria-label": w("pause"), onchange: (event) => { this.pause = event.target.value; } },
      Object.keys(PAUSES).map((name) => h("option", { value: name, selected: name === this.pause }, lead(w("pause")) + w(name))));
    this.undoing = button(w("undo"), () => this.undo());
    const bar = h("p", { class: "buttons" }, this.undoing, button(w("save_game"), () => this.keep()), button(w("leave"), () => this.leave()), pause);
    show(this.parent, h("div", { class: "play" },
      h("div", { class: "play-main" }, this.parts.title, this.parts.events, this.board.element, this.parts.question, this.parts.detail),
      h("div", { class: "play-side" }, bar, this.parts.players, this.parts.column, this.parts.log)));
  }

  // In the same language nothing is new: a button that is drawn again does not hear whoever is just pressing it.
  refresh() {
    if (this.language !== language()) this.telling ??= this.playing(() => this.toldAnew()).finally(() => { this.telling = null; });
    return this.telling;
  }

  async toldAnew() {
    while (this.language !== language()) {
      const tongue = language();
      await this.began(await this.asked("table", { language: tongue }), tongue);
    }
  }

  update(state) {
    this.state = state;
    this.draw();
    this.remember();
    if (["bot", "chance"].includes(state.waits_for)) this.goOn(state);
  }

  // For a reload. Nobody waits for it; an answer that comes late does not replace what was asked for after it.
  remember() {
    const number = ++this.saving;
    return this.ofGame(this.state.game, async () => {
      const { record } = await this.asked("save");
      if (number === this.saving) kept.set(this.key, record);
    });
  }

  async goOn(state) {
    await new Promise((done) => setTimeout(done, PAUSES[this.pause]));
    await this.playing(() => this.wentOn(state));
  }

  async wentOn(state) {
    if (this.state !== state) return;
    const most = PAUSES[this.pause] ? 1 : 500;
    try {
      this.update(await this.asked("go_on", { most, language: language() }));
    } catch (problem) {
      if (this.state !== state) throw problem;
      const note = this.page.notice(this.told(problem), button(w("again"), () => { note.remove(); this.goOn(state); }));
    }
  }

  // `stay`: the region that stays in view, where more tokens may follow. What stood there when it was pressed is chosen,
  // or nothing: a tap too many means nothing to the next question.
  async choose(number, stay = null) {
    if (this.pressed) return;
    this.press(true);
    const { step } = this.state;
    await this.playing(async () => {
      if (this.state.step === step) await this.chosen(number, stay);
    });
    this.press(false);
    await this.refresh();
  }

  // Who waits for longer sees it here, too: on a phone the head of the page is out of sight.
  press(pressed) {
    this.pressed = pressed;
    this.parent.classList.toggle("waiting", pressed);
  }

  // Tokens are put as fast as somebody taps: each tap waits for the one before, and the last may find nothing to put.
  async put(region) {
    const asking = this.asking();
    await this.playing(async () => {
      const [one] = this.options(region);
      if (one?.key === PUT_ONE && this.asking() === asking) await this.chosen(one.number, region);
    });
    await this.refresh();
  }

  // Who is asked, and for what.
  asking() {
    return JSON.stringify([this.state.question?.player, this.state.phase]);
  }

  async chosen(choice, stay) {
    const asking = this.asking();
    const next = await this.asked("choose", { choice, step: this.state.step, language: language() });
    this.state = next;
    this.selected = this.asking() === asking ? stay : null; // what somebody looked at is of no concern to whoever comes next
    this.update(next);
  }

  undo(step) {
    return this.playing(async () => {
      if (this.state.step === 0) return;
      this.selected = null;
      this.update(await this.asked("undo", { language: language(), ...(step === undefined ? {} : { step }) }));
    });
  }

  keep() {
    return this.playing(async () => download(`${this.state.map}.json`, (await this.asked("save")).record));
  }

  // At once, for a bot may think for long.
  leave() {
    const { game, step, over } = this.state;
    this.state = null;
    kept.remove(this.key);
    this.setup();
    this.parent.querySelector("#game").focus();
    return this.lane.after(async () => {
      const saved = await this.host.ask("save", { game }).catch(() => null);
      this.putAway(step && !over ? saved?.record : null, game);
    });
  }

  // Whoever did not mean to leave a game can have it back.
  putAway(record, game) {
    kept.remove(this.key);
    if (record) {
      const note = this.page.notice(w("put_away"), button(w("take_up"), () => { note.remove(); this.page.choose("table"); this.takeUp(record); }));
    }
    return this.forget(game);
  }

  takeUp(record) {
    if (this.state) this.leave();
    return this.laying(async () => this.began(await this.host.ask("load", { record, language: language() })));
  }

  // ---- what is chosen on the board ----------------------------------------------------------------

  options(region) {
    return (this.state.question?.choices ?? []).filter((each) => each.region === region);
  }

  chose(region) {
    const [first] = this.options(region);
    if (first?.key === PUT_ONE) {
      this.put(region);
      return;
    }
    if (first && this.selected === region) {
      this.choose(first.number);
      return;
    }
    this.selected = region;
    this.draw();
    this.parts.detail.scrollIntoView({ block: "nearest" });
  }

  // ---- drawing ------------------------------------------------------------------------------------

  draw() {
    const { state } = this;
    const focused = this.parent.contains(document.activeElement) ? document.activeElement : null;
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
    this.drawEvents();
    this.drawColumn();
    this.drawPlayers();
    this.drawLog();
    this.undoing.disabled = state.step === 0;
    const now = `${state.phase} ${state.question?.player}`;
    if (state.question && now !== this.shown) this.parts.title.scrollIntoView({ block: "start" });
    if (state.question) this.shown = now;
    if (focused && !focused.isConnected) this.refocus(focused.dataset.again);
    this.say();
  }

  // Whoever plays by keys goes on where the same thing stands now, or else at the question.
  refocus(again) {
    const same = again && this.parent.querySelector(`[data-again="${CSS.escape(again)}"]`);
    (same || this.parts.question).focus({ preventScroll: true });
  }

  // What those hear who do not look: what happened since, whose turn it is, and what is asked.
  say() {
    const { state } = this;
    const fresh = state.log.filter((each) => each.step >= (this.heard ?? state.step)).slice(-6);
    this.heard = state.step;
    const asked = state.question ? `${state.players[state.question.player].name}. ${state.question.text}` : "";
    const said = [...fresh.map((each) => lead(each.who) + each.text), this.head(), asked, this.about()];
    announce(sentences(said));
  }

  // What somebody has unfolded stays so, and the other way round.
  folded(target) {
    if (target.dataset.fold === undefined) return;
    if (target.open === (target.dataset.open === "yes")) this.unfolded.delete(target.dataset.fold);
    else this.unfolded.add(target.dataset.fold);
  }

  fold(name, open, head, ...children) {
    return h("details", { "data-fold": name, "data-open": open ? "yes" : "no", open: open !== this.unfolded.has(name) },
      h("summary", { "data-again": `fold ${name}` }, head), children);
  }

  head() {
    const { state } = this;
    if (!state.over) return w("turn_of", { turn: state.turn, turns: state.turns, who: state.players[state.player].name });
    const best = state.standing.filter((each) => each.place === 1).flatMap((each) => each.players);
    return `${w("over")} ${w(best.length > 1 ? "win" : "wins", { who: this.names(best) })}`;
  }

  drawTitle() {
    const { state } = this;
    Object.assign(this.parts.title.dataset, { step: state.step, phase: state.phase });
    show(this.parts.title, h("h2", {}, h("span", { class: "dot", style: `background:${state.players[state.over ? state.ranking[0] : state.player].colour}` }), this.head()));
  }

  drawQuestion() {
    const { question, waits_for: waits, players, decides } = this.state;
    if (!question) {
      const told = waits === "chance" ? w("die") : waits === "bot" ? w("bots_turn", { who: players[decides].name }) : "";
      show(this.parts.question, told && h("p", { class: "soft" }, told), this.state.over && this.standings());
      return;
    }
    const plain = question.choices.filter((each) => !each.region && each.key !== "pick");
    show(this.parts.question,
      h("p", {}, h("b", {}, lead(players[question.player].name)), question.text, this.inHand(question.player)),
      question.clause?.sentence && h("blockquote", {}, (question.clause.owner ? lead(question.clause.owner) : "") + question.clause.sentence),
      plain.length ? h("ul", { class: "choices" }, plain.map((each) => h("li", {},
        button(each.text, () => this.choose(each.number), { class: "choice", "data-again": `choice ${each.key}` }),
        each.clause?.sentence && !question.clause && h("span", { class: "soft" }, each.clause.sentence)))) : null);
  }

  // How many tokens whoever is asked has to spend: looked at before every conquest.
  inHand(player) {
    const held = this.state.players[player].races.filter((race) => race.hand || race.pieces.length);
    return held.map((race) => h("span", { class: "hand" }, lead(race.name), `${w("in_hand")} ${race.hand}`,
      race.pieces.map((piece) => `, ${piece.number} × ${piece.name}`)));
  }

  standings() {
    const { players, standing: rows } = this.state;
    return [h("h3", {}, w("standing")), h("ol", { class: "standing" }, rows.map((each) => h("li", { value: each.place },
      each.players.map((player) => h("span", { class: "dot", style: `background:${players[player].colour}` })),
      lead(this.names(each.players)), `${w("coins")} ${each.coins}, ${w("tokens_left", { tokens: each.tokens })}`)))];
  }

  names(players) {
    return players.map((player) => this.state.players[player].name).join(", ");
  }

  // What the region that is looked at says.
  about() {
    const region = this.state.regions.find((each) => each.id === this.selected);
    if (!region) return "";
    return sentences([region.name, region.attack?.refusal?.text ?? this.options(region.id).map((each) => each.text).join("; ")]);
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
      options.length ? h("p", { class: "buttons" }, options.map((each) => button(each.text, () => this.choose(each.number), { class: "main", "data-again": `region ${each.key}` }))) : null,
      options.length ? h("p", { class: "soft" }, w("tap_again")) : null);
  }

  drawEvents() {
    const told = Object.entries({ event_now: this.state.events?.now, event_next: this.state.events?.next }).filter(([, event]) => event);
    show(this.parts.events, told.map(([key, event]) => h("p", { class: "soft" }, h("b", {}, lead(w(key)) + event.name), ` ${event.sentences.join(" ")}`)));
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
    const said = [[each.power_name, each.sentences.power], [each.race_name, each.sentences.race]];
    return h("li", { class: "combo" }, tiles,
      h("div", {},
        h("b", {}, `${each.power_name} · ${each.race_name}`),
        h("p", { class: "numbers" }, `${w("tokens")} ${each.tokens} · ${w("price")} ${each.price}`, each.coins ? ` · ${w("coins_on_it")} ${each.coins}` : ""),
        this.fold(`combo ${each.power} ${each.race}${each.choice === null ? "" : " pick"}`, each.choice !== null, w("sentences"),
          said.map(([name, texts]) => h("p", {}, h("b", {}, lead(name)), texts.join(" ")))),
        each.choice === null ? null : button(w("take"), () => this.choose(each.choice), { class: "main", "aria-label": `${lead(w("take"))}${each.power_name} ${each.race_name}` }),
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
        h("span", { class: "coins" }, lead(w("coins")) + (each.coins ?? w("hidden")))),
      each.races.map((race) => h("p", { class: "soft" }, lead(`${[race.power_name, race.name].filter(Boolean).join(" · ")}${race.declined ? ` (${w("declined")})` : ""}`),
        `${w("in_regions")} ${race.regions}`, race.hand ? `, ${w("in_hand")} ${race.hand}` : "",
        race.pieces.map((piece) => `, ${piece.number} × ${piece.name}`))),
      each.score.length ? this.fold(`score ${each.player}`, false, lead(w("would_score")) + each.would_score, this.items(each.score)) : null))));
  }

  items(items) {
    const joined = new Map();
    for (const each of items) {
      const known = joined.get(each.id) ?? { ...each, amount: 0, regions: [] };
      known.amount += each.amount;
      if (each.region) known.regions.push(this.name(each.region));
      joined.set(each.id, known);
    }
    return h("ul", { class: "bill" }, [...joined.values()].map((each) => h("li", {}, h("b", {}, signed(each.amount)),
      h("span", {}, each.sentence || each.of, each.regions.length ? h("span", { class: "soft" }, ` (${each.regions.join(", ")})`) : null))));
  }

  name(region) {
    return this.state.regions.find((each) => each.id === region)?.name ?? region;
  }

  drawLog() {
    const { players } = this.state;
    const log = [...this.older.filter((each) => each.step < (this.state.log[0]?.step ?? 0)), ...this.state.log];
    const at = this.parts.log.querySelector("ol")?.scrollTop ?? 0;
    const rows = [...log].reverse().map((each) => h("li", {},
      each.player === null ? null : h("span", { class: "dot", style: `background:${players[each.player].colour}` }),
      h("span", {}, lead(each.who) + each.text), " ",
      button("↶", () => this.undo(each.step), { class: "place", title: w("back_here"), "aria-label": lead(w("back_here")) + each.text }),
      each.coins.map((text) => h("p", { class: "soft" }, text))));
    if (log.length && log[0].step > 0) rows.push(h("li", {}, button(w("earlier"), () => this.lookBack(), { class: "small", "data-again": "earlier" })));
    show(this.parts.log, this.fold("log", true, w("log"), h("ol", { class: "log" }, rows)));
    this.parts.log.querySelector("ol").scrollTop = at;
  }

  // A table comes with the last choices only; whoever wants to go further back asks for the others.
  async lookBack() {
    await this.trying(async () => {
      this.older = (await this.host.ask("log", { game: this.state.game, language: language() })).log;
      this.drawLog();
    });
  }
}

function bill(attack) {
  return h("div", {}, h("p", {}, lead(w("cost")), h("b", {}, attack.cost)),
    h("ul", { class: "bill" }, attack.bill.map((each) => h("li", {}, h("b", {}, signed(each.amount)),
      h("span", {}, each.owner && each.sentence ? lead(each.owner) + each.sentence : each.sentence || each.of)))));
}

function quotes(clauses) {
  return clauses.filter((each) => each.sentence).map((each) => h("blockquote", {}, each.owner ? lead(each.owner) + each.sentence : each.sentence));
}

function signed(amount) {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
