"""What is laid on combos of the column, and those that are passed there, in the words of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swdsl.lower.form_column import BorrowPower, LayCoins, LayCoinsOnEach, LayCoinsOnPassed, LayPiece
from swdsl.lower.form_effects import Effect
from swdsl.lower.form_numbers import InStock
from swdsl.lower.form_steps import AskCombo, AtOnce, Step
from swdsl.lower.form_tests import Between
from swdsl.lower.how_many import is_one, plain_number
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.counts import Card, InStores, OnCombos, OnThis
from swdsl.model.expressions import Coins, Pieces
from swdsl.words import CardKind, CardPlace, Quantifier, Store

_COIN: Final = "at turn start: place 1 coin on a combo in the column"
_FROM_BANK: Final = InStores((Store.BANK,))


def is_laid(action: model.Place) -> bool:
    """Whether something is laid on a tile of the draft."""
    on_tile = isinstance(action.destination, OnThis) and isinstance(action.thing.noun, Coins)
    return on_tile or isinstance(action.destination, OnCombos)


def lay_steps(action: model.Place, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `place … on a combo in the column` and `place … on this`."""
    thing = action.thing
    if thing.owner is not None:
        raise NotPlayableError("whose it is cannot be said here", thing.span, _COIN)
    match thing.noun, action.destination:
        case Coins(), OnThis() if action.source in (None, _FROM_BANK):
            return (AtOnce((LayCoinsOnPassed(plain_number(thing.quantity)),)),)
        case Coins(), OnCombos(quantity=quantity) if action.source in (None, _FROM_BANK):
            count = plain_number(thing.quantity)
            if quantity.quantifier is Quantifier.EACH:
                return (AtOnce((LayCoinsOnEach(count),)),)
            _one_combo(action.destination)
            return (AskCombo((LayCoins(count),)),)
        case Pieces(piece=ref), OnCombos() if ref is not None and action.source is None:
            _one_combo(action.destination)
            if plain_number(thing.quantity) != 1:
                raise NotPlayableError(
                    "pieces are laid on a combo one at a time",
                    thing.quantity.span,
                    "at turn start: place 1 PIECE on a combo in the column",
                )
            name = str(scene.piece(ref).ref)
            return (AskCombo((LayPiece(name),), Between(InStock(name), 1, None)),)
        case _:
            raise NotPlayableError("coins from the bank and pieces can lie on a combo", thing.span, _COIN)


def _one_combo(where: OnCombos) -> None:
    if not is_one(where.quantity):
        raise NotPlayableError("it is laid on one combo, or a coin on each", where.quantity.span, _COIN)


def is_in_column(card: Card) -> bool:
    """Whether a tile is a power of the column."""
    return card.place is CardPlace.COLUMN and card.kind is CardKind.POWER


def borrow_step(piece: str) -> Step:
    """Return the step that lets a piece act as a power of the column."""
    return AskCombo((BorrowPower(piece),))


def refuse_questions(steps: Sequence[Step]) -> None:
    """Refuse a question by a tile in the column: whoever passes it has gone on."""
    if not all(isinstance(step, AtOnce) for step in steps):
        raise NotPlayableError(
            "a tile that is passed asks nothing", instead="when anyone passes this: place 1 coin on this"
        )


def lies_on_passed(effect: Effect) -> bool:
    """Whether an effect is about the combo that is passed."""
    return isinstance(effect, LayCoinsOnPassed)
