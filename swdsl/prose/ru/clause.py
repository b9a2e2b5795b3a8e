"""A Russian sentence: state, moment, limit, conditions, effects, and commas where grammar wants them."""

import re

from swdsl.model import clauses as model
from swdsl.model.counts import Condition, Unless
from swdsl.prose.marks import capitalised
from swdsl.prose.ru import idioms
from swdsl.prose.ru.counts import condition
from swdsl.prose.ru.moments import limit, moment
from swdsl.prose.ru.words import listed
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import options_of
from swdsl.words import State

_SPARE_COMMA = re.compile(r",(?=\s*[,.;:)])")
_SPACE_BEFORE_COMMA = re.compile(r"\s+,")


def clause(scene: Scene, node: model.Clause) -> str:
    """Say a whole clause."""
    conditions, options = options_of(node)
    whole = idioms.whole(scene, node)
    parts = [_when(scene, node, named=not whole), *(_condition(scene, each) for each in conditions)]
    body = whole or idioms.effects(scene, node.effects)
    said = punctuated(" ".join(part for part in (*parts, body) if part) + ".")
    if node.state is State.DECLINED:
        said = f"в упадке: {said}"
    return " ".join([capitalised(said), *_options(scene, options)])


def punctuated(text: str) -> str:
    """Leave one comma where phrases on both sides have brought their own."""
    tidy = _SPARE_COMMA.sub("", _SPACE_BEFORE_COMMA.sub(",", text))
    return _SPARE_COMMA.sub("", tidy).lstrip(", ")


def _when(scene: Scene, node: model.Clause, *, named: bool) -> str:
    often = limit(node.limit) if node.limit else ""
    when = idioms.moment(node) or " ".join(part for part in (moment(scene, node.moment), often) if part)
    when = when if named else ""
    if node.state is not State.BOTH:
        return when
    if isinstance(node.moment, model.AtStep):
        return f"{when}, в том числе в упадке,"
    return f"и в активном состоянии, и в упадке{',' if when.startswith('когда') else ''} {when}".rstrip()


def _condition(scene: Scene, node: Condition) -> str:
    if isinstance(node, Unless):
        return f", кроме случая, когда {condition(scene, node.condition)},"
    return f", если {condition(scene, node)},"


def _options(scene: Scene, nodes: tuple[Condition, ...]) -> list[str]:
    """Say which options a rule asks for, and which must not be in play."""
    wanted = [condition(scene, each) for each in nodes if not isinstance(each, Unless)]
    unwanted = [condition(scene, each.condition) for each in nodes if isinstance(each, Unless)]
    said = []
    if wanted:
        frame = "(Если действуют варианты {}.)" if len(wanted) > 1 else "(Если действует вариант {}.)"
        said.append(frame.format(listed(wanted)))
    if unwanted:
        frame = "(Если не действуют варианты {}.)" if len(unwanted) > 1 else "(Если не действует вариант {}.)"
        said.append(frame.format(listed(unwanted)))
    return said
