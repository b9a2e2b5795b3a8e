"""Attacks: what makes them cheaper or dearer, and what is spent on one."""

from swdsl.lower.acts import acting, is_deed, refuse_late_changes
from swdsl.lower.beaten import against_such
from swdsl.lower.changes import attacker_test, defended, my_adjustment
from swdsl.lower.classify_help import help_parts
from swdsl.lower.combine import every
from swdsl.lower.form import Part
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_tests import Test
from swdsl.lower.how_many import for_one, one_party
from swdsl.lower.numbers import test_of
from swdsl.lower.region_events import refuse_absent_holder, refuse_own_region
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.model import clauses as model
from swdsl.model import moments

# -- my own attacks -------------------------------------------------------------------------------------


def my_attack_parts(clause: model.Clause, event: moments.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I attack …`: a standing adjustment, or a help that is spent on one attack."""
    refuse_own_region(event, scene.state)
    refuse_absent_holder(event, scene)
    if all(is_deed(effect) for effect in clause.effects):
        return acting(clause, clause.effects, scene)
    for_one(event.regions)
    mask, guard = against_such(clause, mask_of(event.regions, scene), scene)
    if model.is_optional(clause.effects[0]):
        return help_parts(clause, mask, guard, scene)
    refuse_late_changes(clause.effects, "when I attack a region: I may pay 1 coin, then cost 1 less")
    values = [effect for effect in clause.effects if not is_deed(effect)]
    parts = [_adjusted(effect, clause, mask, guard, scene) for effect in values]
    if len(values) < len(clause.effects):
        deeds = tuple(effect for effect in clause.effects if is_deed(effect))
        parts += acting(clause, deeds, scene)
    return tuple(parts)


def _adjusted(
    effect: model.Effect, clause: model.Clause, mask: Mask, guard: Test | None, scene: Scene
) -> Part:
    with about(effect.span):
        if model.is_optional(effect):
            raise NotPlayableError(
                "only the first effect of a clause can be a `may`",
                instead="when I attack a region: I may pay 1 coin, then cost 1 less",
            )
        return my_adjustment(effect, mask, guard, scene, free=clause.limit is None)


# -- attacks of others ----------------------------------------------------------------------------------


def their_attack_parts(clause: model.Clause, event: moments.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when an opponent attacks …` and `when anyone attacks …`."""
    for_one(event.regions)
    one_party(event.actor)
    refuse_late_changes(
        clause.effects, "when an opponent attacks a region I hold: cost 1 more, then gain 1 coin"
    )
    mask = mask_of(event.regions, scene)
    guard = every(attacker_test(event.actor, scene), test_of(clause.conditions, scene))
    parts: list[Part] = []
    for effect in clause.effects:
        if is_deed(effect):
            continue
        with about(effect.span):
            parts.append(defended(effect, event, mask, guard, scene))
    deeds = tuple(filter(is_deed, clause.effects))
    return (*parts, *acting(clause, deeds, scene)) if deeds else tuple(parts)
