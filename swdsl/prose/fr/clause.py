"""A French sentence: state, moment, limit, conditions, effects, in that order."""

from swdsl.model import clauses as model
from swdsl.model.counts import Condition, Unless
from swdsl.model.words import State
from swdsl.prose.fr import idioms
from swdsl.prose.fr.counts import condition
from swdsl.prose.fr.moments import limit, moment
from swdsl.prose.fr.words import when_if
from swdsl.prose.marks import capitalised
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import options_of


def clause(scene: Scene, node: model.Clause) -> str:
    """Say a whole clause."""
    conditions, options = options_of(node)
    whole = idioms.whole(scene, node)
    when = [] if whole else _when(scene, node)
    both = ["même en déclin"] if node.state is State.BOTH else []
    when = [*when, *both] if isinstance(node.moment, model.AtStep) else [*both, *when]
    body = whole or idioms.effects(scene, node.effects)
    said = ", ".join([*when, *(_condition(scene, each) for each in conditions), body])
    if node.state is State.DECLINED:
        said = f"en déclin\u00a0: {said}"
    return " ".join([capitalised(f"{said}."), *(_option(scene, each) for each in options)])


def _when(scene: Scene, node: model.Clause) -> list[str]:
    idiom = idioms.moment(node)
    if idiom is not None:
        return [idiom]
    often = limit(node.limit) if node.limit else ""
    return [part for part in (moment(scene, node.moment), often) if part]


def _condition(scene: Scene, node: Condition) -> str:
    if isinstance(node, Unless):
        return f"sauf {when_if(condition(scene, node.condition))}"
    return when_if(condition(scene, node))


def _option(scene: Scene, node: Condition) -> str:
    if isinstance(node, Unless):
        return f"(Sans l'option {condition(scene, node.condition)}.)"
    return f"(Avec l'option {condition(scene, node)}.)"
