"""Telling a played turn as a scenario: the position it began with, what was done, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from swdsl.runtime import EMPTY, NEUTRAL, PER_GAME, PER_LIFE, State, piece_count
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.players import players_with
from swdsl.runtime.words import NO_POWER
from swdsl.scenarios.words import bill, counted, label, short

PLAYERS: Final = ("Ann", "Bob", "Carol", "Dave", "Eve", "Fred", "Gwen", "Hugh")


@dataclass(frozen=True, slots=True)
class Telling:
    """The lines of a scenario, as text."""

    title: str
    board: str
    given: tuple[str, ...]
    when: tuple[str, ...]
    then: tuple[str, ...]
    assumed: tuple[str, ...] = ()

    def text(self) -> str:
        """Return the scenario as an author would write it."""
        lines = [f'scenario "{self.title}"', f"  on {self.board}"]
        lines += [f"  assume {each}" for each in self.assumed]
        for word, block in (("given", self.given), ("when", self.when), ("then", self.then)):
            lines += [f"  {word}", *(f"    {line}" for line in block)]
        return "\n".join(lines) + "\n"


def minimal(telling: Telling, holds: Callable[[Telling], bool]) -> Telling:
    """Leave out whatever changes nothing: lines of the position, things in them, plain deeds."""
    given = fewest(telling.given, lambda some: bool(some) and holds(replace(telling, given=some)))
    telling = replace(telling, given=given)
    plain = tuple(line for line in telling.when if _goes_without_saying(line))
    spoken = fewest(plain, lambda some: holds(_saying(telling, plain, some)))
    telling = _saying(telling, plain, spoken)
    for number in range(len(telling.given)):
        telling = _shorter_line(telling, number, holds)
    return telling


def fewest(lines: tuple[str, ...], holds: Callable[[tuple[str, ...]], bool]) -> tuple[str, ...]:
    """Leave out as many as can be, large groups first: most of a position does not matter."""
    size = len(lines)
    while size:
        end = len(lines)
        while end > 0:
            fewer = lines[: max(0, end - size)] + lines[end:]
            if holds(fewer):
                lines = fewer
            end -= size
        size //= 2
    return lines


def _goes_without_saying(line: str) -> bool:
    """Whether the runner might do the same of its own accord."""
    return line.split(" ")[1:2] in (["stops"], ["puts"])


def _saying(telling: Telling, plain: tuple[str, ...], spoken: tuple[str, ...]) -> Telling:
    return replace(telling, when=tuple(each for each in telling.when if each not in plain or each in spoken))


def _shorter_line(telling: Telling, number: int, holds: Callable[[Telling], bool]) -> Telling:
    """Leave out things of one line; of the column only the dear end, so that prices stay what they were."""
    head, colon, listed = telling.given[number].partition(": ")
    first, *others = listed.split(", ") if colon else head.split(", ")
    start = f"{head}: " if colon else ""

    def said(things: Iterable[str]) -> Telling:
        line = start + ", ".join((first, *things))
        return replace(telling, given=(*telling.given[:number], line, *telling.given[number + 1 :]))

    if head == "column":
        while others and holds(said(others[:-1])):
            others.pop()
        return said(others)
    return said(fewest(tuple(others), lambda some: holds(said(some))))


# ---- the position ----------------------------------------------------------------------------------
def position(s: State) -> tuple[str, ...]:
    """Return the lines of a state at the start of a turn."""
    return (
        *(line for player in range(s.game.players) for line in _player(s, player)),
        *_board(s),
        *(
            f"{short(s.game.markers[i].name)}: {short(s.game.powers[power - 1].name)}"
            for i, power in enumerate(s.carried)
            if power
        ),
        *(
            [f"stack: {', '.join(short(s.game.markers[i].name) for i in reversed(s.stack))}"]
            if s.stack
            else []
        ),
        f"column: {', '.join(_offer(s, place) for place in range(len(s.column_races)))}",
        f"turn {s.turn} of {PLAYERS[s.player]}",
    )


def _player(s: State, player: int) -> Iterator[str]:
    name, width = PLAYERS[player], s.game.width
    coins = counted(s.coins[player], "coin")
    for slot in range(player * width, (player + 1) * width):
        if s.race[slot] >= 0:
            tokens = s.hand[slot] + s.aside[slot]
            hand = f", {tokens} in hand" if tokens else ""
            yield f"{name} {'declined' if slot % width else 'plays'} {_combo(s, slot)}{hand}"
    yield f"{name} has {coins}"
    used = list(_used(s, player))
    if used:
        yield f"{name} used {', '.join(used)}"
    for i, piece in enumerate(s.game.pieces):
        if piece.per_player and players_with(s, i) >> player & 1:
            yield f"{name} has 1 {short(piece.name)}"
        elif s.kit[i] and _has_component(s, player, s.game.piece_home[i]):
            yield f"{name} has {s.kit[i]} {short(piece.name)}"


def _used(s: State, player: int) -> Iterator[str]:
    """Yield what was used up for longer than a turn, as often as it was used."""
    for slot in range(player * s.game.width, (player + 1) * s.game.width):
        for part in s.combo[slot].parts:
            lasting = [each for each in part.clauses if each.limit in (PER_LIFE, PER_GAME) and not each.apart]
            times = [s.uses[each.counter] for each in lasting]
            yield from [short(part.component.name)] * max(times, default=0)


def _has_component(s: State, player: int, component: str) -> bool:
    slots = range(player * s.game.width, (player + 1) * s.game.width)
    return any(part.component.name == component for slot in slots for part in s.combo[slot].parts)


def _combo(s: State, slot: int) -> str:
    race = short(s.game.races[s.race[slot]].name)
    return race if s.power[slot] == NO_POWER else f"{short(s.game.powers[s.power[slot]].name)} {race}"


def _offer(s: State, place: int) -> str:
    power = s.game.powers[s.column_powers[place]]
    race = s.game.races[s.column_races[place]]
    words = f"{short(power.name)} {short(race.name)}"
    return f"{words} {counted(s.column_coins[place], 'coin')}" if s.column_coins[place] else words


def _board(s: State) -> Iterator[str]:
    symbols = 0
    for neutral in s.game.frame.neutrals:
        symbols |= neutral.mask
    for r in range(s.board.count):
        things = ", ".join(_things(s, r))
        if s.own[r] == NEUTRAL and neutral_at(s, r) in s.game.guests:
            yield f"{s.board.regions[r].name}: {s.tok[r]} {short(neutral_at(s, r).name)}"
        elif s.own[r] != NEUTRAL and (things or symbols >> r & 1):
            yield f"{s.board.regions[r].name}: {things or 'empty'}"


def _things(s: State, r: int) -> Iterator[str]:
    if s.own[r] >= 0:
        yield f"{s.tok[r]} {short(s.game.races[s.race[s.own[r]]].name)}"
    for i, piece in enumerate(s.game.pieces):
        number = piece_count(s, i, r)
        if number:
            yield short(piece.name) if number == 1 else f"{number} {short(piece.name)}"
    for i, marker in enumerate(s.game.markers):
        if s.marker_at[i] == r:
            yield short(marker.name)


# ---- what came of it -------------------------------------------------------------------------------
def facts(before: State, after: State) -> tuple[str, ...]:
    """Return what changed: coins with their items, and every region that changed hands."""
    who = before.player
    items: dict[str, int] = {}
    for entry in after.journal or ():
        if entry.player == who:
            items[label(entry.clause)] = items.get(label(entry.clause), 0) + entry.amount
    total = sum(items.values())
    gains = f"{PLAYERS[who]} gains {counted(total, 'coin')}"
    taken: dict[str, list[str]] = {}
    left: list[str] = []
    for r in range(before.board.count):
        if _holder(before, r) != _holder(after, r):
            held, name = after.own[r], after.board.regions[r].name
            if held >= 0:
                taken.setdefault(PLAYERS[after.game.player_of[held]], []).append(name)
            else:
                left.append(f"{name}: empty")
    holds = [f"{holder} holds {', '.join(names)}" for holder, names in taken.items()]
    return (f"{gains}: {bill(items.items())}" if total else gains, *holds, *left)


def _holder(s: State, r: int) -> int:
    return s.race[s.own[r]] if s.own[r] >= 0 else EMPTY


def tell(title: str, turn: Sequence[tuple[State, int]], after: State, sentences: Iterable[str]) -> Telling:
    """Tell a turn: the states before each of its actions, the state after the last one."""
    first = turn[0][0]
    return Telling(title, first.board.name, position(first), tuple(sentences), facts(first, after))
