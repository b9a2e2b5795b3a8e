"""Words for people: labels of clauses, lists of items, a board as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from swdsl.runtime import NEUTRAL, State, piece_count
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.words import NO_POWER
from swdsl.scenarios.table import Table


def short(name: str) -> str:
    """Return an engine's name without the set in front: `ogres` for `underground.ogres`."""
    return name.rpartition(".")[2]


def labels(clause: str) -> frozenset[str]:
    """Return every word by which a scenario may call a clause: its name, its component, its own label."""
    return frozenset((clause, *clause.split(".")))


def label(clause: str) -> str:
    """Return the shortest telling word for a clause: its label, or its component."""
    parts = [part for part in clause.split(".") if not part.isdigit()]
    return parts[-1] if parts else clause


def amount(number: int) -> str:
    """Return an item's number as bills write it."""
    return f"{-number} less" if number < 0 else str(number)


def bill(items: Iterable[tuple[str, int]]) -> str:
    """Return items as a bill: `base_cost 2, ogres 1 less`."""
    return ", ".join(f"{name} {amount(number)}" for name, number in items) or "nothing"


def counted(number: int, word: str) -> str:
    """Return a number with its noun: `1 coin`, `2 coins`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def picture(s: State, table: Table, wanted: Sequence[int] = ()) -> str:
    """Return the board as a table of the regions that matter, and a line per player."""
    little = s.board.count <= 12
    rows = [_row(s, table, r) for r in range(s.board.count) if little or _matters(s, r) or r in wanted]
    widths = [max((len(row[column]) for row in rows), default=0) for column in (0, 1)]
    lines = [f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]}".rstrip() for row in rows]
    lines += [_player(s, table, player) for player in sorted(table.players.values())]
    return "\n".join(lines)


def _matters(s: State, r: int) -> bool:
    return s.own[r] >= 0 or s.pieces_any >> r & 1 != 0 or r in s.marker_at


def _row(s: State, table: Table, r: int) -> tuple[str, str, str]:
    region = s.board.regions[r]
    ground = [short(region.terrain), *map(short, region.symbols), *(["edge"] if region.edge else [])]
    return region.name, ", ".join(ground), contents(s, table, r)


def contents(s: State, table: Table, r: int) -> str:
    """Return what lies in a region."""
    found: list[str] = []
    slot = s.own[r]
    if slot == NEUTRAL:
        found.append(f"{s.tok[r]} {short(neutral_at(s, r).name)}")
    elif slot >= 0:
        found.append(f"{s.tok[r]} {short(s.game.races[s.race[slot]].name)} of {_owner(s, table, slot)}")
    for i, piece in enumerate(s.game.pieces):
        number = piece_count(s, i, r)
        if number:
            found.append(short(piece.name) if number == 1 else f"{number} {short(piece.name)}")
    for i, marker in enumerate(s.game.markers):
        if s.marker_at[i] == r:
            carried = f" with {short(s.game.powers[s.carried[i] - 1].name)}" if s.carried[i] else ""
            found.append(short(marker.name) + carried)
    return ", ".join(found) or "empty"


def _owner(s: State, table: Table, slot: int) -> str:
    name = table.player_name(s.game.player_of[slot])
    return name if slot % s.game.width == 0 else f"{name}, declined"


def _player(s: State, table: Table, player: int) -> str:
    first = player * s.game.width
    parts = [combo(s, slot) for slot in range(first, first + s.game.width) if s.race[slot] >= 0]
    turn = f", on turn in round {s.turn}" if player == s.player and not s.over else ""
    return f"{table.player_name(player)}: {'; '.join([*parts, counted(s.coins[player], 'coin')])}{turn}"


def combo(s: State, slot: int) -> str:
    """Return what a slot plays and has in hand."""
    words = [short(s.game.races[s.race[slot]].name)]
    if s.power[slot] != NO_POWER:
        words.insert(0, short(s.game.powers[s.power[slot]].name))
    if slot % s.game.width:
        words.insert(0, "declined")
    hand = f", {s.hand[slot]} in hand" if s.hand[slot] else ""
    return " ".join(words) + hand
