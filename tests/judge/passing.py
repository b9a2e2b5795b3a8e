"""Combos that are passed in the draft: what that costs, and what they say to whoever passes them."""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.model.clauses import Adjust
from swdsl.model.moments import CardEvent
from swdsl.words import CardPlace, CardVerb, Operator, Value
from tests.judge.asking import UnreadError
from tests.judge.rules import Rules, Sentence

Offer = tuple[int, int, int]
"""A race, a power, and the coins on them."""


def said_to_passers(rules: Rules, offer: Offer) -> Iterator[Sentence]:
    """Yield what the tiles of a combo say to those who pass it in the column."""
    race, power, _ = offer
    for tile in (rules.races[race], rules.powers[power]):
        for sentence in rules.sentences(tile):
            match sentence.clause.moment:
                case CardEvent(verb=CardVerb.PASS, card=card) if card.place is CardPlace.THIS:
                    yield sentence
                case _:
                    pass


def passing_price(rules: Rules, offer: Offer, printed: int) -> int:
    """Return what it costs to pass a combo: what the box says, and what its own tiles add."""
    for sentence in said_to_passers(rules, offer):
        for effect in sentence.clause.effects:
            match effect:
                case Adjust(value=Value.PRICE, operator=Operator.MORE | Operator.LESS, amount=amount):
                    if sentence.clause.conditions or amount.base is None:
                        raise UnreadError("a price of passing under a condition")
                    printed += amount.base if effect.operator is Operator.MORE else -amount.base
                case _:
                    pass
    return max(0, printed)
