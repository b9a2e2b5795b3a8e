"""When a clause acts: the kernel's word for its moment, whom the moment concerns, and what it tests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from swdsl.lower.combine import any_test, every
from swdsl.lower.form_lasting import LayDeed
from swdsl.lower.form_numbers import (
    PIPS,
    Between,
    Every,
    Expression,
    Lead,
    OnTurn,
    Side,
    Test,
    ThereIn,
    TheyAmong,
    TheyAre,
    TheyBear,
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
from swdsl.lower.form_tokens import Collect, PayCoins
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.how_many import for_one, one_card, one_party
from swdsl.lower.regions import mask_of, players_of, tile_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model import expressions as parties
from swdsl.model.counts import Card
from swdsl.source import NOWHERE
from swdsl.words import CardKind, CardPlace, CardVerb, Life, PlainVerb, RegionVerb, State, Step, Timing

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
_REGION_VERBS = {
    RegionVerb.ATTACK: Event.ATTACKS,
    RegionVerb.CONQUER: Event.CONQUERS,
    RegionVerb.OCCUPY: Event.OCCUPIES,
    RegionVerb.LEAVE: Event.LEAVES,
    RegionVerb.SCORE: Event.SCORES,
}
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
        case model.AtStep():
            return _step(moment, scene)
        case model.RegionEvent():
            return _region_event(moment, scene)
        case model.CardEvent():
            return _card_event(moment, scene)
        case model.PlainEvent(actor=actor, verb=verb, range=bounds):
            if verb not in _PLAIN_VERBS:
                raise NotPlayableError(
                    f"`{verb}` is not an event the game announces",
                    instead="when I conquer a region, if I hold exactly 1 region: gain 1 coin",
                )
            occasion = _heard(_PLAIN_VERBS[verb], actor, scene)
            shown = Between(PIPS, bounds.minimum, bounds.maximum) if bounds else None
            return replace(occasion, test=every(occasion.test, shown))
        case model.ThingEvent(verb=verb):
            raise NotPlayableError(
                f"the game does not announce that somebody {verb}s something",
                instead="when I conquer a region: gain 1 coin",
            )
        case model.Always():
            raise NotPlayableError("`always` takes rules, not actions")
        case _:
            assert_never(moment)


def _step(moment: model.AtStep, scene: Scene) -> Occasion:
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
            return _heard(on, whose, scene)


def _card_event(moment: model.CardEvent, scene: Scene) -> Occasion:
    card = moment.card
    if moment.verb is CardVerb.PASS and card.place is CardPlace.THIS:
        return _passed(moment)
    occasion = _heard(_card_word(moment), moment.actor, scene)
    one_card(card, "when I pick a combo: gain 1 coin")
    if moment.regions is None:
        return occasion
    for_one(moment.regions)
    mask = mask_of(moment.regions, scene)
    return replace(occasion, test=every(occasion.test, None if mask == EVERY else ThereIn(mask)))


def _passed(moment: model.CardEvent) -> Occasion:
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


def _card_word(moment: model.CardEvent) -> Event:
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


def _heard(on: Event, actor: parties.Party, scene: Scene) -> Occasion:
    one_party(actor)
    match actor:
        case parties.Me():
            return Occasion(on)
        case parties.We():
            return Occasion(on, Scope.OURS)
        case parties.Opponent(life=None, filters=()):
            return Occasion(on, Scope.THEIRS)
        case parties.Opponent(life=Life.ACTIVE, filters=()):
            return Occasion(on, Scope.THEIRS, TheyAre((Side.ACTIVE,)))
        case parties.Opponent(life=Life.DECLINED, filters=()):
            return Occasion(on, Scope.THEIRS, TheyAre((Side.DECLINED,)))
        case parties.Opponent(life=None):
            return Occasion(on, Scope.THEIRS, TheyAmong(players_of(actor, scene)))
        case parties.Anyone() | parties.Player(filters=()):
            return Occasion(on, Scope.ANYONE)
        case parties.MyRace(life=Life.OTHER):
            return Occasion(on, Scope.KIN)
        case parties.Bearer():
            return Occasion(on, Scope.THEIRS, TheyBear(*tile_of(actor)))
        case _:
            raise NotPlayableError(
                "the game watches `I`, `we`, `my other race`, `an opponent`, a race by its name and `anyone`",
                instead="when an opponent conquers a region: gain 1 coin",
            )


# -- events in regions ----------------------------------------------------------------------------------


def _region_event(event: model.RegionEvent, scene: Scene) -> Occasion:
    if event.verb not in _REGION_VERBS:
        raise NotPlayableError(
            f"the game does not announce that somebody {event.verb}s a region",
            instead="when I conquer a region, if I hold exactly 1 region: gain 1 coin",
        )
    for_one(event.regions)
    refuse_own_region(event)
    refuse_absent_holder(event, scene)
    held, regions = _split(event.regions)
    suffered = _SUFFERED.get(event.verb)
    foreign = isinstance(event.actor, parties.Opponent | parties.Bearer)
    if suffered and foreign and held in ((parties.Me(),), (parties.We(),)):
        scope = Scope.OURS if held == (parties.We(),) else Scope.MINE
        watched = _heard(suffered, event.actor, scene)
        return Occasion(suffered, scope, every(watched.test, _there(regions, event, scene)))
    occasion = _heard(_REGION_VERBS[event.verb], event.actor, scene)
    if not held:
        return replace(occasion, test=every(occasion.test, _there(regions, event, scene)))
    if event.verb is not RegionVerb.ATTACK and occasion.scope not in (Scope.MINE, Scope.OURS, Scope.KIN):
        raise NotPlayableError(
            "when somebody else has taken or left a region, it is not remembered who held it",
            event.regions.span if isinstance(event.regions, parties.RegionSet) else NOWHERE,
            "when an opponent conquers a region I hold: gain 1 coin",
        )
    if suffered is None:
        raise NotPlayableError(
            "a region is mine when I occupy it, and nobody's when I leave it",
            event.regions.span if isinstance(event.regions, parties.RegionSet) else NOWHERE,
            "when I conquer a region held by an opponent: gain 1 coin",
        )
    if occasion.scope is not Scope.MINE and event.verb is RegionVerb.ATTACK:
        return replace(occasion, test=every(occasion.test, _there(event.regions, event, scene)))
    return replace(occasion, test=every(occasion.test, _against(held, scene), _there(regions, event, scene)))


def refuse_own_region(event: model.RegionEvent) -> None:
    """Refuse that I attack or conquer what I hold: my other race can have it, but not I."""
    held, _ = _split(event.regions)
    if event.actor == parties.Me() and parties.Me() in held and event.verb in _SUFFERED:
        raise NotPlayableError(
            "nobody attacks a region he holds",
            event.regions.span if isinstance(event.regions, parties.RegionSet) else NOWHERE,
            "when I conquer a region held by my declined race: gain 1 coin",
        )


def refuse_other_holder(event: model.RegionEvent, state: State) -> None:
    """Refuse that somebody scores what somebody else holds."""
    held, _ = _split(event.regions)
    if held and not any(_may_be(each, event.actor, state) for each in held):
        raise NotPlayableError(
            "whoever scores a region holds it",
            event.regions.span if isinstance(event.regions, parties.RegionSet) else NOWHERE,
            "when my declined race scores a region: coins 1 more",
        )


def _may_be(holder: parties.Party, actor: parties.Party, state: State) -> bool:
    """Whether who holds a region can be who scores it; to a race in decline, `my declined race` is itself."""
    ours = (parties.Me, parties.We, parties.MyRace)
    if isinstance(holder, parties.Anyone | parties.Player) or isinstance(
        actor, parties.Anyone | parties.Player
    ):
        return not isinstance(holder, parties.NeutralParty | parties.Nobody)
    match actor, holder:
        case parties.Me(), parties.MyRace(life=life):
            return life is (Life.ACTIVE if state is State.ACTIVE else Life.DECLINED) or (
                state is State.BOTH and life is Life.ACTIVE
            )
        case parties.Me(), _:
            return isinstance(holder, parties.Me | parties.We)
        case (parties.AnotherRace(), _) | (_, parties.AnotherRace()):
            return True
        case _:
            return isinstance(actor, ours) == isinstance(holder, ours)


def refuse_absent_holder(event: model.RegionEvent, scene: Scene) -> None:
    """Refuse what a place or relic could only hear while somebody else holds its region."""
    if not scene.on_board or not isinstance(event.regions, parties.Here):
        return
    match event.actor, event.verb:
        case parties.Me(), RegionVerb.ATTACK:
            raise NotPlayableError(
                "whoever attacks here does not hold this yet",
                event.span,
                "when anyone attacks here: cost 1 less",
            )
        case (
            parties.Opponent() | parties.Bearer() | parties.MyRace() | parties.AnotherRace(),
            RegionVerb.OCCUPY | RegionVerb.LEAVE | RegionVerb.SCORE,
        ):
            raise NotPlayableError(
                "whoever occupies, leaves or scores this region is the one this speaks for",
                event.span,
                f"when I {event.verb} here: gain 1 coin",
            )
        case _:
            return


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
    if event.verb in (RegionVerb.CONQUER, RegionVerb.LEAVE):
        mask = _as_it_was(mask)
    return None if mask == EVERY else ThereIn(mask)


def _as_it_was(mask: Mask) -> Mask:
    """When a region was conquered or left, what stood there may have gone: it is remembered by its kind."""
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
            raise NotPlayableError(
                "how many stood in a region is not remembered once it is conquered or left",
                instead="when I attack a region with at least 2 tokens: cost 1 less",
            )
        case _:
            return mask


def _against(held: tuple[parties.Party, ...], scene: Scene) -> Test:
    named = tuple(party for party in held if isinstance(party, parties.Bearer))
    others = tuple(party for party in held if not isinstance(party, parties.Bearer))
    tests: list[Test] = [TheyBear(*tile_of(party)) for party in named]
    if others:
        tests.append(_against_kinds(others, scene))
    return any_test(*tests)


def _against_kinds(held: tuple[parties.Party, ...], scene: Scene) -> Test:
    sides: list[Side] = []
    for party in held:
        one_party(party)
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
            case parties.Me():
                sides.append(Side.ME)
            case parties.MyRace() | parties.We():
                sides.append(Side.OURS)
            case parties.Nobody():
                sides.append(Side.NOBODY)
            case _ if len(held) == 1:
                return Every((TheyAre((Side.SOMEBODY,)), TheyAmong(players_of(party, scene))))
            case _:
                raise NotPlayableError(
                    "who lost the region cannot be told so precisely",
                    instead="when I conquer a region held by an active opponent: gain 1 coin",
                )
    return TheyAre(tuple(sides))


def scope_of_anyone(scene: Scene, *values: ProgramStep | Expression | None) -> Scope:
    """Return who hears what anyone does: nobody in particular, unless it must be known who `I` am.

    What a race or power says holds while somebody has it; the frame and what lies on the board need nobody,
    unless they wait for a declined holder.
    """
    if scene.owner is not None and not scene.on_board and not _is_about_own_piece(scene, *values):
        return Scope.EVERYBODY
    if scene.state is State.DECLINED:
        return Scope.EVERYBODY
    told = any(_speaks_of_me(node) for value in values if value is not None for node in walk(value))
    return Scope.EVERYBODY if told else Scope.ANYONE


def _is_about_own_piece(scene: Scene, *values: ProgramStep | Expression | None) -> bool:
    """Whether a clause that also works in decline is about regions with a piece that goes with it."""
    where = values[0]
    parts = where.parts if isinstance(where, Both) else (where,)
    named = (scene.piece_called(part.piece) for part in parts if isinstance(part, PieceAt))
    return scene.state is State.BOTH and any(piece.owner == scene.owner for piece in named)


def refuse_holder(clause: model.Clause, *values: ProgramStep | Expression | None) -> None:
    """Refuse what a tile in the column says of whoever has it: nobody does."""
    told = (node for value in values if value is not None for node in walk(value))
    if clause.state is not State.ACTIVE or any(_is_of_holder(node) for node in told):
        raise NotPlayableError(
            "nobody has a tile that lies in the column: it can speak of whoever passes it, and of itself",
            instead="when anyone passes this: they pay 1 coin",
        )


def _is_of_holder(node: object) -> bool:
    match node:
        case PayCoins(payer=payer, payee=payee):
            return Who.ME in (payer, payee)
        case _:
            return _speaks_of_me(node)


def _speaks_of_me(node: object) -> bool:
    match node:
        case Held(by=Holder.THEM | Holder.ANYONE | Holder.NEUTRAL):
            return False
        case Held() | Near() | Lead() | OnTurn() | Crew() | Collect() | PayCoins():
            return True
        case _:
            return isinstance(node, LayDeed) or getattr(node, "who", None) is Who.ME
