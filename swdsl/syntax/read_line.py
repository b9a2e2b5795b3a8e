"""Reads one line with lark's parser and has its tree built on the way."""

from functools import cache
from typing import Any

from swdsl.source import SourceFile
from swdsl.syntax.build import Builder
from swdsl.syntax.grammar import load_lark
from swdsl.syntax.phrase import Reworded
from swdsl.syntax.vocabulary import Vocabulary, vocabulary_of


class LineReader:
    """Lark's parser and the builder it calls back, which knows in which file the line stands."""

    def __init__(self) -> None:
        self._builder = Builder()
        self.lark = load_lark(self._builder.callbacks())

    def read(self, source: SourceFile, start: int, end: int, rule: str) -> Any:
        """Return the tree of the line between two offsets; lark raises `UnexpectedToken` if there is none."""
        self._builder.begin(source, start, end)
        built: Any = self.lark.parse(source.text[start:end], rule)
        return built[2]

    def read_reworded(self, source: SourceFile, start: int, end: int, reworded: Reworded, rule: str) -> Any:
        """Return the tree of a line in other words, its places those of the line that was written."""
        self._builder.begin(source, start, end, reworded)
        built: Any = self.lark.parse(reworded.text, rule)
        return built[2]


@cache
def line_reader() -> LineReader:
    """Return the one reader, loaded when the first line is read."""
    return LineReader()


@cache
def vocabulary() -> Vocabulary:
    """Return the words of the language."""
    return vocabulary_of(line_reader().lark.terminals)
