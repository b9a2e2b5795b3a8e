"""Tiles that have no effect for a time: races and powers whose sentences do not count until a given day.

In games where some clause says so, `state.memory` has from `game.silence` on a cell for each race, then one
for each power: when the tile speaks again, see `endings`; 0 when it speaks.
"""

from __future__ import annotations

from swdsl.runtime.binding import rebind_all
from swdsl.runtime.endings import ending, is_over
from swdsl.runtime.state import State
from swdsl.runtime.words import NO_POWER


def silence_race(s: State, who: int, slot: int, briefly: bool) -> None:
    """Let the race of slot `who` have no effect until the next turn of `slot`, or `briefly` for this turn."""
    if who >= 0 and s.race[who] >= 0:
        _silence(s, s.game.silence + s.race[who], slot, briefly)


def silence_power(s: State, who: int, slot: int, briefly: bool) -> None:
    """Do the same to the power of slot `who`."""
    if who >= 0 and s.power[who] != NO_POWER:
        _silence(s, s.game.silence + len(s.game.races) + s.power[who], slot, briefly)


def _silence(s: State, cell: int, slot: int, briefly: bool) -> None:
    s.memory[cell] = max(s.memory[cell], ending(s, slot, briefly))
    rebind_all(s)


def speak_again(s: State, then: int) -> None:
    """Let tiles speak whose time is over now that a turn is, and `then` comes what comes."""
    game = s.game
    cells = range(game.silence, game.silence + len(game.races) + len(game.powers))
    over = [cell for cell in cells if s.memory[cell] and is_over(s, s.memory[cell], then)]
    for cell in over:
        s.memory[cell] = 0
    if over:
        rebind_all(s)
