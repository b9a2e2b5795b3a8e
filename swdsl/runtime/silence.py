"""Tiles that have no effect for a time: races and powers whose sentences do not count until a given day.

In games where some clause says so, `state.memory` has from `game.silence` on a cell for each race, then one
for each power: twice the day from which the tile speaks again, and 1 more unless it is silent for one turn
only; 0 when it speaks. Days count everybody's turns; another turn of a player has no day of its own.
"""

from __future__ import annotations

from swdsl.runtime.binding import rebind, survey_pieces
from swdsl.runtime.players import today
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
    players = s.game.players
    days = 1 if briefly else (s.game.player_of[slot] - s.player - 1) % players + 1
    s.memory[cell] = max(s.memory[cell], 2 * (today(s) + days) + (not briefly))
    _rebind_all(s)


def speak_again(s: State, another: bool = False) -> None:
    """Let tiles speak whose time is over, at the beginning of a turn or of `another` of the same player."""
    game = s.game
    now = today(s)
    last = game.silence + len(game.races) + len(game.powers)
    over = [cell for cell in range(game.silence, last) if 0 < s.memory[cell] < 2 * now + 2]
    if another:  # what lasted one turn is over, and so is what this player let last until his next
        mine = 2 * (now + game.players) + 1
        over = [
            c
            for c in range(game.silence, last)
            if s.memory[c] == mine or (s.memory[c] and s.memory[c] % 2 == 0)
        ]
    for cell in over:
        s.memory[cell] = 0
    if over:
        _rebind_all(s)


def _rebind_all(s: State) -> None:
    for slot in range(s.game.slots):
        rebind(s, slot)
    survey_pieces(s)
