"""`swdsl show`: one race, power, relic or place, as written and as understood."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from swdsl.artifact import Artifact
from swdsl.cli.lookup import all_components, nothing_called
from swdsl.cli.options import language_option
from swdsl.cli.output import print_json, report, say
from swdsl.cli.project import Compiled, current_folder, load_and_compile
from swdsl.diagnostics import Diagnostic, in_order
from swdsl.diagnostics.code import Severity
from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.prose import Sentence, Speaker
from swdsl.reference.customs import Customs, Instead
from swdsl.reference.dictionary import headed
from swdsl.reference.words import Words, words_of
from swdsl.source import SourceFile, Span
from swdsl.workspace import save_file


@click.command("show")
@click.argument("component")
@language_option("the sentences")
@click.option("--tile", type=click.Path(path_type=Path), help="Draw the tile into this SVG file.")
@click.option("--json", "as_json", is_flag=True, help="Print the component as JSON.")
def command(component: str, lang: str, tile: Path | None, as_json: bool) -> None:
    """Show one COMPONENT in sentences: its NAME as an id, as `set.id`, or as `power:id`.

    Two names, as in `swdsl show "flying ghouls"`, show both and what they do together. The name of a file
    shows everything in it. A line that is not played says so in its place, and more about it below.
    """
    checked = _around(component)
    library = checked.library
    found = _in_file(checked, component) or library.called(component)
    if not found and tile is None and _show_pair(checked, component, lang, as_json=as_json):
        return
    if not found:
        names = (each.ref.id for each in all_components(library))
        nothing_called(component, names, instead="Run `swdsl list` to see what there is.")
    if tile is not None:
        sys.exit(_draw(found[0], library, lang, tile))
    sources = checked.sources_by_path()
    wrong = {each.span: _errors_in(each, checked) for each in found}
    unplayed = {span: _unplayed(errors, sources) for span, errors in wrong.items()}
    if as_json:
        print_json([_as_json(each, unplayed[each.span]) for each in found])
        sys.exit(int(any(wrong.values())))
    book = _Book(Speaker(library, lang), Customs(library), words_of(lang), unplayed)
    say("\n\n".join(_as_text(each, book) for each in found))
    if any(wrong.values()):
        say("\nNot all of it is played:")
        report([finding for errors in wrong.values() for finding in errors], sources)
        sys.exit(1)


def _show_pair(checked: Compiled, wanted: str, language: str, *, as_json: bool) -> bool:
    """Show two components together, if that is what the text names."""
    from swdsl.cli import show_pair

    told = show_pair.told_together(checked, wanted, language)
    if told is None:
        return False
    edition = told.edition
    book = _Book(edition.speaker, edition.customs, edition.words, {})
    if as_json:
        print_json(show_pair.as_json(told, _as_json))
    else:
        say(show_pair.as_text(told, lambda each: _as_text(each, book)))
    return True


def _around(component: str) -> Compiled:
    """Read the project; a file given by name is read with what stands beside it."""
    return load_and_compile((Path(component),) if component.endswith(".sw") else ())


def _in_file(checked: Compiled, wanted: str) -> list[Component]:
    """Return the components of a file given by its name."""
    if not wanted.endswith(".sw"):
        return []
    paths = {source.path for source in checked.project.own}
    return [each for each in all_components(checked.library) if each.span.path in paths]


def _errors_in(component: Component, checked: Compiled) -> list[Diagnostic]:
    """Return the errors between the first line of a component and the next thing its file declares."""
    start = component.span
    source = checked.sources_by_path()[start.path]
    lines = source.text.split("\n")
    ends = (i for i, line in enumerate(lines[start.line :], start.line + 1) if line[:1].strip("# \t"))
    end = next(ends, len(lines) + 1)
    return [
        each
        for each in (*checked.diagnostics, *checked.elsewhere)
        if each.severity is Severity.ERROR
        and each.span.path == start.path
        and start.line <= each.span.line < end
    ]


@dataclass(frozen=True, slots=True)
class _Unplayed:
    """A line of which nothing is played: where it stands, how it is written, and why."""

    path: str
    line: int
    text: str
    why: str

    def within(self, clause: Clause) -> bool:
        """Whether it is one of the lines of a clause."""
        return self.path == clause.span.path and clause.span.line <= self.line <= _end(clause)

    def before(self, clause: Clause) -> bool:
        """Whether it stands above a clause of the same file."""
        return self.path == clause.span.path and self.line < clause.span.line


def _unplayed(wrong: Sequence[Diagnostic], sources: Mapping[str, SourceFile]) -> tuple[_Unplayed, ...]:
    """Return the lines with errors in their order, each with the first that is wrong with it."""
    found: dict[tuple[str, int], _Unplayed] = {}
    for each in in_order(wrong):
        path, line = each.span.path, each.span.line
        text = sources[path].line(line).strip()
        found.setdefault((path, line), _Unplayed(path, line, text, each.message.partition("\n")[0]))
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class _Book:
    """What it takes to say rules, and which of them hold."""

    speaker: Speaker
    customs: Customs
    words: Words
    #: By the place of each component.
    unplayed: Mapping[Span, Sequence[_Unplayed]]


def _as_text(component: Component, book: _Book) -> str:
    """Say what a component does; below each sentence, its clause and what tables may play instead.

    A line of which nothing is played stands in its place, as it is written, with the reason.
    """
    name = headed(book.speaker.name(component))
    known_as = f"{name}, {component.name}" if name != component.name else name
    head = f"{known_as}  ({component.ref.kind.value} of {component.ref.scope}, {component.span})"
    told = book.speaker.component(component)
    facts = len(told) - len(component.clauses)
    rules = book.customs.holding(tuple(zip(component.clauses, told[facts:], strict=True)))
    lines = [head, *(f"  {fact.text}" for fact in told[:facts])]
    unplayed = book.unplayed.get(component.span, ())
    unread = [each for each in unplayed if not any(map(each.within, component.clauses))]
    for held in rules.held:
        while unread and unread[0].before(held.clause):
            lines += _unread(unread.pop(0))
        lines += _rule(held.clause, held.sentence, "  ", unplayed)
        lines += [line for each in held.instead for line in _instead(each, book)]
    lines += [line for each in rules.besides for line in _instead(each, book)]
    return "\n".join([*lines, *(line for each in unread for line in _unread(each))])


def _unread(line: _Unplayed) -> list[str]:
    return [f"  {_not_played(line)}", f"      {line.text}"]


def _not_played(line: _Unplayed) -> str:
    return f"(Not played: {line.why})"


def _rule(clause: Clause, sentence: Sentence, margin: str, unplayed: Sequence[_Unplayed] = ()) -> list[str]:
    cites = f"  [{', '.join(clause.cites)}]" if clause.cites else ""
    wrong = next((each for each in unplayed if each.within(clause)), None)
    said = sentence.text if wrong is None else _not_played(wrong)
    return [f"{margin}{said}", f"{margin}    {clause.id}  {clause.text}{cites}"]


def _instead(instead: Instead, book: _Book) -> list[str]:
    answer = book.speaker.answer(instead.option, instead.choice).text
    said = book.words.labelled(book.words.instead, answer)
    lines = [f"    {said}  [option {instead.option.id} is {instead.choice}]"]
    return [*lines, *(line for rule in instead.rules for line in _rule(*rule, "      "))]


def _end(clause: Clause) -> int:
    """Return the last line of a clause."""
    return max((effect.span.line for effect in clause.effects), default=clause.span.line)


def _draw(component: Component, library: Library, language: str, target: Path) -> int:
    from swdsl.reference.edition import Edition
    from swdsl.reference.tiles import draw_tile

    picture = draw_tile(Edition(library, language).tile(component))
    problems = save_file(current_folder(), Artifact(str(target), picture))
    report(problems, {})
    if not problems:
        say(f"{target} written")
    return int(bool(problems))


def _as_json(component: Component, unplayed: Sequence[_Unplayed] = ()) -> dict[str, object]:
    return {
        "kind": component.ref.kind.value,
        "id": component.ref.id,
        "set": component.ref.scope,
        "name": component.name,
        "tokens": component.tokens,
        "tray": component.tray,
        "attack_only": component.attack_only,
        "pieces": [{"id": p.ref.id, "name": p.name, "supply": p.supply} for p in component.pieces],
        "clauses": [
            {"id": c.id, "text": c.text, "line": c.span.line, "cites": list(c.cites)}
            for c in component.clauses
        ],
        "unplayed": [{"text": each.text, "line": each.line, "why": each.why} for each in unplayed],
        "file": component.span.path,
        "line": component.span.line,
    }
