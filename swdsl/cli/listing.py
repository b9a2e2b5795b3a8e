"""`swdsl list`: everything the rules declare."""

from collections.abc import Iterator
from typing import TypedDict

import click

from swdsl.cli.lookup import nothing_called
from swdsl.cli.output import print_json, say
from swdsl.cli.project import load_and_compile
from swdsl.model.content import Component, Neutral, Piece, Symbol, Term, Terrain
from swdsl.model.ruleset import Library
from swdsl.words import Kind

_KINDS = [kind.value for kind in Kind]


class Entry(TypedDict):
    """One declared thing, as programs read it."""

    kind: str
    id: str
    set: str
    name: str


@click.command("list")
@click.argument("kinds", nargs=-1)
@click.option("--set", "only_set", metavar="SET", help="List only what this set declares.")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def command(kinds: tuple[str, ...], only_set: str | None, as_json: bool) -> None:
    """List everything the rules declare, or only some KINDS of it (`swdsl list races powers`)."""
    wanted = {_kind(word) for word in kinds}
    library = load_and_compile().library
    if only_set is not None:
        _refuse_unknown_set(only_set, library)
    entries = [
        entry
        for entry in _entries(library)
        if (not wanted or entry["kind"] in wanted) and only_set in (None, *entry["set"].split("+"))
    ]
    if as_json:
        print_json(entries)
        return
    widths = [max((len(entry[key]) for entry in entries), default=0) for key in ("kind", "set", "id")]
    for entry in entries:
        cells = (entry["kind"], entry["set"], entry["id"])
        padded = "  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True))
        say(f"{padded}  {entry['name']}{_answers(entry, library)}")


def _answers(entry: Entry, library: Library) -> str:
    """Return the choices of an option, the default first; nothing for anything else."""
    if entry["kind"] != Kind.OPTION.value:
        return ""
    options = (option for option in library.set(entry["set"]).options if option.ref.id == entry["id"])
    choices = [each for option in options for each in option.choices]
    return ": " + " or ".join(f'{each.id} "{each.text}"' if each.text else each.id for each in choices)


def _kind(word: str) -> str:
    kind = word.removesuffix("s")
    if kind not in _KINDS:
        nothing_called(
            word, [*_KINDS, *(f"{each}s" for each in _KINDS)], instead=f"Kinds are {', '.join(_KINDS)}."
        )
    return kind


def _refuse_unknown_set(wanted: str, library: Library) -> None:
    sets = [each.id for each in library.sets]
    if wanted not in sets:
        nothing_called(wanted, sets, instead=f"Sets are {', '.join(sets)}.")


def _entries(library: Library) -> Iterator[Entry]:
    for each in library.sets:
        yield Entry(kind="set", id=each.id, set=each.id, name=each.name)
        declared: tuple[Terrain | Symbol | Neutral | Piece | Term | Component, ...] = (
            *each.terrains,
            *each.symbols,
            *each.neutrals,
            *each.pieces,
            *each.terms,
            *each.components,
        )
        for thing in declared:
            yield Entry(kind=thing.ref.kind.value, id=thing.ref.id, set=each.id, name=thing.name)
        for option in each.options:
            yield Entry(kind="option", id=option.ref.id, set=each.id, name=option.question)
    for board in library.boards:
        yield Entry(kind="map", id=board.id, set=board.uses, name=board.name)
    for game in library.games:
        yield Entry(kind="game", id=game.id, set="+".join(game.sets), name=game.name)
