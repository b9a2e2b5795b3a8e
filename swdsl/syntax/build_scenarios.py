"""How those rules of `scenarios.lark` become nodes that need a hand."""

from collections.abc import Callable
from typing import Any, Final

from swdsl.source import Span
from swdsl.syntax import tree_scenarios as scenarios
from swdsl.syntax.build_nodes import Rules, rules_of_lists, rules_of_nodes, rules_of_parts
from swdsl.syntax.tree_scenarios import Holding, Item, Person
from swdsl.syntax.tree_words import Name
from swdsl.words import Common
from swdsl.words_of_examples import Verb


def _player_line(make: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule `PERSON verb NAME+, holding, holding`."""

    def build(person: Person, *rest: Name | Holding, span: Span) -> Any:
        combo = tuple(one for one in rest if isinstance(one, Name))
        holdings = tuple(one for one in rest if isinstance(one, Holding))
        return make(person, combo, holdings, span=span)

    return build


def _offer(*rest: Any, span: Span) -> scenarios.Offer:
    return scenarios.Offer(rest[:-1], rest[-1] or 0, span=span)


def _holding(item: Item, in_hand: bool | None, owner: Person | None, *, span: Span) -> Holding:
    return Holding(item, bool(in_hand), owner, span=span)


def _action(actor: Person | Name, verb: Verb, *parts: scenarios.Part, span: Span) -> scenarios.Action:
    return scenarios.Action(actor, verb, parts, span=span)


def _part(item: Item, *phrases: scenarios.Phrase, span: Span) -> scenarios.Part:
    return scenarios.Part(item, phrases, span=span)


def _item(*parts: Any, span: Span) -> Item:
    number = parts[0] if parts and isinstance(parts[0], int) else None
    names = parts if number is None else parts[1:]
    return Item(number, names, span=span)


def _common_item(what: Common) -> Callable[..., Item]:
    return lambda number, span: Item(number, what, span=span)


def _person_item(person: Person, *, span: Span) -> Item:
    return Item(None, person, span=span)


def _value_is(value: Any, number: int, bill: Any, *, span: Span) -> scenarios.ValueIs:
    return scenarios.ValueIs(value, number, bill or (), span=span)


def _refused(reasons: Any, *, span: Span) -> scenarios.Refused:
    return scenarios.Refused(reasons or (), span=span)


def _happens(action: scenarios.Action, bill: Any, *, span: Span) -> scenarios.Happens:
    return scenarios.Happens(action, bill or (), span=span)


def _may(*action: Any, span: Span) -> scenarios.May:
    return scenarios.May(_action(*action, span=span), span=span)


def _cannot(actor: Person | Name, verb: Verb, parts: Any, reasons: Any, *, span: Span) -> scenarios.Cannot:
    return scenarios.Cannot(_action(actor, verb, *(parts or ()), span=span), reasons or (), span=span)


def _sees(visible: bool) -> Callable[..., scenarios.Sees]:
    def build(observer: Person | Name, *sights: Name | scenarios.CoinsOf, span: Span) -> scenarios.Sees:
        return scenarios.Sees(observer, sights, visible, span=span)

    return build


def _roll_block(*parts: Any, span: Span) -> scenarios.RollBlock:
    *faces, sentence = parts
    return scenarios.RollBlock(tuple(faces), () if sentence is None else (sentence,), span=span)


def _entry_less(name: Name, number: int, *, span: Span) -> scenarios.Entry:
    return scenarios.Entry(name, -number, span=span)


def _block(make: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule for `given`, `when` and `then`, with or without a sentence on the line."""

    def build(sentence: Any, *, span: Span) -> Any:
        return make(() if sentence is None else (sentence,), span=span)

    return build


SCENARIO_RULES: Final[Rules] = {
    **rules_of_nodes(scenarios),
    **rules_of_parts("scenario_line", "given_line", "when_line", "then_line"),
    **rules_of_parts("coins", "of_person", "actor", "thing_seen"),
    **rules_of_lists("parts", "bill", "reasons"),
    "given_block": _block(scenarios.GivenBlock),
    "when_block": _block(scenarios.WhenBlock),
    "then_block": _block(scenarios.ThenBlock),
    "roll_block": _roll_block,
    "every_roll_block": _roll_block,
    "plays": _player_line(scenarios.Plays),
    "declined": _player_line(scenarios.Declined),
    "offer": _offer,
    "holding": _holding,
    "in_hand": lambda span: True,
    "action": _action,
    "part": _part,
    "bare_item": _item,
    "counted_item": _item,
    "named_item": _item,
    "coin_item": _common_item(Common.COINS),
    "token_item": _common_item(Common.TOKENS),
    "person_item": _person_item,
    "value_is": _value_is,
    "refused": _refused,
    "happens": _happens,
    "may": _may,
    "cannot": _cannot,
    "sees": _sees(True),
    "cannot_see": _sees(False),
    "coins_seen": scenarios.CoinsOf,
    "entry_more": scenarios.Entry,
    "entry_less": _entry_less,
}
