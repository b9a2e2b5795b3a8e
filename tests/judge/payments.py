"""Payments of one's choice: `pay up to 3 rubies, then cost 1 less for each paid` is done one by one."""

from __future__ import annotations

from dataclasses import replace

from swdsl.limits import LARGEST_NUMBER
from swdsl.model.clauses import Do, Effect, Move, Pay, Remove
from swdsl.model.counts import Amount, InStores, Thing
from swdsl.model.expressions import Pieces
from swdsl.model.quantities import Quantity
from swdsl.words import Quantifier, Store
from tests.judge.scene import Scene

MOST_IN_ONE_ATTACK = 12
_CHOSEN = (Quantifier.UP_TO, Quantifier.ANY_NUMBER)


def is_chosen(thing: Thing) -> bool:
    """Whether whoever pays says how much."""
    return thing.quantity.quantifier in _CHOSEN


def payment(said: Scene) -> Thing | None:
    """Return what a sentence lets somebody pay as he likes."""
    assert said.sentence is not None
    match said.sentence.clause.effects[0]:
        case (
            Do(action=Pay(thing))
            | Do(action=Move(thing, InStores((Store.HAND,)), _))
            | Do(action=Remove(thing, InStores((Store.HAND,))))
        ) if is_chosen(thing):
            return thing
        case _:
            return None


def most(said: Scene) -> int:
    """Return how often one may pay: once, unless a sentence lets one choose."""
    thing = payment(said)
    if thing is None:
        return 1
    if thing.quantity.number is not None:
        return thing.quantity.number
    if isinstance(thing.noun, Pieces) and thing.noun.piece is not None:
        return said.rules.pieces[said.rules.piece_number[thing.noun.piece]].supply
    return LARGEST_NUMBER


def single(effect: Effect) -> Effect:
    """Return a payment of one's choice as the payment of one; anything else as it is."""
    one = Quantity(Quantifier.NUMBER, 1)
    match effect:
        case Do(action=Pay(thing, amount, to)) if is_chosen(thing) and amount.per is None:
            return replace(effect, action=Pay(replace(thing, quantity=one), Amount(1), to))
        case Do(action=Move(thing, source, goal)) if is_chosen(thing) and source == InStores((Store.HAND,)):
            return replace(effect, action=Move(replace(thing, quantity=one), source, goal))
        case Do(action=Remove(thing, InStores((Store.HAND,)) as hand)) if is_chosen(thing):
            return replace(effect, action=Remove(replace(thing, quantity=one), hand))
        case _:
            return effect
