"""A game told line by line: whose turn it is, every choice in words, the one taken, board and coins."""

import re
from collections.abc import Callable, Iterator
from textwrap import wrap

from swdsl.runtime import CHANCE, State, describe, legal, step

TAKEN = "> "
Teller = Callable[[State, dict[str, int]], str]
"""Takes one of the choices, given in words with their actions, and returns its words."""


def told(s: State, take: Teller, choices: int) -> Iterator[str]:
    """Play so many choices and tell them; a choice with one option is made by the kernel and not told."""
    turn = (0, 0)
    for _ in range(choices):
        if s.over:
            break
        if turn != (s.turn, s.player):
            turn = (s.turn, s.player)
            yield f"turn {s.turn}, player {s.player + 1}"
            yield from _table(s)
        offered = _offered(s)
        who = "the die" if s.actor == CHANCE else f"player {s.actor + 1}"
        yield from wrap(
            f"{who}: {' | '.join(offered)}", 110, subsequent_indent="    ", break_on_hyphens=False
        )
        words = take(s, offered)
        yield TAKEN + words
        step(s, offered[words])
    yield "the end" if s.over else "and so on"
    yield from _table(s)


def _offered(s: State) -> dict[str, int]:
    """Return the legal actions by their words; equal faces of a die are one choice."""
    offered: dict[str, int] = {}
    for action in legal(s):
        offered.setdefault(_short(describe(s, action)), action)
    return offered


def _short(words: str) -> str:
    """Leave out which box a name comes from."""
    return re.sub(r"\b(base|underground)\.", "", words)


def _table(s: State) -> Iterator[str]:
    names = [region.name for region in s.board.regions]
    for slot in range(s.game.slots):
        held = [f"{name} {s.tok[r]}" for r, name in enumerate(names) if s.own[r] == slot]
        if held:
            yield from _wrapped(f"board: {_race(s, slot)}: {', '.join(held)}")
    things = [f"{_short(thing)} in {names[r]}" for r in range(s.board.count) for thing in _things(s, r)]
    if things:
        yield from _wrapped(f"board: {', '.join(things)}")
    yield f"coins: {', '.join(str(coins) for coins in s.coins)}"


def _wrapped(line: str) -> list[str]:
    return wrap(line, 110, subsequent_indent="    ", break_on_hyphens=False)


def _race(s: State, slot: int) -> str:
    power = f"{s.game.powers[s.power[slot]].name} " if s.power[slot] >= 0 else ""
    state = " in decline" if slot % s.game.width else ""
    return _short(f"{power}{s.game.races[s.race[slot]].name} of player {s.game.player_of[slot] + 1}{state}")


def _things(s: State, r: int) -> Iterator[str]:
    for marker, place in enumerate(s.marker_at):
        if place == r:
            yield s.game.markers[marker].name
    for number, piece in enumerate(s.game.pieces):
        if s.piece[number] >> r & 1:
            yield piece.name
