"""Loans: powers and relics that a race uses although they are not on its banner or badge.

There are three, and all end up as parts of the combo that `binding` gives to a slot:

- A place may carry a badge (`draw a power onto this`, then `I may use the power on this`): whoever holds
  the place has that power as well. `effects.draw_power` lays the badge down, in `s.carried`.
- A piece may be a copy of another player's power until the turn ends: `effects.copy_power`, `s.borrowed`.
- A piece may be a copy of a relic until the turn ends: `effects.copy_marker`, `s.copied`. The clauses of
  a copy are objects of their own, with their own limits; `Game` makes them for each piece that copies.

What is on loan is used at will: it never makes an attack dearer or an entry narrower (`Part.carried`).
"""

from __future__ import annotations

from swdsl.runtime.bits import members
from swdsl.runtime.combos import Powers
from swdsl.runtime.packing import copying_piece
from swdsl.runtime.state import State
from swdsl.runtime.words import NO_POWER


def powers_on_loan(s: State, slot: int, held: int) -> Powers:
    """Return the powers that a slot has from the markers it holds, or by a piece that copies one."""
    game = s.game
    found: list[int] = []
    for marker in members(held & game.carriers):
        if s.carried[marker] and game.carry_state[marker] & game.state_of[slot]:
            found.append(s.carried[marker] - 1)
    if s.borrowed and slot == s.player * game.width:
        found.append(s.borrowed - 1)
    return tuple(found)


def copy_in_use(s: State, slot: int, lent: Powers) -> int:
    """Return which piece is a copy of which marker for a slot (see `packing.copy_note`), 0 when none is.

    The slot must be the active race on turn, and still have the power whose piece it is.
    """
    if slot != s.player * s.game.width:
        return 0
    power = s.game.piece_power[copying_piece(s.copied)]
    return s.copied if s.power[slot] == power != NO_POWER or power in lent else 0
