"""`when I score …`, `when an opponent scores …`: what becomes of the coins of single regions."""

from swdsl.lower.changes import changed_yield
from swdsl.lower.classify_scoring import coins_of, is_income
from swdsl.lower.combine import ME, both
from swdsl.lower.form import Part
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_tests import Test
from swdsl.lower.form_words import Scope
from swdsl.lower.hearers import scope_of_anyone
from swdsl.lower.how_many import for_one, one_party
from swdsl.lower.numbers import plain, test_of
from swdsl.lower.region_events import refuse_absent_holder, refuse_other_holder
from swdsl.lower.regions import held_by, mask_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.steps import gained
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import AnotherRace, Anyone, Bearer, Me, MyRace, Opponent, Player, They, We
from swdsl.model.walk import nodes
from swdsl.words import Operator, Value


def yield_parts(clause: model.Clause, event: moments.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when somebody scores …`."""
    for_one(event.regions)
    refuse_absent_holder(event, scene)
    refuse_other_holder(event, clause.state)
    if clause.limit is not None:
        raise NotPlayableError(
            "every region is scored in its turn, and a limit would not say which of them counts",
            clause.limit.span,
            "at scoring, once per life: gain 2 coins",
        )
    one_party(event.actor)
    if any(isinstance(node, They) for asked in clause.conditions for node in nodes(asked)):
        raise NotPlayableError(
            "nothing is asked of whoever scores a region",
            instead="when an opponent scores a hill, if I hold a hill: coins 1 less",
        )
    mask = mask_of(event.regions, scene)
    guard = test_of(clause.conditions, scene)
    match event.actor:
        case Me():
            mine = both(mask, ME)  # what I do not hold I do not score
            return tuple(_mine(effect, mine, guard, scene) for effect in clause.effects)
        case Anyone() | Player(filters=()):
            scope = scope_of_anyone(scene, mask, guard)
            return tuple(changed_yield(effect, mask, scope, guard) for effect in clause.effects)
        case Opponent() | Bearer():
            theirs = both(mask, held_by(event.actor, scene))  # whoever scores a region holds it
            return tuple(changed_yield(effect, theirs, Scope.THEIRS, guard) for effect in clause.effects)
        case We() | MyRace() | AnotherRace():
            others = both(mask, held_by(event.actor, scene))
            return tuple(changed_yield(effect, others, Scope.EVERYBODY, guard) for effect in clause.effects)
        case _:
            raise NotPlayableError(
                "coins of a region change when somebody who holds it scores it",
                event.span,
                "when an opponent scores a hill: coins 1 less",
            )


def _mine(effect: model.Effect, mask: Mask, guard: Test | None, scene: Scene) -> Part:
    match effect:
        case model.Do() if is_income(effect):
            with about(effect.span):
                return coins_of(mask, _plain_gain(effect, scene), guard)
        case model.Adjust(Value.COINS, Operator.MORE, amount, optional=False):
            with about(effect.span):
                return coins_of(mask, plain(amount), guard)
        case _:
            return changed_yield(effect, mask, Scope.MINE, guard)


def _plain_gain(effect: model.Do, scene: Scene) -> int:
    match effect.action:
        case model.Gain(amount=amount, source=None) as action:
            gained(action, scene)
            return plain(amount)
        case _:
            raise NotPlayableError(
                "a region brings coins from the bank", instead="when I score a hill: coins 1 more"
            )
