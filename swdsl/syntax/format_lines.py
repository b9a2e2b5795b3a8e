"""Declarations and their lines as entries of a page: what a line says, and what stands below it."""

from collections.abc import Iterator, Sequence

from swdsl.syntax.format_clauses import sections
from swdsl.syntax.format_scenarios import block
from swdsl.syntax.format_tables import map_rows, translated_rows
from swdsl.syntax.page import STEP, Entry, wrapped
from swdsl.syntax.tree import Declaration
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_declarations import (
    NeutralDeclaration,
    OptionDeclaration,
    PieceDeclaration,
    SymbolDeclaration,
    TermDeclaration,
    TerrainDeclaration,
)
from swdsl.syntax.tree_games import AlikeDeclaration, GuestsDeclaration, Member
from swdsl.syntax.tree_maps import MapDeclaration, MapRow
from swdsl.syntax.tree_scenarios import Board, BoardDeclaration, GivenBlock, RollBlock, ThenBlock, WhenBlock
from swdsl.syntax.tree_translations import Translation
from swdsl.syntax.tree_words import Line
from swdsl.syntax.write import written


def declaration(one: Declaration) -> Entry:
    """Return a declaration and all that stands below it."""
    # First lines hang twice as deep, so that they do not look like the lines below them.
    first = wrapped(0, *_sections(one), hanging=2 * STEP)
    match one:
        case TerrainDeclaration() | SymbolDeclaration() | NeutralDeclaration():
            return Entry(first, one.layout, _lines(one.notes, 1))
        case TermDeclaration() | OptionDeclaration() | AlikeDeclaration() | GuestsDeclaration():
            return Entry(first, one.layout, _lines(one.notes, 1))
        case MapDeclaration() | BoardDeclaration():
            return Entry(first, one.layout, tuple(_rows_and_notes(one.lines)), is_block=True)
        case Translation():
            return Entry(first, one.layout, tuple(translated_rows(one.lines)), is_block=True)
        case _:
            return Entry(first, one.layout, _lines(one.lines, 1), is_block=True)


def _sections(one: Declaration) -> tuple[str, ...]:
    """Return what may stand on a line of its own: of an option, each of its answers, which are sentences."""
    head, *rest = sections(one)
    if not isinstance(one, OptionDeclaration):
        return (head, *rest)
    *others, last = map(written, one.choices)
    return (head, *(f"{each} or" for each in others), last)


def _lines(lines: Sequence[Line], depth: int) -> tuple[Entry, ...]:
    return tuple(_line(line, depth) for line in lines)


def _line(one: Line, depth: int) -> Entry:
    match one:
        case GivenBlock() | WhenBlock() | ThenBlock() | RollBlock():
            return block(one)
        case Board(_, rows):
            return Entry((written(one),), one.layout, map_rows(rows, depth + 1))
        case Clause() | PieceDeclaration():
            return Entry(wrapped(depth, *sections(one)), one.layout, _lines(one.notes, depth + 1))
        case _:
            return Entry(wrapped(depth, *sections(one)), one.layout)


def _rows_and_notes(lines: Sequence[Line]) -> Iterator[Entry]:
    rows = [line for line in lines if isinstance(line, MapRow)]
    table = iter(map_rows(rows, 1))
    for line in lines:
        yield next(table) if isinstance(line, MapRow) else _line(line, 1)


@written.register
def _(one: Member) -> str:
    if one.reference is None:
        return f"{one.kind.written}s" if one.kind else ""
    return f"{one.kind.written} {written(one.reference)}" if one.kind else written(one.reference)
