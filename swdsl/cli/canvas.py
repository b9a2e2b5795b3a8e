"""Boards for the terminal: laid out once, remembered, and painted where there is colour."""

import json
import shutil
import textwrap
from collections.abc import Mapping
from typing import Final

import click

from swdsl.cli.output import harmless
from swdsl.drawing import UndrawableBoard, lay_out
from swdsl.drawing.counters import COLOURS
from swdsl.drawing.from_model import sketch
from swdsl.drawing.raster import Grid, raster
from swdsl.drawing.sketch import BoardSketch
from swdsl.drawing.terminal import GROUND_SIGNS, Ink, Part, Picture
from swdsl.model.ruleset import Library
from swdsl.runtime.state import State
from swdsl.table.picture import Canvas, board_picture
from swdsl.table.standing import holder, things_in
from swdsl.table.talk import Talk
from swdsl.workspace import digest_of, recall, remember

_TOPIC: Final = "canvas"
_WIDEST: Final = 118
_NARROWEST: Final = 60
_LOWEST: Final = 16
_USUAL_ROWS: Final = 40
_BELOW: Final = 4  # rows that stay free for the title, the key of signs and what is typed
_DARK: Final = 110  # below this brightness white is read more easily than black


def canvas_for(board_id: str, library: Library) -> Canvas | None:
    """Return a board that fits into the terminal; None where no picture can be drawn."""
    board = next((each for each in library.boards if each.id == board_id), None)
    size = shutil.get_terminal_size((_WIDEST + 2, _USUAL_ROWS))
    columns, rows = min(size.columns - 2, _WIDEST), size.lines - _BELOW
    if board is None or columns < _NARROWEST or rows < _LOWEST:
        return None
    drawn = sketch(board, library)
    found = _laid_out(drawn, columns, rows)
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


def _laid_out(board: BoardSketch, columns: int, rows: int) -> tuple[tuple[str, ...], Grid] | None:
    """Lay a board out, or remember how it was: it takes a second."""
    ground = json.dumps([[(each.id, each.edge) for each in board.regions], board.borders, columns, rows])
    digest = digest_of((), ground)
    known = _remembered(digest)
    if known is not None and _fits(*known, board, columns):
        return known
    try:
        layout = lay_out(board)
    except UndrawableBoard:
        return None
    regions, grid = tuple(cell.region for cell in layout.cells), raster(layout, columns, rows)
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


def board_lines(s: State, canvas: Canvas, talk: Talk) -> list[str]:
    """Return the board as it stands, with what its signs mean and whatever found no room in it."""
    drawn = board_picture(s, canvas, talk)
    width = len(canvas.grid[0]) - 2
    lines = painted(drawn.picture, canvas, drawn.players)
    key = "   ".join(
        f"{sign} {name}".replace(" ", "\u00a0") for sign, name in (*_grounds(s, canvas, talk), *drawn.legend)
    )
    lines += [f" {line}".replace("\u00a0", " ") for line in map(harmless, textwrap.wrap(key, width))]
    where = {region.name: number for number, region in enumerate(s.board.regions)}
    for number in drawn.picture.cramped:
        r = where[canvas.regions[number]]
        marks = map(talk.ground, s.board.regions[r].symbols)
        there = ", ".join(each for each in (holder(s, r, talk), *things_in(s, r, talk), *marks) if each)
        lines += [harmless(f" {line}") for line in textwrap.wrap(f"{talk.region(r)}: {there}", width)]
    return lines


def _grounds(s: State, canvas: Canvas, talk: Talk) -> list[tuple[str, str]]:
    """Return the sign of each terrain on the board, with its name; terrains drawn alike share one."""
    terrains = {region.name: region.terrain for region in s.board.regions}
    found: dict[str, dict[str, None]] = {}
    for number, name in enumerate(canvas.regions):
        sign = GROUND_SIGNS.get(canvas.patterns[number], "").strip()
        if sign:
            found.setdefault(sign, {})[talk.ground(terrains[name])] = None
    return [(sign, ", ".join(names)) for sign, names in found.items()]


def painted(picture: Picture, canvas: Canvas, players: Mapping[int, int]) -> list[str]:
    """Return the rows of a picture in the colours of the ground; whoever writes them drops unwanted ones."""
    return ["".join(_painted(ink, canvas, players) for ink in row) for row in picture.rows]


def _painted(ink: Ink, canvas: Canvas, players: Mapping[int, int]) -> str:
    if ink.part is Part.LINE or ink.region not in canvas.colours:
        return harmless(ink.text)
    player = players.get(ink.region) if ink.part is Part.WHO else None
    colour = canvas.colours[ink.region] if player is None else COLOURS[player % len(COLOURS)]
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    dark = red * 0.3 + green * 0.59 + blue * 0.11 < _DARK
    return click.style(
        harmless(ink.text),
        bg=(red, green, blue),
        fg="bright_white" if dark else "black",
        bold=ink.part in (Part.WHO, Part.NOTE),
        dim=ink.part is Part.GROUND or None,
    )
