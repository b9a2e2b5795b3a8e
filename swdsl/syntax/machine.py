"""Runs the parse table over one line and has the tree built on the way."""

from collections.abc import Sequence
from typing import Any

from swdsl.syntax.build import Builder
from swdsl.syntax.lexer import Token, tokens
from swdsl.syntax.table import Reduction, Table

_END = "$END"


class RefusedError(Exception):
    """A token the grammar has no use for, with the states and values of the parser before it."""

    def __init__(self, token: Token, states: Sequence[int], values: Sequence[Any]) -> None:
        super().__init__(token.text)
        self.token = token
        self.states = tuple(states)
        self.values = tuple(values)


def parse_line(text: str, start: str, table: Table, builder: Builder) -> Any:
    """Return the tree of a line read by a start rule; raise `RefusedError` at the first token without use."""
    states = [table.starts[start]]
    values: list[Any] = []
    for token in tokens(text, table, states):
        _feed(token, states, values, table, builder)
        values.append(token)
    end = Token(_END, "", len(text), len(text))
    _feed(end, states, values, table, builder)
    return values[-1].value


def _feed(token: Token, states: list[int], values: list[Any], table: Table, builder: Builder) -> None:
    """Complete every rule that ends before a token, then go where the token leads."""
    rows, reductions, kind = table.rows, table.reductions, token.kind
    while True:
        action = rows[states[-1]].get(kind)
        if action is None:
            raise RefusedError(token, states, values)
        if action >= 0:
            states.append(action)
            return
        reduction = reductions[~action]
        size = reduction.size
        if size:
            parts = values[-size:]
            del states[-size:], values[-size:]
        else:
            parts = []
        values.append(_reduced(reduction, parts, builder))
        states.append(rows[states[-1]][reduction.origin])


def _reduced(reduction: Reduction, parts: list[Any], builder: Builder) -> Any:
    if reduction.gaps:
        parts = _with_gaps(reduction.gaps, parts)
    # Rules whose name starts with an underscore only group others: their parts go to whoever uses them.
    if reduction.builder[0] == "_":
        return _joined(parts)
    if list in map(type, parts):
        parts = _joined(parts)
    if reduction.passes and len(parts) == 1:
        return parts[0]
    return builder.build(reduction.builder, parts)


def _joined(parts: list[Any]) -> list[Any]:
    """Put groups of parts in line; a group in front grows, so that a long list is not copied each time."""
    first, *others = parts
    joined: list[Any] = first if type(first) is list else [first]
    for part in others:
        if type(part) is list:
            joined.extend(part)
        else:
            joined.append(part)
    return joined


def _with_gaps(gaps: tuple[int, ...], parts: list[Any]) -> list[Any]:
    """Put nothing where something was left out, so that every part keeps its place."""
    filled: list[Any] = []
    for gap, part in zip(gaps, parts, strict=False):
        filled += [None] * gap
        filled.append(part)
    return filled + [None] * gaps[len(parts)]
