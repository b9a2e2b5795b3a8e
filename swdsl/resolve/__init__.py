"""Trees into the model: what each name stands for and what each clause means.

The only room that knows both what was written and what it means.
"""

from swdsl.resolve.outline import ground, outline
from swdsl.resolve.resolve import Resolution, resolve

__all__ = ["Resolution", "ground", "outline", "resolve"]
