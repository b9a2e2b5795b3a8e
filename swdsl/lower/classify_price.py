"""`when I pick a combo: price …`: what a combo costs."""

from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Price
from swdsl.lower.numbers import plain, test_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.expressions import Me
from swdsl.words import Operator, Value


def price_parts(clause: model.Clause, event: model.CardEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I pick a combo: price n less`."""
    guard = test_of(clause.conditions, scene)
    parts: list[Part] = []
    for effect in clause.effects:
        match effect, event.actor:
            case model.Adjust(value=Value.PRICE, operator=Operator.LESS, amount=amount), Me():
                parts.append(Price(-plain(amount), guard))
            case model.Adjust(value=Value.PRICE, operator=Operator.MORE, amount=amount), Me():
                parts.append(Price(plain(amount), guard))
            case _:
                raise NotPlayableError("only the price I pay myself can change, by a plain number")
    return tuple(parts)
