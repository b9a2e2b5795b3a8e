"""Events in regions: who attacks, conquers, occupies, leaves or scores what, and who held it until then."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, TypeGuard

from swdsl.lower.as_it_was import as_it_was, is_settled_by_conquest
from swdsl.lower.combine import any_test, every
from swdsl.lower.form_regions import EVERY
from swdsl.lower.form_tests import Every, Never, Side, Test, ThereIn, TheyAmong, TheyAre, TheyBear
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion, heard
from swdsl.lower.how_many import for_one, one_party
from swdsl.lower.regions import mask_of, players_of, tile_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import expressions as parties
from swdsl.model import moments
from swdsl.source import NOWHERE
from swdsl.words import Life, RegionVerb, State

Holding: TypeAlias = parties.HeldBy | parties.Not
"""Held by somebody, or not."""

_REGION_VERBS = {
    RegionVerb.ATTACK: Event.ATTACKS,
    RegionVerb.CONQUER: Event.CONQUERS,
    RegionVerb.OCCUPY: Event.OCCUPIES,
    RegionVerb.LEAVE: Event.LEAVES,
    RegionVerb.SCORE: Event.SCORES,
}


_MINE = {Life.ACTIVE: Side.MY_ACTIVE, Life.DECLINED: Side.MY_DECLINED, Life.OTHER: Side.MY_OTHER}
_SUFFERED = {RegionVerb.ATTACK: Event.ATTACKED, RegionVerb.CONQUER: Event.LOSES}


def region_event(event: moments.RegionEvent, scene: Scene) -> Occasion:
    """Return the kernel's words for an event in a region."""
    if event.verb not in _REGION_VERBS:
        raise NotPlayableError(
            f"the game does not announce that somebody {event.verb}s a region",
            instead="when I conquer a region, if I hold exactly 1 region: gain 1 coin",
        )
    for_one(event.regions)
    refuse_own_region(event, scene.state)
    refuse_absent_holder(event, scene)
    held, regions = _split(event.regions)
    suffered = _SUFFERED.get(event.verb)
    foreign = isinstance(event.actor, parties.Opponent | parties.Bearer)
    mine, ours = (parties.HeldBy((parties.Me(),)),), (parties.HeldBy((parties.We(),)),)
    if suffered and foreign and held in (mine, ours):
        scope = Scope.OURS if held == ours else Scope.MINE
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
    if event.verb is RegionVerb.CONQUER:
        for party in _holders(event.regions):
            _refuse_unsettled(party, scene)
    against = [_against_filter(each, scene) for each in held]
    return replace(occasion, test=every(occasion.test, *against, _there(regions, event, scene)))


def refuse_own_region(event: moments.RegionEvent, state: State) -> None:
    """Refuse that I attack or conquer what I hold: my other race can have it, but not I."""
    held = _holders(event.regions)
    myself = {parties.Me(), parties.MyRace(Life.ACTIVE)} if state is State.ACTIVE else {parties.Me()}
    if event.actor == parties.Me() and event.verb in _SUFFERED and not myself.isdisjoint(held):
        raise NotPlayableError(
            "nobody attacks a region he holds",
            event.regions.span if isinstance(event.regions, parties.RegionSet) else NOWHERE,
            "when I conquer a region held by my declined race: gain 1 coin",
        )


def refuse_other_holder(event: moments.RegionEvent, state: State) -> None:
    """Refuse that somebody scores what somebody else holds."""
    held = _holders(event.regions)
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


def _holders(regions: parties.Regions) -> tuple[parties.Party, ...]:
    """Return the parties that a description says may hold the region."""
    held, _ = _split(regions)
    return tuple(who for each in held if isinstance(each, parties.HeldBy) for who in each.parties)


def _split(regions: parties.Regions) -> tuple[tuple[Holding, ...], parties.Regions]:
    """Part a description into who holds the region, or does not, and everything else.

    When a conquest is announced the region has changed hands, so its former holder is the other side.
    """
    if not isinstance(regions, parties.RegionSet):
        return (), regions
    chosen = regions.filter
    parts = chosen.parts if isinstance(chosen, parties.AllOf) else () if chosen is None else (chosen,)
    held = tuple(part for part in parts if _is_holding(part))
    rest = tuple(part for part in parts if not _is_holding(part))
    if not held:
        return (), regions
    kept = parties.AllOf(rest) if len(rest) > 1 else next(iter(rest), None)
    return held, replace(regions, filter=kept)


def _is_holding(part: parties.Filter) -> TypeGuard[Holding]:
    match part:
        case parties.HeldBy() | parties.Not(part=parties.HeldBy()):
            return True
        case _:
            return False


def _there(regions: parties.Regions, event: moments.RegionEvent, scene: Scene) -> Test | None:
    mask = mask_of(regions, scene)
    if event.verb in (RegionVerb.CONQUER, RegionVerb.LEAVE):
        mask = as_it_was(mask)
    return None if mask == EVERY else ThereIn(mask)


def _refuse_unsettled(party: parties.Party, scene: Scene) -> None:
    """Refuse to ask of who lost a region how many he holds: by then he holds one fewer."""
    if isinstance(party, parties.Opponent | parties.Player) and is_settled_by_conquest(
        players_of(party, scene)
    ):
        raise NotPlayableError(
            "who has lost a region holds one fewer when that is announced, and who took it one more",
            party.span,
            "when I conquer a region held by an active opponent: gain 1 coin",
        )


def _against_filter(held: Holding, scene: Scene) -> Test:
    """Return whether whoever held the region was, or was not, one of these."""
    if isinstance(held, parties.HeldBy):
        return _against(held.parties, scene)
    assert isinstance(held.part, parties.HeldBy)
    return Never(_against(held.part.parties, scene))


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
                sides.append(Side.OTHERS)
            case parties.Me():
                sides.append(Side.ME)
            case parties.MyRace(life=life):
                sides.append(_MINE[life])
            case parties.We():
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
