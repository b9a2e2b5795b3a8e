"""Payments of one's choice: what is paid one by one, and what each of it is worth.

`pay up to 3 rubies, then cost 1 less for each paid` is `pay 1 ruby, then cost 1 less`, up to three times.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from swdsl.limits import LARGEST_NUMBER
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InStores, Tallied, Thing
from swdsl.model.expressions import Pieces
from swdsl.model.quantities import Quantity
from swdsl.words import Quantifier, Store, Tally

MOST_IN_ONE_ATTACK: Final = 12
_CHOSEN: Final = (Quantifier.UP_TO, Quantifier.ANY_NUMBER)
_ONE: Final = Quantity(Quantifier.NUMBER, 1)
_EACH: Final = Tallied(Tally.PAID)
_INSTEAD: Final = "when I attack a region: I may pay up to 2 coins, then cost 1 less for each paid"


def paid_one_by_one(
    effects: tuple[model.Effect, ...], scene: Scene
) -> tuple[tuple[model.Effect, ...], int] | None:
    """Return what is done for each that is paid, and how often at most; None where nothing is chosen."""
    paid = chosen_payment(effects[0])
    if paid is None:
        return None
    with about(effects[0].span):
        if not model.is_optional(effects[0]):
            raise NotPlayableError("who pays as much as he likes may also pay nothing", instead=_INSTEAD)
    most = _most(paid, scene)
    return (_of_one(effects[0]), *map(_for_each, effects[1:])), most


def most_with_one_attack(effects: tuple[model.Effect, ...], often: int) -> int:
    """Return how often a help is used with one attack, when it may be used so often."""
    paid = chosen_payment(effects[0])
    if paid is not None and (paid.quantity.number or 0) > MOST_IN_ONE_ATTACK:
        raise NotPlayableError(
            f"no help is paid for more than {MOST_IN_ONE_ATTACK} times in one attack",
            paid.quantity.span,
            _INSTEAD,
        )
    return min(often, MOST_IN_ONE_ATTACK)


def chosen_payment(effect: model.Effect) -> Thing | None:
    """Return what is paid by an effect that lets somebody choose how much; coins, or pieces in hand."""
    match effect:
        case model.Do(action=model.Pay(thing=thing, amount=amount)) if amount.per is None:
            chosen = thing
        case model.Do(action=model.Remove(thing=thing, source=InStores((Store.HAND,)))):
            chosen = thing
        case model.Do(
            action=model.Move(
                thing=thing, source=InStores((Store.HAND,)), destination=InStores((Store.SUPPLY,))
            )
        ):
            chosen = thing
        case _:
            return None
    return chosen if chosen.quantity.quantifier in _CHOSEN else None


def _most(thing: Thing, scene: Scene) -> int:
    if thing.quantity.number is not None:
        return thing.quantity.number
    if isinstance(thing.noun, Pieces) and thing.noun.piece is not None:
        return scene.piece(thing.noun.piece).supply
    return LARGEST_NUMBER


def _of_one(effect: model.Effect) -> model.Effect:
    assert isinstance(effect, model.Do)
    action = effect.action
    assert isinstance(action, model.Pay | model.Move | model.Remove)
    one = replace(action.thing, quantity=_ONE)
    if isinstance(action, model.Pay):
        return replace(effect, action=replace(action, thing=one, amount=Amount(1)))
    return replace(effect, action=replace(action, thing=one))


def _for_each(effect: model.Effect) -> model.Effect:
    """Return what one payment is worth; what is not said `for each` would happen as often as one pays."""
    match effect:
        case model.Adjust(amount=Amount(base=int(base), per=per, every=1, cap=None, beyond=0)) if (
            per == _EACH
        ):
            return replace(effect, amount=Amount(base))
        case model.Do(action=(model.Gain() | model.Pay() | model.Lose()) as action):
            amount = action.amount
            if amount == Amount(amount.base, _EACH) and amount.base is not None:
                return replace(effect, action=replace(action, amount=Amount(amount.base)))
        case _:
            pass
    raise NotPlayableError(
        "what follows a payment of one's choice is said `for each paid`", effect.span, _INSTEAD
    )
