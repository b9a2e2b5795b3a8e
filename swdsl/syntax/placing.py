"""Which rule reads a line, asked of any place in a text: also of a line that is being written."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from swdsl.source import SourceFile
from swdsl.syntax.blocks import Block, nest
from swdsl.syntax.grammar import CLAUSE_STARTS
from swdsl.syntax.lines import scan
from swdsl.syntax.shapes import NOTES, first_word, shape_below


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A logical line: its offsets, its depth, the rule that reads it, and the lines it stands below."""

    start: int
    end: int
    indent: int
    rule: str
    above: tuple[int, ...] = ()
    """Where the lines begin that this one stands below, the nearest last."""


def placed_lines(source: SourceFile) -> tuple[PlacedLine, ...]:
    """Return every logical line of a file, in order."""
    return tuple(_below(nest(scan(source).lines).blocks, "declaration", (), source.text))


def _below(blocks: Sequence[Block], rule: str, above: tuple[int, ...], text: str) -> Iterator[PlacedLine]:
    for block in blocks:
        line = block.line
        yield PlacedLine(line.start, line.end, line.indent, rule, above)
        below = _rule_below(text, line.start, rule)
        yield from _below(block.children, below, (*above, line.start), text)


def _rule_below(text: str, start: int, rule: str) -> str:
    shape = shape_below(first_word(text, start), rule, guess=True)
    if shape is None:
        return NOTES.start if rule in CLAUSE_STARTS else ""
    return shape.start


def line_at(source: SourceFile, offset: int) -> PlacedLine:
    """Return the line at an offset; of an empty one, what would be written there so deep."""
    lines = placed_lines(source)
    row = bisect_right(source.line_starts, offset) - 1
    begin = source.line_starts[row]
    end = begin + len(source.line(row + 1))
    here = next((each for each in lines if each.start <= end and each.end > begin), None)
    if here is not None and here.start <= offset:
        return here
    indent = offset - begin
    before = [each for each in lines if each.end <= begin]
    if before and indent > before[-1].indent and source.text[: before[-1].end].endswith((",", ":")):
        last = before[-1]
        return PlacedLine(last.start, offset, last.indent, last.rule, last.above)
    over = next((each for each in reversed(before) if each.indent < indent), None)
    if over is None:
        return PlacedLine(offset, offset, indent, "declaration")
    rule = _rule_below(source.text, over.start, over.rule)
    return PlacedLine(offset, offset, indent, rule, (*over.above, over.start))
