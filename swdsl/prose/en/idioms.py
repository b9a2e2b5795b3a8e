"""English idioms, tried before the general rule."""

from collections.abc import Sequence

from swdsl.model import clauses as model
from swdsl.prose.en.effects import change, effect
from swdsl.prose.en.words import REGION, ordinal_first
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import every_conquest, first_conquests, steps


def whole(scene: Scene, clause: model.Clause) -> str | None:
    """Say what a clause does without naming its moment apart, if that is better English."""
    adjusted = every_conquest(clause)
    if adjusted is not None:
        return f"each conquest costs you {change(scene, adjusted)}"
    return None


def moment(clause: model.Clause) -> str | None:
    """Say moment and limit in one phrase, if that is better English."""
    first = first_conquests(clause)
    if first == 1:
        return "when this race conquers its first region"
    if first is not None:
        return f"when this race conquers each of its {ordinal_first(first, REGION)}"
    return None


def effects(scene: Scene, nodes: Sequence[model.Effect]) -> str:
    """Say effects one after the other."""
    said = ""
    for node, mood, rolls in steps(nodes):
        joint = "" if not said else "; " if isinstance(node, model.Rule) else ", then "
        pips = ": the conquest costs 1 token less for each pip" if rolls else ""
        said += f"{joint}{effect(scene, node, mood)}{pips}"
    return said
