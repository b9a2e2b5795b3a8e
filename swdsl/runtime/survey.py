"""The survey: once per turn, what every region costs the acting race, and where it may not go.

`le[k + OFFSET]` holds the regions whose plain cost is at most `k`: everything but the attacker's
own adjustments; the table ends where nothing dearer is left. It stays right during the turn, since
conquests change only the attacker's regions; whatever else changes marks the survey stale. Legal
conquests are then a few mask operations.
"""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members, stack_plane
from swdsl.runtime.clause import Cost, CostTerm
from swdsl.runtime.combo import Combo
from swdsl.runtime.reach import occupiable
from swdsl.runtime.regions import ours, piece_count
from swdsl.runtime.state import Fort, State
from swdsl.runtime.wards import shut_to, sourced_wards, spared, survey_wards
from swdsl.runtime.words import EVERYBODY, OFFSET


def survey(s: State, slot: int) -> None:
    """Look over the board for the acting slot."""
    board = s.board
    if s.game.warding:
        survey_wards(s, slot)
        s.sourced = sourced_wards(s, s.game.player_of[slot])
    ground = board.open
    if board.closed:
        ground |= board.closed & occupiable(s, slot)
    s.open = ground & ~shut_to(s, slot)
    s.nb = board.spread(s.occ[slot])
    s.forts = forts_against(s, slot)
    s.le = _tabulate(s, slot, False)
    if s.combo[slot].bares:
        s.bare = _tabulate(s, slot, True)
    s.stale = 0


def forts_against(s: State, slot: int) -> list[Fort]:
    """List what defends regions against an attacker, beyond ground and tokens."""
    forts: list[Fort] = []
    for clause in s.game.defences:
        mask = clause.where(s, -1)
        if mask:
            forts.append((mask, clause, -1))
    if not s.game.defending:
        return forts
    for other in range(s.game.slots):
        foreign = s.game.player_of[other] != s.game.player_of[slot]
        for clause in s.combo[other].defences:
            if foreign or clause.scope == EVERYBODY:
                mask = clause.where(s, other)
                if mask:
                    forts.append((mask, clause, other))
    return forts


def _tabulate(s: State, slot: int, bare: bool) -> list[int]:
    """Make a cost table: single tokens all at once, stacks and defended regions one by one."""
    game = s.game
    each = 0 if bare else game.defender_cost
    busy = s.neutral
    for mask in s.occ:
        busy |= mask
    odd = _odd_regions(s, slot, bare) & ~(s.occ[slot] | s.board.impassable)
    plain = ~(odd | s.occ[slot] | s.board.impassable)
    stacks = 0 if bare else s.stacks & plain
    crowds = s.neutral & plain & ~game.lone_neutrals
    single = busy & plain & ~(stacks | crowds)
    empty = plain & ~busy
    table = [0] * game.plain_top
    for i, ground in game.base_masks:
        table[i] = table[i] | ground & empty
        table[i + each] = table[i + each] | ground & single
        if crowds:
            for number, group in _scattered(s) if game.guests else game.neutral_groups:
                k = i + number * each
                table[k] = table[k] | ground & group & crowds
    while stacks:
        low = stacks & -stacks
        stacks ^= low
        r = low.bit_length() - 1
        i = game.offset_base[r] + s.tok[r] * each
        if i >= len(table):
            table.extend([0] * (i + 1 - len(table)))
        table[i] = table[i] | low
    while odd:
        low = odd & -odd
        odd ^= low
        i = plain_cost(s, slot, low.bit_length() - 1, s.forts, bare) + OFFSET
        if i >= len(table):
            table.extend([0] * (i + 1 - len(table)))
        table[i] = table[i] | low
    total = 0
    for i in range(game.lowest, len(table)):
        total |= table[i]
        table[i] = total
    return table


def _odd_regions(s: State, slot: int, bare: bool) -> int:
    """Return the regions where more than ground and tokens must be counted."""
    out = 0
    for mask, _, _ in s.forts:
        out |= mask
    if not bare:
        for i in s.game.defending_pieces:
            out |= s.piece[i]
        if not s.game.frame.own_defenders:
            out |= ours(s, slot)
    return out


def _scattered(s: State) -> list[tuple[int, int]]:
    """Return the regions of neutral tokens by their number, where that was settled at set-up."""
    groups: dict[int, int] = {}
    for r in members(s.neutral):
        groups[s.tok[r]] = groups.get(s.tok[r], 0) | BIT[r]
    return list(groups.items())


def _foreign(s: State, slot: int, other: int) -> bool:
    return s.game.player_of[slot] != s.game.player_of[other]


def plain_cost(s: State, slot: int, r: int, forts: list[Fort], bare: bool) -> int:
    """Return what a region costs before the attacker's own adjustments."""
    game = s.game
    cost = game.base[r]
    if not bare:
        simple = game.frame.own_defenders and not s.pieces_any >> r & 1
        cost += (s.tok[r] if simple else counted_defenders(s, slot, r)) * game.defender_cost
    for mask, clause, holder in forts:
        if mask >> r & 1 and not clause.rolls:
            cost += clause.at(s, holder, r) if clause.varies else clause.amount
    return cost if cost > -OFFSET else -OFFSET


def counted_defenders(s: State, slot: int, r: int) -> int:
    """Count the tokens and pieces that raise the cost of a region for the slot."""
    game = s.game
    if not game.frame.own_defenders and s.own[r] >= 0 and not _foreign(s, slot, s.own[r]):
        return 0
    number = s.tok[r]
    if s.pieces_any >> r & 1:
        for i in game.defending_pieces:
            number += piece_count(s, i, r)
    return number


def adjustments(s: State, slot: int, combo: Combo) -> tuple[int, list[int]]:
    """Return the attacker's own adjustments: a surcharge everywhere, and planes of discounts."""
    if not combo.costs and not s.w_less and not combo.relief and not s.sourced:
        return combo.add, combo.less
    planes = _sourced_planes(s, combo) if s.sourced else list(combo.less)
    relief = list(combo.relief)
    add = combo.add
    for clause in combo.costs:
        mask = clause.where(s, slot)
        if clause.varies:
            add += _varying(s, slot, clause, mask, planes, relief)
        elif mask:
            size = clause.size(s, slot)
            helped = mask & spared(s, clause.kind_of_source) if s.sourced else mask
            for _ in range(-size):
                stack_plane(planes, helped)
            for _ in range(size):
                add += 1
                stack_plane(relief, s.board.every & ~mask)
    if s.w_less:
        planes = [plane & ~s.w_less for plane in planes]
    for plane in relief:
        stack_plane(planes, plane)
    return add, planes


def _sourced_planes(s: State, combo: Combo) -> list[int]:
    """Stack the static discounts anew, where their kind of component is of help."""
    planes: list[int] = []
    for term, kind in combo.sourced:
        if isinstance(term, CostTerm):
            for _ in range(-term.amount):
                stack_plane(planes, term.mask & spared(s, kind))
    return planes


def _varying(s: State, slot: int, clause: Cost, mask: int, planes: list[int], relief: list[int]) -> int:
    """Merge a clause whose size differs by region; return what it adds everywhere."""
    sizes = [(r, clause.at(s, slot, r)) for r in members(mask & s.board.every)]
    most = max([size for _, size in sizes], default=0)
    for r, size in sizes:
        for _ in range(-size):
            stack_plane(planes, s.board.bit[r])
    for step in range(1, max(most, 0) + 1):
        above = sum(s.board.bit[r] for r, size in sizes if size >= step)
        stack_plane(relief, s.board.every & ~above)
    return max(most, 0)


def within(s: State, add: int, planes: list[int], ignored: int, k: int) -> int:
    """Return the regions whose cost after all adjustments is at most `k` tokens."""
    if k < s.game.frame.minimum:
        return 0
    index = k + OFFSET - add
    out = reduced(s.le, planes, index)
    if ignored:
        out = out & ~ignored | reduced(s.bare, planes, index) & ignored
    return out


def reduced(table: list[int], planes: list[int], index: int) -> int:
    """Read a cost table at an index, discounts applied plane by plane; its last entry has all there is."""
    last = len(table) - 1
    index = max(index, 0)  # nothing costs so little: the first entries are empty
    out = table[index if index < last else last]
    for plane in planes:
        index += 1
        out |= table[index if index < last else last] & plane
    return out


def ignored(s: State, slot: int, combo: Combo) -> int:
    """Return the regions whose defenders the slot may leave out of the sum."""
    out = 0
    for clause in combo.ignores:
        where = clause.where(s, slot)
        out |= where & spared(s, clause.kind_of_source) if s.sourced else where
    return out & ~s.w_less
