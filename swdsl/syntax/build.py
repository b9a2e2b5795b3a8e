"""From the parser's reductions to our trees: one entry per rule of the grammar.

The parser calls back while it reads, so that no tree of its own is ever built. Every token is
handed over, which makes places exact; words of the language are dropped here, names, numbers and
quoted texts become values.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from swdsl.source import SourceFile, Span
from swdsl.syntax.build_clauses import CLAUSE_RULES
from swdsl.syntax.build_declarations import DECLARATION_RULES
from swdsl.syntax.build_nodes import Rules
from swdsl.syntax.build_scenarios import SCENARIO_RULES
from swdsl.syntax.build_words import WORD_LISTS
from swdsl.syntax.lexer import Token
from swdsl.syntax.tree_scenarios import Person
from swdsl.syntax.tree_words import Name, Quoted


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

    def build(self, rule: str, parts: Sequence[Any]) -> Reduced:
        """Build what a completed rule stands for; a gap is None."""
        words = WORD_LISTS.get(rule)
        if words is not None:
            phrase = " ".join([part.kind.lstrip("_").lower() for part in parts])
            return Reduced(parts[0].start_pos, parts[-1].end_pos, words[phrase])
        start, end, values = self._values(parts)
        return Reduced(start, end, RULES[rule](self.span(start, end), *values))

    def _values(self, parts: Sequence[Any]) -> tuple[int, int, list[Any]]:
        """Return where the parts start and end, and what they are worth without mere words."""
        start, end = -1, 0
        values: list[Any] = []
        for part in parts:
            if part is None:
                values.append(None)
                continue
            if start < 0:
                start = part.start_pos
            end = part.end_pos
            if type(part) is Reduced:
                values.append(part.value)
            elif part.kind in _VALUES:
                values.append(_VALUES[part.kind](part, self.span(part.start_pos, end)))
        return max(start, 0), end, values


def _span(place: tuple[str, int, int, int, int, int, int]) -> Span:
    return tuple.__new__(Span, place)


RULES: Final[Rules] = {**DECLARATION_RULES, **CLAUSE_RULES, **SCENARIO_RULES}
_VALUES: Final[dict[str, Callable[[Token, Span], Any]]] = {
    "NAME": lambda token, span: Name(token.text, span=span),
    "CODE": lambda token, span: Name(token.text, span=span),
    "PERSON": lambda token, span: Person(token.text, span=span),
    "STRING": lambda token, span: Quoted(token.text[1:-1], span=span),
    "INT": lambda token, span: int(token.text),
}
