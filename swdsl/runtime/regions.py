"""Vocabulary of region and player sets: pure functions that generated clauses are written in."""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Clause
from swdsl.runtime.packing import bound_player, day_of_promise, is_copy, piece_that_carries
from swdsl.runtime.state import State
from swdsl.runtime.words import ACTIVE, ALL, D_DECLINED, D_EXPANDED, D_ROLLED


def player_of(s: State, slot: int) -> int:
    """Return the player who owns a slot."""
    return s.game.player_of[slot]


def active_of(s: State, slot: int) -> int:
    """Return the slot of the active race of the same player."""
    return slot - slot % s.game.width


def ours(s: State, slot: int) -> int:
    """Return the regions held by any race of the slot's player."""
    first = active_of(s, slot)
    out = 0
    for other in range(first, first + s.game.width):
        out |= s.occ[other]
    return out


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
    return others(s, slot) & ~ours(s, slot)


def active_opponents(s: State, slot: int) -> int:
    """Return the regions held by opponents' active races."""
    mine = active_of(s, slot)
    out = 0
    for other in range(0, s.game.slots, s.game.width):
        if other != mine:
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


def rivals(s: State, slot: int) -> int:
    """Return the opponents who have an active race, as a set of players."""
    mine = s.game.player_of[slot]
    out = 0
    for player in range(s.game.players):
        if player != mine and s.race[player * s.game.width] >= 0:
            out |= BIT[player]
    return out


def broke(s: State) -> int:
    """Return the players without coins."""
    out = 0
    for player in range(s.game.players):
        if s.coins[player] == 0:
            out |= BIT[player]
    return out


def players_with(s: State, piece: int) -> int:
    """Return the players on whom a piece of this kind lies."""
    return bearing(s, piece, 1, ALL)


def bearing(s: State, piece: int, low: int, high: int) -> int:
    """Return the players on whom so many pieces of this kind lie."""
    out = 0
    for player in range(s.game.players):
        if low <= s.mark[piece * s.game.players + player] <= high:
            out |= BIT[player]
    return out


def with_coins(s: State, low: int, high: int) -> int:
    """Return the players with so many coins."""
    out = 0
    for player in range(s.game.players):
        if low <= s.coins[player] <= high:
            out |= BIT[player]
    return out


def players_holding(s: State, mask: int) -> int:
    """Return the players of whom any race holds a region of `mask`."""
    out = 0
    for slot in range(s.game.slots):
        if s.occ[slot] & mask:
            out |= BIT[s.game.player_of[slot]]
    return out


def everyone(s: State) -> int:
    """Return all players."""
    return s.game.everyone


def enemies(s: State, slot: int) -> int:
    """Return all players but the slot's own."""
    return s.game.everyone & ~BIT[s.game.player_of[slot]]


def is_opponent(s: State, slot: int, they: int) -> bool:
    """Whether `they` is a race of another player than the slot's."""
    return they >= 0 and s.game.player_of[they] != s.game.player_of[slot]


def slot_of(s: State, player: int) -> int:
    """Return the slot of a player's active race."""
    return player * s.game.width


def on_turn(s: State, slot: int) -> bool:
    """Whether it is the turn of the slot's player."""
    return s.game.player_of[slot] == s.player


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
    """Return the regions of `mask` with that many race tokens."""
    out = 0
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
    """Count the tokens in a set of regions."""
    return sum(s.tok[r] for r in members(mask))


def terrains(s: State, mask: int) -> int:
    """Count the different terrains of a set of regions."""
    return len({s.board.regions[r].terrain for r in members(mask)})


def region_lead(s: State, slot: int, mask: int, strongest: bool) -> int:
    """Return how many more regions of `mask` my player has than the strongest, or weakest, opponent."""
    counts = [0] * s.game.players
    for other in range(s.game.slots):
        counts[s.game.player_of[other]] += (s.occ[other] & mask).bit_count()
    return _lead(counts, s.game.player_of[slot], strongest)


def coin_lead(s: State, slot: int, strongest: bool) -> int:
    """Return how many more coins my player has than the richest, or poorest, opponent."""
    return _lead(s.coins, s.game.player_of[slot], strongest)


def _lead(counts: list[int], mine: int, strongest: bool) -> int:
    others_have = [count for player, count in enumerate(counts) if player != mine]
    return counts[mine] - (max(others_have) if strongest else min(others_have))


def piece_count(s: State, piece: int, r: int) -> int:
    """Count the pieces of one kind in a region."""
    row = s.game.piece_row[piece]
    if row < 0:
        return s.piece[piece] >> r & 1
    return s.pile[row * s.board.count + r]


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


def column(s: State) -> int:
    """Return the places of the column that hold a combo, as a set."""
    return BIT[len(s.col_power)] - 1


def scored(s: State) -> bool:
    """Whether the player has already scored this turn."""
    return s.scored != 0


def declined(s: State) -> bool:
    """Whether a race of the player declined this turn."""
    return s.deeds & D_DECLINED != 0


def expanded(s: State) -> bool:
    """Whether the player expands this turn."""
    return s.deeds & D_EXPANDED != 0


def rolled(s: State) -> bool:
    """Whether the die was rolled this turn."""
    return s.deeds & D_ROLLED != 0


def picked(s: State) -> bool:
    """Whether the player picked a combo this turn."""
    return s.drafted != 0


def round_number(s: State) -> int:
    """Return the number of the round, from 1."""
    return s.turn


def tray(s: State, slot: int) -> int:
    """Count the tokens of the slot's race that are left in the tray."""
    return s.tray[s.race[slot]]


def today(s: State) -> int:
    """Number the turns of all players in one row: the date that timed rules are written with."""
    return s.turn * s.game.players + s.player


def promised(s: State, clause: Clause) -> int:
    """Return the player bound by a rule until its holder's next turn, -1 when there is none."""
    note = s.memory[clause.memory]
    if note == 0 or today(s) >= day_of_promise(note) + s.game.players:
        return -1
    return bound_player(note)


def is_active(s: State, slot: int) -> bool:
    """Whether a slot is that of an active race."""
    return s.game.state_of[slot] == ACTIVE
