"""From the rules that lark completes to our trees: one builder per rule of the grammar.

Lark calls back while it reads, so that no tree of its own is ever built. Every token is handed over, which
makes places exact; words of the language are dropped here, names, numbers and quoted texts become values.
"""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

from swdsl.source import SourceFile, Span
from swdsl.syntax.build_clauses import CLAUSE_RULES
from swdsl.syntax.build_declarations import DECLARATION_RULES
from swdsl.syntax.build_nodes import Rules
from swdsl.syntax.build_regions import REGION_RULES
from swdsl.syntax.build_scenarios import SCENARIO_RULES
from swdsl.syntax.build_words import WORD_LISTS
from swdsl.syntax.phrase import Reworded
from swdsl.syntax.tree_scenarios import Person
from swdsl.syntax.tree_words import Name, Quoted

#: Where a rule starts and ends in its line, and what it built: a plain tuple, for there are many.
Built: TypeAlias = tuple[int, int, Any]


class Builder:
    """Builds the nodes of one line at a time; `begin` says where in the file that line stands."""

    def __init__(self) -> None:
        self._source, self._path = SourceFile("", ""), ""
        self._base = self._line = self._column = 0
        self._on_one_line = True
        self._reworded: Reworded | None = None

    def begin(self, source: SourceFile, start: int, end: int, reworded: Reworded | None = None) -> None:
        """Say that the next line to be parsed stands between two offsets of a file, maybe in other words."""
        self._source, self._path, self._base = source, source.path, start
        place = source.span(start, end)
        self._line, self._column = place.line, place.column
        self._on_one_line = place.line == place.end_line and reworded is None
        self._reworded = reworded

    def span(self, start: int, end: int) -> Span:
        """Return the place of a stretch of the current line."""
        base, line, column = self._base, self._line, self._column
        if not self._on_one_line:
            if self._reworded is not None:
                start, end = self._reworded.place(start, end)
            return self._source.span(base + start, base + end)
        # Four times as fast as calling the class, and there is one for every node.
        place = (self._path, base + start, base + end, line, column + start, line, column + end)
        return tuple.__new__(Span, place)

    def callbacks(self) -> SimpleNamespace:
        """Return what lark calls back, by the names of rules and of the terminals whose text counts."""
        return SimpleNamespace(
            **{rule: self._of_rule(make) for rule, make in RULES.items()},
            **{rule: _of_phrase(words) for rule, words in WORD_LISTS.items()},
            **{terminal: self._of_token(make) for terminal, make in _VALUES.items()},
        )

    def _of_rule(self, make: Callable[..., Any]) -> Callable[[Sequence[Any]], Built]:
        """Return what builds a rule from its parts; a gap is None, mere words only have a place."""
        span = self.span

        def build(parts: Sequence[Any]) -> Built:
            start, end = -1, 0
            values: list[Any] = []
            for part in parts:
                if type(part) is tuple:
                    at, end, value = part
                    values.append(value)
                elif part is None:
                    values.append(None)
                    continue
                else:
                    at, end = part.start_pos, part.end_pos
                if start < 0:
                    start = at
            return start, end, make(*values, span=span(start, end))

        return build

    def _of_token(self, make: Callable[[str, Span], Any]) -> Callable[[Any], Built]:
        """Return what reads a token whose text counts."""

        def build(token: Any) -> Built:
            start, end = token.start_pos, token.end_pos
            return start, end, make(token.value, self.span(start, end))

        return build


def _of_phrase(words: dict[str, Any]) -> Callable[[Sequence[Any]], Built]:
    """Return what finds the word that some tokens spell."""

    def build(parts: Sequence[Any]) -> Built:
        phrase = " ".join([part.type.lstrip("_").lower() for part in parts])
        return parts[0].start_pos, parts[-1].end_pos, words[phrase]

    return build


RULES: Final[Rules] = {**DECLARATION_RULES, **REGION_RULES, **CLAUSE_RULES, **SCENARIO_RULES}
_VALUES: Final[dict[str, Callable[[str, Span], Any]]] = {
    "NAME": lambda text, span: Name(text, span=span),
    "CODE": lambda text, span: Name(text, span=span),
    "PERSON": lambda text, span: Person(text, span=span),
    "STRING": lambda text, span: Quoted(text[1:-1], span=span),
    "INT": lambda text, span: int(text),
}
