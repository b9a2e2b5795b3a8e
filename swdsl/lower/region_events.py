"""Events in regions: who attacks, conquers, occupies, leaves or scores what, and who held it until then."""

from __future__ import annotations

from dataclasses import replace

from swdsl.lower.combine import any_test, every
from swdsl.lower.form_regions import (
    EVERY,
    Both,
    Crowded,
    Either,
    Except,
    Held,
    Holder,
    Mask,
    PieceAt,
    PieceCrowded,
    Stood,
)
from swdsl.lower.form_tests import Every, Side, Test, ThereIn, TheyAmong, TheyAre, TheyBear
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion, heard
from swdsl.lower.how_many import for_one, one_party
from swdsl.lower.regions import mask_of, players_of, tile_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import expressions as parties
from swdsl.model import moments
from swdsl.source import NOWHERE
from swdsl.words import Life, RegionVerb, State

_REGION_VERBS = {
    RegionVerb.ATTACK: Event.ATTACKS,
    RegionVerb.CONQUER: Event.CONQUERS,
    RegionVerb.OCCUPY: Event.OCCUPIES,
    RegionVerb.LEAVE: Event.LEAVES,
    RegionVerb.SCORE: Event.SCORES,
}


_SUFFERED = {RegionVerb.ATTACK: Event.ATTACKED, RegionVerb.CONQUER: Event.LOSES}


def region_event(event: moments.RegionEvent, scene: Scene) -> Occasion:
    """Return the kernel's words for an event in a region."""
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
        watched = heard(suffered, event.actor, scene)
        return Occasion(suffered, scope, every(watched.test, _there(regions, event, scene)))
    occasion = heard(_REGION_VERBS[event.verb], event.actor, scene)
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


def refuse_own_region(event: moments.RegionEvent) -> None:
    """Refuse that I attack or conquer what I hold: my other race can have it, but not I."""
    held, _ = _split(event.regions)
    if event.actor == parties.Me() and parties.Me() in held and event.verb in _SUFFERED:
        raise NotPlayableError(
            "nobody attacks a region he holds",
            event.regions.span if isinstance(event.regions, parties.RegionSet) else NOWHERE,
            "when I conquer a region held by my declined race: gain 1 coin",
        )


def refuse_other_holder(event: moments.RegionEvent, state: State) -> None:
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


def refuse_absent_holder(event: moments.RegionEvent, scene: Scene) -> None:
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


def _there(regions: parties.Regions, event: moments.RegionEvent, scene: Scene) -> Test | None:
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
