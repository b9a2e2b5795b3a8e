"""Conquests by figures: pieces that take a region for nobody, and stand there."""

from __future__ import annotations

from swdsl.runtime.binding import (
    clear_piece,
    clear_region,
    from_stock,
    lay_one,
    outlives_holder,
    rebind,
    standing,
    survey_pieces,
)
from swdsl.runtime.bits import BIT
from swdsl.runtime.conquest import declare, discover, rout
from swdsl.runtime.events import hear_last, overhear_figure
from swdsl.runtime.holding import MERCILESS, STORMED, lose, retire_if_gone, tell_loss
from swdsl.runtime.recall import note_conquest
from swdsl.runtime.state import State
from swdsl.runtime.words import CONQUERS, LOSES, NEUTRAL


def storm(s: State, slot: int, piece: int, r: int) -> None:
    """Let a figure conquer a region for the slot that sends it: nobody holds it afterwards."""
    bit = BIT[r]
    holder = s.own[r]
    hidden = s.hoard & bit
    s.stood = standing(s, bit) | (1 if s.neutral & bit else 0)
    s.lost = 0
    house = s.game.house
    had = s.combo[holder] if holder >= 0 else s.game.nothing
    by = holder if house.figures_act_alone else slot
    if s.game.recall >= 0:
        note_conquest(s, r, holder, slot)
    if holder == NEUTRAL:
        rout(s, r)
    elif holder >= 0:
        if s.game.player_of[holder] != s.game.player_of[by]:
            declare(s, slot, r, by_figure=True)
        manner = MERCILESS if house.figures_spare_nobody else STORMED
        lose(s, holder, r, s.game.pieces[piece].losses, by, manner)
    elif s.pieces_any & bit:
        clear_region(s, r)
    _stand(s, piece, r)
    if holder >= 0:
        _driven_out(s, holder, r, by)
        if not _is_had(s, piece):
            clear_piece(s, piece)  # it has driven out whoever sent it
    if hidden and not house.figures_find_nothing:
        discover(s, -1, r)
    if s.game.overheard >> CONQUERS & 1:
        overhear_figure(s, CONQUERS, -1 if house.figures_act_alone else slot, r)
        if holder >= 0 and had is not s.combo[holder] and not house.figures_act_alone:
            hear_last(s, CONQUERS, holder, had, slot, r)


def _driven_out(s: State, holder: int, r: int, by: int) -> None:
    """Tell whoever has lost a region to a figure, where it stands already, and let go what went with it."""
    if s.game.heard >> LOSES & 1:
        tell_loss(s, holder, r, by)
    if s.marked >> r & 1:
        rebind(s, holder)
    retire_if_gone(s, holder)


def _is_had(s: State, piece: int) -> bool:
    """Whether somebody has what a figure belongs to, or it stays on the board all the same."""
    if s.game.house.place_figures_stay or outlives_holder(s.game.pieces[piece]):
        return True
    return any(piece in part.pieces for combo in s.combo for part in combo.furnished)


def _stand(s: State, piece: int, r: int) -> None:
    """Put a figure into the region it conquered: the only one from wherever it is, or one of the stock."""
    if s.game.pieces[piece].supply == 1:
        s.kit[piece] = 0
        s.piece[piece] = BIT[r]
    else:
        from_stock(s, piece)
        lay_one(s, piece, r)
    survey_pieces(s)
