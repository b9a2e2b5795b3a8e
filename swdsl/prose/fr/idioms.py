"""French idioms, tried before the general rule."""

from collections.abc import Sequence

from swdsl.model import clauses as model
from swdsl.prose.fr.effects import change, effect, negation
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import every_conquest, first_conquests, steps


def whole(scene: Scene, clause: model.Clause) -> str | None:
    """Say what a clause does without naming its moment apart, if that is better French."""
    adjusted = every_conquest(clause)
    if adjusted is not None:
        return f"chaque conquête {negation(adjusted)}vous coûte {change(scene, adjusted)}"
    return None


def moment(clause: model.Clause) -> str | None:
    """Say moment and limit in one phrase, if that is better French."""
    first = first_conquests(clause)
    if first == 1:
        return "quand ce peuple conquiert sa première région"
    if first is not None:
        return f"quand ce peuple conquiert chacune de ses {first} premières régions"
    return None


def effects(scene: Scene, nodes: Sequence[model.Effect]) -> str:
    """Say effects one after the other."""
    said = ""
    for node, mood, rolls in steps(nodes):
        joint = "" if not said else "\u00a0; " if isinstance(node, model.Rule) else ", puis "
        pips = "\u00a0: la conquête coûte 1 pion de moins par point obtenu" if rolls else ""
        said += f"{joint}{effect(scene, node, mood)}{pips}"
    return said
