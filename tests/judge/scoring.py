"""What a turn brings: coins of regions, coins of none, and what is taken from others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model.clauses import Adjust, Do, Gain, Pay, is_optional
from swdsl.model.counts import Amount, CountRegions, WithParty
from swdsl.model.expressions import (
    AllOf,
    AnyOf,
    Coins,
    Filter,
    Happened,
    HeldBy,
    Me,
    PlayerHolds,
    Regions,
    RegionSet,
    TermKind,
    We,
)
from swdsl.model.moments import AtStep, RegionEvent
from swdsl.words import Kind, Operator, Step, Timing, Value
from tests.judge import counts, parties, regions
from tests.judge.holding import holds_for, speaking, uses_left
from tests.judge.lasting import each_once
from tests.judge.numbers import enough
from tests.judge.reach import everybody, is_immune
from tests.judge.rules import STEP, Sentence
from tests.judge.scene import Scene

NO_REGION = -1


@dataclass
class Score:
    """The coins of one scoring: of each region, of no region by sentence, and moved between players."""

    of_regions: Counter[int]
    flat: Counter[str]
    moved: Counter[tuple[str, int]]  # sentence, payer


def score(scene: Scene, player: int) -> Score:
    """Work out what a player would score now."""
    found = Score(Counter(), Counter(), Counter())
    for slot in scene.table.races_of(player):
        mine = scene._replace(me=slot)
        for said in speaking(mine, STEP):
            if (
                said.sentence is not None
                and is_scoring(said.sentence)
                and holds_for(said)
                and uses_left(said)
            ):
                _hear(said, found)
    for slot in scene.table.races_of(player):
        for region in scene.table.regions_of(slot):
            changed = _changed(scene, slot, region, found.of_regions[region])
            if changed != found.of_regions[region]:
                found.of_regions[region] = changed
    return found


def is_scoring(sentence: Sentence) -> bool:
    """Whether a sentence is part of its holder's scoring; what is offered then is asked like anything."""
    clause = sentence.clause
    return (
        isinstance(clause.moment, AtStep)
        and (clause.moment.timing, clause.moment.step) == (Timing.AT, Step.SCORING)
        and clause.moment.of is None
        and not is_optional(clause.effects[0])
    )


def _hear(said: Scene, found: Score) -> None:
    assert said.sentence is not None
    for effect in said.sentence.clause.effects:
        match effect:
            case Do(Me() | We(), Gain(thing, amount, None)) if isinstance(thing.noun, Coins):
                if _is_region_by_region(amount):
                    assert isinstance(amount.per, CountRegions)
                    if not _are_mine(said, amount.per.regions):
                        _flat(said, found, counts.amount(said, amount), counted=True)
                        continue
                    for region in regions.all_in(said, amount.per.regions):
                        found.of_regions[region] += amount.base or 0
                else:
                    _flat(said, found, counts.amount(said, amount), counted=amount.per is not None)
            case Do(Me(), Gain(thing, amount, WithParty(party))) if isinstance(thing.noun, Coins):
                for payer in parties.players(said, party):
                    number = min(counts.amount(said, amount), said.table.coins[payer])
                    if number and payer != said.my_player and may_take(said, party, payer):
                        found.moved[said.sentence.name, payer] += number
            case Do(_, Gain() | Pay()):
                raise NotImplementedError("coins of others at scoring")
            case _:
                raise NotImplementedError(f"at scoring: {effect}")


def _is_region_by_region(amount: Amount) -> bool:
    """Whether each region brings its own coins: not so where some are left out, grouped or capped."""
    plain = amount.every == 1 and amount.cap is None and not amount.beyond
    return plain and isinstance(amount.per, CountRegions)


def _are_mine(said: Scene, wanted: Regions) -> bool:
    """Whether regions are, by what is said of them, those I hold, or those where something happened to me."""
    if not isinstance(wanted, RegionSet):
        return False
    terms = [kind for kinds in wanted.kinds for kind in kinds if isinstance(kind, TermKind)]
    mine = any(_are_mine(said, said.rules.terms[each.term].regions) for each in terms)
    return mine or (wanted.filter is not None and _is_mine(wanted.filter))


def _is_mine(chosen: Filter) -> bool:
    match chosen:
        case HeldBy(parties):
            return parties == (Me(),)
        case AllOf(parts):
            return any(map(_is_mine, parts))
        case AnyOf(parts):
            return all(map(_is_mine, parts))
        case _:
            return isinstance(chosen, Happened)


def may_take(said: Scene, party: object, payer: int) -> bool:
    """Whether coins may be taken from a neighbour: not if all his regions there are immune."""
    filters = getattr(party, "filters", ())
    wanted = [
        each.regions for each in filters if isinstance(each, PlayerHolds) and not _may_be_none(each.regions)
    ]
    if not wanted or said.rules.option("immune_regions_pay") == "yes":
        return True
    life = getattr(party, "life", None)
    held = [
        region
        for region in said.rules.everywhere
        if said.table.holder[region] >= 0
        and said.table.player_of(said.table.holder[region]) == payer
        and (life is None or said.table.is_active(said.table.holder[region]) == (life.value == "active"))
        and all(regions.is_in(said, each, region) for each in wanted)
    ]
    return any(not is_immune(said._replace(sentence=None), region) for region in held)


def _may_be_none(wanted: Regions) -> bool:
    """Whether somebody who holds none of these is meant, too."""
    return isinstance(wanted, RegionSet) and enough(wanted.quantity, 0, 0)


def _flat(said: Scene, found: Score, number: int, *, counted: bool) -> None:
    """Note coins of no region; a plain number from a place or relic belongs to where it lies."""
    assert said.sentence is not None
    if not counted and said.sentence.source.kind in (Kind.PLACE, Kind.RELIC) and said.here >= 0:
        found.of_regions[said.here] += number
    elif number:
        found.flat[said.sentence.name] += number


def _changed(scene: Scene, slot: int, region: int, coins: int) -> int:
    """Apply what is said of scoring this region: sums, doubles, bounds, and `exactly` last."""
    adjustments = list(_adjustments(scene, slot, region))
    for said, effect in adjustments:
        number = counts.amount(said, effect.amount)
        match effect.operator:
            case Operator.MORE:
                coins += number
            case Operator.LESS:
                coins -= number
            case _:
                pass
    for operator in (Operator.DOUBLE, Operator.HALVE, Operator.AT_LEAST, Operator.AT_MOST, Operator.EXACTLY):
        for said, effect in adjustments:
            if effect.operator is operator:
                coins = _applied(operator, coins, counts.amount(said, effect.amount))
    return max(coins, 0)


def _applied(operator: Operator, coins: int, number: int) -> int:
    match operator:
        case Operator.DOUBLE:
            return coins * 2
        case Operator.HALVE:
            return coins // 2
        case Operator.AT_LEAST:
            return max(coins, number)
        case Operator.AT_MOST:
            return min(coins, number)
        case _:
            return number


def _adjustments(scene: Scene, slot: int, region: int) -> Iterator[tuple[Scene, Adjust]]:
    """Yield what anybody says of the coins of one region that a race scores."""
    told = (said._replace(there=region, they=slot) for said in everybody(scene._replace(me=slot), "score"))
    for heard in each_once(said for said in told if _is_about(said, slot, region) and holds_for(said)):
        assert heard.sentence is not None
        for effect in heard.sentence.clause.effects:
            if isinstance(effect, Adjust) and effect.value is Value.COINS:
                yield heard, effect


def _is_about(heard: Scene, slot: int, region: int) -> bool:
    assert heard.sentence is not None
    moment = heard.sentence.clause.moment
    assert isinstance(moment, RegionEvent)
    return parties.is_party(heard, moment.actor, slot) and regions.is_in(heard, moment.regions, region)
