"""Russian idioms, tried before the general rule."""

from collections.abc import Sequence

from swdsl.model import clauses as model
from swdsl.prose.ru.effects import change, cost_verb, effect, is_nothing
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import every_conquest, first_conquests, steps


def whole(scene: Scene, clause: model.Clause) -> str | None:
    """Say what a clause does without naming its moment apart, if that is better Russian."""
    adjusted = every_conquest(clause)
    if adjusted is not None and not is_nothing(adjusted):
        return f"каждый захват {cost_verb(adjusted.operator)} вам {change(scene, adjusted)}"
    return None


def moment(clause: model.Clause) -> str | None:
    """Say moment and limit in one phrase, if that is better Russian."""
    first = first_conquests(clause)
    if first == 1:
        return "когда этот народ захватывает свой первый регион,"
    if first is not None:
        return f"когда этот народ захватывает каждый из своих первых {first} регионов,"
    return None


def effects(scene: Scene, nodes: Sequence[model.Effect]) -> str:
    """Say effects one after the other."""
    said = ""
    for node, mood, rolls in steps(nodes):
        joint = "" if not said else "; " if isinstance(node, model.Rule) else ", затем "
        pips = ": захват обойдётся на 1 жетон дешевле за каждое выпавшее очко" if rolls else ""
        said += f"{joint}{effect(scene, node, mood)}{pips}"
    return said
