"""Trees into the model: what each name stands for and what each clause means.

The only room that knows both what was written and what it means.
"""

from swdsl.resolve.budget import over_budget
from swdsl.resolve.frames import SET_LINES
from swdsl.resolve.resolve import Resolution, resolve
from swdsl.resolve.seen import seen_by_maps, seen_by_scenarios
from swdsl.resolve.table import Declared, Table

__all__ = [
    "SET_LINES",
    "Declared",
    "Resolution",
    "Table",
    "over_budget",
    "resolve",
    "seen_by_maps",
    "seen_by_scenarios",
]
