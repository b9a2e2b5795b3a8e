"""Combos that are passed in the draft: what that costs, and what they say to whoever passes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from swdsl.model.clauses import Adjust
from swdsl.model.moments import CardEvent
from swdsl.words import CardPlace, CardVerb, Operator, Value
from tests.judge.asking import UnreadError
from tests.judge.holding import holds_for, in_state
from tests.judge.parties import is_player
from tests.judge.rules import Rules, Sentence
from tests.judge.scene import Scene

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
    """Return what it costs to pass a combo: what the box says, and what its own tiles make of it."""
    said = []
    for sentence in said_to_passers(rules, offer):
        for effect in sentence.clause.effects:
            if isinstance(effect, Adjust) and effect.value is Value.PRICE:
                if sentence.clause.conditions:
                    raise UnreadError("a price of passing under a condition")
                said.append(effect)
    return priced(printed, said)


def said_of_price(scene: Scene) -> Iterator[Adjust]:
    """Yield what is said, by whoever has a race, of the price of the combos for the player of a scene."""
    for holder in scene.table.slots:
        for sentence in scene.table.all_sentences_of(holder):
            said = Scene(scene.table, scene.memory, holder, sentence, they=scene.me)
            moment = sentence.clause.moment
            if (
                isinstance(moment, CardEvent)
                and moment.verb is CardVerb.PICK
                and is_player(said, moment.actor, scene.my_player)
                and in_state(said, sentence)
                and holds_for(said)
            ):
                yield from (
                    effect
                    for effect in sentence.clause.effects
                    if isinstance(effect, Adjust) and effect.value is Value.PRICE
                )


#: What adds comes first, what bounds it then, and what fixes it last.
_ORDER = (
    (Operator.MORE, Operator.LESS),
    (Operator.DOUBLE,),
    (Operator.HALVE,),
    (Operator.AT_LEAST,),
    (Operator.AT_MOST,),
    (Operator.EXACTLY, Operator.IS),
)


def priced(price: int, said: Iterable[Adjust]) -> int:
    """Return what a price becomes, which is never less than nothing."""
    changes = list(said)
    for operators in _ORDER:
        for effect in changes:
            if effect.operator in operators:
                price = _changed(price, effect)
        price = max(0, price)
    return price


def _changed(price: int, effect: Adjust) -> int:
    number = effect.amount.base
    if number is None:
        raise UnreadError("a price that is counted")
    match effect.operator:
        case Operator.MORE:
            return price + number
        case Operator.LESS:
            return price - number
        case Operator.DOUBLE:
            return price * 2
        case Operator.HALVE:
            return price // 2
        case Operator.AT_LEAST:
            return max(price, number)
        case Operator.AT_MOST:
            return min(price, number)
        case _:
            return number
