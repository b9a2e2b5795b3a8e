"""What follows an attack in which pieces fought as tokens do: they stand in the region now."""

from __future__ import annotations

from swdsl.runtime.clause import Aid
from swdsl.runtime.effects import place_from_kit
from swdsl.runtime.state import State


class March(Aid):
    """So many pieces that go from hand into the region that was conquered."""

    acts = True

    def __init__(self, number: int) -> None:
        super().__init__()
        self.left = number

    def succeed(self, s: State, slot: int, there: int, they: int) -> None:
        """Set them down, kind by kind."""
        for piece in s.combo[slot].joiners:
            going = min(self.left, s.kit[piece])
            self.left -= going
            for _ in range(going):
                place_from_kit(s, piece, there)
        s.stale = 1
