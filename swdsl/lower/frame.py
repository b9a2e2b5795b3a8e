"""The frame of a set: the sentences of `every race` that are numbers of the kernel.

A sentence of the frame that is none of these is an ordinary clause, which every race then has.
"""

from typing import Final

from swdsl import words
from swdsl.lower.classify import lowered, parts_of_clause
from swdsl.lower.classify_conquest import SURVIVORS
from swdsl.lower.form import BuiltIn, Clause, Frame, FrameFact, Neutral
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask, Near
from swdsl.lower.form_terms import CostTerm, PermitTerm
from swdsl.lower.form_words import Life, Permit
from swdsl.lower.numbers import option_test
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static
from swdsl.model import clauses as model
from swdsl.model import content
from swdsl.model.counts import (
    Amount,
    CountRegions,
    CountThings,
    InRegions,
    MeasureIs,
    Thing,
)
from swdsl.model.expressions import (
    Anyone,
    Coins,
    Contains,
    Content,
    Defenders,
    Me,
    MyRace,
    Neutrals,
    Opponent,
    Regions,
    RegionSet,
    There,
    This,
)
from swdsl.model.names import Ref
from swdsl.words import (
    CardVerb,
    Kind,
    Measure,
    Modal,
    Operator,
    Permission,
    PlainVerb,
    RegionVerb,
    State,
    Step,
    Timing,
    Value,
)

ANY_SHORTAGE: Final = 99
_LIVES = {State.ACTIVE: Life.ACTIVE, State.DECLINED: Life.DECLINED, State.BOTH: Life.BOTH}


def lower_frame(frame: content.Frame, each: content.RuleSet, scene: Scene) -> Frame:
    """Return the frame of a set."""
    clauses = tuple(_lower(clause, each.id, scene) for _, clauses in frame.clauses for clause in clauses)
    found = _discovered(frame)
    return Frame(
        frame.start_coins,
        frame.combos,
        frame.price,
        frame.die,
        tuple(_neutral(neutral, found) for neutral in each.neutrals),
        clauses,
    )


def _neutral(neutral: content.Neutral, found: frozenset[Ref | None]) -> Neutral:
    symbol = None if neutral.symbol is None else str(neutral.symbol)
    discovers = neutral.ref in found or None in found
    return Neutral(str(neutral.ref), symbol, neutral.per_symbol, discovers)


def _discovered(frame: content.Frame) -> frozenset[Ref | None]:
    """Return the neutrals under which markers lie; None stands for all of them."""
    return frozenset(
        ref
        for clause in frame.for_every(Kind.RACE)
        if any(
            isinstance(each, model.Do) and isinstance(each.action, model.Discover) for each in clause.effects
        )
        and isinstance(clause.moment, model.RegionEvent)
        for ref in _neutrals_in(clause.moment.regions)
    )


def _neutrals_in(regions: Regions) -> tuple[Ref | None, ...]:
    match regions:
        case RegionSet(filter=Contains(content=Content(noun=Neutrals(neutral=ref)))):
            return (ref,)
        case _:
            return ()


def _lower(clause: model.Clause, scope: str, scene: Scene) -> Clause:
    try:
        fact = _fact(clause, scene)
        return lowered(clause, scope, parts_of_clause(clause, scene) if fact is None else (fact,))
    except NotPlayableError as reason:
        return lowered(clause, scope, (), str(reason))


def _fact(clause: model.Clause, scene: Scene) -> FrameFact | None:
    """Return the numbers of the kernel that a sentence sets; none when it is an ordinary clause."""
    tests = tuple(each for each in clause.conditions if option_test(each) is None)
    match clause.moment, clause.effects:
        case model.Always(), (model.Rule(subject=Me(), modal=Modal.MAY) as rule,) if not tests:
            return _permission(rule, scene)
        case model.RegionEvent(actor=Me(), verb=RegionVerb.ATTACK) as event, effects:
            return _attack(event, effects, tests, scene)
        case model.RegionEvent(verb=RegionVerb.CONQUER) as event, effects if not tests:
            return _conquest(event, clause.state, effects)
        case model.AtStep(timing=Timing.AT, step=Step.SCORING), (effect,) if not tests:
            # The kernel's own coin is for every race of a player; one for active races only is a term.
            return _scoring(effect) if clause.state is State.BOTH else None
        case model.PlainEvent(actor=Me(), verb=PlainVerb.DECLINE), (effect,) if not tests:
            return _decline(effect)
        case model.CardEvent(verb=CardVerb.USE), (
            model.Do(action=model.Move(thing=Thing(noun=This()), destination=InRegions(regions=There()))),
        ):
            return FrameFact(relic_moves=True)
        case _:
            return None


def _permission(rule: model.Rule, scene: Scene) -> FrameFact | None:
    if rule.regions is None:
        return None
    mask = mask_of(rule.regions, scene)
    if rule.permission is Permission.REACH and mask == Near(Held(Holder.ME)):
        return FrameFact(built_in=BuiltIn.REACH)
    if rule.permission is Permission.ENTER and is_static(mask):
        return FrameFact(entry=PermitTerm(Permit.ENTER, mask))
    return None


def _attack(
    event: model.RegionEvent, effects: tuple[model.Effect, ...], tests: tuple[object, ...], scene: Scene
) -> FrameFact | None:
    mask = mask_of(event.regions, scene)
    match effects, tests:
        case (
            model.RollForCost(operator=Operator.LESS, optional=True),
            model.Do(action=model.Perform(verb=PlainVerb.STOP)),
        ), (MeasureIs(measure=Measure.SHORTAGE, range=bounds),):
            highest = ANY_SHORTAGE if bounds.maximum is None else bounds.maximum
            return FrameFact(attempt=(bounds.minimum, highest))
        case (model.Adjust(value=Value.COST, operator=operator, amount=amount),), () if is_static(mask):
            return _cost(operator, amount, mask)
        case _:
            return None


def _cost(operator: Operator, amount: Amount, mask: Mask) -> FrameFact | None:
    if amount.base is None:
        return None
    match operator, amount.per:
        case Operator.IS, None:
            return FrameFact(base=CostTerm(mask, amount.base))
        case Operator.AT_LEAST, None if mask == EVERY:
            return FrameFact(minimum=amount.base)
        case Operator.MORE, None:
            return FrameFact(more=CostTerm(mask, amount.base))
        case Operator.MORE, CountThings(noun=Defenders(enemy_only=only), where=InRegions(regions=There())):
            return FrameFact(defenders=amount.base, own_defenders=not only)
        case _:
            return None


def _conquest(event: model.RegionEvent, state: State, effects: tuple[model.Effect, ...]) -> FrameFact | None:
    match event.actor, effects:
        case Anyone(), (model.Do(action=model.Remove(thing=Thing(noun=Neutrals()))),):
            return FrameFact(built_in=BuiltIn.ROUT)
        case Anyone(), (model.Do(action=model.Discover()),):
            return FrameFact(built_in=BuiltIn.DISCOVERY)
        case MyRace(life=words.Life.OTHER), (model.Adjust(value=Value.LOSSES, amount=Amount(base=None)),):
            return FrameFact(overrun=_LIVES[state])
        case Opponent() | Anyone() as actor, (
            model.Adjust(value=Value.LOSSES, amount=Amount(base=int(lost), per=None)),
            model.SurvivorsGo(store=store),
        ) if store in SURVIVORS:
            if state is not State.DECLINED:
                return FrameFact(lose=lost, survivors=SURVIVORS[store])
            overrun = Life.DECLINED if actor == Anyone() and store is words.Store.TRAY else None
            return FrameFact(lose=lost, declined_survivors=SURVIVORS[store], overrun=overrun)
        case _:
            return None


def _scoring(effect: model.Effect) -> FrameFact | None:
    match effect:
        case model.Do(
            action=model.Gain(
                thing=Thing(noun=Coins()), amount=Amount(base=int(coins), per=CountRegions(regions=regions))
            )
        ) if isinstance(regions, RegionSet) and not regions.kinds:
            return FrameFact(coin=coins)
        case _:
            return None


def _decline(effect: model.Effect) -> FrameFact | None:
    match effect:
        case model.Adjust(value=Value.KEPT, amount=Amount(base=int(kept)), optional=False):
            return FrameFact(keep=kept)
        case model.Do(subject=MyRace(life=words.Life.DECLINED), action=model.Perform(verb=PlainVerb.FADE)):
            return FrameFact(sweep=True)
        case _:
            return None
