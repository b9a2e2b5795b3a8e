"""Who sits where: bots by the names that a command or a record gives them, `planner` with a budget."""

import re
from typing import Final

from swdsl.runtime.bots import BOTS, Bot
from swdsl.runtime.planner import Planner

PLANNER: Final = "planner"
_BUDGET: Final = re.compile(r"planner:([1-9][0-9]{0,6})(ms)?")


class UnknownBot(ValueError):  # noqa: N818 - it names what was asked for
    """Nobody has this name."""


def is_bot(name: str) -> bool:
    """Whether a bot has this name."""
    return name in BOTS or _BUDGET.fullmatch(name) is not None


def seated(name: str) -> Bot:
    """Return a bot for one game: `random`, `greedy`, `planner`, `planner:2000` positions, `planner:50ms`."""
    known = BOTS.get(name)
    if known is not None:
        return Planner() if name == PLANNER else known
    budget = _BUDGET.fullmatch(name)
    if budget is not None:
        amount = int(budget[1])
        return Planner(milliseconds=amount) if budget[2] else Planner(amount)
    names = ", ".join(BOTS)
    raise UnknownBot(f"There is no bot `{name}`. There are: {names}; `planner:2000` sets its positions.")
