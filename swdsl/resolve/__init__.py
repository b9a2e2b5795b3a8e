"""Trees into the model: what each name stands for and what each clause means.

The only room that knows both what was written and what it means.
"""

from swdsl.resolve.resolve import Resolution, resolve
from swdsl.resolve.seen import seen_by_maps, seen_by_scenarios

__all__ = ["Resolution", "resolve", "seen_by_maps", "seen_by_scenarios"]
