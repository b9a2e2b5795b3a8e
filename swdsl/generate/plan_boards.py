"""Maps as boards: regions in the order of the file, borders as pairs, foreign ids with their equals."""

from __future__ import annotations

from swdsl.generate.imports import import_lines
from swdsl.generate.layout import Group, Labelled, Value, broken, call, lay_out, quoted, row
from swdsl.model.board import Board, Region
from swdsl.model.content import RuleSet, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library

_TRAITS = ("water", "closed", "transit", "impassable")


def board_groups(board: Board, library: Library) -> tuple[tuple[str, ...], ...]:
    """Return the groups of lines of a map's module."""
    sets = _sets(board, library)
    numbers = {region.id: number for number, region in enumerate(board.regions)}
    borders = sorted(
        (min(numbers[each.one], numbers[each.other]), max(numbers[each.one], numbers[each.other]))
        for each in board.borders
    )
    facts: dict[str, Value] = {
        "turns": str(board.turns),
        "grounds": _mapping(_grounds(board, sets)),
        "regions": broken(row([_region(region) for region in board.regions])),
        "borders": _borders(borders),
    }
    alike = library.alike_on(board)
    if alike:
        facts["alike"] = _mapping([(str(ref), _refs(equals)) for ref, equals in alike.items()])
    value = broken(call("Board", quoted(board.id), **facts))
    grounds = ["Ground"] if _grounds(board, sets) else []
    imports = import_lines("swdsl.runtime", ["Board", "Region", *grounds])
    return imports, tuple(lay_out(value, 0, before="BOARD = "))


def _sets(board: Board, library: Library) -> list[RuleSet]:
    """Return the sets whose words a map is written in: its own, and all that one builds on."""
    seen = {each.id for each in library.seen_by(board.uses)}
    own = library.set(board.uses)
    return [own, *(each for each in library.sets if each.id in seen and each is not own)]


def _refs(refs: tuple[Ref, ...]) -> Group:
    return row([quoted(str(each)) for each in refs])


def _mapping(items: list[tuple[str, Value]]) -> Group:
    return Group("{", tuple(Labelled(f"{quoted(key)}: ", value) for key, value in items), "}")


def _grounds(board: Board, sets: list[RuleSet]) -> list[tuple[str, Value]]:
    present = {region.terrain for region in board.regions}
    return [
        (str(terrain.ref), _ground(terrain))
        for each in sets
        for terrain in each.terrains
        if terrain.ref in present and any(getattr(terrain, trait) for trait in _TRAITS)
    ]


def _ground(terrain: Terrain) -> Group:
    traits: dict[str, Value] = {trait: "True" for trait in _TRAITS if getattr(terrain, trait)}
    return call("Ground", **traits)


def _region(region: Region) -> Group:
    facts: dict[str, Value] = {}
    if region.marks:
        facts["symbols"] = row([quoted(str(mark)) for mark in region.marks])
    if region.edge:
        facts["edge"] = "True"
    return call("Region", quoted(region.id), quoted(str(region.terrain)), **facts)


def _borders(borders: list[tuple[int, int]]) -> Group:
    """Return the borders one region to a line."""
    rows: dict[int, list[str]] = {}
    for one, other in borders:
        rows.setdefault(one, []).append(f"({one}, {other})")
    lines = [f"*({', '.join(pairs)}{',' if len(pairs) == 1 else ''})" for pairs in rows.values()]
    return broken(row(lines))
