"""Clauses that differ from a clause in one word."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from swdsl.model import clauses as c
from swdsl.model import counts as n
from swdsl.model import expressions as e
from swdsl.model import moments, quantities
from swdsl.model.names import Ref
from swdsl.words import CardPlace, Life, Operator, Permission, Quantifier, Relation
from tests.prose import strategies

_REFS = (*strategies.TERRAINS, *strategies.TERMS, strategies.FIGURE, strategies.PIECE)

# Words that change only together with another one.
_NUMBERED = (Quantifier.NUMBER, Quantifier.UP_TO, Quantifier.ALL_BUT, Quantifier.AT_LEAST)
_PLAIN = (Quantifier.A, Quantifier.ANY, Quantifier.EACH, Quantifier.ALL, Quantifier.ANY_NUMBER)


def neighbours(node: Any) -> Iterator[Any]:
    """Yield every value that differs from a model value in one word and still means something."""
    if isinstance(node, tuple):
        for position, part in enumerate(node):
            yield from ((*node[:position], other, *node[position + 1 :]) for other in neighbours(part))
    elif isinstance(node, Ref):
        yield from (each for each in _REFS if each.kind is node.kind and each != node)
    elif is_dataclass(node):
        for field in fields(node):
            if field.compare and not _says_nothing(node, field.name):
                yield from _changed(node, field.name)


def _changed(node: Any, name: str) -> Iterator[Any]:
    value = getattr(node, name)
    if isinstance(value, bool):
        yield replace(node, **{name: not value})
    elif isinstance(value, Enum):
        yield from (replace(node, **{name: other}) for other in _others(node, value))
    elif isinstance(value, int):
        yield from _numbered(replace(node, **{name: value + 1}))
    else:
        yield from (replace(node, **{name: other}) for other in neighbours(value))


def _others(node: Any, value: Enum) -> Iterator[Enum]:
    """Yield the words that can stand in place of one."""
    choices = list(type(value))
    if isinstance(value, Quantifier):
        choices = [] if value is Quantifier.BARE else list(_NUMBERED if value in _NUMBERED else _PLAIN)
    if isinstance(value, Operator) and value in (Operator.DOUBLE, Operator.HALVE):
        choices = [Operator.DOUBLE, Operator.HALVE]
    elif isinstance(value, Operator):
        choices = [each for each in choices if each not in (Operator.DOUBLE, Operator.HALVE)]
    if isinstance(node, e.Bearer):
        choices = [Life.ACTIVE, Life.DECLINED]
    if isinstance(value, Relation):
        choices = [each for each in choices if each is not Relation.WITHIN]
    if isinstance(value, Permission):
        choices = [
            each
            for each in choices
            if (each in strategies.WITHOUT_REGIONS) == (value in strategies.WITHOUT_REGIONS)
        ]
    if isinstance(value, CardPlace) or (isinstance(node, moments.CardEvent) and node.regions):
        choices = []
    yield from (each for each in choices if each is not value)


def _numbered(node: Any) -> Iterator[Any]:
    if not isinstance(node, quantities.Range) or node.maximum is None or node.minimum <= node.maximum:
        yield node


def _says_nothing(node: Any, name: str) -> bool:
    """Whether a field is not part of the meaning of this node."""
    match node:
        case c.Gain() | c.Pay() | c.Lose():
            return name == "thing"
        case c.Do(action=c.Silence() | c.Prolong()):
            return name in ("subject", "optional")
        case c.Given(condition=None):
            return name == "otherwise"
        case c.Adjust(operator=Operator.DOUBLE | Operator.HALVE):
            return name == "amount"
        case n.Amount(per=None):
            return name in ("every", "cap", "beyond")
        case e.Related(relation=relation):
            return name == "distance" and relation is not Relation.WITHIN
        case e.Markers(marker=Ref()):
            return name == "card"
        case n.Card():
            return name == "quantity"
        case c.Clause():
            return name in ("id", "label", "text", "cites", "wordings")
        case moments.PlainEvent(range=wanted):
            return name == "verb" and wanted is not None
        case _:
            return False
