"""How long something lasts that ends by itself: a day on which it is over, as one number.

It is twice that day, and 1 more unless the thing lasts for one turn only; 0 stands for nothing. Days count
everybody's turns; another turn of a player has no day of its own.
"""

from __future__ import annotations

from swdsl.runtime.players import today
from swdsl.runtime.state import State


def ending(s: State, slot: int, briefly: bool) -> int:
    """Return the end of what lasts until the next turn of a slot, or `briefly` for this turn."""
    days = 1 if briefly else (s.game.player_of[slot] - s.player - 1) % s.game.players + 1
    return 2 * (today(s) + days) + (not briefly)


def is_over(s: State, end: int, another: bool) -> bool:
    """Whether it ends now that a turn begins, or `another` of the same player."""
    now = today(s)
    if another:  # what lasted one turn is over, and so is what this player let last until his next
        return end == 2 * (now + s.game.players) + 1 or end % 2 == 0
    return end < 2 * now + 2
