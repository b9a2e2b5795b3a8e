"""How most rules become nodes: the node of the same name, with the parts of the rule as its fields.

`at_step` is built as `AtStep`, and `if_` as `If`. If the last field a node needs is a list, it takes all
parts that are left, or a list that was built already, or nothing for a gap. A test holds the rules of the
grammar against what their builders take. Every builder is told the place of its rule as `span`.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import partial
from keyword import iskeyword
from types import ModuleType
from typing import Any, Final, TypeAlias

from swdsl.source import Span
from swdsl.syntax.tree_words import Node
from swdsl.words import Word

Rules: TypeAlias = dict[str, Callable[..., Any]]

_WORDS: Final = re.compile("(?<!^)(?=[A-Z])")


def rules_of_nodes(*modules: ModuleType) -> Rules:
    """Return a builder for every node that some modules define, by the name its rule has."""
    return {
        _rule_of(name): _builder(node)
        for module in modules
        for name, node in vars(module).items()
        if isinstance(node, type) and issubclass(node, Node) and node.__module__ == module.__name__
    }


def rules_of_parts(*rules: str) -> Rules:
    """Return a builder for rules that stand for their only part."""
    return dict.fromkeys(rules, _only)


def rules_of_lists(*rules: str) -> Rules:
    """Return a builder for rules that stand for all their parts."""
    return dict.fromkeys(rules, _all)


def negated(node: type[Node]) -> Callable[..., Any]:
    """Return a builder for the rule that denies what a node says."""
    return partial(_builder(node), negated=True)


def rules_of_words(node: type[Node], words: type[Word]) -> Rules:
    """Return a builder for each word of a list, which is the first part of a node."""
    build: Callable[..., Any] = node
    return {word.value: partial(build, word) for word in words}


def _rule_of(name: str) -> str:
    rule = _WORDS.sub("_", name).lower()
    return f"{rule}_" if iskeyword(rule) else rule


def _builder(node: type[Node]) -> Callable[..., Any]:
    needed = [each for each in fields(node) if each.default is MISSING and not each.kw_only]
    return _gathering(node, len(needed) - 1) if needed and str(needed[-1].type).startswith("tuple") else node


def _gathering(node: Callable[..., Any], fixed: int) -> Callable[..., Any]:
    def build(*values: Any, span: Span, **flags: bool) -> Any:
        rest: Any = values[fixed:]
        if len(rest) == 1 and (rest[0] is None or type(rest[0]) is tuple):
            rest = rest[0] or ()
        return node(*values[:fixed], rest, span=span, **flags)

    return build


def _only(value: Any, *, span: Span) -> Any:
    return value


def _all(*values: Any, span: Span) -> Any:
    return values
