"""Clauses whose numbers depend on conditions behind the colon, as one clause for each case."""

from __future__ import annotations

from dataclasses import replace

from swdsl.model.clauses import Adjust, Clause, Do, Gain, Given, bare
from swdsl.model.counts import Condition, Unless
from swdsl.model.expressions import Coins
from swdsl.model.moments import AtStep
from swdsl.words import Step, Timing, Value


def told_apart(clause: Clause) -> tuple[Clause, ...]:
    """Return a clause whose numbers depend on conditions behind its colon as one clause for each case.

    Numbers of an attack, a score or a price are reckoned, not done: nothing changes between two conditions.
    """
    if not any(isinstance(each, Given) for each in clause.effects):
        return (clause,)
    if not all(_is_number(bare(each), clause) for each in clause.effects):
        return (clause,)
    cases: list[Clause] = []
    asked: tuple[Condition, ...] = ()
    missed: tuple[Condition, ...] = ()
    for effect in clause.effects:
        if isinstance(effect, Given):
            missed = missed if effect.otherwise else ()
            own = () if effect.condition is None else (effect.condition,)
            asked = (*missed, *own)
            missed = (*missed, *map(Unless, own))
        cases.append(replace(clause, conditions=(*clause.conditions, *asked), effects=(bare(effect),)))
    return tuple(cases)


def _is_number(effect: object, clause: Clause) -> bool:
    match effect:
        case Adjust(Value.COST | Value.COINS | Value.PRICE, optional=False):
            return True
        case Do(action=Gain(thing=thing), optional=False):
            return clause.moment == AtStep(Timing.AT, Step.SCORING) and isinstance(thing.noun, Coins)
        case _:
            return False
