"""How long something lasts that ends by itself: a day on which it is over, as one number.

It is twice that day, and 1 more unless the thing lasts for one turn only; 0 stands for nothing. Days count
everybody's turns; another turn of a player has no day of its own.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.players import today
from swdsl.runtime.state import State

#: What comes when a turn is over: the next one, another one of the same player, or the end of the game.
NEXT_TURN: Final = 0
ANOTHER_TURN: Final = 1
NO_TURN: Final = 2


def ending(s: State, slot: int, briefly: bool) -> int:
    """Return the end of what lasts until the next turn of a slot, or `briefly` for this turn."""
    days = 1 if briefly else (s.game.player_of[slot] - s.player - 1) % s.game.players + 1
    return 2 * (today(s) + days) + (not briefly)


def is_over(s: State, end: int, then: int) -> bool:
    """Whether it ends now that one turn is over, and `then` comes what comes."""
    now = today(s)
    if then == NEXT_TURN:
        return end < 2 * now + 2
    if end % 2 == 0:  # it lasted for one turn
        return True
    return then == ANOTHER_TURN and end == 2 * (now + s.game.players) + 1  # that was to be this player's next
