"""`when I roll …`: what becomes of the pips."""

from swdsl.lower.acts import acting, is_deed
from swdsl.lower.combine import every
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Luck
from swdsl.lower.form_words import Scope
from swdsl.lower.hearers import scope_of_anyone
from swdsl.lower.moments import occasion_of
from swdsl.lower.numbers import test_of
from swdsl.lower.scene import Scene, about
from swdsl.lower.steps import changed_roll
from swdsl.model import clauses as model
from swdsl.words import Value


def is_luck(clause: model.Clause) -> bool:
    """Whether a clause begins by changing a roll, and nobody is asked."""
    first = clause.effects[0]
    return isinstance(first, model.Adjust) and first.value is Value.ROLL and not first.optional


def roll_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify `when somebody rolls: roll is 1 higher`, and what is done besides."""
    changes = [effect for effect in clause.effects if not is_deed(effect)]
    deeds = tuple(effect for effect in clause.effects if is_deed(effect))
    parts = [_luck(effect, clause, scene) for effect in changes]
    return (*parts, *acting(clause, deeds, scene)) if deeds else tuple(parts)


def _luck(effect: model.Effect, clause: model.Clause, scene: Scene) -> Luck:
    with about(effect.span):
        change = changed_roll(effect)
    with about(getattr(clause.moment, "span", effect.span)):
        occasion = occasion_of(clause.moment, scene)
    guard = every(occasion.test, test_of(clause.conditions, scene))
    scope = scope_of_anyone(scene, None, guard) if occasion.scope is Scope.ANYONE else occasion.scope
    return Luck(scope, guard, how=change.how, amount=change.amount)
