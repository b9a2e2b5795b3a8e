"""Boards for the terminal: laid out once, remembered, and painted where there is colour."""

import json
import shutil
from collections.abc import Sequence
from typing import Final

import click

from swdsl.cli.output import harmless
from swdsl.drawing import DrawingUnavailable, UndrawableBoard, lay_out
from swdsl.drawing.from_model import sketch
from swdsl.drawing.raster import Grid, raster
from swdsl.drawing.sketch import BoardSketch
from swdsl.drawing.terminal import Ink, Part
from swdsl.model.ruleset import Library
from swdsl.play.picture import Canvas
from swdsl.workspace import digest_of, recall, remember

_TOPIC: Final = "canvas"
_WIDEST: Final = 118
_NARROWEST: Final = 60
_DARK: Final = 110  # below this brightness white is read more easily than black


def canvas_for(board_id: str, library: Library) -> Canvas | None:
    """Return a board as wide as the terminal; None where no picture can be drawn."""
    board = next((each for each in library.boards if each.id == board_id), None)
    columns = min(shutil.get_terminal_size((_WIDEST, 40)).columns - 2, _WIDEST)
    if board is None or columns < _NARROWEST:
        return None
    drawn = sketch(board, library)
    found = _laid_out(drawn, columns)
    if found is None:
        return None
    regions, grid = found
    terrains = {each.id: each for each in drawn.terrains}
    looks = {region.id: terrains[region.terrain] for region in drawn.regions}
    return Canvas(
        grid,
        regions,
        {number: looks[name].pattern for number, name in enumerate(regions)},
        {number: looks[name].colour for number, name in enumerate(regions)},
    )


def _laid_out(board: BoardSketch, columns: int) -> tuple[tuple[str, ...], Grid] | None:
    """Lay a board out, or remember how it was: it takes a second."""
    ground = json.dumps([[(each.id, each.edge) for each in board.regions], board.borders, columns])
    digest = digest_of((), ground)
    known = _remembered(digest)
    if known is not None and _fits(*known, board, columns):
        return known
    try:
        layout = lay_out(board)
    except (DrawingUnavailable, UndrawableBoard):
        return None
    regions, grid = tuple(cell.region for cell in layout.cells), raster(layout, columns)
    remember(_TOPIC, digest, json.dumps([regions, grid]))
    return regions, grid


def _remembered(digest: str) -> tuple[tuple[str, ...], Grid] | None:
    """Return a board as it was laid out before; a damaged memory is none."""
    try:
        regions, rows = json.loads(recall(_TOPIC, digest) or "null")
        return tuple(map(str, regions)), tuple(tuple(map(int, row)) for row in rows)
    except (TypeError, ValueError, RecursionError):
        return None


def _fits(regions: tuple[str, ...], grid: Grid, board: BoardSketch, columns: int) -> bool:
    """Whether what is remembered is a picture of this board: its regions, and numbers that mean one."""
    numbers = range(-1, len(regions))
    return sorted(regions) == sorted(each.id for each in board.regions) and all(
        len(row) == columns + 2 and all(number in numbers for number in row) for row in grid
    )


def painted(rows: Sequence[Sequence[Ink]], canvas: Canvas) -> list[str]:
    """Return the rows of a picture in the colours of the ground; whoever writes them drops unwanted ones."""
    return ["".join(_painted(ink, canvas) for ink in row) for row in rows]


def _painted(ink: Ink, canvas: Canvas) -> str:
    if ink.part is Part.LINE or ink.region not in canvas.colours:
        return harmless(ink.text)
    colour = canvas.colours[ink.region]
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    dark = red * 0.3 + green * 0.59 + blue * 0.11 < _DARK
    return click.style(
        harmless(ink.text),
        bg=(red, green, blue),
        fg="bright_white" if dark else "black",
        bold=ink.part is Part.NOTE,
        dim=ink.part is Part.GROUND or None,
    )
