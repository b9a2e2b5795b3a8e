"""How the rules of `scenarios.lark` become nodes."""

from collections.abc import Callable
from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_scenarios as scenarios
from swdsl.syntax.build_nodes import Rules, each, node, only
from swdsl.syntax.tree_scenarios import Holding, Item, Person
from swdsl.syntax.tree_words import Name
from swdsl.words import Common, Verb


def _player_line(make: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule `PERSON verb NAME+, holding, holding`."""

    def build(span: Span, person: Person, *rest: Name | Holding) -> Any:
        combo = tuple(one for one in rest if isinstance(one, Name))
        holdings = tuple(one for one in rest if isinstance(one, Holding))
        return make(person, combo, holdings, span=span)

    return build


def _has_things(span: Span, person: Person, *holdings: Holding) -> scenarios.HasThings:
    return scenarios.HasThings(person, holdings, span=span)


def _region_has(span: Span, region: Name, *holdings: Holding) -> scenarios.RegionHas:
    return scenarios.RegionHas(region, holdings, span=span)


def _offer(span: Span, *rest: Any) -> scenarios.Offer:
    return scenarios.Offer(rest[:-1], rest[-1] or 0, span=span)


def _holding(span: Span, item: Item, in_hand: bool | None, owner: Person | None) -> Holding:
    return Holding(item, bool(in_hand), owner, span=span)


def _action(span: Span, actor: Person | Name, verb: Verb, *parts: scenarios.Part) -> scenarios.Action:
    return scenarios.Action(actor, verb, parts, span=span)


def _part(span: Span, item: Item, *phrases: scenarios.Phrase) -> scenarios.Part:
    return scenarios.Part(item, phrases, span=span)


def _phrase(span: Span, preposition: Any, *items: Item) -> scenarios.Phrase:
    return scenarios.Phrase(preposition, items, span=span)


def _item(span: Span, *parts: Any) -> Item:
    number = parts[0] if parts and isinstance(parts[0], int) else None
    names = parts if number is None else parts[1:]
    return Item(number, names, span=span)


def _common_item(what: Common) -> Callable[..., Item]:
    return lambda span, number: Item(number, what, span=span)


def _person_item(span: Span, person: Person) -> Item:
    return Item(None, person, span=span)


def _value_is(span: Span, value: Any, number: int, bill: Any) -> scenarios.ValueIs:
    return scenarios.ValueIs(value, number, bill or (), span=span)


def _refused(span: Span, reasons: Any) -> scenarios.Refused:
    return scenarios.Refused(reasons or (), span=span)


def _happens(span: Span, action: scenarios.Action, bill: Any) -> scenarios.Happens:
    return scenarios.Happens(action, bill or (), span=span)


def _may(span: Span, *action: Any) -> scenarios.May:
    return scenarios.May(_action(span, *action), span=span)


def _cannot(span: Span, actor: Person | Name, verb: Verb, parts: Any, reasons: Any) -> scenarios.Cannot:
    return scenarios.Cannot(_action(span, actor, verb, *(parts or ())), reasons or (), span=span)


def _holds_regions(span: Span, person: Person, *regions: Name) -> scenarios.HoldsRegions:
    return scenarios.HoldsRegions(person, regions, span=span)


def _used_before(span: Span, person: Person, *names: Name) -> scenarios.UsedBefore:
    return scenarios.UsedBefore(person, names, span=span)


def _sees(visible: bool) -> Callable[..., scenarios.Sees]:
    def build(span: Span, observer: Person | Name, *sights: Name | scenarios.CoinsOf) -> scenarios.Sees:
        return scenarios.Sees(observer, sights, visible, span=span)

    return build


def _roll_block(span: Span, *parts: Any) -> scenarios.RollBlock:
    *faces, sentence = parts
    return scenarios.RollBlock(tuple(faces), () if sentence is None else (sentence,), span=span)


def _entry_less(span: Span, name: Name, number: int) -> scenarios.Entry:
    return scenarios.Entry(name, -number, span=span)


def _block(make: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule for `given`, `when` and `then`, with or without a sentence on the line."""

    def build(span: Span, sentence: Any) -> Any:
        return make(() if sentence is None else (sentence,), span=span)

    return build


SCENARIO_RULES: Final[Rules] = {
    "scenario": node(scenarios.Scenario),
    "board_declaration": node(scenarios.BoardDeclaration),
    "scenario_line": only,
    "given_line": only,
    "when_line": only,
    "then_line": only,
    "on_map": node(scenarios.OnMap),
    "in_game": node(scenarios.InGame),
    "board": node(scenarios.Board),
    "assume": node(scenarios.Assume),
    "given_block": _block(scenarios.GivenBlock),
    "when_block": _block(scenarios.WhenBlock),
    "then_block": _block(scenarios.ThenBlock),
    "roll_block": _roll_block,
    "every_roll_block": _roll_block,
    "plays": _player_line(scenarios.Plays),
    "declined": _player_line(scenarios.Declined),
    "used_before": _used_before,
    "has_things": _has_things,
    "region_has": _region_has,
    "column": each(scenarios.Column),
    "stack": each(scenarios.Stack),
    "turn": node(scenarios.Turn),
    "offer": _offer,
    "coins": only,
    "holding": _holding,
    "in_hand": lambda span: True,
    "of_person": only,
    "action": _action,
    "actor": only,
    "part": _part,
    "phrase": _phrase,
    "rolls": each(scenarios.Rolls),
    "bare_item": _item,
    "counted_item": _item,
    "named_item": _item,
    "coin_item": _common_item(Common.COINS),
    "token_item": _common_item(Common.TOKENS),
    "person_item": _person_item,
    "value_is": _value_is,
    "refused": _refused,
    "accepted": node(scenarios.Accepted),
    "happens": _happens,
    "may": _may,
    "cannot": _cannot,
    "holds_regions": _holds_regions,
    "sees": _sees(True),
    "cannot_see": _sees(False),
    "thing_seen": only,
    "coins_seen": node(scenarios.CoinsOf),
    "wins": each(scenarios.Wins),
    "parts": each(),
    "bill": each(),
    "entry_more": node(scenarios.Entry),
    "entry_less": _entry_less,
    "reasons": each(),
}
