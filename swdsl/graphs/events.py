"""What sets off what: the events an effect raises and the events a clause waits for.

An event is told by its verb, by the kind of thing it is about, and by whose doing it is as seen by the
clause's holder. Regions and conditions are not compared: an event that may fit is taken to fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import assert_never

from swdsl.model.clauses import (
    Action,
    ChangeGround,
    Choose,
    ChooseRegion,
    Clause,
    Discover,
    Do,
    Draw,
    Gain,
    Lose,
    Move,
    Pay,
    Perform,
    Place,
    Prolong,
    Remove,
    Replace,
    Reveal,
    Silence,
    Swap,
    Take,
    UseAs,
)
from swdsl.model.counts import InRegions, Location, Thing
from swdsl.model.expressions import Anyone, Me, MyRace, Noun, Party, PieceActor, Player, They, Tokens, We
from swdsl.model.moments import Always, AtStep, CardEvent, PlainEvent, RegionEvent, ThingEvent
from swdsl.words import CardPlace, CardVerb, PlainVerb, RegionVerb, ThingVerb

Verb = RegionVerb | CardVerb | PlainVerb | ThingVerb


class Side(Enum):
    """Whose doing an event is, as seen by the holder of a clause."""

    MINE = auto()
    THEIRS = auto()
    PIECES = auto()
    ANYBODYS = auto()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens, as far as clauses tell events apart."""

    verb: Verb
    side: Side
    noun: Noun | None = None

    def may_be(self, other: Event, *, same_holder: bool) -> bool:
        """Whether this event, once raised, may be the one another clause waits for."""
        sides = not same_holder or self.side is other.side or Side.ANYBODYS in (self.side, other.side)
        nouns = self.noun is None or other.noun is None or type(self.noun) is type(other.noun)
        return self.verb is other.verb and sides and nouns


def awaited(clause: Clause) -> Event | None:
    """Return the event that sets a clause off; None if it is a step or a rule, or can come but once."""
    moment = clause.moment
    match moment:
        case Always() | AtStep():
            return None
        case RegionEvent(actor=actor, verb=verb):
            return Event(verb, _side(actor))
        case CardEvent(actor=actor, verb=verb, card=card):
            # A tile is picked or discovered once and then lies open: such a clause cannot go on forever.
            once = card.place is CardPlace.THIS and verb not in (CardVerb.USE, CardVerb.PASS)
            return None if once else Event(verb, _side(actor))
        case PlainEvent(actor=actor, verb=verb):
            return Event(verb, _side(actor))
        case ThingEvent(actor=actor, verb=verb, thing=thing):
            return Event(verb, _side(actor), thing.noun)
        case _:
            assert_never(moment)


def raised(effect: Do) -> Iterator[Event]:
    """Yield the events an effect brings about."""
    side = _side(effect.subject)
    for verb, noun in _verbs(effect.action):
        yield Event(verb, side, noun)
    if isinstance(effect.action, Pay) and effect.action.to is not None:
        yield Event(ThingVerb.GAIN, _side(effect.action.to), effect.action.thing.noun)


def _side(party: Party) -> Side:
    match party:
        case Me() | We() | MyRace():
            return Side.MINE
        case PieceActor():
            return Side.PIECES
        case Anyone() | Player() | They():
            return Side.ANYBODYS
        case _:
            return Side.THEIRS


def _verbs(action: Action) -> Iterator[tuple[Verb, Noun | None]]:
    match action:
        case Gain(thing=thing):
            yield ThingVerb.GAIN, thing.noun
        case Pay(thing=thing):
            yield ThingVerb.PAY, thing.noun
        case Lose(thing=thing):
            yield ThingVerb.LOSE, thing.noun
        case Place(thing=thing, destination=destination):
            yield ThingVerb.PLACE, thing.noun
            yield from _arrival(thing, destination)
        case Move(thing=thing, destination=destination):
            yield ThingVerb.MOVE, thing.noun
            yield from _arrival(thing, destination)
        case Remove(thing=thing):
            yield ThingVerb.REMOVE, thing.noun
            yield from _departure(thing)
        case Replace(thing=thing, by=by):
            yield ThingVerb.REMOVE, thing.noun
            yield ThingVerb.PLACE, by.noun
            if isinstance(by.noun, Tokens):
                yield RegionVerb.OCCUPY, None
        case Take(verb=verb):
            yield from ((each, None) for each in _CONSEQUENCES[verb])
        case Discover():
            yield CardVerb.DISCOVER, None
        case UseAs():
            yield CardVerb.USE, None
        case Perform(verb=plain):
            yield plain, None
            yield from ((each, None) for each in _PROCEDURES.get(plain, ()))
        case Swap() | Choose() | ChooseRegion() | Draw() | Reveal() | Silence() | Prolong() | ChangeGround():
            return
        case _:
            assert_never(action)


def _arrival(thing: Thing, destination: Location) -> Iterator[tuple[Verb, None]]:
    if isinstance(thing.noun, Tokens):
        yield (RegionVerb.OCCUPY if isinstance(destination, InRegions) else RegionVerb.LEAVE), None


def _departure(thing: Thing) -> Iterator[tuple[Verb, None]]:
    if isinstance(thing.noun, Tokens):
        yield RegionVerb.LEAVE, None


_CONSEQUENCES: dict[RegionVerb, tuple[RegionVerb, ...]] = {
    RegionVerb.ATTACK: (RegionVerb.ATTACK, RegionVerb.CONQUER, RegionVerb.OCCUPY),
    RegionVerb.CONQUER: (RegionVerb.CONQUER, RegionVerb.OCCUPY),
    RegionVerb.ENTER: (RegionVerb.ENTER, RegionVerb.CONQUER, RegionVerb.OCCUPY),
    RegionVerb.OCCUPY: (RegionVerb.OCCUPY,),
    RegionVerb.LEAVE: (RegionVerb.LEAVE,),
    RegionVerb.SCORE: (RegionVerb.SCORE,),
}
_PROCEDURES: dict[PlainVerb, tuple[Verb, ...]] = {
    PlainVerb.DECLINE: (PlainVerb.FADE, RegionVerb.LEAVE),
    PlainVerb.FADE: (RegionVerb.LEAVE,),
    PlainVerb.EXPAND: (RegionVerb.ATTACK, RegionVerb.CONQUER, RegionVerb.OCCUPY, PlainVerb.REDEPLOY),
    PlainVerb.CONQUER_ANOTHER_ROUND: (RegionVerb.ATTACK, RegionVerb.CONQUER, RegionVerb.OCCUPY),
    PlainVerb.REDEPLOY: (RegionVerb.OCCUPY, RegionVerb.LEAVE),
}
