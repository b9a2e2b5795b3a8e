"""The skeleton of a sentence: state, limit, moment, conditions, effects, in that order."""

from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.prose.clause_shapes import conditions_of, income
from swdsl.prose.marks import capitalised
from swdsl.prose.skeletons.conditions import asked
from swdsl.prose.skeletons.effects import effects
from swdsl.prose.skeletons.moments import idiom, limit, moment, often
from swdsl.prose.skeletons.whole import whole
from swdsl.prose.voice import Voice
from swdsl.words import State


def clause(voice: Voice, node: model.Clause) -> str:
    """Say a whole clause. Which options it asks for is said beside it, in their own words."""
    rows = voice.tables.sentences
    said = whole(voice, node)
    if said is None:
        return _in_state(voice, node, f"{_scored(voice, node) or _in_order(voice, node)}.")
    both = node.state is State.BOTH
    return _in_state(voice, node, f"{voice.say(rows.even_after, said=said) if both else said}.", done=both)


def _in_state(voice: Voice, node: model.Clause, text: str, *, done: bool = False) -> str:
    """Say in which state of the race a sentence is true, unless that is done."""
    rows, said = voice.tables.sentences, voice.grammar.punctuated(text)
    if node.state is State.DECLINED:
        said = voice.say(rows.declined, said=said)
    elif node.state is State.BOTH and not done and not isinstance(node.moment, moments.AtStep):
        said = voice.say(rows.even, said=said)
    return capitalised(said)


def _in_order(voice: Voice, node: model.Clause) -> str:
    """Say the parts of a sentence one after the other."""
    rows, whole_moment = voice.tables.sentences, idiom(voice, node)
    when = often(voice, node) if whole_moment is None else [whole_moment]
    return rows.joint.join([*when, *_even(voice, node), *_asked(voice, node), effects(voice, node.effects)])


def _scored(voice: Voice, node: model.Clause) -> str | None:
    """Say what is simply gained at scoring: the gain first, where the language likes that."""
    gain, rows = income(node), voice.tables.sentences
    if gain is None or gain.amount.per is not None:
        return None
    return voice.say(
        rows.scored,
        deed=effects(voice, node.effects),
        moment=moment(voice, node.moment),
        even="".join(_even(voice, node)),
        often=limit(voice, node.limit) if node.limit else "",
        conditions=rows.joint.join(_asked(voice, node)),
    )


def _even(voice: Voice, node: model.Clause) -> list[str]:
    both = node.state is State.BOTH and isinstance(node.moment, moments.AtStep)
    return [voice.tables.sentences.even_at_step] if both else []


def _asked(voice: Voice, node: model.Clause) -> list[str]:
    return [asked(voice, each) for each in conditions_of(node)]
