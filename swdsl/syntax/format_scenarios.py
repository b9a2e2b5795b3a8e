"""How scenarios are written: items, actions and bills, and blocks of one sentence or several."""

from collections.abc import Sequence
from dataclasses import replace

from swdsl.syntax.format_verbs import third_person
from swdsl.syntax.page import Entry, wrapped
from swdsl.syntax.tree_scenarios import (
    Action,
    Cannot,
    Event,
    Given,
    GivenBlock,
    Item,
    May,
    Offer,
    Outcome,
    Person,
    RollBlock,
    ThenBlock,
    WhenBlock,
)
from swdsl.syntax.tree_scenarios import Entry as BillEntry
from swdsl.syntax.tree_words import NO_LAYOUT
from swdsl.syntax.write import manner, written
from swdsl.words import Common
from swdsl.words_of_examples import Verb


def block(one: GivenBlock | WhenBlock | ThenBlock | RollBlock) -> Entry:
    """Return a block; one plain sentence stands on the line of its word."""
    lines = _sentences(one)
    # A blank line before the only sentence says nothing: the second run would not find it any more.
    if len(lines) == 1 and replace(lines[0].layout, blank_before=False) == NO_LAYOUT:
        return Entry(wrapped(1, f"{written(one)} {written(lines[0])}"), one.layout)
    below = tuple(Entry(wrapped(2, written(line)), line.layout) for line in lines)
    return Entry((written(one),), one.layout, below)


def _sentences(one: GivenBlock | WhenBlock | ThenBlock | RollBlock) -> Sequence[Given | Event | Outcome]:
    match one:
        case GivenBlock(items):
            return items
        case WhenBlock(events):
            return events
        case ThenBlock(outcomes) | RollBlock(_, outcomes):
            return outcomes


@written.register
def _(one: RollBlock) -> str:
    return f"for {f'roll {written(one.faces)}' if one.faces else 'every roll'} then"


@written.register
def _(one: May) -> str:
    return _able(one.action, "may")


@written.register
def _(one: Cannot) -> str:
    return _able(one.action, "cannot") + (f": {written(one.reasons)}" if one.reasons else "")


def _able(action: Action, modal: str) -> str:
    return f"{action.actor} {modal} {action.verb.written} {written(action.parts)}".rstrip()


@written.register
def _(item: Item) -> str:
    number = "" if item.number is None else f"{item.number} "
    match item.what:
        case Person(text):
            return f"{number}{text}"
        case Common() as what:
            return f"{number}{what.written.removesuffix('s') if item.number == 1 else what.written}"
        case names:
            return f"{number}{' '.join(map(written, names))}".rstrip()


@written.register
def _(one: Offer) -> str:
    coins = f" {one.coins} {'coin' if one.coins == 1 else 'coins'}" if one.coins else ""
    return " ".join(map(written, one.combo)) + coins


@written.register
def _(one: BillEntry) -> str:
    return f"{one.name.text} {-one.number} less" if one.number < 0 else f"{one.name.text} {one.number}"


@manner("does")
def _does(verb: Verb) -> str:
    return third_person(verb.written)


@manner("empty")
def _holdings(holdings: tuple[object, ...]) -> str:
    return written(holdings) or "empty"


@manner("win")
def _win(persons: tuple[Person, ...]) -> str:
    return "wins" if len(persons) == 1 else "win"
