"""The skeleton of a sentence: state, moment, limit, conditions, effects, in that order."""

from swdsl.model import clauses as model
from swdsl.model.counts import Condition, Unless
from swdsl.prose.marks import capitalised
from swdsl.prose.shapes import conditions_of, every_conquest
from swdsl.prose.skeletons.conditions import condition
from swdsl.prose.skeletons.effects import each_conquest, effects
from swdsl.prose.skeletons.moments import idiom, limit, moment
from swdsl.prose.voice import Voice
from swdsl.words import State


def clause(voice: Voice, node: model.Clause) -> str:
    """Say a whole clause. Which options it asks for is said beside it, in their own words."""
    rows = voice.tables.sentences
    conditions = conditions_of(node)
    adjusted = every_conquest(node)
    whole = each_conquest(voice, adjusted) if adjusted else None
    when = _when(voice, node, named=whole is None)
    asked = [_condition(voice, each) for each in conditions]
    body = whole or effects(voice, node.effects)
    said = voice.grammar.punctuated(rows.joint.join([*when, *asked, body]) + ".")
    if node.state is State.DECLINED:
        said = voice.say(rows.declined, said=said)
    elif node.state is State.BOTH and not isinstance(node.moment, model.AtStep):
        said = voice.say(rows.even, said=said)
    return capitalised(said)


def _when(voice: Voice, node: model.Clause, *, named: bool) -> list[str]:
    rows = voice.tables.sentences
    when = _moment(voice, node) if named else []
    both = node.state is State.BOTH and isinstance(node.moment, model.AtStep)
    return [*when, rows.even_at_step] if both else when


def _moment(voice: Voice, node: model.Clause) -> list[str]:
    whole = idiom(voice, node)
    if whole is not None:
        return [whole]
    often = limit(voice, node.limit) if node.limit else ""
    return [part for part in (moment(voice, node.moment), often) if part]


def _condition(voice: Voice, node: Condition) -> str:
    rows = voice.tables.sentences
    if isinstance(node, Unless):
        return voice.say(rows.unless, condition=condition(voice, node.condition))
    return voice.say(rows.when, condition=condition(voice, node))
