"""Drawing: pieces of several kinds lie face down together, and chance says which one it is when it is seen.

Nobody looks at a piece before it is turned up, so nothing has to be settled earlier: each that nobody has
seen, face down or in the supply, is as likely to be the one. So there is nothing to hide from anybody.
"""

from __future__ import annotations

from swdsl.runtime.binding import in_supply
from swdsl.runtime.bits import members
from swdsl.runtime.effects import has_room, put_piece, remove_pieces_in
from swdsl.runtime.state import State
from swdsl.runtime.tasks import choices, running
from swdsl.runtime.words import V_DRAW


def kinds_unseen(s: State, piece: int) -> int:
    """Return the kinds of a piece of which one at least has not been seen, by their numbers."""
    return sum(1 << kind for kind in s.game.kinds[piece] if in_supply(s, kind) > 0)


def outcomes_of_draw(s: State) -> list[tuple[int, int]]:
    """List what may be drawn, with its weight: how many of the kind have not been seen."""
    kinds = members(choices(s, running(s), s.task_slot, s.task_step))
    return [(V_DRAW + kind, in_supply(s, kind)) for kind in kinds]


def take_drawn(s: State, kind: int) -> None:
    """Take the piece that was drawn in hand."""
    s.kit[kind] += 1
    s.stale = 1


def turn_up(s: State, piece: int, r: int, kind: int) -> None:
    """Put what was drawn in the place of a piece face down; where it has no room, it goes to the supply."""
    remove_pieces_in(s, piece, 1 << r, 1)
    if has_room(s, kind, r):
        put_piece(s, kind, r)
