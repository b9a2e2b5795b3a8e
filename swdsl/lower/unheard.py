"""Moments that never come, and those in which nobody is there to be called `they`."""

from __future__ import annotations

from typing import Final

from swdsl.lower.form_tests import Every, Side, Test, TheyAre
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import Bearer, Opponent, Player
from swdsl.words import State

_NO_RACE: Final = {Side.NEUTRAL, Side.NOBODY}
_OPPOSING: Final = {Side.RACE, Side.ACTIVE, Side.DECLINED}
_OF_CONQUESTS: Final = (Event.BEFORE_ATTACK, Event.IN_CONQUESTS, Event.AFTER_CONQUESTS)
_ACTIVE_ONLY: Final = (
    *(Event.DECLINES, Event.PICKS, Event.PASSES),
    *(Event.READY, Event.ANY_TIME, Event.AT_REDEPLOYMENT),
)
#: Who never has such a moment.
_ONLY: Final = {
    Event.DECLINES: Side.DECLINED,
    Event.PICKS: Side.DECLINED,
    Event.PASSES: Side.DECLINED,
    Event.FADES: Side.ACTIVE,
}
#: In which state my other race never has such a moment.
_BUSY: Final = {
    Event.DECLINES: State.ACTIVE,
    Event.PICKS: State.ACTIVE,
    Event.PASSES: State.ACTIVE,
    Event.FADES: State.DECLINED,
}
_HAPPENS: Final = {
    Event.DECLINES: "declines",
    Event.PICKS: "picks a combo",
    Event.PASSES: "passes a combo",
    Event.FADES: "fades",
}


def may_lack_them(moment: moments.Moment, occasion: Occasion) -> bool:
    """Whether a moment may have nobody to call `they`: what my race does, it need not do to anybody."""
    match moment:
        case (
            moments.RegionEvent(actor=actor)
            | moments.CardEvent(actor=actor)
            | moments.PlainEvent(actor=actor)
        ):
            return not isinstance(actor, Opponent) and not _is_somebody(occasion.test)
        case _:
            return False


def may_be_mine(moment: moments.Moment, effects: tuple[model.Effect, ...], occasion: Occasion) -> bool:
    """Whether those whom a sentence calls `they` may be of my own player."""
    done = [each for each in map(model.bare, effects) if isinstance(each, model.Do)]
    chosen = [each.action.party for each in done if isinstance(each.action, model.Choose)]
    if chosen or any(isinstance(each.subject, Opponent) for each in done):
        return any(isinstance(each, Player) for each in chosen)
    actor = moment.of if isinstance(moment, moments.AtStep) else getattr(moment, "actor", None)
    return not isinstance(actor, Opponent | Bearer) and not _is_opponent(occasion.test)


def _is_opponent(test: Test | None) -> bool:
    parts = test.parts if isinstance(test, Every) else (test,)
    return any(isinstance(part, TheyAre) and set(part.sides) <= _OPPOSING for part in parts)


def _is_somebody(test: Test | None) -> bool:
    """Whether a moment asks already for a race on the other side."""
    parts = test.parts if isinstance(test, Every) else (test,)
    return any(isinstance(part, TheyAre) and not set(part.sides) & _NO_RACE for part in parts)


def refuse_unheard(occasion: Occasion, clause: model.Clause, scene: Scene) -> None:
    """Refuse a moment that never comes while its holder is in the state it asks for."""
    if occasion.scope is Scope.KIN and clause.state is _BUSY.get(occasion.on):
        raise NotPlayableError(
            "of my two races it is the active one that picks and declines, and the declined one that fades",
            instead=f"when my other race {_HAPPENS[occasion.on]}, also in decline: gain 1 coin",
        )
    if occasion.on in _ONLY and TheyAre((_ONLY[occasion.on],)) == occasion.test:
        raise NotPlayableError(
            "an active race picks and declines, and a declined one fades",
            instead=f"when an opponent {_HAPPENS[occasion.on]}: gain 1 coin",
        )
    if occasion.scope is not Scope.MINE:
        return
    if occasion.on in _OF_CONQUESTS and clause.state is State.DECLINED and not scene.roams:
        raise NotPlayableError(
            "a declined race does not conquer, unless it may expand",
            instead="before scoring, only in decline: gain 1 coin",
        )
    if occasion.on in _ACTIVE_ONLY and clause.state is State.DECLINED:
        raise NotPlayableError("that happens to an active race only", instead="when I decline: gain 1 coin")
    if occasion.on is Event.FADES and clause.state is State.ACTIVE:
        raise NotPlayableError(
            "only a declined race fades", instead="when I fade, only in decline: gain 1 coin"
        )
