"""`when somebody picks a combo: price …`: what a combo costs them."""

from swdsl.lower.combine import every
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Price
from swdsl.lower.form_tests import Test
from swdsl.lower.form_words import Scope
from swdsl.lower.hearers import refuse_holder, scope_of_anyone
from swdsl.lower.moments import occasion_of
from swdsl.lower.numbers import RECKONED, plain, test_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import Anyone, Me, Opponent, Party, Player
from swdsl.words import CardPlace, CardVerb, State, Value


def price_parts(clause: model.Clause, event: moments.CardEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when somebody picks a combo: price n less`."""
    guard = test_of(clause.conditions, scene)
    if event.verb is CardVerb.PASS:
        return _tolls(clause, event, guard, scene)
    if clause.state is State.ACTIVE and isinstance(event.actor, Me):
        raise NotPlayableError(
            "who picks has no active race",
            event.span,
            "when I pick a combo, also in decline: price 1 less",
        )
    with about(event.span):
        occasion = occasion_of(event, scene)
        _refuse_others(event.actor, event)
    scope = occasion.scope
    if scope is Scope.ANYONE:
        scope = scope_of_anyone(scene, None, guard)
    return tuple(_price(effect, scope, every(occasion.test, guard)) for effect in clause.effects)


def _tolls(
    clause: model.Clause, event: moments.CardEvent, guard: Test | None, scene: Scene
) -> tuple[Part, ...]:
    """Classify `when anyone passes this: price n more`."""
    with about(event.span):
        occasion = occasion_of(event, scene)
        if occasion.scope is not Scope.PASSERS:
            raise NotPlayableError(
                "what passing costs is said by the tile that is passed",
                instead="when anyone passes this: price 2 more",
            )
        refuse_holder(clause, guard)
    return tuple(_price(effect, occasion.scope, guard) for effect in clause.effects)


def _refuse_others(actor: Party, event: moments.CardEvent) -> None:
    """Refuse whoever cannot be told apart while somebody looks at the column."""
    match actor:
        case Me():
            return
        case Opponent(life=None) | Anyone() | Player(filters=()) if event.card.place is not CardPlace.THIS:
            return
        case _:
            raise NotPlayableError(
                "a price is mine, an opponent's or anyone's",
                instead="when an opponent picks a combo: price 1 more",
            )


def _price(effect: model.Effect, scope: Scope, guard: Test | None) -> Price:
    with about(effect.span):
        match effect:
            case model.Adjust(Value.PRICE, operator, amount, optional=False) if operator in RECKONED:
                return Price(plain(amount), scope, guard, RECKONED[operator])
            case _:
                raise NotPlayableError(
                    "a price changes by a plain number, or is one",
                    instead="when an opponent picks a combo: price 1 more",
                )
