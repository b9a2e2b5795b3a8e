"""Reads a file of rules: every line by itself, so that one mistake never hides another."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from swdsl.diagnostics import Diagnostic, in_order
from swdsl.diagnostics.codes_syntax import BAD_INDENTATION, UNEXPECTED_WORD
from swdsl.source import SourceFile
from swdsl.syntax.blocks import Block, nest
from swdsl.syntax.build import Builder
from swdsl.syntax.lines import LogicalLine, scan
from swdsl.syntax.machine import RefusedError, parse_line
from swdsl.syntax.table import line_table
from swdsl.syntax.tree import RulesFile


@dataclass(frozen=True, slots=True)
class Parsed:
    """What could be read of a file, and what was wrong with the rest."""

    file: RulesFile
    diagnostics: tuple[Diagnostic, ...]


def parse(source: SourceFile) -> Parsed:
    """Read a file. Lines that cannot be read are reported and left out."""
    return _Reader(source).read()


@dataclass(frozen=True, slots=True)
class _Shape:
    """What may stand below a line: in which field, read by which rule, and what below that."""

    field: str
    start: str


_NOTES: Final = _Shape("notes", "note_line")

# Below which first word of a line which lines stand.
_BELOW: Final[dict[str, dict[str, _Shape]]] = {
    "declaration": {
        "set": _Shape("lines", "setting_line"),
        "pack": _Shape("lines", "setting_line"),
        "race": _Shape("lines", "component_line"),
        "power": _Shape("lines", "component_line"),
        "relic": _Shape("lines", "component_line"),
        "place": _Shape("lines", "component_line"),
        "every": _Shape("lines", "every_line"),
        "map": _Shape("lines", "map_line"),
        "game": _Shape("lines", "game_line"),
        "translation": _Shape("lines", "translation_line"),
        "scenario": _Shape("lines", "scenario_line"),
        "terrain": _NOTES,
        "symbol": _NOTES,
        "neutral": _NOTES,
        "term": _NOTES,
        "option": _NOTES,
        "alike": _NOTES,
    },
    "component_line": dict.fromkeys(("always", "at", "before", "after", "when", "piece"), _NOTES),
    "every_line": dict.fromkeys(("always", "at", "before", "after", "when"), _NOTES),
    "scenario_line": {
        "board": _Shape("rows", "map_line"),
        "given": _Shape("items", "given_line"),
        "when": _Shape("events", "when_line"),
        "then": _Shape("outcomes", "then_line"),
    },
}


class _Reader:
    """One file being read."""

    def __init__(self, source: SourceFile) -> None:
        self._source = source
        self._table = line_table()
        self._builder = Builder()
        self._diagnostics: list[Diagnostic] = []

    def read(self) -> Parsed:
        scanned = scan(self._source)
        nested = nest(scanned.lines)
        declarations = tuple(self._read_all(nested.blocks, "declaration"))
        file = RulesFile(self._source.path, declarations, scanned.closing_comments)
        return Parsed(file, in_order(self._diagnostics))

    def _read_all(self, blocks: Sequence[Block], start: str) -> list[Any]:
        found = [self._read_block(block, start) for block in blocks]
        return [one for one in found if one is not None]

    def _read_block(self, block: Block, start: str) -> Any | None:
        line = self._read_line(block.line, start)
        shape = _BELOW.get(start, {}).get(self._first_word(block.line))
        if shape is None:
            below = []
            if block.children:
                self._report_depth(block.children[0].line)
        else:
            below = self._read_all(block.children, shape.start)
        if line is None:
            return None
        if shape is None or not below:
            return replace(line, layout=block.line.layout)
        already = getattr(line, shape.field)
        return replace(line, layout=block.line.layout, **{shape.field: (*already, *below)})

    def _first_word(self, line: LogicalLine) -> str:
        text = self._source.text
        end = line.start
        while end < line.end and (text[end].isalnum() or text[end] == "_"):
            end += 1
        return text[line.start : end]

    def _read_line(self, line: LogicalLine, start: str) -> Any | None:
        self._builder.begin(self._source, line.start, line.end)
        try:
            text = self._source.text[line.start : line.end]
            return parse_line(text, start, self._table, self._builder)
        except RefusedError as error:
            span = self._source.span(line.start, line.end)
            self._diagnostics.append(Diagnostic.at(UNEXPECTED_WORD, span, str(error)))
            return None

    def _report_depth(self, line: LogicalLine) -> None:
        span = self._source.span(line.start, line.end)
        self._diagnostics.append(Diagnostic.at(BAD_INDENTATION, span, "Nothing may stand below that line."))
