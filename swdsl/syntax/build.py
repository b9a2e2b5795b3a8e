"""From the parser's reductions to our trees: one entry per rule of the grammar.

The parser calls back while it reads, so that no tree of its own is ever built. Every token is
handed over, which makes places exact; words of the language are dropped here, names, numbers and
quoted texts become values.
"""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final

from lark import Token

from swdsl.source import SourceFile, Span
from swdsl.syntax.build_clauses import CLAUSE_RULES
from swdsl.syntax.build_declarations import DECLARATION_RULES
from swdsl.syntax.build_scenarios import SCENARIO_RULES
from swdsl.syntax.build_words import WORD_LISTS
from swdsl.syntax.tree_scenarios import Person
from swdsl.syntax.tree_words import Name, Quoted

Rule = Callable[..., Any]


class Reduced:
    """A value built by a rule, and its place in the line."""

    __slots__ = ("end_pos", "start_pos", "value")

    def __init__(self, start_pos: int, end_pos: int, value: Any) -> None:
        self.start_pos = start_pos
        self.end_pos = end_pos
        self.value = value


class Builder:
    """Builds the nodes of one line at a time; `begin` says where in the file that line stands."""

    def __init__(self) -> None:
        rules: dict[str, Rule] = {**DECLARATION_RULES, **CLAUSE_RULES, **SCENARIO_RULES}
        self.callbacks = SimpleNamespace(
            **{name: self._building(rule) for name, rule in rules.items()},
            **{name: _reading(words) for name, words in WORD_LISTS.items()},
        )
        self._source = SourceFile("", "")
        self._base = self._line = self._column = 0
        self._on_one_line = True

    def begin(self, source: SourceFile, start: int, end: int) -> None:
        """Say that the next line to be parsed stands between two offsets of a file."""
        self._source = source
        self._base = start
        place = source.span(start, end)
        self._line, self._column = place.line, place.column
        self._on_one_line = place.line == place.end_line

    def span(self, start: int, end: int) -> Span:
        """Return the place of a stretch of the current line."""
        if not self._on_one_line:
            return self._source.span(self._base + start, self._base + end)
        base, line, column = self._base, self._line, self._column
        # Four times as fast as calling the class, and there is one for every node.
        return _span((self._source.path, base + start, base + end, line, column + start, line, column + end))

    def _building(self, rule: Rule) -> Callable[[Sequence[Any]], Reduced]:
        values_of = self._values

        def build(children: Sequence[Any]) -> Reduced:
            start, end, values = values_of(children)
            return Reduced(start, end, rule(self.span(start, end), *values))

        return build

    def _values(self, children: Sequence[Any]) -> tuple[int, int, list[Any]]:
        """Return where the children start and end, and what they are worth without mere words."""
        start, end = -1, 0
        values: list[Any] = []
        for child in children:
            if child is None:
                values.append(None)
                continue
            if start < 0:
                start = child.start_pos
            end = child.end_pos
            if type(child) is Reduced:
                values.append(child.value)
            elif child.type in _VALUES:
                values.append(_VALUES[child.type](child, self.span(child.start_pos, end)))
        return max(start, 0), end, values


def _reading(words: dict[str, Any]) -> Callable[[Sequence[Any]], Reduced]:
    """Return what reads a rule that only lists words: a lookup by the words themselves."""

    def read(children: Sequence[Any]) -> Reduced:
        key = " ".join([child.type.lstrip("_").lower() for child in children])
        return Reduced(children[0].start_pos, children[-1].end_pos, words[key])

    return read


def _span(place: tuple[str, int, int, int, int, int, int]) -> Span:
    return tuple.__new__(Span, place)


_VALUES: Final[dict[str, Callable[[Token, Span], Any]]] = {
    "NAME": lambda token, span: Name(str.__str__(token), span=span),
    "CODE": lambda token, span: Name(str.__str__(token), span=span),
    "PERSON": lambda token, span: Person(str.__str__(token), span=span),
    "STRING": lambda token, span: Quoted(token[1:-1], span=span),
    "INT": lambda token, span: int(token),
}
