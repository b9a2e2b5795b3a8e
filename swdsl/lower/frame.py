"""The frame of a set: the sentences of `every race` that are numbers of the kernel.

A sentence of the frame that is none of these is an ordinary clause, which every race then has.
"""

from typing import Final

from swdsl.lower.classify import lowered, parts_of_clause
from swdsl.lower.expressions import mask_of
from swdsl.lower.form import Clause, Frame, FrameFact, Neutral, Part, Word
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask, Near
from swdsl.lower.numbers import option_test
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
    Life,
    Measure,
    Modal,
    Operator,
    Permission,
    PlainVerb,
    RegionVerb,
    State,
    Step,
    Store,
    Timing,
    Value,
)

BUILT_IN: Final = "built_in"
"""The key of a sentence that describes what the kernel does in any case; its word says what that is."""

ANY_SHORTAGE: Final = 99
_STORES = {Store.HAND: Word("TO_HAND"), Store.TRAY: Word("TO_TRAY")}
_STATES = {State.ACTIVE: Word("ACTIVE"), State.DECLINED: Word("DECLINED"), State.BOTH: Word("BOTH")}


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
        facts = _facts(clause, scene)
        parts: tuple[Part, ...] = facts if facts else parts_of_clause(clause, scene)
        return lowered(clause, scope, parts)
    except NotPlayableError as reason:
        return lowered(clause, scope, (), str(reason))


def _facts(clause: model.Clause, scene: Scene) -> tuple[FrameFact, ...]:
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
            return _scoring(effect) if clause.state is State.BOTH else ()
        case model.PlainEvent(actor=Me(), verb=PlainVerb.DECLINE), (effect,) if not tests:
            return _decline(effect)
        case model.CardEvent(verb=CardVerb.USE), (
            model.Do(action=model.Move(thing=Thing(noun=This()), destination=InRegions(regions=There()))),
        ):
            return (FrameFact("relic_moves", True),)
        case _:
            return ()


def _permission(rule: model.Rule, scene: Scene) -> tuple[FrameFact, ...]:
    if rule.regions is None:
        return ()
    mask = mask_of(rule.regions, scene)
    if rule.permission is Permission.REACH and mask == Near(Held(Holder.ME)):
        return (FrameFact(BUILT_IN, Word("REACH")),)
    if rule.permission is Permission.ENTER and is_static(mask):
        return (FrameFact("entry", Word("ENTER"), mask),)
    return ()


def _attack(
    event: model.RegionEvent, effects: tuple[model.Effect, ...], tests: tuple[object, ...], scene: Scene
) -> tuple[FrameFact, ...]:
    mask = mask_of(event.regions, scene)
    match effects, tests:
        case (
            model.RollForCost(operator=Operator.LESS, optional=True),
            model.Do(action=model.Perform(verb=PlainVerb.STOP)),
        ), (MeasureIs(measure=Measure.SHORTAGE, range=bounds),):
            highest = ANY_SHORTAGE if bounds.maximum is None else bounds.maximum
            return (FrameFact("attempt", (bounds.minimum, highest)),)
        case (model.Adjust(value=Value.COST, operator=operator, amount=amount),), () if is_static(mask):
            return _cost(operator, amount, mask)
        case _:
            return ()


def _cost(operator: Operator, amount: Amount, mask: Mask) -> tuple[FrameFact, ...]:
    if amount.base is None:
        return ()
    match operator, amount.per:
        case Operator.IS, None:
            return (FrameFact("base", amount.base, mask),)
        case Operator.AT_LEAST, None if mask == EVERY:
            return (FrameFact("minimum", amount.base),)
        case Operator.MORE, None:
            return (FrameFact("more", amount.base, mask),)
        case Operator.MORE, CountThings(noun=Defenders(enemy_only=only), where=InRegions(regions=There())):
            return (FrameFact("defenders", amount.base), FrameFact("own_defenders", not only))
        case _:
            return ()


def _conquest(
    event: model.RegionEvent, state: State, effects: tuple[model.Effect, ...]
) -> tuple[FrameFact, ...]:
    match event.actor, effects:
        case Anyone(), (model.Do(action=model.Remove(thing=Thing(noun=Neutrals()))),):
            return (FrameFact(BUILT_IN, Word("ROUT")),)
        case Anyone(), (model.Do(action=model.Discover()),):
            return (FrameFact(BUILT_IN, Word("DISCOVERY")),)
        case MyRace(life=Life.OTHER), (model.Adjust(value=Value.LOSSES, amount=Amount(base=None)),):
            return (FrameFact("overrun", _STATES[state]),)
        case Opponent(), (
            model.Adjust(value=Value.LOSSES, amount=Amount(base=int(lost), per=None)),
            model.SurvivorsGo(store=store),
        ) if store in _STORES:
            key = "declined_survivors" if state is State.DECLINED else "survivors"
            return (FrameFact("lose", lost), FrameFact(key, _STORES[store]))
        case _:
            return ()


def _scoring(effect: model.Effect) -> tuple[FrameFact, ...]:
    match effect:
        case model.Do(
            action=model.Gain(
                thing=Thing(noun=Coins()), amount=Amount(base=int(coins), per=CountRegions(regions=regions))
            )
        ) if isinstance(regions, RegionSet) and not regions.kinds:
            return (FrameFact("coin", coins),)
        case _:
            return ()


def _decline(effect: model.Effect) -> tuple[FrameFact, ...]:
    match effect:
        case model.Adjust(value=Value.KEPT, amount=Amount(base=int(kept)), optional=False):
            return (FrameFact("keep", kept),)
        case model.Do(subject=MyRace(life=Life.DECLINED), action=model.Perform(verb=PlainVerb.FADE)):
            return (FrameFact("sweep", True),)
        case _:
            return ()
