"""Facts: what a scenario says must be so, compared with what came."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import assert_never

from swdsl.model.names import Ref
from swdsl.model.scenarios import (
    Accepted,
    Action,
    Carries,
    Column,
    Entry,
    Happens,
    Has,
    Holding,
    Holds,
    InForce,
    Lies,
    May,
    Outcome,
    Plays,
    Position,
    Refused,
    Sees,
    Stack,
    Turn,
    ValueIs,
    Wins,
    is_about_coins,
)
from swdsl.runtime import EMPTY, NEUTRAL, V_PASS, State, legal, piece_count, players_with
from swdsl.runtime.deck import event_in_force, next_event
from swdsl.runtime.neutrals import neutral_at
from swdsl.runtime.state import Entry as JournalEntry
from swdsl.runtime.words import NO_POWER
from swdsl.scenarios.chance import MissingRollError
from swdsl.scenarios.knowledge import sight, victory
from swdsl.scenarios.play import Player, Refusal
from swdsl.scenarios.position import ImpossibleError
from swdsl.scenarios.table import Table
from swdsl.scenarios.words import bill, combo, contents, counted, label, labels, short
from swdsl.words import Common, Kind, Value
from swdsl.words_of_examples import Verb

Items = Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Before:
    """What facts about a change are measured from: the state and the journal when a scene began."""

    state: State
    entries: int


def mismatch(fact: Outcome, player: Player, before: Before) -> str | None:
    """Return what came instead of a fact; nothing when it is so."""
    s, table = player.state, player.table
    match fact:
        case ValueIs():
            return _value(fact, player, before)
        case Refused(reasons):
            return _refused(player.refusal, reasons)
        case Accepted():
            return None if player.refusal is None else _told(player.refusal)
        case Happens():
            return _happened(fact, player, before)
        case May():
            return _may(fact, player)
        case Holds(person, regions):
            return _holds(s, table, person, regions)
        case Sees():
            return sight(s, table, fact)
        case Wins(persons):
            return victory(s, table, persons)
        case _:
            return _position(fact, s, table)


def _position(fact: Position, s: State, table: Table) -> str | None:
    match fact:
        case Plays():
            return _plays(s, table, fact)
        case Has(person, holdings):
            return _first(_has(s, table, person, holding) for holding in holdings)
        case Lies(region, holdings):
            return _lies(s, table, table.regions[region], holdings)
        case Carries(marker, power):
            carried = s.carried[table.numbers[marker]] - 1
            return None if carried == table.numbers[power] else f"{marker.id}: {_power(s, carried)}"
        case Column():
            return _column(s, table, fact)
        case Stack(things):
            return _stack(s, table, things)
        case Turn(number, person):
            same = s.turn == number and (person is None or s.player == table.players[person])
            return None if same else f"turn {s.turn} of {table.player_name(s.player)}"
        case InForce(now, coming):
            return _events(s, table, now, coming)
        case _:
            assert_never(fact)


def _events(s: State, table: Table, now: Ref, coming: Ref | None) -> str | None:
    asked = ((event_in_force(s), now, "event"), (next_event(s), coming, "next event"))
    for number, ref, what in asked:
        if ref is not None and number != table.numbers[ref]:
            return f"{what} {short(s.game.events[number].name) if number >= 0 else 'none'}"
    return None


def _first(found: Iterable[str | None]) -> str | None:
    return next((each for each in found if each is not None), None)


# ---- numbers and bills ---------------------------------------------------------------------------------
def _value(fact: ValueIs, player: Player, before: Before) -> str | None:
    if fact.value is Value.COST:
        if player.bill is None:
            return "nothing was attacked"
        items = [(item.clause, item.amount) for item in player.bill.items]
        return _compare(fact.number, fact.bill, items, "cost is {}")
    if fact.value is Value.COINS:
        return _compare(fact.number, fact.bill, _gains(player, before, before.state.player), "coins are {}")
    return None if player.price == fact.number else f"price is {player.price}"


def _compare(
    number: int, entries: tuple[Entry, ...], items: Items, said: str, unit: str | None = None
) -> str | None:
    """Compare a sum and its items; every item must stand on the bill under one of its words."""
    total = sum(value for _, value in items)
    right = total == number
    if entries:
        names = {entry.name for entry in entries}
        right = right and all(labels(clause) & names for clause, value in items if value)
        for entry in entries:
            right = right and entry.number == sum(value for c, value in items if entry.name in labels(c))
    if right:
        return None
    came = said.format(counted(total, unit) if unit else total)
    return f"{came}: {bill(_grouped(items))}" if any(value for _, value in items) else came


def _grouped(items: Items) -> Items:
    sums: dict[str, int] = {}
    for clause, value in items:
        sums[label(clause)] = sums.get(label(clause), 0) + value
    return [(name, value) for name, value in sums.items() if value]


def _gains(player: Player, before: Before, who: int) -> Items:
    journal = (player.state.journal or [])[before.entries :]
    return [
        (entry.clause, entry.amount) for entry in journal if entry.player == who and not _is_payment(entry)
    ]


def _is_payment(entry: JournalEntry) -> bool:
    """Whether coins went to the bank; a region that brings less takes nothing from anybody."""
    return entry.amount < 0 and entry.region < 0


def _payments(player: Player, before: Before, who: int) -> Items:
    """List what a player paid: to others, to the bank, and for a combo."""
    journal = (player.state.journal or [])[before.entries :]
    to_others = [(entry.clause, entry.amount) for entry in journal if entry.payer == who]
    to_bank = [
        (entry.clause, -entry.amount) for entry in journal if entry.player == who and _is_payment(entry)
    ]
    return [*to_others, *to_bank, *(("price", price) for buyer, price in player.bought if buyer == who)]


# ---- what happened -------------------------------------------------------------------------------------
def _happened(fact: Happens, player: Player, before: Before) -> str | None:
    """Compare a change: coins by the journal, tokens and pieces by counting."""
    action, table, s = fact.action, player.table, player.state
    item = action.parts[0].item if action.parts else None
    if item is None or not isinstance(action.actor, str):
        return "this is no fact that can be compared"
    who = table.players[action.actor]
    number = item.number if item.number is not None else 1
    thing = item.things[0] if item.things else Common.TOKENS
    if thing is Common.COINS:
        items = (_payments if action.verb is Verb.PAY else _gains)(player, before, who)
        if action.verb is Verb.LOSE:
            items = [("coins", before.state.coins[who] - s.coins[who])]
        return _compare(number, fact.bill, items, f"{action.actor} {action.verb}s {{}}", "coin")
    change = _count(s, table, who, thing) - _count(before.state, table, who, thing)
    came = -change if action.verb is Verb.LOSE else change
    told = f"{came} {thing.id}" if isinstance(thing, Ref) else counted(came, "token")
    return None if came == number else f"{action.actor} {action.verb}s {told}"


def _count(s: State, table: Table, who: int, thing: object) -> int:
    """Count a player's tokens in play, or the pieces of a kind in hand."""
    if isinstance(thing, Ref) and thing.kind is Kind.PIECE:
        return s.kit[table.numbers[thing]]
    first = who * s.game.width
    total = 0
    for slot in range(first, first + s.game.width):
        wanted = not isinstance(thing, Ref) or s.race[slot] == table.numbers[thing]
        if s.race[slot] >= 0 and wanted:
            total += s.hand[slot] + s.aside[slot] + _on_board(s, slot)
            total += s.exiles if slot == s.player * s.game.width else 0
    return total


def _on_board(s: State, slot: int) -> int:
    return sum(s.tok[r] for r in range(s.board.count) if s.own[r] == slot)


def coins_behind(fact: Outcome, player: Player, before: Before) -> Items:
    """Return the items of the coins that a fact is about."""
    match fact:
        case ValueIs(value=Value.COINS):
            return _gains(player, before, before.state.player)
        case Happens(action=action) if isinstance(action.actor, str) and is_about_coins(action):
            sums = _payments if action.verb is Verb.PAY else _gains
            return sums(player, before, player.table.players[action.actor])
        case _:
            return ()


# ---- refusals ------------------------------------------------------------------------------------------
def _refused(refusal: Refusal | None, reasons: tuple[str, ...]) -> str | None:
    if refusal is None:
        return "accepted"
    known = {word for each in refusal.words for word in labels(each)}
    return None if known.issuperset(reasons) else _told(refusal)


def _told(refusal: Refusal) -> str:
    return f"refused: {', '.join(map(label, refusal.words))}"


def _may(fact: May, player: Player) -> str | None:
    if fact.action.verb is Verb.PASS and not fact.possible:
        return _must_answer(fact.action, player)
    trial = player.copy()
    with suppress(MissingRollError, ImpossibleError):  # What comes to a roll or a draw is allowed so far.
        trial.act(fact.action)
    if fact.possible:
        return None if trial.refusal is None else _told(trial.refusal)
    return _refused(trial.refusal, fact.reasons)


def _must_answer(action: Action, player: Player) -> str | None:
    """Compare `Ann cannot pass`: she is asked something now, and has to answer."""
    s = player.state
    if s.over or s.actor != player.table.players.get(str(action.actor), -1):
        return f"{action.actor} is not asked anything"
    return "accepted" if V_PASS in legal(s) else None


# ---- positions -----------------------------------------------------------------------------------------
def _holds(s: State, table: Table, person: str, regions: tuple[str, ...]) -> str | None:
    for region in regions:
        r = table.regions[region]
        slot = s.own[r]
        if slot < 0 or s.game.player_of[slot] != table.players[person]:
            return f"{region}: {contents(s, table, r)}"
    return None


def _plays(s: State, table: Table, fact: Plays) -> str | None:
    first = table.players[fact.person] * s.game.width
    slots = range(first + 1, first + s.game.width) if fact.declined else range(first, first + 1)
    for slot in slots:
        same_power = fact.power is None or s.power[slot] == table.numbers[fact.power]
        if s.race[slot] == table.numbers[fact.race] and same_power:
            return _first(_has(s, table, fact.person, holding, slot) for holding in fact.holdings)
    held = [combo(s, slot).removeprefix("declined ") for slot in slots if s.race[slot] >= 0]
    return f"{fact.person} {'declined' if fact.declined else 'plays'} {' and '.join(held) or 'nothing'}"


def _has(s: State, table: Table, person: str, holding: Holding, slot: int = -1) -> str | None:
    who = table.players[person]
    thing = holding.item.things[0] if holding.item.things else Common.TOKENS
    number = holding.item.number if holding.item.number is not None else 1
    if thing is Common.COINS:
        return None if s.coins[who] == number else f"{person} has {counted(s.coins[who], 'coin')}"
    if thing is Common.TOKENS:
        came = s.hand[who * s.game.width if slot < 0 else slot]
        return None if came == number else f"{person} has {came} in hand"
    assert isinstance(thing, Ref)
    index = table.numbers[thing]
    if thing.kind is Kind.PIECE:
        came = players_with(s, index) >> who & 1 if s.game.pieces[index].per_player else s.kit[index]
        return None if came == number else f"{person} has {came} {thing.id}"
    slots = [each for each in range(who * s.game.width, (who + 1) * s.game.width) if s.race[each] == index]
    came = sum(s.hand[each] if holding.in_hand else _on_board(s, each) for each in slots)
    where = "in hand" if holding.in_hand else "on the board"
    return None if came == number else f"{person} has {came} {thing.id} {where}"


def _lies(s: State, table: Table, r: int, holdings: tuple[Holding, ...]) -> str | None:
    right = all(_is_there(s, table, r, holding) for holding in holdings)
    if not holdings:
        right = s.own[r] == EMPTY
    ground = any(
        isinstance(thing, Ref) and thing.kind is Kind.TERRAIN
        for each in holdings
        for thing in each.item.things
    )
    there = [short(s.board.regions[r].terrain)] if ground else []
    return None if right else f"{s.board.regions[r].name}: {', '.join([*there, contents(s, table, r)])}"


def _is_there(s: State, table: Table, r: int, holding: Holding) -> bool:
    thing = holding.item.things[0] if holding.item.things else None
    number = holding.item.number
    if not isinstance(thing, Ref):
        return number is not None and s.tok[r] == number
    if thing.kind is Kind.TERRAIN:
        return bool(s.board.terrain(str(thing)) >> r & 1) != (number == 0)
    if thing not in table.numbers:  # nothing of the kind is on this table
        return number == 0
    index = table.numbers[thing]
    slot = s.own[r]
    if thing.kind is Kind.RACE:
        is_race = slot >= 0 and s.race[slot] == index
        owned = holding.owner is None or (
            slot >= 0 and s.game.player_of[slot] == table.players[holding.owner]
        )
        return not is_race if number == 0 else is_race and owned and number in (None, s.tok[r])
    if thing.kind is Kind.NEUTRAL:
        stands = slot == NEUTRAL and neutral_at(s, r) is s.game.frame.neutrals[index]
        return not stands if number == 0 else stands and number in (None, s.tok[r])
    if thing.kind is Kind.PIECE:
        came = piece_count(s, index, r)
        return came > 0 if number is None else came == number
    if thing.kind in (Kind.PLACE, Kind.RELIC):
        return (s.marker_at[index] == r) != (number == 0)
    return False


# ---- column and stacks ---------------------------------------------------------------------------------
def _column(s: State, table: Table, fact: Column) -> str | None:
    for place, offer in enumerate(fact.offers):
        right = place < len(s.column_races) and s.column_coins[place] == offer.coins
        if right and offer.race is not None:
            right = s.column_races[place] == table.numbers[offer.race]
        if right and offer.power is not None:
            right = s.column_powers[place] == table.numbers[offer.power]
        if not right:
            return f"column: {', '.join(_offer(s, each) for each in range(len(s.column_races)))}"
    return None


def _offer(s: State, place: int) -> str:
    words = f"{_power(s, s.column_powers[place])} {short(s.game.races[s.column_races[place]].name)}"
    return f"{words} {counted(s.column_coins[place], 'coin')}" if s.column_coins[place] else words


def _power(s: State, power: int) -> str:
    return short(s.game.powers[power].name) if power != NO_POWER else "nothing"


def _stack(s: State, table: Table, things: tuple[Ref, ...]) -> str | None:
    numbers = {
        Kind.RACE: list(s.banners),
        Kind.POWER: list(s.badges),
        Kind.PLACE: list(reversed(s.stack)),
        Kind.RELIC: list(reversed(s.stack)),
    }
    for place, ref in enumerate(things):
        pile = numbers[ref.kind]
        if place >= len(pile) or pile[place] != table.numbers[ref]:
            return f"stack: {len(pile)} others"
    return None
