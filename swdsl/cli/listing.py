"""`swdsl list`: everything the rules declare."""

from collections.abc import Iterator
from typing import TypedDict

import click

from swdsl.cli.output import print_json
from swdsl.cli.project import load_and_compile
from swdsl.model.names import Kind
from swdsl.model.ruleset import Library

_KINDS = [kind.value for kind in Kind]


class Entry(TypedDict):
    """One declared thing, as programs read it."""

    kind: str
    id: str
    set: str
    name: str


@click.command("list")
@click.argument("kinds", nargs=-1, type=click.Choice([*_KINDS, *(f"{kind}s" for kind in _KINDS)]))
@click.option("--set", "only_set", metavar="SET", help="List only what this set declares.")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def command(kinds: tuple[str, ...], only_set: str | None, as_json: bool) -> None:
    """List everything the rules declare, or only some KINDS of it (`swdsl list races powers`)."""
    wanted = {kind.removesuffix("s") for kind in kinds}
    entries = [
        entry
        for entry in _entries(load_and_compile().library)
        if (not wanted or entry["kind"] in wanted) and only_set in (None, entry["set"])
    ]
    if as_json:
        print_json(entries)
        return
    widths = [max((len(entry[key]) for entry in entries), default=0) for key in ("kind", "set", "id")]
    for entry in entries:
        cells = (entry["kind"], entry["set"], entry["id"])
        padded = "  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True))
        click.echo(f"{padded}  {entry['name']}")


def _entries(library: Library) -> Iterator[Entry]:
    for each in library.sets:
        yield Entry(kind="set", id=each.id, set=each.id, name=each.name)
        declared = (
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
