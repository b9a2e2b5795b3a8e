"""From logical lines to blocks: which line stands below which, by indentation alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from swdsl.syntax.lines import LogicalLine


@dataclass(slots=True)
class Block:
    """A line and the lines one level below it."""

    line: LogicalLine
    children: "list[Block]" = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Nested:
    """The blocks at the left, and the lines that stand at no depth of their neighbours."""

    blocks: tuple[Block, ...]
    misplaced: tuple[LogicalLine, ...]


def nest(lines: Sequence[LogicalLine]) -> Nested:
    """Put every line below the nearest line above it that is indented less."""
    top: list[Block] = []
    misplaced: list[LogicalLine] = []
    open_blocks: list[Block] = []
    for line in lines:
        dedented_from: int | None = None
        while open_blocks and open_blocks[-1].line.indent >= line.indent:
            dedented_from = open_blocks.pop().line.indent
        siblings = open_blocks[-1].children if open_blocks else top
        expected = siblings[0].line.indent if siblings else dedented_from
        if (not open_blocks and line.indent > 0) or (expected is not None and expected != line.indent):
            misplaced.append(line)
        block = Block(line)
        siblings.append(block)
        open_blocks.append(block)
    return Nested(tuple(top), tuple(misplaced))
