"""The survey: once per turn, what every region costs the acting race, and where it may not go.

`at_most[k + OFFSET]` holds the regions whose plain cost is at most `k`: everything but the attacker's
own adjustments; the table ends where nothing dearer is left. Where rules make costs that no table has
(below `-OFFSET`, or from `TABLE_END` on), these are listed region by region in `beyond`. All this stays
right during the turn, since conquests change only the attacker's regions, unless a clause looks further
than the region it speaks of; whatever else changes marks the survey stale. Legal conquests are then a
few mask operations.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Cost
from swdsl.runtime.combo import Combo
from swdsl.runtime.players import held_by_player
from swdsl.runtime.ranks import count_again
from swdsl.runtime.reach import occupiable
from swdsl.runtime.regions import in_force, piece_count
from swdsl.runtime.state import Beyond, Fort, State
from swdsl.runtime.sums import Steps, add_to, joined, stepped, sum_at
from swdsl.runtime.terms import CostTerm
from swdsl.runtime.wards import shut_to, spared, survey_wards
from swdsl.runtime.words import EVERYBODY, NOT_PLAIN, OCCUPY, OFFSET, S_ATTACK, TABLE_END

NO_FORTS: Final[list[Fort]] = []
NOTHING_BEYOND: Final[list[Beyond]] = []


def survey(s: State, slot: int) -> None:
    """Look over the board for the acting slot."""
    game = s.game
    board = s.board
    combo = s.combo[slot]
    if game.counting:
        _look_over(s, slot)
    ground = board.open
    if board.closed:
        ground |= board.closed & (occupiable(s, slot) if combo.permissions else combo.permits[OCCUPY])
    s.open = ground & ~shut_to(s, slot)
    s.neighbours = board.spread(s.occ[slot])
    s.idle = held_by_player(s, slot) ^ s.occ[slot] if game.own_undefended else 0
    s.forts = forts_against(s, slot) if s.wary or game.defences else NO_FORTS
    s.odd = _odd_regions(s) if s.forts or s.manned or game.steep else 0
    s.beyond = NOTHING_BEYOND
    s.at_most = _table(s, slot, False)
    if combo.bares:
        s.at_most_bare = _table(s, slot, True)
    s.stale = 0
    odd = s.helpers or s.ward_less or s.sourced or s.beyond or game.rationing or game.repulse >= 0
    s.plain = NOT_PLAIN if odd else combo.plainness
    s.calm = 0 if game.shifts or combo.wavers or (s.wary and _shifting(s)) else 1


def _look_over(s: State, slot: int) -> None:
    """Look over what helps the acting slot, and what keeps help out."""
    if s.game.warding:
        survey_wards(s, slot)
    if s.game.ranks >= 0:
        count_again(s, slot)


def _shifting(s: State) -> bool:
    """Whether a clause has a say in attacks that looks at more than the region attacked."""
    return any(s.combo[slot].shifts for slot in members(s.wary))


def release(s: State, slot: int, r: int) -> None:
    """Put a region that the acting slot has given up among those it may attack."""
    open_to_all = s.board.open >> r & 1 and not (s.wary or s.game.immunities or s.game.bans or s.odd >> r & 1)
    if not open_to_all or s.combo[slot].forbids or not _may_be_kept(s, slot):
        s.stale = 1
        return
    bit = BIT[r]
    index = s.game.offset_base[r]
    s.at_most = _with(s.at_most, index, bit)
    if s.combo[slot].bares:
        s.at_most_bare = _with(s.at_most_bare, index, bit)
    s.neighbours = s.board.spread(s.occ[slot])
    if not s.game.house.abandoned_is_lost:
        s.open |= bit


def furnish(s: State, r: int) -> None:
    """Keep the survey when a piece was put into a region of the acting slot."""
    if s.occ[s.slot] >> r & 1 and _may_be_kept(s, s.slot):
        s.odd |= BIT[r]
    else:
        s.stale = 1


def _may_be_kept(s: State, slot: int) -> bool:
    """Whether the survey may be kept when something happened in a region of a slot."""
    return slot == s.slot and s.stage == S_ATTACK and s.calm == 1 and not s.stale


def _with(table: list[int], index: int, bit: int) -> list[int]:
    """Return a cost table with one more region."""
    return table[:index] + [mask | bit for mask in table[index:]]


def forts_against(s: State, slot: int) -> list[Fort]:
    """List what defends regions against an attacker, beyond ground and tokens."""
    forts: list[Fort] = []
    for clause in s.game.defences:
        mask = clause.where(s, -1) if clause.carrier < 0 or in_force(s, clause) else 0
        if mask:
            forts.append((mask, clause, -1))
    if not s.wary:
        return forts
    for other in members(s.wary):
        foreign = s.game.side_of[other] != s.game.side_of[slot]
        for clause in s.combo[other].defences:
            if foreign or clause.scope == EVERYBODY:
                mask = clause.where(s, other)
                if mask:
                    forts.append((mask, clause, other))
    return forts


def _table(s: State, slot: int, bare: bool) -> list[int]:
    """Make a cost table: empty ground, single tokens and neutrals all at once, the others one by one."""
    game = s.game
    mine = s.occ[slot]
    apart = (_defended(s) if bare else s.odd) | mine
    odd = apart ^ mine
    plain = s.board.every ^ apart
    stacks = crowds = single = 0
    if not bare:
        guarded = plain & ~s.idle
        stacks = s.stacks & guarded
        crowds = s.neutral & plain
        single = s.held & guarded ^ stacks
        if game.guests:  # who stands where was settled at set-up
            stacks |= crowds
            crowds = 0
    alone = plain ^ stacks
    empty = alone ^ single ^ crowds
    table = _one_by_one(s, slot, stacks, odd, bare) if stacks or odd else game.no_costs[:]
    total = _cheapest(table, game.lowest) if odd and game.cheapens else 0
    i = game.lowest
    for free, lone, crowded in game.layers:
        total |= table[i]
        table[i] = free & empty | lone & single | crowded & crowds | total
        i += 1
    total |= alone
    for k in range(i, len(table)):
        total |= table[k]
        table[k] = total
    return table


def _cheapest(table: list[int], lowest: int) -> int:
    """Add up a table as far as only clauses make ground so cheap; return the regions that are."""
    total = 0
    for i in range(lowest):
        total |= table[i]
        table[i] = total
    return total


def _one_by_one(s: State, slot: int, stacks: int, odd: int, bare: bool) -> list[int]:
    """List, by cost, the regions with several tokens, and those where still more must be counted."""
    game = s.game
    costs = game.no_costs[:]
    while stacks:
        r = stacks.bit_length() - 1
        stacks ^= BIT[r]
        i = game.offset_base[r] + s.tok[r] * game.defender_cost
        if 0 <= i < len(costs):
            costs[i] = costs[i] | BIT[r]
        else:
            _note_dear(s, costs, i, r, bare)
    while odd:
        r = odd.bit_length() - 1
        odd ^= BIT[r]
        tokens = 0 if bare or s.idle >> r & 1 else defenders_in(s, r)
        i = fortified_cost(s, r, s.forts, tokens) + OFFSET
        if 0 <= i < len(costs):
            costs[i] = costs[i] | BIT[r]
        else:
            _note_dear(s, costs, i, r, bare)
    return costs


def _note_dear(s: State, costs: list[int], i: int, r: int, bare: bool) -> None:
    """Note a region at an index that the table does not have yet, or never has."""
    if i < 0 or i >= TABLE_END:
        s.beyond = [*s.beyond, (i, r, bare)]
    else:
        costs.extend([0] * (i - len(costs)))
        costs.append(BIT[r])


def _defended(s: State) -> int:
    """Return the regions that clauses defend."""
    out = 0
    for mask, _, _ in s.forts:
        out |= mask
    return out & s.board.passable


def _odd_regions(s: State) -> int:
    """Return the regions where more than ground and tokens must be counted."""
    return _defended(s) | s.manned | s.game.steep


def stand_idle(s: State, slot: int, r: int) -> bool:
    """Whether the tokens in a region are of the slot's own player, where such tokens cost nothing."""
    holder = s.own[r]
    return s.game.own_undefended and holder >= 0 and s.game.player_of[holder] == s.game.player_of[slot]


def plain_cost(s: State, slot: int, r: int, forts: list[Fort], bare: bool) -> int:
    """Return what a region costs before the attacker's own adjustments."""
    return fortified_cost(s, r, forts, 0 if bare else counted_defenders(s, slot, r))


def fortified_cost(s: State, r: int, forts: list[Fort], tokens: int) -> int:
    """Return what a region costs with its ground, so many tokens that count, and what else defends it."""
    game = s.game
    cost = game.base[r] + tokens * game.defender_cost
    for mask, clause, holder in forts:
        if mask >> r & 1 and not clause.rolls:
            cost += clause.at(s, holder, r) if clause.varies else clause.amount
    return cost


def counted_defenders(s: State, slot: int, r: int) -> int:
    """Count the tokens and pieces that raise the cost of a region for the slot."""
    return 0 if stand_idle(s, slot, r) else defenders_in(s, r)


def defenders_in(s: State, r: int) -> int:
    """Count the tokens in a region, and the pieces that count as such."""
    number = s.tok[r]
    if s.manned >> r & 1:
        for i in s.game.defending_pieces:
            if s.piece[i] >> r & 1:
                number += piece_count(s, i, r)
    return number


def adjustments(s: State, slot: int, combo: Combo) -> tuple[int, Steps]:
    """Return the attacker's own adjustments: a surcharge everywhere, and the discounts as steps."""
    if not combo.costs and not s.ward_less and not combo.relief and not s.sourced:
        return combo.add, combo.less
    less = _sourced_discounts(s, combo) if s.sourced else list(combo.less)
    relief = list(combo.relief)
    add = combo.add
    for clause in combo.costs:
        mask = clause.where(s, slot)
        if clause.varies:
            most, cheaper, spares = _varying(s, slot, clause, mask)
            add += most
            if s.sourced:
                helped = spared(s, clause.kind_of_source)
                cheaper = [(amount, regions & helped) for amount, regions in cheaper]
            less = joined(less, cheaper)
            relief = joined(relief, spares)
        elif mask:
            size = clause.size(s, slot)
            if size < 0:
                add_to(less, -size, mask & spared(s, clause.kind_of_source) if s.sourced else mask)
            elif size:
                add += size
                add_to(relief, size, s.board.every & ~mask)
    if s.ward_less:
        less = [(amount, regions & ~s.ward_less) for amount, regions in less]
    return add, joined(less, relief)


def _sourced_discounts(s: State, combo: Combo) -> Steps:
    """Add up the static discounts anew, where their kind of component is of help."""
    less: Steps = []
    for term, kind in combo.sourced:
        if isinstance(term, CostTerm):
            add_to(less, -term.amount, term.mask & spared(s, kind))
    return less


def _varying(s: State, slot: int, clause: Cost, mask: int) -> tuple[int, Steps, Steps]:
    """Return what a clause that differs by region adds everywhere, its discounts, and where it adds less."""
    sizes: dict[int, int] = {}
    for r in members(mask & s.board.every):
        size = clause.at(s, slot, r)
        sizes[size] = sizes.get(size, 0) | BIT[r]
    less = {-size: regions for size, regions in sizes.items() if size < 0}
    more = {size: regions for size, regions in sizes.items() if size > 0}
    most = max(more, default=0)
    if not most:
        return 0, stepped(less), []
    spared_there = {most - size: regions for size, regions in more.items() if size < most}
    spared_there[most] = s.board.every & ~sum(more.values())
    return most, stepped(less), stepped(spared_there)


def within(s: State, add: int, less: Steps, ignored: int, k: int) -> int:
    """Return the regions whose cost after all adjustments is at most `k` tokens."""
    if k < s.game.frame.minimum:
        return 0
    index = k + OFFSET - add
    out = reduced(s.at_most, less, index)
    if s.beyond:
        out |= _found_beyond(s.beyond, less, index, False)
    if ignored:
        bare = reduced(s.at_most_bare, less, index)
        if s.beyond:
            bare |= _found_beyond(s.beyond, less, index, True)
        out = out & ~ignored | bare & ignored
    return out


def _found_beyond(beyond: list[Beyond], less: Steps, index: int, bare: bool) -> int:
    """Return the regions off the table whose cost is within reach all the same."""
    out = 0
    for cost, r, without_defenders in beyond:
        if without_defenders == bare and cost - sum_at(less, r) <= index:
            out |= BIT[r]
    return out


def reduced(table: list[int], less: Steps, index: int) -> int:
    """Read a cost table at an index, discounts applied step by step; its last entry has all there is."""
    last = len(table) - 1
    out = table[index if index < last else last] if index >= 0 else 0
    for amount, regions in less:
        index += amount
        if index >= 0:
            out |= table[index if index < last else last] & regions
    return out


def ignored(s: State, slot: int, combo: Combo) -> int:
    """Return the regions whose defenders the slot may leave out of the sum."""
    out = 0
    for clause in combo.ignores:
        where = clause.where(s, slot)
        out |= where & spared(s, clause.kind_of_source) if s.sourced else where
    return out & ~s.ward_less
