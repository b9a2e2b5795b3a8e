// The source pane: CodeMirror, with findings where they are and the names that could stand there.
import { acceptCompletion, autocompletion, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { ChangeSet, Compartment, EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

// Only what every line of the language shows: a comment, a text, a number, the head of a declaration or clause.
const LANGUAGE = StreamLanguage.define({
  startState: () => ({ head: false }),
  token(stream, state) {
    if (stream.sol()) state.head = true;
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return "comment";
    if (stream.match(/^"[^"]*"?/)) return "string";
    if (stream.match(/^[0-9]+/)) return "number";
    if (stream.match(":")) {
      state.head = false;
      return "punctuation";
    }
    if (stream.match(/^[\p{L}\p{N}_.]+/u)) {
      const first = stream.indentation() === 0 && stream.start === 0;
      if (first) return "definitionKeyword";
      return state.head && stream.string.includes(":") && stream.indentation() > 0 ? "keyword" : null;
    }
    stream.next();
    return null;
  },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.keyword, color: "var(--accent)" },
  { tag: tags.definitionKeyword, color: "var(--accent)", fontWeight: "bold" },
]);

const LOOK = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--sheet)", color: "var(--ink)", fontSize: "15px" },
  ".cm-content": { fontFamily: "var(--mono)", caretColor: "var(--ink)", padding: ".6rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--sheet)", color: "var(--soft)", border: "none" },
  ".cm-activeLine": { backgroundColor: "var(--line-now)" },
  ".cm-selectionBackground, &.cm-focused .cm-selectionBackground": { backgroundColor: "var(--mark) !important" },
  ".cm-tooltip": { backgroundColor: "var(--sheet)", color: "var(--ink)", border: "1px solid var(--line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--paper)" },
});

export class Editor {
  // `labels`: what the editor and the list of completions are called for those who listen.
  constructor(parent, labels, { changed, save, complete }) {
    this.pointed = false;
    this.labels = labels;
    this.path = null;
    this.left = new Map(); // files that were open before, as they were left
    this.names = new Compartment();
    this.extensions = [
      lineNumbers(), lintGutter(), history(), highlightActiveLine(), closeBrackets(), EditorView.lineWrapping,
      LANGUAGE, syntaxHighlighting(COLOURS), LOOK,
      autocompletion({ override: [(context) => this.completed(context, complete)] }),
      keymap.of([
        { key: "Mod-s", run: () => { save(); return true; } },
        ...completionKeymap, ...defaultKeymap, ...historyKeymap,
        // Whoever clicked here writes, and Tab indents; whoever came by Tab walks through the page, and goes on.
        { key: "Tab", run: (view) => acceptCompletion(view) || (this.pointed && indentMore(view)) },
        { key: "Shift-Tab", run: (view) => this.pointed && indentLess(view) },
      ]),
      EditorView.domEventHandlers({
        pointerdown: () => { this.pointed = true; },
        blur: () => { this.pointed = false; },
      }),
      EditorState.tabSize.of(2),
      EditorView.contentAttributes.of({ spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return;
        this.changedBy(update.changes);
        changed(this.text);
      }),
    ];
    this.view = new EditorView({ parent, state: this.begin("") });
    this.asking();
    this.answered();
  }

  begin(text) {
    return EditorState.create({ doc: text, extensions: [...this.extensions, this.names.of(this.called())] });
  }

  called() {
    const { source, completions } = this.labels;
    return [EditorView.contentAttributes.of({ "aria-label": source }), EditorState.phrases.of({ Completions: completions })];
  }

  // The same text, called by other names: nothing typed is lost.
  relabel(labels) {
    this.labels = labels;
    this.view.dispatch({ effects: this.names.reconfigure(this.called()) });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  // A file that was open before is as it was left. If its text is another now, as the disk has it, nothing to undo remains.
  open(path, text) {
    if (this.path !== null) this.left.set(this.path, this.view.state);
    const before = this.left.get(path);
    this.path = path;
    this.view.setState(before?.doc.toString() === text ? before : this.begin(text));
    this.relabel(this.labels);
    this.asking();
    this.answered();
  }

  replace(from, to, text) {
    this.view.dispatch({ changes: { from, to, insert: text } });
  }

  // Only what differs, so that whoever writes stays where they are.
  replaceAll(text) {
    const old = this.text;
    let from = 0;
    while (from < old.length && from < text.length && old[from] === text[from]) from += 1;
    let end = 0;
    while (end < Math.min(old.length, text.length) - from && old.at(-1 - end) === text.at(-1 - end)) end += 1;
    if (text !== old) this.replace(from, old.length - end, text.slice(from, text.length - end));
  }

  // What is asked about now is this text; what is known still speaks of the one before.
  asking() {
    this.next = { doc: this.view.state.doc, since: ChangeSet.empty(this.view.state.doc.length) };
  }

  answered() {
    this.told = this.next;
  }

  changedBy(changes) {
    for (const each of new Set([this.told, this.next])) each.since = each.since.compose(changes);
  }

  // Mend the text that a finding spoke of, wherever it stands now; what somebody has changed since is left alone.
  mend(edits) {
    const { since } = this.told;
    const places = edits.map((each) => ({ ...this.spoken(each), insert: each.text }));
    if (places.some(({ from, to }) => since.touchesRange(from, to))) return;
    this.view.dispatch({ changes: places.map(({ from, to, insert }) => ({ from: since.mapPos(from, 1), to: since.mapPos(to, -1), insert })) });
  }

  // The place that a finding speaks of, in the text it speaks of.
  spoken(each) {
    const { doc } = this.told;
    return { from: place(doc, each.line, each.column), to: place(doc, each.end_line, each.end_column) };
  }

  go(line, column = 1) {
    const at = place(this.view.state.doc, line, column);
    this.view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    this.view.focus();
  }

  mark(findings, actions) {
    const { length } = this.view.state.doc;
    const { since } = this.told;
    const marks = findings.map((each) => {
      const said = this.spoken(each);
      const from = since.mapPos(said.from, 1);
      const to = Math.max(since.mapPos(said.to, -1), Math.min(from + 1, length));
      return {
        from, to, severity: each.severity === "error" ? "error" : each.severity === "warning" ? "warning" : "info",
        message: each.hint ? `${each.message}\n${each.hint}` : each.message,
        actions: actions(each).map(({ title, run }) => ({ name: title, apply: run })),
      };
    });
    this.view.dispatch(setDiagnostics(this.view.state, marks));
  }

  async completed(context, complete) {
    const word = context.matchBefore(/[\p{L}\p{N}_.]*/u);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    const line = context.state.doc.lineAt(context.pos);
    const column = [...line.text.slice(0, context.pos - line.from)].length + 1;
    const found = await complete(line.number, column);
    if (!found.length) return null;
    return { from: word.from, options: found, validFor: /^[\p{L}\p{N}_.]*$/u };
  }
}

// Lines and columns count from 1, and columns count code points; CodeMirror counts UTF-16.
function place(doc, line, column) {
  const row = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const before = [...row.text].slice(0, Math.max(column - 1, 0)).join("").length;
  return Math.min(row.from + before, row.to);
}
