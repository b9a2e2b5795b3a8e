"""Italian idioms, tried before the general rule."""

from collections.abc import Sequence

from swdsl.model import clauses as model
from swdsl.prose.it.effects import change, effect, negation
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import every_conquest, first_conquests, steps


def whole(scene: Scene, clause: model.Clause) -> str | None:
    """Say what a clause does without naming its moment apart, if that is better Italian."""
    adjusted = every_conquest(clause)
    if adjusted is not None:
        return f"ogni conquista {negation(adjusted)}vi costa {change(scene, adjusted)}"
    return None


def moment(clause: model.Clause) -> str | None:
    """Say moment and limit in one phrase, if that is better Italian."""
    first = first_conquests(clause)
    if first == 1:
        return "quando questa Razza conquista la sua prima Regione"
    if first is not None:
        return f"quando questa Razza conquista ognuna delle sue prime {first} Regioni"
    return None


def effects(scene: Scene, nodes: Sequence[model.Effect]) -> str:
    """Say effects one after the other."""
    said = ""
    for node, mood, rolls in steps(nodes):
        joint = "" if not said else "; " if isinstance(node, model.Rule) else ", poi "
        pips = ": la conquista costa 1 segnalino in meno per ogni punto ottenuto" if rolls else ""
        said += f"{joint}{effect(scene, node, mood)}{pips}"
    return said
