"""The frame of a set: the sentences of `every race` that are numbers of the kernel.

A sentence of the frame that is none of these is an ordinary clause, which every race then has.
"""

from dataclasses import replace
from typing import Final

from swdsl import words
from swdsl.lower.classify import lowered, parts_of_clause, rationed, refuse_idle_limit
from swdsl.lower.classify_conquest import SURVIVORS
from swdsl.lower.form import BuiltIn, Clause, Frame, FrameFact, Neutral
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask, Near
from swdsl.lower.form_terms import CostTerm, PermitTerm
from swdsl.lower.form_words import Life, Permit
from swdsl.lower.numbers import option_test
from swdsl.lower.regions import mask_of, standing_mask
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static
from swdsl.lower.whom_they_are import with_players
from swdsl.model import clauses as model
from swdsl.model import content, moments
from swdsl.model.counts import (
    Amount,
    Card,
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
    HeldBy,
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
from swdsl.model.quantities import BARE, Quantity, Range
from swdsl.words import (
    CardKind,
    CardPlace,
    CardVerb,
    Kind,
    Measure,
    Modal,
    Operator,
    Period,
    Permission,
    PlainVerb,
    Quantifier,
    RegionVerb,
    State,
    Step,
    Timing,
    Value,
)

# Sentences of the frame that the kernel does by itself, word for word.
_A_REGION: Final = RegionSet(Quantity(Quantifier.A), (), None)
_HELD_BY_ME: Final = replace(_A_REGION, filter=HeldBy((Me(),)))
_RELIC_MOVES: Final = model.Do(Me(), model.Move(Thing(BARE, This()), None, InRegions(There())))
_ROUT: Final = model.Do(Me(), model.Remove(Thing(Quantity(Quantifier.ALL), Neutrals()), InRegions(There())))
_DISCOVERY: Final = model.Do(
    Me(), model.Discover(Card(CardPlace.STACK, CardKind.MARKER, Quantity(Quantifier.A)))
)
_LOSE_ALL: Final = model.Adjust(Value.LOSSES, Operator.IS, Amount(None))
_SWEEP: Final = model.Do(MyRace(words.Life.DECLINED), model.Perform(PlainVerb.FADE))
_LIVES = {State.ACTIVE: Life.ACTIVE, State.DECLINED: Life.DECLINED, State.BOTH: Life.BOTH}


def lower_frame(frame: content.Frame, each: content.RuleSet, scene: Scene) -> Frame:
    """Return the frame of a set."""
    clauses = tuple(
        lower_frame_clause(clause, each.id, scene) for _, clauses in frame.clauses for clause in clauses
    )
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
        and isinstance(clause.moment, moments.RegionEvent)
        for ref in _neutrals_in(clause.moment.regions)
    )


def _neutrals_in(regions: Regions) -> tuple[Ref | None, ...]:
    match regions:
        case RegionSet(
            kinds=(), filter=Contains(content=Content(range=Range(1, None), noun=Neutrals(neutral=ref)))
        ):
            return (ref,)
        case _:
            return ()


def lower_frame_clause(clause: model.Clause, scope: str, scene: Scene) -> Clause:
    """Return a sentence of `every race`: a number of the kernel, or an ordinary clause."""
    try:
        fact = _fact(clause, scene)
        if fact is not None:
            return lowered(clause, scope, (fact,))
        parts = parts_of_clause(with_players(clause), scene)
        refuse_idle_limit(clause, parts)
        return lowered(clause, scope, tuple(rationed(part, clause) for part in parts))
    except NotPlayableError as refused:
        return lowered(clause, scope, (), refused)


def _fact(clause: model.Clause, scene: Scene) -> FrameFact | None:
    """Return the numbers of the kernel that a sentence sets; none when it is an ordinary clause.

    Every part of the sentence is looked at: one that says more than the kernel's number is no number of it.
    """
    tests = tuple(each for each in clause.conditions if option_test(each) is None)
    match clause.moment, clause.effects, clause.limit:
        case moments.RegionEvent(actor=Me(), verb=RegionVerb.ATTACK) as event, effects, limit if (
            clause.state is State.ACTIVE and _is_one(event.regions)
        ):
            return _attack(event, effects, tests, limit, scene)
        case _ if tests or clause.limit is not None:
            return None
        case moments.Always(), (model.Rule(subject=Me(), modal=Modal.MAY) as rule,), _:
            return _permission(rule, scene) if clause.state is State.ACTIVE else None
        case moments.RegionEvent(verb=RegionVerb.CONQUER) as event, effects, _:
            return _conquest(event, clause.state, effects) if _is_one(event.regions) else None
        case moments.AtStep(timing=Timing.AT, step=Step.SCORING, of=None), (effect,), _:
            # The kernel's own coin is for every race of a player; one for active races only is a term.
            return _scoring(effect) if clause.state is State.BOTH else None
        case moments.PlainEvent(actor=Me(), verb=PlainVerb.DECLINE), (effect,), _:
            return _decline(effect) if clause.state is State.ACTIVE else None
        case moments.CardEvent(actor=Me(), verb=CardVerb.USE, card=card, regions=regions), (effect,), _:
            moves = effect == _RELIC_MOVES and card == Card(CardPlace.THIS, None) and regions == _A_REGION
            return FrameFact(relic_moves=True) if moves else None
        case _:
            return None


def _is_some(party: Opponent | Anyone) -> bool:
    return isinstance(party, Anyone) or party.quantity == _A_REGION.quantity


def _is_one(regions: Regions) -> bool:
    return isinstance(regions, RegionSet) and regions.quantity == _A_REGION.quantity


def _permission(rule: model.Rule, scene: Scene) -> FrameFact | None:
    if not isinstance(rule.regions, RegionSet):
        return None
    mask = standing_mask(rule.regions, scene)
    if rule.permission is Permission.REACH and mask == Near(Held(Holder.ME)):
        return FrameFact(built_in=BuiltIn.REACH)
    if rule.permission is Permission.ENTER and is_static(mask):
        return FrameFact(entry=PermitTerm(Permit.ENTER, mask))
    return None


def _attack(
    event: moments.RegionEvent,
    effects: tuple[model.Effect, ...],
    tests: tuple[object, ...],
    limit: model.Limit | None,
    scene: Scene,
) -> FrameFact | None:
    mask = mask_of(event.regions, scene)
    match effects, tests, limit:
        case (
            model.RollForCost(operator=Operator.LESS, optional=True),
            model.Do(subject=Me(), action=model.Perform(verb=PlainVerb.STOP), optional=False, until=None),
        ), (MeasureIs(measure=Measure.SHORTAGE, range=bounds),), model.Limit(
            times=1, period=Period.TURN, per_opponent=False
        ) if mask == EVERY:
            return FrameFact(attempt=(bounds.minimum, bounds.maximum))
        case (model.Adjust(value=Value.COST, optional=False) as adjusted,), (), None if is_static(mask):
            return _cost(adjusted.operator, adjusted.amount, mask)
        case _:
            return None


def _cost(operator: Operator, amount: Amount, mask: Mask) -> FrameFact | None:
    if amount.base is None or amount.every != 1 or amount.cap is not None or amount.beyond:
        return None
    match operator, amount.per:
        case Operator.IS, None:
            return FrameFact(base=CostTerm(mask, amount.base))
        case Operator.AT_LEAST, None if mask == EVERY:
            return FrameFact(minimum=amount.base)
        case Operator.MORE, None:
            return FrameFact(more=CostTerm(mask, amount.base))
        case Operator.MORE, CountThings(
            noun=Defenders(enemy_only=only), owner=None, where=InRegions(regions=There())
        ) if mask == EVERY:
            return FrameFact(defenders=amount.base, own_defenders=not only)
        case _:
            return None


def _conquest(
    event: moments.RegionEvent, state: State, effects: tuple[model.Effect, ...]
) -> FrameFact | None:
    match event.actor, effects:
        case Anyone(), (model.Do() as deed,) if state is State.ACTIVE and _neutrals_in(event.regions):
            routs = deed == _ROUT and _neutrals_in(event.regions) == (None,)
            found = FrameFact(built_in=BuiltIn.DISCOVERY) if deed == _DISCOVERY else None
            return FrameFact(built_in=BuiltIn.ROUT) if routs else found
        case MyRace(life=words.Life.OTHER), (effect,) if effect == _LOSE_ALL and event.regions == _HELD_BY_ME:
            return FrameFact(overrun=_LIVES[state])
        case Opponent(life=None, filters=()) | Anyone() as actor, (
            model.Adjust(
                value=Value.LOSSES,
                operator=Operator.IS,
                amount=Amount(base=int(lost), per=None),
                optional=False,
            ),
            model.SurvivorsGo(store=store),
        ) if store in SURVIVORS and event.regions == _HELD_BY_ME and _is_some(actor):
            if state is State.ACTIVE:
                return FrameFact(lose=lost, survivors=SURVIVORS[store]) if actor == Anyone() else None
            overrun = Life.DECLINED if actor == Anyone() and store is words.Store.TRAY else None
            declined = FrameFact(lose=lost, declined_survivors=SURVIVORS[store], overrun=overrun)
            return declined if state is State.DECLINED else None
        case _:
            return None


def _scoring(effect: model.Effect) -> FrameFact | None:
    match effect:
        case model.Do(
            subject=Me(),
            action=model.Gain(
                thing=Thing(noun=Coins(), owner=None, quantity=quantity),
                amount=Amount(
                    base=int(coins), per=CountRegions(regions=regions), every=1, cap=None, beyond=0
                ),
                source=None,
            ),
            optional=False,
            until=None,
        ) if quantity.quantifier is Quantifier.NUMBER and regions == replace(_HELD_BY_ME, quantity=BARE):
            return FrameFact(coin=coins)
        case _:
            return None


def _decline(effect: model.Effect) -> FrameFact | None:
    match effect:
        case model.Adjust(
            value=Value.KEPT, operator=Operator.IS, amount=Amount(base=int(kept), per=None), optional=False
        ):
            return FrameFact(keep=kept)
        case model.Do() if effect == _SWEEP:
            return FrameFact(sweep=True)
        case _:
            return None
