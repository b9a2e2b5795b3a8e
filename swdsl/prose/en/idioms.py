"""English idioms, tried before the general rule."""

from collections.abc import Sequence

from swdsl.model import clauses as model
from swdsl.prose.en.effects import change, effect
from swdsl.prose.en.words import REGION, ordinal_first
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import every_conquest, first_conquests, is_mine, is_roll_for_cost


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
    said: list[str] = []
    position = 0
    while position < len(nodes):
        pair = nodes[position : position + 2]
        if len(pair) == 2 and is_roll_for_cost(*pair):
            said.append(f"{effect(scene, pair[0])}: the conquest costs 1 token less for each pip")
            position += 2
        else:
            changed = position > 0 and not is_mine(nodes[position - 1])
            said.append(effect(scene, nodes[position], change_of_subject=changed))
            position += 1
    return ", then ".join(said).replace(", then until", "; until")
