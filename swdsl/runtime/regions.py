"""Vocabulary of sets of regions, pieces and markers: pure functions that generated clauses are written in."""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Clause
from swdsl.runtime.packing import is_copy, piece_that_carries
from swdsl.runtime.players import active_of, held_by_player
from swdsl.runtime.state import State


def ours(s: State, slot: int) -> int:
    """Return the regions held by any race of the slot's player."""
    return held_by_player(s, slot)


def my_declined(s: State, slot: int) -> int:
    """Return the regions of the declined races of the slot's player."""
    return ours(s, slot) & ~s.occ[active_of(s, slot)]


def others(s: State, slot: int) -> int:
    """Return the regions held by any other race."""
    return s.held & ~s.occ[slot]


def occupied(s: State) -> int:
    """Return the regions held by any race."""
    return s.held


def opponents(s: State, slot: int) -> int:
    """Return the regions held by opponents, active or declined."""
    return others(s, slot) & ~allied(s, slot)


def allied(s: State, slot: int) -> int:
    """Return the regions held by any race of the slot's side: its player's, and those of team-mates."""
    game = s.game
    if not game.purse and not game.peace:
        return ours(s, slot)
    return held_by(s, game.everyone & ~game.foes[game.player_of[slot]])


def active_opponents(s: State, slot: int) -> int:
    """Return the regions held by opponents' active races."""
    side = s.game.side_of[slot]
    out = 0
    for other in range(0, s.game.slots, s.game.width):
        if s.game.side_of[other] != side:
            out |= s.occ[other]
    return out


def held_by(s: State, players: int) -> int:
    """Return the regions held by any race of these players."""
    out = 0
    if not players:
        return out
    for slot in range(s.game.slots):
        if players >> s.game.player_of[slot] & 1:
            out |= s.occ[slot]
    return out


def held_with_race(s: State, race: int, lives: int) -> int:
    """Return the regions of whoever has a race, in such a state."""
    out = 0
    for slot in range(s.game.slots):
        if s.race[slot] == race and s.game.state_of[slot] & lives:
            out |= s.occ[slot]
    return out


def held_with_power(s: State, power: int, lives: int) -> int:
    """Return the regions of whoever has a power, in such a state."""
    out = 0
    for slot in range(s.game.slots):
        if s.power[slot] == power and s.race[slot] >= 0 and s.game.state_of[slot] & lives:
            out |= s.occ[slot]
    return out


def adjacent(s: State, slot: int, mask: int) -> int:
    """Return the regions adjacent to a region of `mask` for the holder of the slot."""
    if s.leap:
        return s.board.every if mask else 0
    out = s.board.spread(mask)
    for link in s.combo[slot].links:
        one = link.one(s, slot)
        other = link.other(s, slot)
        if mask & one:
            out |= other
        if mask & other:
            out |= one
    crossing = s.combo[slot].crossing
    return out | passage(s, out, crossing) if crossing else out


def linked(s: State, through: int, start: int) -> int:
    """Return the regions of `through` that a chain of borders inside `through` joins to `start`."""
    board = s.board
    found = board.spread(start) & through
    edge = found
    while edge:
        edge = board.spread(edge) & through & ~found
        found |= edge
    return found


def adjacent_to(s: State, slot: int, mask: int, low: int, high: int) -> int:
    """Return the regions adjacent, for the holder of the slot, to so many regions of `mask`."""
    out = 0
    for r in range(s.board.count):
        if low <= (adjacent(s, slot, BIT[r]) & mask & ~BIT[r]).bit_count() <= high:
            out |= BIT[r]
    return out


def linked_to(s: State, through: int, ends: int, low: int, high: int) -> int:
    """Return the regions of `through` from which a chain inside `through` comes to so many of `ends`."""
    out = 0
    for r in members(through):
        chain = BIT[r] | linked(s, through, BIT[r])
        if low <= (s.board.spread(chain) & ends).bit_count() <= high:
            out |= BIT[r]
    return out


def passage(s: State, front: int, ground: int) -> int:
    """Return the regions that can be reached from `front` by crossing `ground`."""
    crossed = front & ground
    edge = crossed
    out = 0
    while edge:
        near = s.board.spread(edge)
        out |= near
        edge = near & ground & ~crossed
        crossed |= edge
    return out


def groups(s: State, mask: int) -> int:
    """Count the groups that the regions of `mask` form by printed borders."""
    number = 0
    while mask:
        low = mask & -mask
        mask &= ~(low | linked(s, mask, low))
        number += 1
    return number


def adjacent_groups(s: State, slot: int, mask: int) -> int:
    """Count the groups that the regions of `mask` form by the slot's adjacency."""
    number = 0
    while mask:
        group = mask & -mask
        edge = group
        while edge:
            edge = adjacent(s, slot, edge) & mask & ~group
            group |= edge
        mask &= ~group
        number += 1
    return number


def with_tokens(s: State, mask: int, low: int, high: int) -> int:
    """Return the regions of `mask` with that many race tokens; neutral ones are none."""
    out = mask & ~s.held if low == 0 else 0
    mask &= s.held
    while mask:
        bit = mask & -mask
        mask ^= bit
        if low <= s.tok[bit.bit_length() - 1] <= high:
            out |= bit
    return out


def with_pieces(s: State, piece: int, mask: int, low: int, high: int) -> int:
    """Return the regions of `mask` with so many pieces of a kind."""
    out = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        if low <= piece_count(s, piece, bit.bit_length() - 1) <= high:
            out |= bit
    return out


def tokens_in(s: State, mask: int) -> int:
    """Count the race tokens in a set of regions."""
    return sum(s.tok[r] for r in members(mask & s.held))


def terrains(s: State, mask: int) -> int:
    """Count the different terrains of a set of regions."""
    return len({s.board.regions[r].terrain for r in members(mask)})


def borders(s: State, mask: int, others: int) -> int:
    """Count the printed borders between a region of one set and a region of another, each once."""
    border = s.board.border
    both = mask & others
    found = sum((border[r] & others).bit_count() for r in members(mask))
    return found - sum((border[r] & both).bit_count() for r in members(both)) // 2


def steps_between(s: State, mask: int, others: int) -> int:
    """Count the printed borders on the shortest way from one set to another; 0 where no way leads."""
    spread, found = s.board.spread, 0
    while mask and not mask & others:
        wider = mask | spread(mask)
        if wider == mask:
            return 0
        mask = wider
        found += 1
    return found


def piece_count(s: State, piece: int, r: int) -> int:
    """Count the pieces of one kind in a region."""
    row = s.game.piece_row[piece]
    if row < 0:
        return s.piece[piece] >> r & 1
    return s.pile[row * s.board.count + r]


def pieces_in(s: State, piece: int, mask: int) -> int:
    """Count the pieces of one kind in a set of regions."""
    return sum(piece_count(s, piece, r) for r in members(s.piece[piece] & mask))


def defenders(s: State, r: int) -> int:
    """Count what defends a region as tokens do."""
    n = s.tok[r]
    if s.manned >> r & 1:
        for piece in s.game.defending_pieces:
            n += piece_count(s, piece, r)
    return n


def with_defenders(s: State, mask: int, low: int, high: int) -> int:
    """Return the regions of `mask` with that many defenders."""
    out = mask & s.held & ~(s.stacks | s.manned)  # one token each
    mask &= ~out
    if not low <= 1 <= high:
        out = 0
    while mask:
        r = mask.bit_length() - 1
        mask ^= BIT[r]
        if low <= defenders(s, r) <= high:
            out |= BIT[r]
    return out


def lone(mask: int) -> int:
    """Return a set of regions that has one member; nothing if it has several."""
    return 0 if mask & (mask - 1) else mask


def stood(s: State, piece: int, there: int) -> int:
    """Return the region just conquered if such a piece, or for -1 a neutral, stood there until then."""
    return BIT[there] if s.stood >> (piece + 1) & 1 else 0


def here(s: State, clause: Clause) -> int:
    """Return the region of the clause's marker, or of the piece that copies it; -1 when it is nowhere."""
    if clause.carrier >= 0:
        return s.marker_at[clause.carrier]
    if is_copy(clause.carrier):
        return s.piece[piece_that_carries(clause.carrier)].bit_length() - 1
    return -1


def in_force(s: State, clause: Clause) -> bool:
    """Whether a clause that needs no holder speaks: a place or relic that nobody has found says nothing."""
    return clause.carrier < 0 or s.marker_at[clause.carrier] >= 0


def here_mask(s: State, clause: Clause) -> int:
    """Return the same as a set of regions."""
    r = here(s, clause)
    return 0 if r < 0 else BIT[r]


def marker_mask(s: State, marker: int) -> int:
    """Return the region of a marker as a set; empty when it is not on the board or not in the game."""
    return BIT[s.marker_at[marker]] if marker >= 0 and s.marker_at[marker] >= 0 else 0


def used(s: State, clause: Clause) -> bool:
    """Whether the clause's marker was used this turn."""
    return bool(s.used_marks >> use_bit(s, clause) & 1)


def use_bit(s: State, clause: Clause) -> int:
    """Return the place of a marker, or of a copy of one, in `used_marks`."""
    if clause.carrier >= 0:
        return clause.carrier
    return len(s.game.markers) + clause.origin


def markers_in_play(s: State, kind: int) -> int:
    """Return the markers of a kind that lie on the board, as a set of markers."""
    out = 0
    for i, component in enumerate(s.game.markers):
        if component.kind == kind and s.marker_at[i] >= 0:
            out |= BIT[i]
    return out
