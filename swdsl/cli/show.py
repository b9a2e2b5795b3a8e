"""`swdsl show`: one race, power, relic or place, as written and as understood."""

import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import click

from swdsl.artifact import Artifact
from swdsl.cli.lookup import all_components, nothing_called
from swdsl.cli.options import language_option
from swdsl.cli.output import print_json, report, say
from swdsl.cli.project import Compiled, load_and_compile
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.code import Severity
from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.prose import Sentence, Speaker
from swdsl.reference.customs import Customs, Instead
from swdsl.reference.dictionary import headed
from swdsl.reference.words import Words, words_of
from swdsl.workspace import save_file


@click.command("show")
@click.argument("component")
@language_option("the sentences")
@click.option("--tile", type=click.Path(path_type=Path), help="Draw the tile into this SVG file.")
@click.option("--json", "as_json", is_flag=True, help="Print the component as JSON.")
def command(component: str, lang: str, tile: Path | None, as_json: bool) -> None:
    """Show one COMPONENT in sentences: its NAME as an id, as `set.id`, or as `power:id`.

    Two names, as in `swdsl show "flying ghouls"`, show both and what they do together. The name of a file
    shows everything in it. What could not be read is told below.
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
    if as_json:
        print_json([_as_json(each) for each in found])
        return
    wrong = [finding for each in found for finding in _errors_in(each, checked)]
    lines = {(each.span.path, each.span.line) for each in wrong}
    book = _Book(Speaker(library, lang), Customs(library), words_of(lang), lines)
    say("\n\n".join(_as_text(each, book) for each in found))
    if wrong:
        say("\nNot all of it could be read; what follows is not played:")
        report(wrong, checked.sources_by_path())
        sys.exit(1)


def _show_pair(checked: Compiled, wanted: str, language: str, *, as_json: bool) -> bool:
    """Show two components together, if that is what the text names."""
    from swdsl.cli import show_pair

    told = show_pair.told_together(checked, wanted, language)
    if told is None:
        return False
    edition = told.edition
    book = _Book(edition.speaker, edition.customs, edition.words, frozenset())
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
class _Book:
    """What it takes to say rules, and which of them hold."""

    speaker: Speaker
    customs: Customs
    words: Words
    #: Lines that could not be read: nothing is played of the clauses there.
    wrong: Collection[tuple[str, int]]


def _as_text(component: Component, book: _Book) -> str:
    """Say what a component does; below each sentence, its clause and what tables may play instead.

    A clause on one of the wrong lines is shown as written, since nothing is played of it.
    """
    name = headed(book.speaker.name(component))
    known_as = f"{name}, {component.name}" if name != component.name else name
    head = f"{known_as}  ({component.ref.kind.value} of {component.ref.scope}, {component.span})"
    told = book.speaker.component(component)
    facts = len(told) - len(component.clauses)
    rules = book.customs.holding(tuple(zip(component.clauses, told[facts:], strict=True)))
    lines = [head, *(f"  {fact.text}" for fact in told[:facts])]
    for held in rules.held:
        lines += _rule(held.clause, held.sentence, "  ", book)
        lines += [line for each in held.instead for line in _instead(each, book)]
    lines += [line for each in rules.besides for line in _instead(each, book)]
    return "\n".join(lines)


def _rule(clause: Clause, sentence: Sentence, margin: str, book: _Book) -> list[str]:
    cites = f"  [{', '.join(clause.cites)}]" if clause.cites else ""
    bad = any((clause.span.path, line) in book.wrong for line in range(clause.span.line, _end(clause) + 1))
    said = "(This clause could not be read.)" if bad else sentence.text
    return [f"{margin}{said}", f"{margin}    {clause.id}  {clause.text}{cites}"]


def _instead(instead: Instead, book: _Book) -> list[str]:
    answer = book.speaker.answer(instead.option, instead.choice).text
    said = book.words.labelled(book.words.instead, answer)
    lines = [f"    {said}  [option {instead.option.id} is {instead.choice}]"]
    return [*lines, *(line for rule in instead.rules for line in _rule(*rule, "      ", book))]


def _end(clause: Clause) -> int:
    """Return the last line of a clause."""
    return max((effect.span.line for effect in clause.effects), default=clause.span.line)


def _draw(component: Component, library: Library, language: str, target: Path) -> int:
    from swdsl.reference.edition import Edition
    from swdsl.reference.tiles import draw_tile

    picture = draw_tile(Edition(library, language).tile(component))
    problems = save_file(Path.cwd(), Artifact(str(target), picture))
    report(problems, {})
    if not problems:
        say(f"{target} written")
    return int(bool(problems))


def _as_json(component: Component) -> dict[str, object]:
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
        "file": component.span.path,
        "line": component.span.line,
    }
