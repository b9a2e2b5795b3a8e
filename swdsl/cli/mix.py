"""`swdsl mix`: who plays at the table of a game, and why the others do not."""

from collections.abc import Iterator
from itertools import groupby

import click

from swdsl.cli.lookup import nothing_called
from swdsl.cli.output import counted, print_json, say
from swdsl.cli.project import leave_if_wrong, load_and_compile
from swdsl.cli.table import Asked, laid, table_flags
from swdsl.lower import LoweredSet
from swdsl.lower.form import Component
from swdsl.mixing import Removal, Table, lay_table, notes_on
from swdsl.mixing.wish import ON_THE_SPOT
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Library


@click.command("mix")
@click.argument("game", required=False)
@table_flags(game=False)
@click.option("--json", "as_json", is_flag=True, help="Print the table as JSON.")
def command(game: str | None, table: Asked, as_json: bool) -> None:
    """Show the table of a GAME: every component in or out, and for each one out the reason.

    Without a GAME, show how many components every game has. With `--map`, `--sets`, `--with` or `--without`,
    show a table that no file describes.
    """
    if table.is_more_than_a_game:
        compiled, _ = laid(table)
        game = ON_THE_SPOT
    else:
        compiled = load_and_compile(anywhere=True)
        leave_if_wrong(compiled)
    tables = list(_tables(compiled.library, compiled.lowered, game))
    if as_json:
        print_json(_as_json(tables[0]) if game else [_as_json(each) for each in tables])
    elif game:
        say("\n".join(_as_text(tables[0], compiled.library)))
    else:
        say("\n".join(_summaries(tables)))


def _tables(library: Library, lowered: tuple[LoweredSet, ...], wanted: str | None) -> Iterator[Table]:
    games = [each for each in library.games if wanted in (None, each.id)]
    if not games:
        names = [each.id for each in library.games]
        nothing_called(wanted or "", names, instead="Run `swdsl list games` to see what there is.")
    return (lay_table(each, library, lowered) for each in games)


def _as_json(table: Table) -> dict[str, object]:
    return {
        "game": table.game.id,
        "map": table.board.id,
        "in": [_named(each) for each in table.components],
        "out": [
            {**_named(each.component), "reason": each.reason, "needs": list(each.needs)}
            for each in table.removals
        ],
    }


def _named(component: Component) -> dict[str, str]:
    ref = component.ref
    return {"kind": ref.kind.value, "id": ref.id, "set": ref.scope}


def _summaries(tables: list[Table]) -> Iterator[str]:
    width = max((len(each.game.id) for each in tables), default=0)
    for each in tables:
        yield f"{each.game.id:{width}}  {_count(each)}; {len(each.removals)} out"


def _as_text(table: Table, library: Library) -> Iterator[str]:
    boxes = " and ".join(table.game.sets)
    yield f"{table.game.name}: {boxes} on {table.board.id}, {counted(table.players, 'player')}"
    if table.added:
        yield f"Rules for everybody: {table.frame}, with what {' and '.join(table.added)} adds"
    for guest in table.guests:
        there = f"{guest.regions} regions with {guest.symbol}, {guest.neutral.tokens} in each"
        yield f"Guests: {guest.neutral.id} in {there}{', not bordering each other' if guest.apart else ''}"
    yield ""
    yield f"In: {_count(table)}"
    for (kind, scope), group in groupby(_sorted(table), key=lambda each: (each.ref.kind, each.ref.scope)):
        yield f"  {kind}s of {scope}: {', '.join(each.name for each in group)}"
    yield ""
    yield f"Out: {len(table.removals) or 'nothing'}"
    for removal in table.removals:
        yield from _removal_lines(removal)
    notes = notes_on(table, library)
    if notes:
        yield ""
        yield "Good to know"
        yield from (f"  {note}" for note in notes)


def _sorted(table: Table) -> list[Component]:
    boxes = table.boxes
    return sorted(
        table.components,
        key=lambda each: (COMPONENT_KINDS.index(each.ref.kind), boxes.index(each.ref.scope)),
    )


def _count(table: Table) -> str:
    kinds = [each.ref.kind for each in table.components]
    return ", ".join(counted(kinds.count(kind), kind) for kind in COMPONENT_KINDS if kind in kinds)


def _removal_lines(removal: Removal) -> Iterator[str]:
    yield f"  {removal.component.ref.kind} {removal.component.ref}: {removal.reason}"
    for clause in removal.clauses:
        yield f"      {clause.text}"
