"""Counting, amounts and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from swdsl.model.counts import (
    Amount,
    Compared,
    Condition,
    Count,
    CountBorders,
    CountGroups,
    CountIs,
    CountPlayers,
    CountRaces,
    CountRegions,
    CountSteps,
    CountTerrains,
    CountThings,
    Did,
    DrawnIs,
    InRegions,
    InStores,
    Location,
    MeasureIs,
    MeasureParity,
    MyTurn,
    OnCombos,
    OnThis,
    OptionIs,
    Tallied,
    Unless,
    WithParty,
)
from swdsl.model.expressions import Coins, Content, Me, Noun, Opponent, Party, Pieces, Regions, They, Tokens
from swdsl.model.quantities import Range
from swdsl.model.walk import nodes
from swdsl.words import Done, Life, Measure, Parity, Store, Tally
from tests.judge import adjacency, parties, regions
from tests.judge.numbers import within
from tests.judge.scene import Scene


def amount(scene: Scene, wanted: Amount) -> int:
    """Return what an amount comes to; `all` is for the caller to know."""
    base = wanted.base or 0
    if wanted.per is None:
        return base
    times = max(0, count(scene, wanted.per) - wanted.beyond) // wanted.every
    value = base * times
    return value if wanted.cap is None else min(value, wanted.cap)


def count(scene: Scene, what: Count) -> int:
    """Count what a sentence counts."""
    match what:
        case CountRegions(wanted):
            return len(regions.all_in(scene, wanted))
        case CountGroups(wanted, by_adjacency):
            return adjacency.groups(scene, regions.all_in(scene, wanted), by_adjacency=by_adjacency)
        case CountTerrains(wanted):
            found = regions.all_in(scene, wanted)
            return len({scene.table.terrain[each] for each in found})
        case CountBorders(wanted, others):
            return _borders(scene, wanted, others)
        case CountSteps(start, goal):
            return _steps(scene, start, goal)
        case CountRaces(life, owner):
            return _races(scene, life, owner)
        case CountPlayers(party):
            return len(parties.players(scene, party))
        case CountThings(noun, owner, where):
            return _things(scene, noun, owner, where)
        case Tallied(tally):
            return _tallied(scene, tally)
    assert_never(what)


def _borders(scene: Scene, wanted: Regions, others: Regions | None) -> int:
    """Count pairs of neighbours, one of these and one of those, each pair once."""
    near = scene.rules.borders
    there = set(range(len(near)) if others is None else regions.all_in(scene, others))
    pairs = {frozenset((one, other)) for one in regions.all_in(scene, wanted) for other in near[one]}
    here = set(regions.all_in(scene, wanted))
    return sum(any(one in here and (pair - {one}) <= there for one in pair) for pair in pairs)


def _steps(scene: Scene, start: Regions, goal: Regions) -> int:
    """Count the borders between the nearest two regions of these and those; none where no way leads."""
    ways = [
        adjacency.distance(scene.rules, one, other)
        for one in regions.all_in(scene, start)
        for other in regions.all_in(scene, goal)
    ]
    shortest = min(ways, default=0)
    return shortest if shortest < len(scene.rules.borders) else 0


def _races(scene: Scene, life: Life, owner: Party | None) -> int:
    """Count the races that players have in a state: the first of each player is the active one."""
    table = scene.table
    whose = table.players if owner is None else parties.players(scene, owner)
    in_play = [slot for slot in table.slots if table.race[slot] >= 0 and slot // table.width in whose]
    return sum((slot % table.width == 0) == (life is Life.ACTIVE) for slot in in_play)


def _tallied(scene: Scene, tally: Tally) -> int:
    match tally:
        case Tally.TOKEN_LOST:
            return scene.lost
        case Tally.TOKEN_THAT_STOOD_THERE:
            then = scene.before
            if then is None:
                raise NotImplementedError("tokens that stood there, of which nobody knows")
            return then.tokens[scene.there] if then.holder[scene.there] >= 0 else 0
        case Tally.COIN_PAID:
            return scene.memory.paid
        case Tally.COIN_THAT_LAY_THERE:
            return scene.memory.found
        case Tally.PIP:
            return scene.pips
        case Tally.ROUND:
            return scene.table.round
        case Tally.PAID:
            return 1  # what is paid as one likes is paid one by one
        case Tally.ROUND_LEFT:
            return scene.table.rounds - scene.table.round
        case Tally.TURN_PLAYED:
            return scene.table.played[scene.table.race[scene.me]]
        case Tally.TURN_IN_DECLINE:
            return scene.table.idled[scene.table.race[scene.me]]
    assert_never(tally)


def _things(scene: Scene, noun: Noun, owner: Party | None, where: Location | None) -> int:
    match where:
        case InRegions(wanted):
            content = Content(Range(0, None), noun)
            return sum(regions.contents(scene, content, each) for each in regions.all_in(scene, wanted))
        case InStores(stores):
            return sum(
                _in_store(scene, noun, store, each) for each in _whose(scene, owner) for store in stores
            )
        case WithParty(party):
            return sum(_before(scene, noun, player) for player in parties.players(scene, party))
        case OnThis() | OnCombos():
            raise NotImplementedError("things on this, or on combos")
        case None:
            return _had(scene, noun, owner if owner is not None else Me())
    assert_never(where)


def _whose(scene: Scene, owner: Party | None) -> list[int]:
    """Return the races in play whose hand or tray is meant: the one that speaks, if nobody else is said."""
    if owner in (None, Me()):
        return [scene.me]
    table = scene.table
    in_play = [slot for slot in table.slots if table.race[slot] >= 0]
    return [slot for slot in in_play if parties.is_party(scene, owner, slot)]


def _in_store(scene: Scene, noun: Noun, store: Store, slot: int) -> int:
    table = scene.table
    match noun, store:
        case Tokens(), Store.HAND:
            return table.hand[slot]
        case Tokens(), Store.TRAY:
            return table.tray[table.race[slot]]
        case Pieces(ref), Store.HAND if ref is not None:
            return table.kit[scene.rules.piece_number[ref]]
        case Pieces(ref), Store.SUPPLY if ref is not None:
            return in_supply(scene, scene.rules.piece_number[ref])
        case _:
            raise NotImplementedError(f"{noun} in {store}")


def in_supply(scene: Scene, number: int) -> int:
    """Return how many pieces of a kind are nowhere else."""
    table = scene.table
    piece = scene.rules.pieces[number]
    out = sum(table.pieces[number].values()) + table.kit[number] + sum(table.marks[number])
    out += sum(table.laid[number].values())
    for kind in (scene.rules.piece_number[each] for each in piece.kinds):
        out += scene.rules.pieces[kind].supply - in_supply(scene, kind)  # it lies face up somewhere
    return piece.supply - out


def _before(scene: Scene, noun: Noun, player: int) -> int:
    match noun:
        case Coins():
            return scene.table.coins[player]
        case Pieces(None):
            return sum(each[player] for each in scene.table.marks)
        case Pieces(ref) if ref is not None:
            return scene.table.marks[scene.rules.piece_number[ref]][player]
        case _:
            raise NotImplementedError(f"{noun} before a player")


def _had(scene: Scene, noun: Noun, owner: Party) -> int:
    table = scene.table
    match noun:
        case Coins():
            return sum(table.coins[player] for player in parties.players(scene, owner))
        case Tokens():
            return sum(
                table.tokens[region]
                for region in scene.rules.everywhere
                if parties.is_party(scene, owner, table.holder[region])
            )
        case Pieces(ref) if ref is not None:
            return sum(table.pieces[scene.rules.piece_number[ref]].values())
        case _:
            raise NotImplementedError(f"{noun} of somebody")


def holds(scene: Scene, condition: Condition) -> bool:
    """Whether a condition holds."""
    match condition:
        case CountIs(what, wanted):
            return not _nobody_is_meant(scene, what) and within(wanted, count(scene, what))
        case Compared():
            return _compared(scene, condition)
        case Did(party, done):
            return _did(scene, party, done)
        case MeasureIs(measure, wanted):
            return within(wanted, _measured(scene, measure))
        case MeasureParity(measure, parity):
            return _measured(scene, measure) % 2 == (parity is Parity.ODD)
        case OptionIs():
            return True  # `Rules` has left out what the table did not choose
        case MyTurn():
            return scene.table.player == scene.my_player
        case DrawnIs(kind):
            return scene.drawn == scene.rules.piece_number[kind]
        case Unless(inner):
            return isinstance(inner, OptionIs) or not holds(scene, inner)
    assert_never(condition)


def _nobody_is_meant(scene: Scene, what: Count) -> bool:
    """Whether things of `them` are counted where there is no other party: of nobody nothing holds."""
    theirs = any(isinstance(each, They) for each in nodes(what))
    return theirs and scene.they < 0 and scene.they_player < 0


def _compared(scene: Scene, condition: Compared) -> bool:
    """Whether a party has more, or fewer, of something than another, or than each of the others."""
    if isinstance(condition.party, Opponent) and isinstance(condition.than, Me):
        # That somebody has more than I is that I have fewer than somebody.
        turned = replace(condition, party=Me(), more=not condition.more, than=condition.party)
        return _compared(scene, turned)
    if They() in (condition.party, condition.than):
        if scene.they < 0 and scene.they_player < 0:
            return False
        one, other = (_of_party(scene, condition.count, each) for each in (condition.party, condition.than))
        return one > other if condition.more else one < other
    mine = _of_party(scene, condition.count, condition.party)
    theirs = [
        _of_player(scene, condition.count, player)
        for player in parties.players(scene, condition.than)
        if not parties.is_player(scene, condition.party, player)
    ]
    if not theirs:
        return False
    some = isinstance(condition.than, Opponent) and condition.than.quantity.quantifier.value in (
        "a",
        "any",
        "bare",
    )
    compared = [mine > each if condition.more else mine < each for each in theirs]
    return any(compared) if some else all(compared)


def _of_party(scene: Scene, what: Count, party: Party) -> int:
    match what:
        case CountRegions(wanted):
            return sum(
                parties.is_party(scene, party, scene.table.holder[each])
                for each in regions.all_in(scene, wanted)
            )
        case CountThings(noun, _, None):
            return _had(scene, noun, party)
        case _:
            raise NotImplementedError(f"comparing {what}")


def _of_player(scene: Scene, what: Count, player: int) -> int:
    table = scene.table
    match what:
        case CountRegions(wanted):
            return sum(
                table.holder[each] >= 0 and table.player_of(table.holder[each]) == player
                for each in regions.all_in(scene, wanted)
            )
        case CountThings(Coins(), _, None):
            return table.coins[player]
        case _:
            raise NotImplementedError(f"comparing {what}")


def _did(scene: Scene, party: Party, done: Done) -> bool:
    if done is Done.USED_THIS:
        assert scene.sentence is not None
        return scene.memory.relics_used[scene.sentence.source.marker, scene.sentence.source.copy] > 0
    return any(
        what == done.value and parties.is_player(scene, party, player) for player, what in scene.memory.done
    )


def _measured(scene: Scene, measure: Measure) -> int:
    match measure:
        case Measure.ROUND:
            return scene.table.round
        case Measure.ROLL:
            return scene.pips
        case _:
            raise NotImplementedError(f"measuring {measure}")
