"""Bots: one that plays at random, a greedy one that looks a turn or two ahead, one that searches.

None knows any component: they see only legal actions and what follows from them. None looks at what its
player may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swdsl.runtime.greedy import greedy_bot
from swdsl.runtime.planner import Planner
from swdsl.runtime.rollouts import drawn
from swdsl.runtime.state import State

__all__ = ["BOTS", "Bot", "greedy_bot", "planner_bot", "random_bot"]

Bot = Callable[[State, int], int]
"""Chooses a legal action; the number is drawn afresh, see `generator.next_draw`."""


def random_bot(s: State, number: int) -> int:
    """Choose any legal action with equal chances."""
    return drawn(s, number)


def planner_bot(s: State, number: int) -> int:
    """Choose by search, with the usual budget; what was planned for this turn is thought through again."""
    return Planner()(s, number)


BOTS: Final[dict[str, Bot]] = {"random": random_bot, "greedy": greedy_bot, "planner": planner_bot}
