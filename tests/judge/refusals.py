"""What the law refuses: sentences that cannot be played as they stand, which no check should accept."""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.model.clauses import Clause, Do, Gain, Rule
from swdsl.model.content import Component
from swdsl.model.expressions import Me, Regions, RegionSet
from swdsl.model.moments import Always, AtStep, PlainEvent, RegionEvent, ThingEvent
from swdsl.words import Permission, PlainVerb, Quantifier, State, Step
from tests.judge.hearing import OF_WHO_CONQUERS
from tests.judge.kinds import is_choice

#: Steps that nobody else can have: a round and the end are nobody's, the others are an attacker's choices.
_NOBODYS = (Step.ROUND_START, Step.GAME_END, Step.ANY_TIME, Step.ATTACK)


def refused(component: Component) -> Iterator[str]:
    """Yield why the law refuses a component."""
    for clause in component.clauses:
        yield from _moment(clause)
        yield from _effects(clause)


def _moment(clause: Clause) -> Iterator[str]:
    match clause.moment:
        case RegionEvent(regions=regions) if _counts(regions):
            yield "a number in a moment: events come one at a time"
        case AtStep(step=Step.SETUP):
            yield "nobody holds anything at setup"
        case AtStep(step=step, of=of) if of is not None and step in _NOBODYS:
            yield f"{step.written} is nobody else's"
        case AtStep(step=Step.ANY_TIME) if not is_choice(clause.effects[0]):
            yield "at any time without `may`"
        case AtStep(step=step, of=None) if step in OF_WHO_CONQUERS and clause.state is State.DECLINED:
            yield "a step of conquests, only in decline"
        case PlainEvent(Me(), PlainVerb.DECLINE) if clause.state is State.DECLINED:
            yield "who declines is active until then"
        case ThingEvent() | PlainEvent(verb=PlainVerb.EXPAND | PlainVerb.REDEPLOY):
            yield "not announced"
        case _:
            pass


def _effects(clause: Clause) -> Iterator[str]:
    for effect in clause.effects:
        match effect:
            case Do(action=Gain(thing=thing)) if thing.quantity.quantifier is Quantifier.UP_TO:
                yield "nobody chooses to gain less"
            case Rule(permission=Permission.REACH, regions=regions) if isinstance(clause.moment, Always):
                if regions is not None and _counts(regions):
                    yield "a standing rule is not used up"
            case _:
                pass


def _counts(regions: Regions) -> bool:
    """Whether a number of regions is named where there can be but one."""
    if not isinstance(regions, RegionSet):
        return False
    quantity = regions.quantity
    return quantity.quantifier is Quantifier.UP_TO or (
        quantity.quantifier is Quantifier.NUMBER and quantity.number != 1
    )
