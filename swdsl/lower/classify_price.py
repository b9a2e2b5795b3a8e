"""`when I pick a combo: price …`: what a combo costs."""

from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Price
from swdsl.lower.form_numbers import Test
from swdsl.lower.moments import occasion_of
from swdsl.lower.numbers import plain, test_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model.expressions import Me
from swdsl.words import Operator, State, Value


def price_parts(clause: model.Clause, event: model.CardEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I pick a combo: price n less`."""
    if clause.state is State.ACTIVE:
        raise NotPlayableError(
            "who picks has no active race",
            event.span,
            "when I pick a combo, also in decline: price 1 less",
        )
    guard = test_of(clause.conditions, scene)
    occasion_of(event, scene)
    return tuple(_price(effect, event, guard) for effect in clause.effects)


def _price(effect: model.Effect, event: model.CardEvent, guard: Test | None) -> Price:
    with about(effect.span):
        match effect, event.actor:
            case model.Adjust(Value.PRICE, Operator.LESS, amount, optional=False), Me():
                return Price(-plain(amount), guard)
            case model.Adjust(Value.PRICE, Operator.MORE, amount, optional=False), Me():
                return Price(plain(amount), guard)
            case _:
                raise NotPlayableError(
                    "only the price I pay myself can change, by a plain number",
                    instead="when I pick a combo: price 1 less",
                )
