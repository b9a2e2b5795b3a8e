"""Loans: powers and relics that a race uses although they are not on its banner or badge.

There are three, and all end up as parts of the combo that `binding` gives to a slot:

- A place may carry a badge (`draw a power onto this`, then `I may use the power on this`): whoever holds
  the place has that power as well. `effects.draw_power` lays the badge down, in `s.carried`.
- A piece may be a copy of a power of another player or of the column until the turn ends:
  `effects.copy_power`, `draft_column.borrow_power`, `s.borrowed`.
- A piece may be a copy of a relic or place until the turn ends: `effects.copy_marker`, `s.copied`. The
  clauses of a copy are objects of their own, with their own limits; `Game` makes them for each piece that
  copies.

What is on loan is used at will: it never makes an attack dearer or an entry narrower (`Part.carried`).
A piece acts only as tiles without pieces of their own, for whoever is on turn and active.
"""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.combos import Powers
from swdsl.runtime.packing import copying_piece
from swdsl.runtime.state import State
from swdsl.runtime.words import COMBO, MARKER, NO_POWER


def powers_on_loan(s: State, slot: int, held: int) -> Powers:
    """Return the powers that a slot has from the markers it holds, or by a piece that copies one."""
    game = s.game
    found: list[int] = []
    for marker in members(held & game.carriers):
        if s.carried[marker] and game.carry_state[marker] & game.state_of[slot]:
            found.append(s.carried[marker] - 1)
    if s.borrowed and slot == s.player * game.width:
        found.append(s.borrowed - 1)
    if game.silence >= 0:
        silent = game.silence + len(game.races)
        found = [power for power in found if not s.memory[silent + power]]
    return tuple(found)


def lendable(s: State, slot: int, ask: int, mask: int) -> int:
    """Return which of the tiles that a piece might act as can be lent to a slot now."""
    game = s.game
    if slot != s.player * game.width:
        return 0  # what is lent is used in the turn of whoever has it
    if ask == MARKER:
        if not s.occ[slot]:
            return 0  # a marker is copied for a realm, and there is none
        return sum(BIT[each] for each in members(mask) if not game.markers[each].pieces)
    if ask == COMBO:
        return sum(BIT[each] for each in members(mask) if not game.powers[s.column_powers[each]].pieces)
    powers = {player: s.power[player * game.width] for player in members(mask)}
    return sum(
        BIT[player] for player, power in powers.items() if power != NO_POWER and not game.powers[power].pieces
    )


def copy_in_use(s: State, slot: int, held: int, lent: Powers) -> int:
    """Return which piece is a copy of which marker for a slot (see `packing.copy_note`), 0 when none is.

    The slot must be the active race on turn, and still have the tile whose piece it is.
    """
    game = s.game
    if slot != s.player * game.width:
        return 0
    home = game.piece_home[copying_piece(s.copied)]
    had = [game.races[s.race[slot]], *(game.powers[each] for each in (s.power[slot], *lent) if each >= 0)]
    had += [game.markers[each] for each in members(held)]
    return s.copied if any(each.name == home for each in had) else 0
