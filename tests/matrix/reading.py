"""Reading cells: which of them the compiler accepts, and why it refuses the others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.diagnostics import Severity
from swdsl.diagnostics.codes_limits import LARGE_SET
from swdsl.pipeline import Compilation, compile_rules
from swdsl.source import SourceFile
from tests.matrix.cells import Cell
from tests.scenarios.tables import RULES

TOGETHER: Final = 250
"""Cells at once: with the kinds of their pieces they stay within what a project may have."""
PATH: Final = "matrix/cells.sw"
HEAD: Final = 'pack matrix "The matrix"\n  uses base\n\n'
PIECES: Final = '  piece pot_{0} "Pot {0}" 300, plural "Pots {0}", stays in decline, stays when conquered\n'
LOTS: Final = (
    '  piece lot_{0} "Lot {0}"\n'
    '  piece prize_{0} "Prize {0}" 2, kind of lot_{0}\n'
    '  piece blank_{0} "Blank {0}" 3, kind of lot_{0}\n'
)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some cells that were read together: the compilation, and of each cell why it is refused, if it is."""

    cells: tuple[Cell, ...]
    compilation: Compilation
    refused: tuple[str | None, ...]


def component(number: int, cell: Cell) -> str:
    """Return a power that says what a cell says, with pieces of its own; or an event, which has none."""
    if cell.of_event:
        return f'event cell_{number} "Cell {number}"\n  {cell.sentence}\n'
    sentence = re.sub(r"\b(pot|lot)s?\b", rf"\1_{number}", cell.sentence)
    pieces = PIECES + (LOTS if " lot" in cell.sentence else "")
    return f'power cell_{number} "Cell {number}"\n  tokens 4\n{pieces.format(number)}  {sentence}\n'


def batches(cells: Sequence[Cell], world: str = "") -> Iterator[Batch]:
    """Compile cells, so many at once, each as a power of its own."""
    for start in range(0, len(cells), TOGETHER):
        yield _batch(tuple(cells[start : start + TOGETHER]), world)


def _batch(cells: tuple[Cell, ...], world: str) -> Batch:
    text = f"{HEAD}{world}"
    lines: list[int] = []
    for number, cell in enumerate(cells):
        text += component(number, cell) + "\n"
        lines.append(text.count("\n") - 1)
    compilation = compile_rules((*RULES, SourceFile(PATH, text)))
    assert LARGE_SET not in {each.code for each in compilation.diagnostics}
    reasons = {
        each.span.line: each.message
        for each in reversed(compilation.diagnostics)
        if each.span.path == PATH and each.severity is Severity.ERROR
    }
    return Batch(cells, compilation, tuple(reasons.get(line) for line in lines))


def verdicts(cells: Sequence[Cell]) -> dict[Cell, str | None]:
    """Return of each cell why it is refused; nothing when it is played."""
    return {
        cell: why for batch in batches(cells) for cell, why in zip(batch.cells, batch.refused, strict=True)
    }
