"""A French sentence: state, moment, limit, conditions, effects, in that order."""

from swdsl.model import clauses as model
from swdsl.model.counts import Condition, Unless
from swdsl.prose.fr import idioms
from swdsl.prose.fr.counts import condition
from swdsl.prose.fr.moments import limit, moment
from swdsl.prose.fr.words import listed, when_if
from swdsl.prose.marks import capitalised
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import options_of
from swdsl.words import State


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
    return " ".join([capitalised(f"{said}."), *_options(scene, options)])


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


def _options(scene: Scene, nodes: tuple[Condition, ...]) -> list[str]:
    """Say which options a rule asks for, and which must not be in play."""
    wanted = [condition(scene, each) for each in nodes if not isinstance(each, Unless)]
    unwanted = [condition(scene, each.condition) for each in nodes if isinstance(each, Unless)]
    said = []
    if wanted:
        frame = "(Avec les options {}.)" if len(wanted) > 1 else "(Avec l'option {}.)"
        said.append(frame.format(listed(wanted)))
    if unwanted:
        frame = "(Sans les options {}.)" if len(unwanted) > 1 else "(Sans l'option {}.)"
        said.append(frame.format(listed(unwanted)))
    return said
