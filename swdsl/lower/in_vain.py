"""What would be said in vain: of somebody who is never there, and a decline of who has declined already."""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.lower.scene import NotPlayableError
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import (
    AllOf,
    HeldBy,
    Me,
    MyRace,
    NeutralParty,
    Nobody,
    Opponent,
    Party,
    RegionSet,
    They,
    We,
)
from swdsl.model.walk import nodes
from swdsl.source import NOWHERE
from swdsl.words import Life, PlainVerb, RegionVerb, State, Value

_OURS = (Me, We, MyRace)
_BOTH = frozenset({Life.ACTIVE, Life.DECLINED})


def refuse_in_vain(clause: model.Clause) -> None:
    """Refuse what is done with `them` where there is nobody but me, and declines that never can be."""
    told = tuple(_of_the_moment(clause.effects))
    holders = _victims(clause.moment)
    if holders and all(isinstance(each, Nobody | NeutralParty) for each in holders):
        for effect in told:
            if _is_about_them(effect):
                raise NotPlayableError(
                    "nobody has a race there, so there is nobody to be called `they`",
                    getattr(effect, "span", NOWHERE),
                    "when I conquer a region held by an opponent: they gain 1 coin",
                )
    if holders and all(isinstance(each, _OURS) for each in holders):
        for effect in told:
            if _is_paid_between_us(effect):
                raise NotPlayableError(
                    "both races are of one player, and nobody pays himself",
                    getattr(effect, "span", NOWHERE),
                    "when I conquer a region held by an opponent: they pay 1 coin to me",
                )
    for effect in told:
        if not isinstance(effect, model.Do) or effect.action != model.Perform(PlainVerb.DECLINE):
            continue
        if Life.ACTIVE not in _lives(clause, effect.subject):
            raise NotPlayableError(
                "only an active race declines, and none that is declining already",
                effect.span,
                "at turn start: I may decline",
            )


def _of_the_moment(effects: tuple[model.Effect, ...]) -> Iterator[model.Effect]:
    """Yield the effects before somebody else is chosen, who is `they` from then on."""
    for effect in map(model.bare, effects):
        if isinstance(effect, model.Do):
            chooses = isinstance(effect.action, model.Choose | model.ChooseRegion)
            if isinstance(effect.subject, Opponent) or (chooses and not isinstance(effect.subject, They)):
                return
        yield effect


def _victims(moment: moments.Moment) -> tuple[Party, ...]:
    """Return who can have held what a race of mine attacks or conquers, if that is said."""
    if not isinstance(moment, moments.RegionEvent) or not isinstance(moment.actor, _OURS):
        return ()
    if moment.verb not in (RegionVerb.ATTACK, RegionVerb.CONQUER):
        return ()
    chosen = moment.regions.filter if isinstance(moment.regions, RegionSet) else None
    parts = chosen.parts if isinstance(chosen, AllOf) else (chosen,)
    held = [part.parties for part in parts if isinstance(part, HeldBy)]
    return held[0] if len(held) == 1 else ()


def _is_about_them(effect: model.Effect) -> bool:
    if isinstance(effect, model.Adjust):
        return effect.value is Value.LOSSES
    return any(isinstance(node, They) for node in nodes(effect))


def _is_paid_between_us(effect: model.Effect) -> bool:
    if not isinstance(effect, model.Do) or not isinstance(effect.action, model.Pay):
        return False
    return {type(effect.subject), type(effect.action.to)} in ({They, Me}, {They, We})


def _lives(clause: model.Clause, who: Party) -> frozenset[Life]:
    """Return in which states a race may be that is let decline; who is declining, or fades, is in none."""
    moment = clause.moment
    turning = isinstance(moment, moments.PlainEvent) and moment.verb in (PlainVerb.DECLINE, PlainVerb.FADE)
    if isinstance(who, Me):
        if turning and isinstance(getattr(moment, "actor", None), _OURS):
            return frozenset()
        return frozenset({Life.DECLINED}) if clause.state is State.DECLINED else _BOTH
    if not isinstance(who, They) or isinstance(moment, moments.AtStep):
        return _BOTH
    actor = getattr(moment, "actor", None)
    if turning:
        return frozenset()
    if isinstance(actor, Opponent) and actor.life is Life.DECLINED:
        return frozenset({Life.DECLINED})
    holders = _victims(moment)
    return (
        frozenset(life for each in holders for life in _states(each, actor, clause.state))
        if holders
        else _BOTH
    )


def _states(holder: Party, actor: Party | None, state: State) -> frozenset[Life]:
    """Return the states of a holder whose region a race of mine takes: of my own it is another race."""
    declined = frozenset({Life.DECLINED})
    match holder:
        case Nobody() | NeutralParty():
            return frozenset()
        case (
            Opponent(life=Life.ACTIVE | Life.DECLINED as life)
            | MyRace(life=Life.ACTIVE | Life.DECLINED as life)
        ):
            return frozenset({life})
        case Me():
            return declined if state is State.DECLINED else _BOTH
        case We() | MyRace() if isinstance(actor, Me) and state is State.ACTIVE:
            return declined
        case We() if isinstance(actor, MyRace) and state is State.DECLINED:
            return declined
        case _:
            return _BOTH
