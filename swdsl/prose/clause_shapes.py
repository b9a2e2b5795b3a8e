"""Shapes of whole clauses that deserve a better sentence than the general rule gives."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import (
    EACH_PIP,
    Amount,
    Condition,
    Count,
    CountGroups,
    CountRegions,
    CountThings,
    InRegions,
    OptionIs,
    Unless,
)
from swdsl.model.expressions import Coins, Me, Party, Regions, RegionSet, There
from swdsl.model.quantities import Quantity
from swdsl.prose.shapes import is_a_region, parts_of, sorts_of
from swdsl.words import Operator, Period, PlainVerb, Quantifier, RegionVerb, Step, Timing, Value


def conditions_of(clause: model.Clause) -> tuple[Condition, ...]:
    """Return the conditions of the moment, without those that only ask which option the table plays."""
    return tuple(each for each in clause.conditions if not _asks_option(each))


def _asks_option(condition: Condition) -> bool:
    return isinstance(condition.condition if isinstance(condition, Unless) else condition, OptionIs)


def every_conquest(clause: model.Clause) -> model.Adjust | None:
    """Return the adjustment of a clause that makes each conquest of mine dearer or cheaper."""
    match clause:
        case model.Clause(
            moment=moments.RegionEvent(actor=Me(), verb=RegionVerb.ATTACK, regions=regions),
            limit=None,
            effects=(model.Adjust(value=Value.COST, optional=False) as adjust,),
        ) if is_a_region(regions) and not conditions_of(clause) and not _looks_there(adjust.amount.per):
            return adjust
        case _:
            return None


def _looks_there(count: Count | None) -> bool:
    """Whether something is counted in the region that is attacked, which must have been named then."""
    return isinstance(count, CountThings) and count.where == InRegions(There())


@dataclass(frozen=True, slots=True)
class CostOf:
    """What it costs somebody to conquer some regions."""

    actor: Party
    regions: Regions
    adjust: model.Adjust


def cost_of(clause: model.Clause) -> CostOf | None:
    """Return what a clause says of the cost of some regions, if it says nothing else.

    Only I choose whether a cost changes, and a price of nothing is no price to choose.
    """
    match clause:
        case model.Clause(
            moment=moments.RegionEvent(actor=actor, verb=RegionVerb.ATTACK, regions=regions),
            effects=(model.Adjust(value=Value.COST) as adjust,),
        ) if not conditions_of(clause) and not _needs_a_moment(adjust, actor):
            return CostOf(actor, regions, adjust)
        case _:
            return None


def _needs_a_moment(adjust: model.Adjust, actor: Party) -> bool:
    return adjust.optional and (not isinstance(actor, Me) or not adjust.amount.base)


def income(clause: model.Clause) -> model.Gain | None:
    """Return the coins that are simply gained at scoring."""
    match clause:
        case model.Clause(
            moment=moments.AtStep(timing=Timing.AT, step=Step.SCORING, of=None),
            effects=(model.Do(subject=Me(), action=model.Gain() as gain, optional=False, until=None),),
        ) if isinstance(gain.thing.noun, Coins) and gain.source is None:
            return gain
        case _:
            return None


def yield_of(clause: model.Clause) -> model.Gain | None:
    """Return the coins that each region, or each group of them, brings at scoring."""
    gain = income(clause)
    if gain is None or clause.limit is not None or conditions_of(clause) or gain.thing.owner is not None:
        return None
    amount = gain.amount
    plain = amount == Amount(amount.base, amount.per)
    regions = isinstance(amount.per, CountRegions) and isinstance(amount.per.regions, RegionSet)
    return gain if plain and amount.base and (regions or isinstance(amount.per, CountGroups)) else None


def placed_first(clause: model.Clause) -> tuple[RegionSet, model.Place] | None:
    """Return what is placed in the first regions that a race conquers, and which regions these are."""
    match clause:
        case model.Clause(
            moment=moments.RegionEvent(
                actor=Me(),
                verb=RegionVerb.CONQUER,
                regions=RegionSet(quantity=Quantity(quantifier=Quantifier.A)) as regions,
            ),
            limit=model.Limit(period=Period.LIFE, per_opponent=False),
            effects=(model.Do(subject=Me(), action=model.Place() as place, optional=False, until=None),),
        ) if place.destination == InRegions(There()) and not conditions_of(clause):
            return None if sorts_of(regions) or parts_of(regions.filter).mine else (regions, place)
        case _:
            return None


def is_bargain(effects: Sequence[model.Effect]) -> bool:
    """Whether I may give something up, and gain something by it."""
    match effects:
        case (
            model.Do(subject=Me(), action=model.Remove() | model.Pay() | model.Lose(), optional=True),
            model.Do(subject=Me(), action=model.Gain(), optional=False),
        ):
            return True
        case _:
            return False


def is_choice_to_keep(effect: model.Effect) -> bool:
    """Whether I may keep tokens when I decline."""
    match effect:
        case model.Adjust(value=Value.KEPT, optional=True, amount=amount):
            return amount.base != 0
        case _:
            return False


def first_conquests(clause: model.Clause) -> int | None:
    """Return how many first conquests of a race a clause speaks of: conquering, so many times per life."""
    match clause:
        case model.Clause(
            moment=moments.RegionEvent(actor=Me(), verb=RegionVerb.CONQUER, regions=regions),
            limit=model.Limit(times=times, period=Period.LIFE, per_opponent=False),
            conditions=(),
        ) if is_a_region(regions) and not any(model.is_optional(effect) for effect in clause.effects):
            return times
        case _:
            return None


class Mood(Enum):
    """How something I do is said, depending on what was said before it."""

    ORDER = "order"
    NAMED = "named"
    INFINITIVE = "infinitive"


def moods(effects: Sequence[model.Effect]) -> tuple[Mood, ...]:
    """Return the mood of each effect: an order first, an infinitive after `may`, else `you` by name."""
    found: list[Mood] = []
    before: model.Effect | None = None
    for effect in effects:
        if before is None:
            found.append(Mood.ORDER)
        elif isinstance(effect, model.Given):
            found.append(Mood.NAMED)
        elif is_choice_to_keep(before):
            found.append(Mood.INFINITIVE)
        elif not isinstance(before, model.Do) or not isinstance(before.subject, Me):
            found.append(Mood.NAMED)
        else:
            found.append(Mood.INFINITIVE if before.optional else found[-1])
        before = model.bare(effect)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Said:
    """An effect with its mood, whether it is a roll with its pips off the cost, and what it waits for."""

    effect: model.PlainEffect
    mood: Mood
    takes_pips: bool = False
    given: model.Given | None = None


def steps(effects: Sequence[model.Effect]) -> Iterator[Said]:
    """Yield each effect as it is said."""
    for effect, mood in zip(effects, moods(effects), strict=True):
        if isinstance(effect, model.Given):
            yield Said(effect.effect, mood, given=effect)
            continue
        if not isinstance(effect, model.RollForCost):
            yield Said(effect, mood)
            continue
        taken_off = effect.operator is Operator.LESS
        yield Said(model.Do(Me(), model.Perform(PlainVerb.ROLL), effect.optional), mood, taken_off)
        if not taken_off:
            yield Said(model.Adjust(Value.COST, effect.operator, EACH_PIP), Mood.NAMED)
