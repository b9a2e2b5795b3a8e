"""The bank: it never runs out, but a purse that holds a million coins takes no more.

Rules may multiply coins by coins, turn after turn: without a bound such a number would soon have more digits
than anybody can add up or print.
"""

from __future__ import annotations

from typing import Final

MOST_COINS: Final = 1_000_000
"""What somebody may have, or a combo may bear, and still be given more by the bank."""


def bank_gives(have: int, number: int) -> int:
    """Return how many of so many coins the bank gives to who has this many; what is paid to it, it takes."""
    if have + number <= MOST_COINS:
        return number
    return max(MOST_COINS - have, 0) if number > 0 else number
