// The page: the source on the left, what it means on the right, and a table to play it at once.
import { button, download, h, put, quoted, show } from "./dom.js";
import { Editor } from "./editor.js";
import { LocalHost, WorkerHost } from "./host.js";
import { kept } from "./kept.js";
import { Lane } from "./lane.js";
import * as panes from "./panes.js";
import { LARGEST_LINK, Unreadable, checked, isOwn, packed, read, unpacked } from "./share.js";
import { Table } from "./table.js";
import { LANGUAGES, language, lead, speak, w } from "./words.js";

const PANES = ["sentences", "tile", "where", "scenarios", "table"];
const FIRST = `race frost_giants "Frost Giants"
  tokens 5 of 10

  when I attack a mountain: cost 1 less
  at scoring: gain 1 coin for each mountain I hold
`;
const MOST_FIXES = 8; // lines of a file that fixes are looked for at once
// Milliseconds after a key before anybody is asked: a program on this machine, or Python in the browser, which is slower.
const SETTLING = { here: 20, browser: 120 };
// Milliseconds without a key before fixes are looked for: each is tried, and whoever types on needs none of them.
const RESTING = { here: 250, browser: 500 };

const SLOT = /^[a-z0-9]{1,12}$/;

// Where there is room for one pane only, the source has a tab of its own.
function isPhone() {
  return matchMedia("(max-width: 820px)").matches;
}

class Page {
  constructor() {
    const local = document.documentElement.dataset.host === "local";
    this.host = local ? new LocalHost() : new WorkerHost();
    this.place = local ? "local" : location.pathname;
    this.slot = "";
    this.fresh = false; // whether all of it came by a link, and nobody has typed in it yet
    this.files = {};
    this.unsaved = new Set();
    this.sending = new Lane(); // of two texts on their way at once the older might come last
    this.unsent = new Set(); // files with a text that the studio has not heard of yet
    this.disk = {}; // what the disk holds, as far as this page wrote it or was told
    this.listed = { components: [], games: [], maps: [], sets: [], bots: [] };
    this.pane = "sentences";
    this.asked = 0;
    this.keys = 0;
    this.said = ""; // what the status says, besides that somebody waits
    this.host.onLate((late) => { this.late = late; this.drawWorking(); });
    this.findings = [];
    speak(kept.get("swdsl-language") ?? navigator.language.slice(0, 2));
  }

  // ---- beginning ----------------------------------------------------------------------------------

  async start() {
    this.build();
    this.busy("loading");
    try {
      await this.readFiles();
      this.openFile(Object.keys(this.files)[0]);
      await this.host.start();
      if (!this.host.onDisk) await this.host.ask("open", { files: this.files });
    } catch (problem) {
      this.notice(`${w("unknown")} ${problem.message}`);
      return;
    } finally {
      this.busy("");
    }
    this.ready = true;
    this.host.watch?.((changed) => this.onDisk(changed), (lost) => this.lost(lost));
    await this.ask();
    document.documentElement.dataset.ready = "yes";
  }

  async readFiles() {
    const linked = await this.linked();
    if (this.host.onDisk) {
      const unsaved = await this.host.unsaved();
      const { files } = await this.host.ask("files");
      for (const { path, own } of files) if (own) this.files[path] = (await this.host.ask("read", { path })).text;
      for (const [path, { on_disk: text, changed }] of Object.entries(unsaved)) {
        this.unsaved.add(path);
        if (changed && text !== null) this.clash(path, text);
      }
      for (const [path, text] of Object.entries(linked ?? {})) await this.taken(path, text);
    } else {
      this.files = linked ?? this.remembered();
    }
    if (Object.keys(this.files).length) return;
    if (this.host.onDisk) await this.taken("mine.sw", FIRST);
    else this.files = { "mine.sw": FIRST };
  }

  async taken(path, text) {
    if (this.files[path] === text) return;
    this.files[path] = text;
    this.unsaved.add(path);
    await this.host.ask("edit", { path, text });
  }

  remembered() {
    try {
      return read(kept.get(this.keptAs()) ?? "");
    } catch {
      return {};
    }
  }

  keptAs() {
    return `swdsl-files:${this.place}${this.slot ? `#${this.slot}` : ""}`;
  }

  // What came by a link is kept apart once somebody types in it: it must not replace what was written here before.
  setApart() {
    if (!this.fresh) return;
    this.fresh = false;
    this.slot = Date.now().toString(36);
    history.replaceState(null, "", `${location.pathname}${location.search}#from=${this.slot}`);
  }

  async linked() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const code = asked.get("pack");
    if (code === null) {
      if (SLOT.test(asked.get("from") ?? "")) this.slot = asked.get("from");
      return null;
    }
    if (this.host.onDisk) history.replaceState(null, "", location.pathname + location.search);
    try {
      const files = await unpacked(code);
      this.fresh = !this.host.onDisk;
      this.notice(w("opened_link"));
      return files;
    } catch (problem) {
      this.notice(w(problem instanceof Unreadable && problem.message === "size" ? "link_huge" : "link_bad"));
      return null;
    }
  }

  // ---- the frame of the page -----------------------------------------------------------------------

  build() {
    document.documentElement.lang = language();
    const head = document.getElementById("head");
    this.chooser = h("select", { "aria-label": w("file"), onchange: (event) => this.openFile(event.target.value) });
    this.saver = button(w(this.host.onDisk ? "save" : "save_file"), () => this.save());
    const tongue = h("select", { "aria-label": w("language"), onchange: (event) => this.speak(event.target.value) },
      Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language(), lang: code }, name)));
    this.working = h("span", { class: "working", role: "status" });
    this.drawWorking();
    tongue.id = "tongue";
    show(head, h("h1", {}, "swdsl ", h("span", { class: "soft" }, "studio")),
      h("div", { class: "files" }, this.chooser, button("+", () => this.newFile(), { "aria-label": w("new_file"), title: w("new_file") }),
        this.host.onDisk ? null : button("−", () => this.removeFile(), { "aria-label": w("remove_file"), title: w("remove_file") }), this.saver, button(w("format"), () => this.tidy()), button(w("share"), () => this.share()), this.opener()),
      this.working, tongue);
    this.sourcePane = h("section", { class: "pane source", id: "pane-source", "aria-label": w("source") });
    this.holder ??= h("div", { class: "editor" });
    this.list = h("div", { class: "findings", role: "region", "aria-label": w("findings"), tabindex: "0" });
    put(this.sourcePane, [this.holder, this.list]);
    this.tabs = h("div", { class: "tabs", role: "tablist", "aria-label": w("tabs") }, this.tabButtons());
    this.body = h("div", { class: "body", id: "body", role: "tabpanel", tabindex: "0" });
    this.meaning = h("section", { class: "pane meaning" }, this.tabs, this.body);
    show(document.getElementById("panes"), this.sourcePane, this.meaning);
    const labels = { source: w("source"), completions: w("completions") };
    if (this.editor) this.editor.relabel(labels);
    else {
      this.editor = new Editor(this.holder, labels, {
        changed: (text) => this.typed(text),
        save: () => this.save(),
        complete: (line, column) => this.complete(line, column),
      });
    }
    this.drawTabs();
  }

  tabButtons() {
    const names = ["source", ...PANES];
    return names.map((name) => button(w(name), () => this.choose(name), {
      role: "tab", id: `tab-${name}`, class: name === "source" ? "only-phone" : "", "data-pane": name,
      "aria-controls": name === "source" ? "pane-source" : "body", onkeydown: (event) => this.walkTabs(event, names, name),
    }));
  }

  // The tabs themselves stay, so that whoever walks them with keys is not thrown out.
  drawTabs() {
    const seen = this.pane === "source" && !isPhone() ? "sentences" : this.pane;
    for (const tab of this.tabs.children) {
      const chosen = tab.dataset.pane === seen;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      if (chosen) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    this.body.setAttribute("aria-labelledby", `tab-${this.pane === "source" ? "sentences" : this.pane}`);
    document.body.dataset.pane = this.pane;
  }

  walkTabs(event, names, name) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    let at = names.indexOf(name);
    do at = (at + step + names.length) % names.length;
    while (document.getElementById(`tab-${names[at]}`).offsetParent === null);
    this.choose(names[at]);
    document.getElementById(`tab-${names[at]}`).focus();
  }

  async choose(name) {
    if (name !== "source" && name !== this.pane) show(this.body); // what stood there is not what was chosen
    this.pane = name;
    this.drawTabs();
    if (this.ready) await this.drawPane();
  }

  async speak(code) {
    kept.set("swdsl-language", code);
    speak(code);
    const atTongue = document.activeElement?.id === "tongue";
    const until = [...this.body.childNodes]; // what is told anew stays to be looked at until then
    this.build();
    show(this.body, until);
    this.drawFiles();
    if (atTongue) document.getElementById("tongue").focus();
    await this.ask();
  }

  // `what`: the row of the words of this page, or nothing.
  busy(what) {
    this.said = what;
    this.drawWorking();
  }

  drawWorking() {
    const what = this.said || (this.late ? "working" : "");
    const text = what && w(what);
    if (this.working.textContent !== text) this.working.textContent = text;
  }

  // What is said again replaces what was said before: a host that is gone would fill the page.
  notice(text, ...actions) {
    const place = document.getElementById("notices");
    for (const old of place.children) if (old.firstChild.textContent === text) old.remove();
    const note = h("div", { class: "notice", role: "alert" }, h("p", {}, text), actions,
      button("×", () => note.remove(), { class: "place", "aria-label": w("close") }));
    place.append(note);
    return note;
  }

  // ---- files -----------------------------------------------------------------------------------------

  openFile(path) {
    this.path = path;
    this.editor.open(path, this.files[path]);
    this.drawFiles();
    if (!this.ready) return;
    this.drawFindings();
    this.ask();
  }

  drawFiles() {
    show(this.chooser, Object.keys(this.files).sort().map((path) => h("option", { value: path, selected: path === this.path },
      this.unsaved.has(path) ? `${path} • ${w("unsaved")}` : path)));
  }

  newFile() {
    const name = prompt(w("file_name"), "new.sw")?.trim();
    if (!name) return;
    const path = /\.sw$/i.test(name) ? name : `${name}.sw`;
    if (!isOwn(path)) {
      this.notice(`${w("bad_path")} ${path}`);
      return;
    }
    if (!(path in this.files)) {
      this.files[path] = "";
      this.typedIn(path);
    }
    this.openFile(path);
  }

  // Only here, where no disk has it: there files are removed as files are.
  removeFile() {
    const { path } = this;
    const text = this.files[path];
    const note = this.notice(w("removed", { file: path }), button(w("put_back"), () => {
      note.remove();
      this.files[path] = text;
      this.typedIn(path);
      this.openFile(path);
    }));
    delete this.files[path];
    this.gone(path);
    const next = Object.keys(this.files)[0] ?? this.blank();
    this.typedIn(next);
    this.openFile(next);
  }

  typed(text) {
    this.files[this.path] = text;
    this.typedIn(this.path);
    this.settle();
  }

  // One question at a time: whoever types faster than they are answered is answered about the last key.
  settle() {
    const keys = ++this.keys;
    clearTimeout(this.waiting);
    clearTimeout(this.resting);
    this.waiting = setTimeout(async () => {
      await this.asking;
      if (this.ready && keys === this.keys) this.ask();
    }, this.host.onDisk ? SETTLING.here : SETTLING.browser);
  }

  // What can wait until nobody types.
  rest(then) {
    clearTimeout(this.resting);
    this.resting = setTimeout(then, this.host.onDisk ? RESTING.here : RESTING.browser);
  }

  typedIn(path) {
    this.unsent.add(path);
    if (this.host.onDisk) {
      const fresh = !this.unsaved.has(path);
      this.unsaved.add(path);
      if (fresh) this.drawFiles();
    } else {
      this.setApart();
      kept.set(this.keptAs(), JSON.stringify({ swdsl: 1, files: this.files }));
    }
  }

  async save() {
    const { path } = this;
    if (!this.host.onDisk) {
      download(path.split("/").pop(), this.files[path]);
      return;
    }
    const text = this.files[path];
    try {
      this.disk[path] = text;
      await this.host.save(path, text);
      if (this.files[path] === text) this.unsaved.delete(path); // whoever typed on meanwhile has something to save
      this.drawFiles();
      this.busy("saved");
      setTimeout(() => this.busy(""), 1500);
    } catch (problem) {
      delete this.disk[path];
      this.notice(problem.message);
    }
  }

  async onDisk(changed) {
    for (const [path, text] of Object.entries(changed)) {
      const known = this.disk[path] === text; // our own file comes back
      this.disk[path] = text;
      if (known || text === this.files[path]) continue;
      if (this.unsaved.has(path) && text !== null) {
        this.clash(path, text);
      } else {
        this.replaced(path, text);
      }
    }
  }

  clash(path, text) {
    const note = this.notice(w("on_disk", { file: path }),
      button(w("take_disk"), () => { note.remove(); this.replaced(path, text); }), button(w("keep_mine"), () => note.remove()));
  }

  async replaced(path, text) {
    this.unsaved.delete(path);
    if (text === null) {
      delete this.files[path];
      await this.gone(path);
      if (path === this.path) this.openFile(Object.keys(this.files)[0] ?? this.blank());
    } else {
      this.files[path] = text;
      if (path === this.path) this.editor.open(path, text);
      this.unsent.add(path);
    }
    this.drawFiles();
    await this.ask();
  }

  // The studio may never have heard of it.
  gone(path) {
    return this.sending.after(() => this.host.ask("remove", { path }).catch(() => null));
  }

  blank() {
    this.files["mine.sw"] = "";
    this.unsent.add("mine.sw");
    return "mine.sw";
  }

  lost(lost) {
    if (lost && !this.lostNote) this.lostNote = this.notice(w("lost"));
    if (!lost) this.lostNote?.remove();
    if (!lost) this.lostNote = null;
  }

  async tidy() {
    const { path } = this;
    try {
      const sent = await this.sent();
      const told = sent[path] ?? this.files[path];
      const { text } = await this.host.ask("format", { path });
      if (this.path === path && this.files[path] === told) this.editor.replaceAll(text); // who types on meanwhile comes first
    } catch (problem) {
      this.notice(problem.message);
    }
  }

  async share() {
    const code = await packed(this.files);
    const base = this.host.onDisk ? `${location.origin}${location.pathname}` : location.href.split("#")[0];
    const link = `${base}#pack=${code}`;
    const asFile = button(w("save_file"), () => download("pack.swdsl.json", JSON.stringify({ swdsl: 1, files: this.files })));
    if (link.length > LARGEST_LINK) {
      this.notice(w("link_large"), asFile);
      return;
    }
    const field = h("input", { readonly: true, value: link, class: "link-field", "aria-label": w("share"), onfocus: (event) => event.target.select() });
    let copied = false;
    try {
      await navigator.clipboard.writeText(link);
      copied = true;
    } catch {
      copied = false; // not every browser lets a page do this; the link is shown
    }
    if (this.host.onDisk) this.notice(w("link_local"), field, asFile);
    else this.notice(w(copied ? "link_copied" : "link_here"), field);
  }

  opener() {
    const input = h("input", { type: "file", accept: ".sw,.json", class: "unseen", tabindex: "-1", "aria-hidden": "true", onchange: async (event) => {
      const [file] = event.target.files;
      if (!file) return;
      try {
        const text = await file.text();
        const files = /\.sw$/i.test(file.name) ? { [file.name]: text } : checked(text);
        if (!Object.keys(files).every(isOwn)) throw new Unreadable("form");
        for (const [path, held] of Object.entries(files)) {
          this.files[path] = held;
          this.typedIn(path);
        }
        this.openFile(Object.keys(files)[0]);
      } catch {
        this.notice(w("link_bad"));
      }
      input.value = ""; // the same file may be opened again
    } });
    return [button(w("open_file"), () => input.click()), input];
  }

  // ---- asking ----------------------------------------------------------------------------------------

  async ask() {
    const number = ++this.asked;
    const current = () => number === this.asked;
    try {
      const findings = await this.checked();
      if (!current()) return;
      this.findings = findings;
      this.editor.answered();
      this.drawFindings();
      this.listed = await this.host.ask("list", { language: language() });
      if (!current()) return;
      await this.drawPane();
      this.rest(() => this.offerFixes());
    } catch (problem) {
      if (current()) this.notice(`${w("unknown")} ${problem.message}`);
    }
  }

  checked() {
    const answered = this.sending.after(() => {
      this.editor.asking();
      return this.send();
    }).then(() => this.host.ask("check", {})).then(({ findings }) => findings);
    this.asking = answered.catch(() => null);
    return answered;
  }

  // Tell the studio what was typed, here and in files that were left since; returns these texts.
  sent() {
    return this.sending.after(() => this.send());
  }

  async send() {
    const told = {};
    for (const path of new Set([this.path, ...this.unsent])) {
      const text = this.files[path];
      if (text === undefined) continue;
      await this.host.ask("edit", { path, text });
      if (this.files[path] === text) this.unsent.delete(path);
      told[path] = text;
    }
    return told;
  }

  components() {
    const kinds = ["race", "power", "relic", "place", "event"];
    return this.listed.components.filter((each) => each.file === this.path && kinds.includes(each.kind));
  }

  async complete(line, column) {
    if (!this.ready) return [];
    try {
      await this.sent();
      const { offers } = await this.host.ask("complete", { path: this.path, line, column });
      return offers.map((each) => ({ label: each.text, detail: each.detail || undefined }));
    } catch {
      return []; // there is nothing to offer
    }
  }

  // Each fix was tried by the studio: the finding goes away with it. One at a time, so that a key need not wait for all.
  async offerFixes() {
    const { asked, keys, path } = this;
    const current = () => asked === this.asked && keys === this.keys && path === this.path;
    const lines = new Set(this.findings.filter((each) => each.file === path).map((each) => each.line));
    for (const line of [...lines].slice(0, MOST_FIXES)) {
      for (let next = 0; next !== null && current();) {
        const tried = await this.host.ask("fixes", { path, line, first: next, tries: 1 }).catch(() => ({ fixes: [], next: null }));
        next = tried.next;
        if (current() && tried.fixes.length) this.offer(path, line, tried.fixes);
      }
    }
  }

  offer(path, line, fixes) {
    for (const each of this.findings) {
      if (each.file !== path || each.line !== line) continue;
      each.fixes = [...(each.fixes ?? []), ...fixes.filter((fix) => fix.code === each.code && fix.message === each.message)];
    }
    this.drawFindings();
  }

  drawFindings() {
    const here = this.findings.filter((each) => each.file === this.path);
    this.editor.mark(here, (each) => this.actions(each));
    show(this.list, this.findings.length ? h("ul", {}, this.findings.map((each) => h("li", { class: each.severity },
      button(`${each.file === this.path ? "" : `${each.file}:`}${each.line}`, () => this.go(each.file, each.line, each.column), { class: "place" }),
      h("span", {}, h("b", {}, lead(w(each.severity === "error" ? "error" : each.severity === "warning" ? "warning" : "info"))), quoted(each.message),
        each.hint && h("span", { class: "soft" }, " ", quoted(each.hint))),
      this.actions(each).map(({ title, run }) => button(title, run, { class: "small" }))))) : h("p", { class: "soft" }, w("nothing_found")));
  }

  actions(finding) {
    return (finding.fixes ?? []).map((fix) => ({
      title: fix.title || w("fix"),
      run: () => this.mend(fix),
    }));
  }

  mend(fix) {
    this.editor.mend(fix.edits.filter((edit) => edit.file === this.path));
  }

  go(file, line, column = 1) {
    if (!(file in this.files)) return; // it has been removed since
    if (file !== this.path) this.openFile(file);
    if (getComputedStyle(this.sourcePane).display === "none") this.choose("source");
    this.editor.go(line, column);
  }

  async drawPane() {
    const number = this.asked;
    const pane = this.pane === "source" ? "sentences" : this.pane;
    const current = () => number === this.asked && (this.pane === "source" ? "sentences" : this.pane) === pane;
    if (pane === "table") {
      if (!this.table) this.table = new Table(h("div", { class: "table" }), this);
      if (this.body.firstChild !== this.table.parent) show(this.body, this.table.parent);
      await this.table.open();
      return;
    }
    const place = h("div", { class: pane });
    const drawers = { sentences: panes.sentences, tile: panes.tiles, where: panes.places, scenarios: panes.scenarios };
    if (pane === "where" || pane === "scenarios") show(this.body, place);
    await drawers[pane](place, this, current);
    if (current()) show(this.body, place);
  }

  async playWith(game, component) {
    this.table ??= new Table(h("div", { class: "table" }), this);
    await this.table.want(game, component);
    await this.choose("table");
  }
}

const page = new Page();
page.start();
