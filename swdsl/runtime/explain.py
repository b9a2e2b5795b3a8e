"""Explanations: the same terms and clauses the fast paths sum, listed one by one instead."""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.runtime.arms import Arms
from swdsl.runtime.clause import Aid, Program
from swdsl.runtime.state import State
from swdsl.runtime.survey import counted_defenders, forts_against, ignored
from swdsl.runtime.terms import CostTerm
from swdsl.runtime.wards import spared
from swdsl.runtime.words import BEFORE_ATTACK, DIE, UNSAID


@dataclass(frozen=True, slots=True)
class CostItem:
    """One part of a cost: the clause it comes from, and how much."""

    clause: str
    amount: int


def cost_items(s: State, slot: int, r: int, armed: int = 0) -> list[CostItem]:
    """List what an attack on a region costs the slot with these aids; the sum is the cost."""
    combo = s.combo[slot]
    arms = Arms(s, slot, combo, armed)
    aids = [aid for i, aid in enumerate(combo.aids) if armed >> i & 1]
    if arms.replaces:
        return [CostItem(aid.name, 0) for aid in aids if aid.replaces]
    if arms.exactly != UNSAID:
        return [CostItem(aid.name, aid.exactly) for aid in aids if aid.exactly != UNSAID]
    s.leap = arms.leaps
    bare = arms.ignores or bool(combo.ignores and ignored(s, slot, combo) >> r & 1)
    items = [*_ground(s, r), *_defence(s, slot, r, bare), *_own(s, slot, r)]
    s.leap = False
    items += _helps(s, slot, r, aids)
    items += _rolled(s, slot, r)
    total = sum(item.amount for item in items)
    if combo.least is not None and total < combo.floor:
        items.append(CostItem(combo.least.name, combo.floor - total))
    elif total < s.game.frame.minimum:
        items.append(CostItem(s.game.frame.minimum_name, s.game.frame.minimum - total))
    return items


def cost_in_full(s: State, slot: int, r: int, armed: int = 0) -> int:
    """Return what an attack takes, with a roll that waits for it: the sum of its items."""
    return sum(item.amount for item in cost_items(s, slot, r, armed))


def _rolled(s: State, slot: int, r: int) -> list[CostItem]:
    """List what a roll that waits for this attack takes off the cost; a ward makes nothing of it."""
    if s.die <= 0 or s.ward_roll >> r & 1:
        return []
    for part in s.combo[slot].parts:
        for clause in part.clauses:
            if isinstance(clause, Program) and clause.on == BEFORE_ATTACK and DIE in clause.asks:
                return [CostItem(clause.name, -s.die)]
    return []


def _helps(s: State, slot: int, r: int, aids: list[Aid]) -> list[CostItem]:
    """List what armed aids take off the cost; one that is used several times is one part."""
    sums: dict[str, int] = {}
    for aid in aids:
        size = aid.less + (aid.at(s, slot, r) if aid.varies else 0)
        if size:
            sums[aid.name] = sums.get(aid.name, 0) - size
    return [CostItem(name, amount) for name, amount in sums.items()]


def _ground(s: State, r: int) -> list[CostItem]:
    frame = s.game.frame
    base = [CostItem(term.name, term.amount) for term in frame.base if term.mask >> r & 1]
    more = [CostItem(term.name, term.amount) for term in frame.more if term.mask >> r & 1]
    return base[-1:] + more


def _defence(s: State, slot: int, r: int, bare: bool) -> list[CostItem]:
    items: list[CostItem] = []
    number = 0 if bare else counted_defenders(s, slot, r) * s.game.frame.defenders
    if number:
        items.append(CostItem(s.game.frame.defenders_name, number))
    for mask, clause, holder in forts_against(s, slot):
        if mask >> r & 1 and not clause.rolls:
            items.append(CostItem(clause.name, clause.at(s, holder, r) if clause.varies else clause.amount))
    return items


def _own(s: State, slot: int, r: int) -> list[CostItem]:
    """List the attacker's own adjustments; wards take the discounts, never the surcharges."""
    combo = s.combo[slot]
    warded = s.ward_less >> r & 1
    items: list[CostItem] = []
    for term, kind in combo.sourced:
        helped = not warded and bool(spared(s, kind) >> r & 1)
        if isinstance(term, CostTerm) and term.mask >> r & 1 and (term.amount > 0 or helped):
            items.append(CostItem(term.name, term.amount))
    for clause in combo.costs:
        if clause.where(s, slot) >> r & 1:
            amount = clause.at(s, slot, r) if clause.varies else clause.size(s, slot)
            helped = not warded and bool(spared(s, clause.kind_of_source) >> r & 1)
            if amount and (amount > 0 or helped):
                items.append(CostItem(clause.name, amount))
    return items
