"""What a roll counts as: the die, and whatever makes it higher or lower."""

from __future__ import annotations

from swdsl.model.clauses import Adjust
from swdsl.words import Operator, PlainVerb, Value
from tests.judge.asking import UnreadError
from tests.judge.hearing import done, hearers
from tests.judge.holding import holds_for
from tests.judge.scene import Scene
from tests.judge.table import Memory, Table

_ORDER = (Operator.MORE, Operator.LESS, Operator.AT_LEAST, Operator.AT_MOST, Operator.EXACTLY)


def counted_pips(table: Table, memory: Memory, slot: int, pips: int) -> int:
    """Return what a roll counts as: what adds first, then the least and the most, what is exact last."""
    changes: list[Adjust] = []
    for said in hearers(table, memory, done(slot, PlainVerb.ROLL, pips=pips), table):
        change = _change(said)
        if change is not None and holds_for(said):
            assert said.sentence is not None
            if said.sentence.clause.limit is not None:
                raise UnreadError("luck that is used up")
            changes.append(change)
    for change in sorted(changes, key=lambda each: _ORDER.index(each.operator)):
        pips = _changed(change, pips)
    return pips


def is_heard(table: Table, memory: Memory, slot: int, pips: int) -> bool:
    """Whether a roll is heard of by a sentence that does something else than change it."""
    heard = hearers(table, memory, done(slot, PlainVerb.ROLL, pips=pips), table)
    return any(is_no_luck(said) and holds_for(said) for said in heard)


def is_no_luck(said: Scene) -> bool:
    """Whether a sentence that waits for a roll does something else than change it."""
    return _change(said) is None


def _change(said: Scene) -> Adjust | None:
    assert said.sentence is not None
    match said.sentence.clause.effects[0]:
        case Adjust(Value.ROLL, optional=False) as change:
            return change
        case _:
            return None


def _changed(change: Adjust, pips: int) -> int:
    number = change.amount.base or 0
    match change.operator:
        case Operator.MORE:
            return pips + number
        case Operator.LESS:
            return max(0, pips - number)
        case Operator.AT_LEAST:
            return max(pips, number)
        case Operator.AT_MOST:
            return min(pips, number)
        case _:
            return number
