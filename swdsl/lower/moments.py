"""When a clause acts: the kernel's word for its moment, whom the moment concerns, and what it tests."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from swdsl.lower.combine import every
from swdsl.lower.form_numbers import PIPS
from swdsl.lower.form_regions import (
    EVERY,
)
from swdsl.lower.form_tests import Between, ThereIn, TheyAmong
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion, heard
from swdsl.lower.how_many import for_one, one_card, one_party
from swdsl.lower.region_events import region_event
from swdsl.lower.regions import mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import expressions as parties
from swdsl.model import moments
from swdsl.model.counts import Card
from swdsl.words import CardKind, CardPlace, CardVerb, Kind, Life, PlainVerb, Step, Timing

_STEPS = {
    (Timing.AT, Step.ROUND_START): Event.ROUND_START,
    (Timing.AT, Step.TURN_START): Event.TURN_START,
    (Timing.AT, Step.READY): Event.READY,
    (Timing.BEFORE, Step.ATTACK): Event.BEFORE_ATTACK,
    (Timing.AT, Step.ANY_TIME): Event.ANY_TIME,
    (Timing.AT, Step.CONQUESTS): Event.IN_CONQUESTS,
    (Timing.AFTER, Step.CONQUESTS): Event.AFTER_CONQUESTS,
    (Timing.BEFORE, Step.REDEPLOYMENT): Event.AFTER_CONQUESTS,
    (Timing.AT, Step.REDEPLOYMENT): Event.AT_REDEPLOYMENT,
    (Timing.BEFORE, Step.SCORING): Event.BEFORE_SCORING,
    (Timing.AT, Step.SCORING): Event.SCORES,
    (Timing.AFTER, Step.SCORING): Event.AFTER_SCORING,
    (Timing.AT, Step.TURN_END): Event.TURN_END,
    (Timing.AT, Step.GAME_END): Event.GAME_END,
}
_NOBODYS = {
    Step.ROUND_START: "at turn start of an opponent: gain 1 coin",
    Step.GAME_END: "at game end: gain 1 coin",
    Step.ANY_TIME: "at turn start of an opponent: gain 1 coin",
    Step.ATTACK: "when an opponent attacks a region: gain 1 coin",
}
_PLAIN_VERBS = {PlainVerb.DECLINE: Event.DECLINES, PlainVerb.FADE: Event.FADES, PlainVerb.ROLL: Event.ROLLS}


def occasion_of(moment: moments.Moment, scene: Scene) -> Occasion:
    """Return the kernel's words for a moment at which something is done."""
    match moment:
        case moments.AtStep():
            return _step(moment, scene)
        case moments.RegionEvent():
            return region_event(moment, scene)
        case moments.CardEvent():
            return _card_event(moment, scene)
        case moments.PlainEvent(actor=actor, verb=verb, range=bounds):
            if verb not in _PLAIN_VERBS:
                raise NotPlayableError(
                    f"`{verb}` is not an event the game announces",
                    instead="when I conquer a region, if I hold exactly 1 region: gain 1 coin",
                )
            occasion = heard(_PLAIN_VERBS[verb], actor, scene)
            shown = Between(PIPS, bounds.minimum, bounds.maximum) if bounds else None
            return replace(occasion, test=every(occasion.test, shown))
        case moments.ThingEvent(verb=verb):
            raise NotPlayableError(
                f"the game does not announce that somebody {verb}s something",
                instead="when I conquer a region: gain 1 coin",
            )
        case moments.Always():
            raise NotPlayableError("`always` takes rules, not actions")
        case _:
            assert_never(moment)


def _step(moment: moments.AtStep, scene: Scene) -> Occasion:
    timing, step, party = moment.timing, moment.step, moment.of
    if step is Step.SETUP:
        raise NotPlayableError("nobody holds anything yet", instead="when I pick this: gain 1 coin")
    if (timing, step) not in _STEPS:
        near = "before scoring" if step is Step.REDEPLOYMENT else f"at {step.written}"
        raise NotPlayableError(
            f"nothing comes between `{timing} {step.written}` and `{near}`", instead=f"{near}: gain 1 coin"
        )
    if party is not None and step in _NOBODYS:
        raise NotPlayableError(f"`{step.written}` is not the step of anybody", instead=_NOBODYS[step])
    return _heard_step(_STEPS[timing, step], party or parties.Me(), scene)


def _heard_step(on: Event, whose: parties.Party, scene: Scene) -> Occasion:
    match whose:
        case parties.Opponent(life=Life.ACTIVE | Life.DECLINED, filters=()):
            one_party(whose)
            return Occasion(on, Scope.THEIRS, TheyAmong(players_of(whose, scene)))
        case parties.Bearer():
            return Occasion(on, Scope.THEIRS, TheyAmong(players_of(whose, scene)))
        case parties.We() | parties.MyRace():
            raise NotPlayableError(
                "a step is mine, an opponent's or a player's", instead="at turn start: gain 1 coin"
            )
        case _:
            return heard(on, whose, scene)


def _card_event(moment: moments.CardEvent, scene: Scene) -> Occasion:
    card = moment.card
    if card.place is CardPlace.THIS:
        _refuse_for_this(moment, scene)
    if moment.verb is CardVerb.PASS and card.place is CardPlace.THIS:
        return _passed(moment)
    occasion = heard(_card_word(moment), moment.actor, scene)
    one_card(card, "when I pick a combo: gain 1 coin")
    if moment.regions is None:
        return occasion
    for_one(moment.regions)
    mask = mask_of(moment.regions, scene)
    return replace(occasion, test=every(occasion.test, None if mask == EVERY else ThereIn(mask)))


def _refuse_for_this(moment: moments.CardEvent, scene: Scene) -> None:
    """Refuse what never happens to a tile of this kind: races are picked, relics are found and used."""
    kind = None if scene.owner is None else scene.owner.kind
    if moment.verb in (CardVerb.USE, CardVerb.DISCOVER) and kind in (Kind.RACE, Kind.POWER, Kind.EVENT):
        raise NotPlayableError(
            "places and relics are discovered and used, a race or power is picked",
            moment.span,
            "when I pick this: gain 1 coin",
        )
    if moment.verb in (CardVerb.PICK, CardVerb.PASS) and kind in (Kind.PLACE, Kind.RELIC, Kind.EVENT):
        raise NotPlayableError(
            "only races and powers lie in the column, to be picked or passed",
            moment.span,
            "when I conquer a region: gain 1 coin",
        )


def _passed(moment: moments.CardEvent) -> Occasion:
    """Return the moment at which the tile itself is passed in the column, where nobody has it."""
    match moment.actor:
        case parties.Anyone() | parties.Player(filters=()):
            return Occasion(Event.PASSES, Scope.PASSERS)
        case _:
            raise NotPlayableError(
                "nobody has a tile that lies in the column, so nobody is my opponent there",
                moment.span,
                "when anyone passes this: price 2 more",
            )


def _card_word(moment: moments.CardEvent) -> Event:
    mine = moment.actor == parties.Me()
    match moment.verb, moment.card:
        case CardVerb.USE, Card(place=CardPlace.THIS) if mine:
            return Event.USES
        case CardVerb.USE, _:
            raise NotPlayableError(
                "only my use of this very marker is an event", instead="when I use this: gain 1 coin"
            )
        case CardVerb.DISCOVER, Card(place=CardPlace.THIS) if mine:
            return Event.DISCOVERS
        case CardVerb.DISCOVER, Card(place=CardPlace.PLAY | CardPlace.STACK, kind=CardKind.MARKER):
            return Event.FINDS
        case CardVerb.DISCOVER, _:
            raise NotPlayableError(
                "the game announces that a marker is discovered, not of which kind",
                instead="when I discover a marker: gain 1 coin",
            )
        case CardVerb.PASS, Card(place=CardPlace.PLAY | CardPlace.COLUMN, kind=CardKind.COMBO):
            return Event.PASSES
        case CardVerb.PASS, _:
            raise NotPlayableError(
                "what is passed is a combo, or this very tile",
                instead="when an opponent passes a combo: gain 1 coin",
            )
        case CardVerb.PICK, Card(place=CardPlace.THIS) if mine:
            return Event.PICKS
        case CardVerb.PICK, Card(place=CardPlace.PLAY | CardPlace.COLUMN, kind=CardKind.COMBO):
            return Event.PICKS
        case CardVerb.PICK, _:
            raise NotPlayableError(
                "what is picked is a combo, a race with its power", instead="when I pick a combo: gain 1 coin"
            )
        case _:
            raise AssertionError(moment.verb)
