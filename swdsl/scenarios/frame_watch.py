"""Watching the frame: which of its sentences one action of the engine has shown.

The frame is numbers of the kernel, not clauses that could note themselves, so its effects are read off the
states before and after. Sentences whose numbers have names are told by them, the others by a word.
"""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.runtime import ARGUMENT, NEUTRAL, RELIC, V_DECLINE, V_TRY, State
from swdsl.runtime.bits import members


def shown(before: State, action: int, after: State) -> set[str]:
    """Return names and words for everything of the frame that an action has shown."""
    found = set(_moved_relics(before, after))
    if action & ~ARGUMENT == V_TRY:
        found.add(before.game.frame.attempt_name)
    if action == V_DECLINE:
        found.update(_decline(before, after))
    for r in members(after.conquered & ~before.conquered):
        found.update(_entered(before, after, r))
        found.update(_taken(before, after, r))
    return found


def _entered(before: State, after: State, r: int) -> Iterator[str]:
    """Yield by which sentence a region could be attacked: only where no other would have allowed it."""
    slot = after.own[r]
    if slot < 0:
        return
    if before.occ[slot] & before.board.border[r]:
        yield "reach"
    if not before.occ[slot]:
        entries = [term.name for term in before.game.frame.entry if term.mask >> r & 1]
        yield from entries if len(entries) == 1 else ()


def _taken(before: State, after: State, r: int) -> Iterator[str]:
    loser, winner = before.own[r], after.own[r]
    if loser == NEUTRAL:
        yield "rout"
        if any(now == r and was < 0 for was, now in zip(before.marker_at, after.marker_at, strict=True)):
            yield "discovery"
    elif loser >= 0 and winner >= 0:
        yield from _defeat(before, after, r, loser, winner)


def _defeat(before: State, after: State, r: int, loser: int, winner: int) -> Iterator[str]:
    game, race, tokens = before.game, before.race[loser], before.tok[r]
    lost = after.tray[race] - before.tray[race]
    saved = after.hand[loser] - before.hand[loser]
    declined = loser % game.width > 0
    if game.player_of[loser] == game.player_of[winner]:
        if lost == tokens:
            yield "overrun"
    elif declined and lost == tokens > 1:
        yield from ("lose", "declined_survivors")
    elif not declined and lost == game.frame.lose and saved == tokens - lost > 0:
        yield from ("lose", "survivors")


def _decline(before: State, after: State) -> Iterator[str]:
    game = before.game
    slots = range(before.player * game.width, (before.player + 1) * game.width)
    race, older = before.race[slots[0]], before.race[slots[1]]
    if older >= 0 and before.occ[slots[1]] and older not in [after.race[slot] for slot in slots]:
        yield "sweep"
    for slot in slots[1:]:
        kept = after.occ[slot] & before.occ[slots[0]] & before.stacks
        if after.race[slot] == race and any(after.tok[r] == game.frame.keep for r in members(kept)):
            yield "keep"


def _moved_relics(before: State, after: State) -> Iterator[str]:
    for marker, was, now in zip(before.game.markers, before.marker_at, after.marker_at, strict=True):
        if marker.kind == RELIC and was not in (-1, now) and now >= 0 and after.conquered >> now & 1:
            yield "relic_moves"
