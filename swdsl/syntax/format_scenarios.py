"""Scenarios as text. A block of one plain sentence stands on the line of its word."""

from collections.abc import Sequence
from typing import assert_never

from swdsl.syntax.format_declarations import listed, map_rows, note, quoted
from swdsl.syntax.format_verbs import third_person
from swdsl.syntax.page import Entry, wrapped
from swdsl.syntax.tree_clauses import Note
from swdsl.syntax.tree_scenarios import (
    Accepted,
    Action,
    Assume,
    Board,
    Cannot,
    CoinsOf,
    Column,
    Declined,
    Event,
    Given,
    GivenBlock,
    Happens,
    HasThings,
    Holding,
    HoldsRegions,
    InGame,
    Item,
    May,
    Offer,
    OnMap,
    Outcome,
    Part,
    Person,
    Phrase,
    Plays,
    Refused,
    RegionHas,
    RollBlock,
    Rolls,
    Scenario,
    ScenarioLine,
    Sees,
    Stack,
    ThenBlock,
    Turn,
    UsedBefore,
    ValueIs,
    WhenBlock,
    Wins,
)
from swdsl.syntax.tree_scenarios import Entry as BillEntry
from swdsl.syntax.tree_words import NO_LAYOUT, Name
from swdsl.words import Common, Value


def scenario(one: Scenario) -> Entry:
    """Return a scenario and its lines."""
    lines = tuple(_scenario_line(line) for line in one.lines)
    return Entry((f"scenario {quoted(one.display)}",), one.layout, lines, is_block=True)


def _scenario_line(one: ScenarioLine) -> Entry:
    match one:
        case OnMap(name):
            return Entry((f"on {name.text}",), one.layout)
        case InGame(name):
            return Entry((f"game {name.text}",), one.layout)
        case Board(uses, rows):
            head = f"board {uses.text}" if uses else "board"
            return Entry((head,), one.layout, map_rows(rows, 2))
        case Assume(option, choice):
            return Entry((f"assume {option.text} is {choice.text}",), one.layout)
        case GivenBlock(items):
            return _block("given", one, items)
        case WhenBlock(events):
            return _block("when", one, events)
        case ThenBlock(outcomes):
            return _block("then", one, outcomes)
        case RollBlock(faces, outcomes):
            rolled = f"roll {', '.join(map(str, faces))}" if faces else "every roll"
            return _block(f"for {rolled} then", one, outcomes)
        case Rolls():
            return Entry((_sentence(one),), one.layout)
        case _:
            return _note(one)


def _note(one: Note) -> Entry:
    return note(one, 1)


def _block(
    word: str,
    block: GivenBlock | WhenBlock | ThenBlock | RollBlock,
    lines: Sequence[Given | Event | Outcome],
) -> Entry:
    if len(lines) == 1 and lines[0].layout == NO_LAYOUT:
        return Entry(wrapped(1, f"{word} {_sentence(lines[0])}"), block.layout)
    below = tuple(Entry(wrapped(2, _sentence(line)), line.layout) for line in lines)
    return Entry((word,), block.layout, below)


def _sentence(one: Given | Event | Outcome) -> str:
    match one:
        case Plays(person, combo, holdings):
            return ", ".join([f"{person} plays {_words(combo)}", *map(_holding, holdings)])
        case Declined(person, combo, holdings):
            return ", ".join([f"{person} declined {_words(combo)}", *map(_holding, holdings)])
        case UsedBefore(person, names):
            return f"{person} used {listed(names)}"
        case HasThings(person, holdings):
            return f"{person} has {', '.join(map(_holding, holdings))}"
        case RegionHas(region, holdings):
            return f"{region.text}: {', '.join(map(_holding, holdings)) or 'empty'}"
        case Column(offers):
            return f"column: {', '.join(map(_offer, offers))}"
        case Stack(offers):
            return f"stack: {', '.join(map(_offer, offers))}"
        case Turn(number, person):
            return f"turn {number} of {person}" if person else f"turn {number}"
        case Action():
            return _action(one, third_person(one.verb.written))
        case Rolls(numbers):
            return " ".join(["roll", *map(str, numbers)])
        case _:
            return _outcome(one)


def _outcome(
    one: ValueIs | Refused | Accepted | Happens | May | Cannot | HoldsRegions | Sees | Wins,
) -> str:
    match one:
        case ValueIs(value, number, entries):
            word = "coins are" if value is Value.COINS else f"{value.written} is"
            return f"{word} {number}{_bill(entries)}"
        case Refused(reasons):
            return f"refused{_reasons(reasons)}"
        case Accepted():
            return "accepted"
        case Happens(action, entries):
            return _action(action, third_person(action.verb.written)) + _bill(entries)
        case May(action):
            return _action(action, f"may {action.verb.written}")
        case Cannot(action, reasons):
            return _action(action, f"cannot {action.verb.written}") + _reasons(reasons)
        case HoldsRegions(person, regions):
            return f"{person} holds {listed(regions)}"
        case Sees(observer, sights, visible):
            return f"{observer} {'sees' if visible else 'cannot see'} {', '.join(map(_sight, sights))}"
        case Wins(persons):
            winners = " and ".join(map(str, persons))
            return f"{winners} {'wins' if len(persons) == 1 else 'win'}"
        case _:
            assert_never(one)


def _sight(one: Name | CoinsOf) -> str:
    return f"{one.person}'s coins" if isinstance(one, CoinsOf) else one.text


def _action(action: Action, verb: str) -> str:
    return f"{action.actor} {verb} {', '.join(map(_part, action.parts))}".rstrip()


def _part(part: Part) -> str:
    return " ".join([_item(part.item), *map(_phrase, part.phrases)])


def _phrase(phrase: Phrase) -> str:
    return f"{phrase.preposition.written} {' and '.join(map(_item, phrase.items))}"


def _item(item: Item) -> str:
    number = "" if item.number is None else f"{item.number} "
    match item.what:
        case Person(text):
            return f"{number}{text}"
        case Common() as what:
            return f"{number}{what.value.removesuffix('s') if item.number == 1 else what.written}"
        case names:
            return f"{number}{_words(names)}".rstrip()


def _holding(one: Holding) -> str:
    in_hand = " in hand" if one.in_hand else ""
    return f"{_item(one.item)}{in_hand}{f' of {one.owner}' if one.owner else ''}"


def _offer(one: Offer) -> str:
    coins = f" {one.coins} {'coin' if one.coins == 1 else 'coins'}" if one.coins else ""
    return _words(one.combo) + coins


def _bill(entries: tuple[BillEntry, ...]) -> str:
    return f": {', '.join(map(_bill_entry, entries))}" if entries else ""


def _bill_entry(one: BillEntry) -> str:
    return f"{one.name.text} {-one.number} less" if one.number < 0 else f"{one.name.text} {one.number}"


def _reasons(reasons: tuple[Name, ...]) -> str:
    return f": {listed(reasons)}" if reasons else ""


def _words(names: tuple[Name, ...]) -> str:
    return " ".join(name.text for name in names)
