"""Maps as boards: regions in the order of the file, borders as pairs, foreign ids with their equals."""

from __future__ import annotations

from collections.abc import Mapping as Lookup
from dataclasses import replace

from swdsl.generate.imports import kernel_imports
from swdsl.generate.naming import kernel_names
from swdsl.generate.one_line import Code
from swdsl.generate.plan import ModulePlan
from swdsl.generate.python import (
    TRUE,
    Assign,
    Call,
    Expression,
    Literal,
    Mapping,
    Name,
    Pair,
    Row,
    Spilled,
    call,
    texts,
)
from swdsl.model.board import Board, Region
from swdsl.model.content import RuleSet, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library

_TRAITS = ("water", "closed", "transit", "impassable")


def board_plan(board: Board, library: Library, source: Code) -> ModulePlan:
    """Return the module of a map."""
    alike = library.shared().alike_on(board)
    facts: dict[str, Expression] = {
        "turns": Literal(board.turns),
        "grounds": _mapping(_grounds(board, library)),
        "regions": Row(tuple(_region(region) for region in board.regions), broken=True),
        "borders": _borders(board),
        **({"alike": _names(alike)} if alike else {}),
    }
    made = Assign(Name("BOARD"), replace(call("Board", Literal(board.id), **facts), broken=True))
    return ModulePlan(source, f"{board.name}.", (kernel_imports(kernel_names(made)), (made,)))


def other_names(board: Board, library: Library, at_table: Library) -> Mapping | None:
    """Return what a table calls the ground of its board, if that is more than every table does."""
    shared, here = library.shared().alike_on(board), at_table.alike_on(board)
    return _names(here) if here != shared else None


def _names(alike: Lookup[Ref, tuple[Ref, ...]]) -> Mapping:
    return _mapping([(str(ref), texts(map(str, equals))) for ref, equals in alike.items()])


def _sets(board: Board, library: Library) -> list[RuleSet]:
    """Return the sets whose words a map is written in: its own, and all that one builds on."""
    seen = {each.id for each in library.seen_by(board.uses)}
    own = library.set(board.uses)
    return [own, *(each for each in library.sets if each.id in seen and each is not own)]


def _mapping(items: list[tuple[str, Expression]]) -> Mapping:
    return Mapping(tuple(Pair(Literal(key), value) for key, value in items))


def _grounds(board: Board, library: Library) -> list[tuple[str, Expression]]:
    present = {region.terrain for region in board.regions}
    return [
        (str(terrain.ref), _ground(terrain))
        for each in _sets(board, library)
        for terrain in each.terrains
        if terrain.ref in present and any(getattr(terrain, trait) for trait in _TRAITS)
    ]


def _ground(terrain: Terrain) -> Call:
    return call("Ground", **{trait: TRUE for trait in _TRAITS if getattr(terrain, trait)})


def _region(region: Region) -> Call:
    facts: dict[str, Expression] = {}
    if region.marks:
        facts["symbols"] = texts(map(str, region.marks))
    if region.edge:
        facts["edge"] = TRUE
    return call("Region", Literal(region.id), Literal(str(region.terrain)), **facts)


def _borders(board: Board) -> Row:
    """Return the borders one region to a line."""
    numbers = {region.id: number for number, region in enumerate(board.regions)}
    rows: dict[int, list[Row]] = {}
    for one, other in sorted(sorted((numbers[each.one], numbers[each.other])) for each in board.borders):
        rows.setdefault(one, []).append(Row((Literal(one), Literal(other))))
    return Row(tuple(Spilled("*", Row(tuple(pairs))) for pairs in rows.values()), broken=True)
