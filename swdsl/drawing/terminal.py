"""A board in characters, for a terminal: lines between regions, the ground of each, and notes inside."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Final

from swdsl.drawing.raster import NOWHERE, Grid

#: Lines that meet in a character: up, right, down, left.
_LINES: Final = dict(
    zip(
        product((False, True), repeat=4),
        " ─│┐──┌┬│┘│┤└┴├┼",
        strict=True,
    )
)
#: What a pattern of `PATTERNS` looks like in one character; a colour-blind reader tells grounds by it.
_GROUND: Final = {
    "plain": " ",
    "bricks": "#",
    "bubbles": "o",
    "bumps": "∩",
    "caps": "♠",
    "cracks": "%",
    "crosses": "+",
    "dots": ".",
    "facets": "◊",
    "furrows": "=",
    "hatch": "/",
    "peaks": "^",
    "reeds": '"',
    "ripples": "≈",
    "scales": ")",
    "stars": "*",
    "trees": "♣",
    "waves": "~",
}
_SPARSE: Final = (5, 2)  # one character of ground in so many columns and rows
_SHORTEST: Final = 3  # a name cut shorter than this says nothing


class Part(Enum):
    """What a character belongs to."""

    LINE = "line"
    GROUND = "ground"
    NAME = "name"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Ink:
    """Characters of one row that belong together; `region` is a number of the grid, or `NOWHERE`."""

    text: str
    region: int
    part: Part


@dataclass(frozen=True, slots=True)
class Label:
    """What is written into a region: its name, and notes below it, the most important first."""

    name: str
    notes: tuple[str, ...] = ()

    def ways(self) -> Iterator[tuple[tuple[str, Part], ...]]:
        """Yield ways to write it in full, the best first: fewer notes, then the name on two lines."""
        notes = [(note, Part.NOTE) for note in self.notes]
        for count in range(len(notes), min(len(notes), 1) - 1, -1):
            yield ((self.name, Part.NAME), *notes[:count])
        words = self.name.split(" ")
        if len(words) > 1:
            half = len(words) // 2
            lines = (" ".join(words[:half]), " ".join(words[half:]))
            yield (*((line, Part.NAME) for line in lines), *notes[:1])
        if notes:
            # Who stands there matters more than a whole name.
            yield ((self.name[: max(_SHORTEST, len(self.notes[0])) - 1] + "…", Part.NAME), notes[0])


def draw_text(grid: Grid, labels: Mapping[int, Label], patterns: Mapping[int, str]) -> list[list[Ink]]:
    """Draw a grid row by row, with a label and a pattern for each region."""
    canvas = [[_mark(grid, x, y, patterns) for x in range(len(grid[0]) - 1)] for y in range(len(grid) - 1)]
    for region, label in labels.items():
        _write(canvas, region, label)
    return [list(_joined(row)) for row in canvas]


def _mark(grid: Grid, x: int, y: int, patterns: Mapping[int, str]) -> Ink:
    """Return the character between four points: where two neighbours differ, a line runs between them."""
    here, right, below, across = grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]
    line = _LINES[here != right, right != across, below != across, here != below]
    if line != " ":
        return Ink(line, NOWHERE, Part.LINE)
    across_columns, across_rows = _SPARSE
    on_show = here != NOWHERE and y % across_rows == 0 and (x + 3 * (y // across_rows)) % across_columns == 0
    return Ink(_GROUND.get(patterns.get(here, "plain"), ".") if on_show else " ", here, Part.GROUND)


# ------------------------------------------------------------------ labels


def _write(canvas: list[list[Ink]], region: int, label: Label) -> None:
    """Write a label the best way there is room for; a note is cut short before it is left out."""
    bare = ((label.name, Part.NAME),)
    for way in label.ways():
        room = _room(canvas, region, len(way))
        if room is not None and room.width >= max(len(text) for text, _ in way):
            return _write_lines(canvas, region, room, way)
    for way in ((*bare, *((note, Part.NOTE) for note in label.notes[:1])), bare):
        room = _room(canvas, region, len(way))
        if room is not None and room.width >= _SHORTEST:
            return _write_lines(canvas, region, room, way)
    return None


def _write_lines(
    canvas: list[list[Ink]], region: int, room: "_Room", lines: Sequence[tuple[str, Part]]
) -> None:
    for number, (text, part) in enumerate(lines):
        row = canvas[room.row + number]
        shown = text if len(text) <= room.width else text[: room.width - 1].rstrip() + "…"
        first = room.start + (room.width - len(shown)) // 2
        for column, character in enumerate(f" {shown} ", first - 1):
            row[column] = Ink(character, region, part if character != " " else Part.GROUND)


@dataclass(frozen=True, slots=True)
class _Room:
    """A place for some lines inside a region: its first row, its first column, and how wide it is."""

    row: int
    start: int
    width: int


def _room(canvas: Sequence[Sequence[Ink]], region: int, count: int) -> _Room | None:
    """Return the widest place for some lines inside a region, near its middle where several are as wide."""
    runs = [list(_runs(row, region)) for row in canvas]
    filled = [number for number, each in enumerate(runs) if each]
    middle = (filled[0] + filled[-1] + 1) / 2 if filled else 0.0
    places: list[tuple[int, float, _Room]] = []
    for row in range(len(canvas) - count + 1):
        for chosen in _columns(runs[row : row + count]):
            # A blank on either side keeps words off the lines.
            start = max(start for start, _ in chosen) + 1
            width = min(end for _, end in chosen) - 1 - start
            places.append((width, -abs(row + count / 2 - middle), _Room(row, start, width)))
    return max(places, key=lambda each: each[:2])[2] if places else None


def _columns(rows: Sequence[Sequence[tuple[int, int]]]) -> Iterator[list[tuple[int, int]]]:
    """Yield for each run of the first row the runs below it that it overlaps most."""
    for first in rows[0]:
        chosen = [first]
        for row in rows[1:]:
            best = max(row, key=lambda run: min(run[1], first[1]) - max(run[0], first[0]), default=None)
            if best is None:
                break
            chosen.append(best)
        else:
            yield chosen


def _runs(row: Sequence[Ink], region: int) -> Iterator[tuple[int, int]]:
    start = None
    for column, ink in enumerate((*row, Ink("", NOWHERE, Part.LINE))):
        inside = ink.region == region and ink.part is Part.GROUND
        if inside and start is None:
            start = column
        elif not inside and start is not None:
            yield start, column
            start = None


def _joined(row: Sequence[Ink]) -> Iterator[Ink]:
    """Put neighbouring characters of one kind together."""
    last: Ink | None = None
    for ink in row:
        if last is not None and (last.region, last.part) == (ink.region, ink.part):
            last = Ink(last.text + ink.text, ink.region, ink.part)
            continue
        if last is not None:
            yield last
        last = ink
    if last is not None:
        yield last
