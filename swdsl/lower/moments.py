"""When a clause acts: the kernel's word for its moment, whom the moment concerns, and what it tests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from swdsl.lower.combine import every
from swdsl.lower.form_effects import Collect, PayCoins
from swdsl.lower.form_numbers import (
    Between,
    Expression,
    Lead,
    OnTurn,
    Pips,
    Side,
    Test,
    ThereIn,
    TheyAmong,
    TheyAre,
    Who,
)
from swdsl.lower.form_regions import (
    EVERY,
    Both,
    Crew,
    Crowded,
    Either,
    Except,
    Held,
    Holder,
    Mask,
    Near,
    PieceAt,
    PieceCrowded,
    Stood,
)
from swdsl.lower.form_steps import Step as ProgramStep
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.regions import mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model import expressions as parties
from swdsl.model.counts import Card
from swdsl.words import CardKind, CardPlace, CardVerb, Life, PlainVerb, RegionVerb, Step, Timing

_STEPS = {
    (Timing.AT, Step.SETUP): Event.SETUP,
    (Timing.AT, Step.ROUND_START): Event.ROUND_START,
    (Timing.AT, Step.TURN_START): Event.TURN_START,
    (Timing.AT, Step.READY): Event.READY,
    (Timing.BEFORE, Step.ATTACK): Event.BEFORE_ATTACK,
    (Timing.AT, Step.ANY_TIME): Event.ANY_TIME,
    (Timing.AT, Step.CONQUESTS): Event.IN_CONQUESTS,
    (Timing.AFTER, Step.CONQUESTS): Event.AFTER_CONQUESTS,
    (Timing.BEFORE, Step.REDEPLOYMENT): Event.AFTER_CONQUESTS,
    (Timing.AT, Step.REDEPLOYMENT): Event.AT_REDEPLOYMENT,
    (Timing.AFTER, Step.REDEPLOYMENT): Event.BEFORE_SCORING,
    (Timing.BEFORE, Step.SCORING): Event.BEFORE_SCORING,
    (Timing.AT, Step.SCORING): Event.SCORES,
    (Timing.AFTER, Step.SCORING): Event.AFTER_SCORING,
    (Timing.AT, Step.TURN_END): Event.TURN_END,
    (Timing.BEFORE, Step.TURN_END): Event.TURN_END,
    (Timing.AT, Step.GAME_END): Event.GAME_END,
    # At these steps nothing happens but clauses: just before and just after are the step itself.
    (Timing.BEFORE, Step.SETUP): Event.SETUP,
    (Timing.AFTER, Step.SETUP): Event.SETUP,
    (Timing.BEFORE, Step.ROUND_START): Event.ROUND_START,
    (Timing.AFTER, Step.ROUND_START): Event.ROUND_START,
    (Timing.BEFORE, Step.TURN_START): Event.TURN_START,
    (Timing.AFTER, Step.TURN_START): Event.TURN_START,
    (Timing.BEFORE, Step.READY): Event.READY,
    (Timing.AFTER, Step.READY): Event.READY,
    (Timing.AFTER, Step.TURN_END): Event.TURN_END,
    (Timing.BEFORE, Step.GAME_END): Event.GAME_END,
    (Timing.AFTER, Step.GAME_END): Event.GAME_END,
}
_REGION_VERBS = {
    RegionVerb.ATTACK: Event.ATTACKS,
    RegionVerb.CONQUER: Event.CONQUERS,
    RegionVerb.OCCUPY: Event.OCCUPIES,
    RegionVerb.LEAVE: Event.LEAVES,
    RegionVerb.SCORE: Event.SCORES,
}
_CARD_VERBS = {CardVerb.PICK: Event.PICKS, CardVerb.DISCOVER: Event.DISCOVERS, CardVerb.USE: Event.USES}
_PLAIN_VERBS = {PlainVerb.DECLINE: Event.DECLINES, PlainVerb.FADE: Event.FADES, PlainVerb.ROLL: Event.ROLLS}
_SUFFERED = {RegionVerb.ATTACK: Event.ATTACKED, RegionVerb.CONQUER: Event.LOSES}


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and for whom a clause acts.

    A clause for anyone's events may still have to hear of them as its holder: `scope_of_anyone` decides.
    """

    on: Event
    scope: Scope = Scope.MINE
    test: Test | None = None


def occasion_of(moment: model.Moment, scene: Scene) -> Occasion:
    """Return the kernel's words for a moment at which something is done."""
    match moment:
        case model.AtStep(timing=timing, step=step, of=party):
            if (timing, step) not in _STEPS:
                raise NotPlayableError(f"the game does not stop {timing} {step}")
            return _heard(_STEPS[timing, step], party or parties.Me(), scene)
        case model.RegionEvent():
            return _region_event(moment, scene)
        case model.CardEvent(actor=actor, verb=verb, card=card):
            return _heard(_card_event(verb, card), actor, scene)
        case model.PlainEvent(actor=actor, verb=verb, range=bounds):
            if verb not in _PLAIN_VERBS:
                raise NotPlayableError(f"`{verb}` is not an event the game announces")
            occasion = _heard(_PLAIN_VERBS[verb], actor, scene)
            shown = Between(Pips(), bounds.minimum, bounds.maximum) if bounds else None
            return replace(occasion, test=every(occasion.test, shown))
        case model.ThingEvent(verb=verb):
            raise NotPlayableError(f"the game does not announce that somebody {verb}s something")
        case model.Always():
            raise NotPlayableError("`always` takes rules, not actions")
        case _:
            assert_never(moment)


def _card_event(verb: CardVerb, card: Card) -> Event:
    match verb, card.place, card.kind:
        case CardVerb.USE, place, _ if place is not CardPlace.THIS:
            raise NotPlayableError("only the use of this very marker is an event")
        case CardVerb.DISCOVER, place, kind if place is not CardPlace.THIS:
            if kind is not CardKind.MARKER:
                raise NotPlayableError("the game announces that a marker is discovered, not of which kind")
            return Event.FINDS
        case _:
            return _CARD_VERBS[verb]


def _heard(on: Event, actor: parties.Party, scene: Scene) -> Occasion:
    match actor:
        case parties.Me():
            return Occasion(on)
        case parties.We():
            return Occasion(on, Scope.OURS)
        case parties.Opponent(life=None, filters=()):
            return Occasion(on, Scope.THEIRS)
        case parties.Opponent():
            return Occasion(on, Scope.THEIRS, TheyAmong(players_of(actor, scene)))
        case parties.Anyone() | parties.Player(filters=()):
            return Occasion(on, Scope.ANYONE)
        case parties.MyRace(life=Life.OTHER):
            return Occasion(on, Scope.OURS)
        case _:
            raise NotPlayableError("the game watches what `I`, `an opponent` or `anyone` does, nobody else")


# -- events in regions ----------------------------------------------------------------------------------


def _region_event(event: model.RegionEvent, scene: Scene) -> Occasion:
    if event.verb not in _REGION_VERBS:
        raise NotPlayableError(f"the game does not announce that somebody {event.verb}s a region")
    held, regions = _split(event.regions)
    suffered = _SUFFERED.get(event.verb)
    if suffered and isinstance(event.actor, parties.Opponent) and held in ((parties.Me(),), (parties.We(),)):
        scope = Scope.OURS if held == (parties.We(),) else Scope.MINE
        watched = _heard(suffered, event.actor, scene)
        return Occasion(suffered, scope, every(watched.test, _there(regions, event, scene)))
    occasion = _heard(_REGION_VERBS[event.verb], event.actor, scene)
    if not held:
        return replace(occasion, test=every(occasion.test, _there(regions, event, scene)))
    if suffered is None or occasion.scope is not Scope.MINE:
        return replace(occasion, test=every(occasion.test, _there(event.regions, event, scene)))
    return replace(occasion, test=every(_against(held, scene), _there(regions, event, scene)))


def _split(regions: parties.Regions) -> tuple[tuple[parties.Party, ...], parties.Regions]:
    """Part a description into who holds the region and everything else.

    When a conquest is announced the region has changed hands, so its former holder is the other side.
    """
    if not isinstance(regions, parties.RegionSet):
        return (), regions
    match regions.filter:
        case parties.HeldBy(parties=held):
            return held, replace(regions, filter=None)
        case parties.AllOf(parts=parts):
            held = tuple(who for part in parts if isinstance(part, parties.HeldBy) for who in part.parties)
            rest = tuple(part for part in parts if not isinstance(part, parties.HeldBy))
            return held, replace(regions, filter=parties.AllOf(rest) if rest else None)
        case _:
            return (), regions


def _there(regions: parties.Regions, event: model.RegionEvent, scene: Scene) -> Test | None:
    mask = mask_of(regions, scene)
    if event.verb is RegionVerb.CONQUER:
        mask = _as_it_was(mask)
    return None if mask == EVERY else ThereIn(mask)


def _as_it_was(mask: Mask) -> Mask:
    """When a conquest is announced, what stood in the region has gone: it is remembered by its kind."""
    match mask:
        case PieceAt(piece=piece):
            return Stood(piece)
        case Held(by=Holder.NEUTRAL):
            return Stood(None)
        case Both(parts=parts):
            return replace(mask, parts=tuple(map(_as_it_was, parts)))
        case Either(parts=parts):
            return replace(mask, parts=tuple(map(_as_it_was, parts)))
        case Except(part=part):
            return Except(_as_it_was(part))
        case Crowded() | PieceCrowded():
            raise NotPlayableError("how many stood in a region is not remembered once it is conquered")
        case _:
            return mask


def _against(held: tuple[parties.Party, ...], scene: Scene) -> Test:
    sides: list[Side] = []
    for party in held:
        match party:
            case parties.Opponent(life=Life.ACTIVE, filters=()):
                sides.append(Side.ACTIVE)
            case parties.Opponent(life=Life.DECLINED, filters=()):
                sides.append(Side.DECLINED)
            case parties.Opponent(filters=()):
                sides.append(Side.RACE)
            case parties.Enemy():
                sides += [Side.RACE, Side.NEUTRAL]
            case parties.NeutralParty():
                sides.append(Side.NEUTRAL)
            case parties.AnotherRace():
                sides += [Side.RACE, Side.OURS]
            case parties.MyRace() | parties.We():
                sides.append(Side.OURS)
            case parties.Nobody():
                sides.append(Side.NOBODY)
            case _ if len(held) == 1:
                return TheyAmong(players_of(party, scene))
            case _:
                raise NotPlayableError("who lost the region cannot be told so precisely")
    return TheyAre(tuple(sides))


def scope_of_anyone(*values: ProgramStep | Expression | None) -> Scope:
    """Return who hears what anyone does: nobody in particular, unless it must be known who `I` am."""
    told = any(_speaks_of_me(node) for value in values if value is not None for node in walk(value))
    return Scope.EVERYBODY if told else Scope.ANYONE


def _speaks_of_me(node: object) -> bool:
    match node:
        case Held(by=Holder.THEM | Holder.ANYONE | Holder.NEUTRAL):
            return False
        case Held() | Near() | Lead() | OnTurn() | Crew() | Collect() | PayCoins():
            return True
        case _:
            return getattr(node, "who", None) is Who.ME
