"""`when I score …`, `when anyone scores …`: what becomes of the coins of single regions."""

from typing import Final

from swdsl.lower.classify_scoring import coins_of, is_income
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Yield
from swdsl.lower.form_numbers import Test
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_words import Reckoning, Scope
from swdsl.lower.moments import scope_of_anyone
from swdsl.lower.numbers import plain, test_of
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Me, Player
from swdsl.words import Operator

_RECKONED: Final = {
    Operator.DOUBLE: Reckoning.TIMES,
    Operator.HALVE: Reckoning.HALF,
    Operator.IS: Reckoning.EXACTLY,
    Operator.EXACTLY: Reckoning.EXACTLY,
    Operator.AT_MOST: Reckoning.AT_MOST,
    Operator.AT_LEAST: Reckoning.AT_LEAST,
}


def yield_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I score …` and `when anyone scores …`."""
    mask = mask_of(event.regions, scene)
    guard = test_of(clause.conditions, scene)
    match event.actor:
        case Me():
            return tuple(_mine(effect, mask, guard) for effect in clause.effects)
        case Anyone() | Player():
            scope = scope_of_anyone(mask, guard)
            return tuple(_yield(effect, mask, scope, guard) for effect in clause.effects)
        case _:
            raise NotPlayableError("coins of a region change when I score it or when anyone does")


def _mine(effect: model.Effect, mask: Mask, guard: Test | None) -> Part:
    match effect:
        case model.Do() if is_income(effect):
            return coins_of(mask, _plain_gain(effect), guard)
        case model.Adjust(operator=Operator.MORE, amount=amount):
            return coins_of(mask, plain(amount), guard)
        case model.Adjust(operator=Operator.LESS, amount=amount):
            return coins_of(mask, -plain(amount), guard)
        case _:
            return _yield(effect, mask, Scope.MINE, guard)


def _yield(effect: model.Effect, mask: Mask, scope: Scope, guard: Test | None) -> Yield:
    if not isinstance(effect, model.Adjust):
        raise NotPlayableError("when a region is scored, only its coins can change")
    if effect.operator not in _RECKONED:
        raise NotPlayableError("only my own regions can bring more or fewer coins")
    return Yield(mask, scope, guard, how=_RECKONED[effect.operator], amount=plain(effect.amount))


def _plain_gain(effect: model.Do) -> int:
    match effect.action:
        case model.Gain(amount=amount, source=None):
            return plain(amount)
        case _:
            raise NotPlayableError("a region brings coins from the bank")
