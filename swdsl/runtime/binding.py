"""Binding: which combo a slot has, where markers and pieces are, and what follows from that."""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.combo import Combo, Part
from swdsl.runtime.combos import Dress
from swdsl.runtime.component import Piece
from swdsl.runtime.loans import copy_in_use, powers_on_loan
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    CLOSING,
    FROM_EVERYONE,
    NO_POWER,
    NOT_IMMUNE,
    PLACE,
    SILENT_POWER,
    SILENT_RACE,
)


def bind(s: State, slot: int, combo: Combo) -> None:
    """Give a slot a combo, and keep the sets of slots that the hot paths ask for."""
    if combo.notable or s.combo[slot].notable:
        bit = BIT[slot]
        s.wary = s.wary & ~bit | (bit if combo.wary else 0)
        s.roaming = s.roaming & ~bit | (bit if combo.roams else 0)
        s.closing = s.closing & ~bit | (bit if combo.hears & CLOSING else 0)
    s.combo[slot] = combo


def rebind(s: State, slot: int) -> None:
    """Give a slot the combo it has now; pieces of components it lost go home."""
    race = s.race[slot]
    if race < 0:
        bind(s, slot, s.game.nothing)
        return
    new = combo_now(s, slot, race)
    old = s.combo[slot]
    if new is not old:
        bind(s, slot, new)
        s.stale = 1
        if old.furnished:
            let_go(s, old, new)


def rebind_all(s: State) -> None:
    """Give every slot the combo it has now, when something has changed for all of them."""
    for slot in range(s.game.slots):
        rebind(s, slot)
    survey_pieces(s)


def combo_now(s: State, slot: int, race: int) -> Combo:
    """Return the combo that a slot with a race has now."""
    if s.occ[slot] & s.marked or s.borrowed or s.copied or s.game.adorning:
        return _adorned(s, slot, race)
    return s.game.combos.plain(race, s.power[slot], s.game.state_of[slot])


def _adorned(s: State, slot: int, race: int) -> Combo:
    """Return the combo of a slot, with the markers it holds and what it has on loan."""
    game = s.game
    held = 0
    mine = s.occ[slot] & s.marked
    if mine:
        for marker, r in enumerate(s.marker_at):
            if r >= 0 and mine >> r & 1:
                held |= BIT[marker]
    lent = powers_on_loan(s, slot, held) if s.borrowed or held & game.carriers else ()
    copied = copy_in_use(s, slot, held, lent) if s.copied else 0
    silent = silent_tiles(s, race, s.power[slot]) if game.silence >= 0 else 0
    event = s.memory[game.deck] if game.deck >= 0 else 0
    if held or lent or copied or silent or event:
        dress = Dress(held, lent, copied, silent, event)
        return game.combos.adorned(race, s.power[slot], game.state_of[slot], dress)
    return game.combos.plain(race, s.power[slot], game.state_of[slot])


def silent_tiles(s: State, race: int, power: int) -> int:
    """Return which tiles of a combo have no effect now: 1 the race, 2 the power, see `silence`."""
    cells = s.game.silence
    silent = SILENT_RACE if s.memory[cells + race] else 0
    if power != NO_POWER and s.memory[cells + len(s.game.races) + power]:
        silent |= SILENT_POWER
    return silent


def marks_out(s: State, piece: int) -> int:
    """Count the pieces of a kind that lie on players and combos."""
    low = piece * s.game.berths
    return sum(s.mark[low : low + s.game.berths])


def let_go(s: State, old: Combo, new: Combo) -> None:
    """Take home the pieces of components that a slot had and nobody has now, or that came with a marker."""
    for part in old.furnished:
        if part not in new.furnished and (part.carried or not _held_elsewhere(s, part)):
            for piece in part.pieces:
                stays = part.marker >= 0 and s.game.house.place_figures_stay
                if not stays and not outlives_holder(s.game.pieces[piece]):
                    clear_piece(s, piece)


def _held_elsewhere(s: State, part: Part) -> bool:
    return any(part.component is other.component for combo in s.combo for other in combo.furnished)


def outlives_holder(piece: Piece) -> bool:
    """Whether pieces on the board stay when nobody has their component: works, not figures."""
    several = piece.supply > 1 or piece.kind_of != ""
    return piece.stays_when_conquered or (piece.stays_in_decline and several)


def clear_piece(s: State, piece: int) -> None:
    """Take every piece of a kind back to the supply."""
    low = piece * s.game.berths
    if s.piece[piece] or s.kit[piece] or marks_out(s, piece):
        s.piece[piece] = 0
        s.kit[piece] = 0
        s.mark[low : low + s.game.berths] = [0] * s.game.berths
        row = s.game.piece_row[piece]
        if row >= 0:
            low = row * s.board.count
            s.pile[low : low + s.board.count] = [0] * s.board.count
        survey_pieces(s)


def clear_region(s: State, r: int, taker: int = -1) -> None:
    """Take the pieces out of a region that its holder lost or gave up; those of whoever takes it stay."""
    bit = BIT[r]
    game = s.game
    his = {kind for part in s.combo[taker].furnished for kind in part.pieces} if taker >= 0 else ()
    for i, piece in enumerate(game.pieces):
        if s.piece[i] & bit and not (piece.stays_when_conquered or i in his):
            row = game.piece_row[i]
            number = 1 if row < 0 else s.pile[row * s.board.count + r]
            s.piece[i] ^= bit
            if row >= 0:
                s.pile[row * s.board.count + r] = 0
            if piece.defends:
                s.kit[i] += number
    survey_pieces(s)


def standing(s: State, bit: int) -> int:
    """Return the pieces that stand in a region, each kind one bit above its number."""
    out = 0
    kind = 2
    for mask in s.piece:
        if mask & bit:
            out |= kind
        kind <<= 1
    return out


def survey_pieces(s: State) -> None:
    """Keep the masks that follow from where pieces stand."""
    every = 0
    for mask in s.piece:
        every |= mask
    s.pieces_any = every
    s.barred = s.guarded = s.manned = 0
    if every:
        for i in s.game.immune_pieces:
            _note_immunity(s, i)
        for i in s.game.defending_pieces:
            s.manned |= s.piece[i]
    s.stale = 1


def note_piece(s: State, piece: int) -> None:
    """Keep those masks when a piece was put on the board."""
    s.pieces_any |= s.piece[piece]
    if s.game.pieces[piece].defends:
        s.manned |= s.piece[piece]
    if s.game.pieces[piece].immune != NOT_IMMUNE:
        _note_immunity(s, piece)


def _note_immunity(s: State, piece: int) -> None:
    if s.game.silence >= 0 and s.memory[s.game.silence + s.game.piece_tile[piece]]:
        return  # what its tile says of the piece has no effect
    if s.game.pieces[piece].immune == FROM_EVERYONE:
        s.barred |= s.piece[piece]
    else:
        s.guarded |= s.piece[piece]


def survey_markers(s: State) -> None:
    """Keep the masks that follow from where places and relics lie."""
    places = relics = 0
    for i, r in enumerate(s.marker_at):
        if r >= 0:
            if s.game.markers[i].kind == PLACE:
                places |= BIT[r]
            else:
                relics |= BIT[r]
    s.places = places
    s.relics = relics
    s.marked = places | relics


def piece_keeper(s: State, piece: int) -> int:
    """Return the player who has the component of a piece, -1 when nobody has."""
    for slot in range(s.game.slots):
        for part in s.combo[slot].furnished:
            if piece in part.pieces:
                return s.game.player_of[slot]
    return -1


def in_supply(s: State, piece: int) -> int:
    """Count the pieces of a kind that are neither on the board, nor on players or combos, nor in hand."""
    row = s.game.piece_row[piece]
    if row < 0:
        out = s.piece[piece].bit_count()
    else:
        low = row * s.board.count
        out = sum(s.pile[low : low + s.board.count])
    left = s.game.pieces[piece].supply - out - s.kit[piece] - marks_out(s, piece)
    if s.game.kinds:  # those that lie face up somewhere are no more among the hidden ones
        left -= sum(s.game.pieces[kind].supply - in_supply(s, kind) for kind in s.game.kinds.get(piece, ()))
    return left


def in_stock(s: State, piece: int) -> int:
    """Count the pieces of a kind in the supply and in their owner's hand."""
    return in_supply(s, piece) + s.kit[piece]


def lay_one(s: State, piece: int, r: int) -> None:
    """Let one more of a piece lie in a region; whoever does that also sees to what follows from it."""
    row = s.game.piece_row[piece]
    if row >= 0:
        s.pile[row * s.board.count + r] += 1
    s.piece[piece] |= BIT[r]


def from_stock(s: State, piece: int) -> None:
    """Take a piece that is not in the supply any more out of its owner's hand."""
    if in_supply(s, piece) <= 0:
        s.kit[piece] -= 1
        s.stale = 1
