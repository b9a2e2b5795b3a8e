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
GROUND_SIGNS: Final = {
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
    WHO = "who"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Ink:
    """Characters of one row that belong together; `region` is a number of the grid, or `NOWHERE`."""

    text: str
    region: int
    part: Part


@dataclass(frozen=True, slots=True)
class Picture:
    """The rows of a board, and the regions that are too small for what is to be said of them."""

    rows: tuple[tuple[Ink, ...], ...]
    cramped: tuple[int, ...]


Row = tuple[tuple[str, Part], ...]


@dataclass(frozen=True, slots=True)
class Label:
    """What is written into a region: its name, who stands there, and what else is to be seen.

    `brief` and `signs` say the same as `who` and `notes` in a few characters. Names may be cut short; who and
    what is there never is.
    """

    name: str
    who: str = ""
    brief: str = ""
    notes: tuple[str, ...] = ()
    signs: str = ""

    def ways(self) -> Iterator[tuple[Row, ...]]:
        """Yield ways to write it, the best first: in full, then in signs, then with less of the name."""
        name = ((self.name, Part.NAME),)
        who = ((self.who, Part.WHO),) if self.who else ()
        yield _lines(name, who, *(((note, Part.NOTE),) for note in self.notes))
        yield _lines(name, who, ((", ".join(self.notes), Part.NOTE),) if self.notes else ())
        yield _lines(name, _beside(self.who, self.signs))
        yield _lines(*self._halves(), _beside(self.who, self.signs))
        yield _lines(name, _beside(self.brief, self.signs))
        yield _lines(*self._halves(), _beside(self.brief, self.signs))

    def cut(self, room: int) -> Iterator[tuple[Row, ...]]:
        """Yield what is left to try in so many columns: a name cut short above, then signs alone."""
        signs = _beside(self.brief, self.signs)
        if room >= max(_SHORTEST, _width(signs)):
            yield _lines(((_cut(self.name, room), Part.NAME),), signs)
        if signs:
            yield _lines(signs)

    def _halves(self) -> Iterator[Row]:
        """Yield the name on two lines, broken where they come nearest in length."""
        words = self.name.split(" ")
        breaks = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
        best = min(breaks, key=lambda lines: max(map(len, lines)), default=(self.name,))
        return (((line, Part.NAME),) for line in best)


def _beside(who: str, signs: str) -> Row:
    """Return signs behind whoever stands there, on one line."""
    parts = [(text, part) for text, part in ((who, Part.WHO), (signs, Part.NOTE)) if text]
    return (parts[0], (" ", Part.GROUND), parts[1]) if len(parts) == 2 else tuple(parts)


def _lines(*lines: Row) -> tuple[Row, ...]:
    return tuple(line for line in lines if line)


def _width(line: Row) -> int:
    return sum(len(text) for text, _ in line)


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def draw_text(grid: Grid, labels: Mapping[int, Label], patterns: Mapping[int, str]) -> Picture:
    """Draw a grid row by row, with a label and a pattern for each region."""
    canvas = [[_mark(grid, x, y, patterns) for x in range(len(grid[0]) - 1)] for y in range(len(grid) - 1)]
    cramped = tuple(region for region, label in labels.items() if not _write(canvas, region, label))
    return Picture(tuple(tuple(_joined(row)) for row in canvas), cramped)


def _mark(grid: Grid, x: int, y: int, patterns: Mapping[int, str]) -> Ink:
    """Return the character between four points: where two neighbours differ, a line runs between them."""
    here, right, below, across = grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]
    line = _LINES[here != right, right != across, below != across, here != below]
    if line != " ":
        return Ink(line, NOWHERE, Part.LINE)
    across_columns, across_rows = _SPARSE
    on_show = here != NOWHERE and y % across_rows == 0 and (x + 3 * (y // across_rows)) % across_columns == 0
    return Ink(GROUND_SIGNS.get(patterns.get(here, "plain"), ".") if on_show else " ", here, Part.GROUND)


# ------------------------------------------------------------------ labels


def _write(canvas: list[list[Ink]], region: int, label: Label) -> bool:
    """Write a label the best way there is room for; False if something of it had to be left out."""
    for way in label.ways():
        room = _room(canvas, region, len(way))
        if room is not None and room.width >= max(map(_width, way)):
            _write_lines(canvas, region, room, way)
            return True
    for lines in (2, 1):
        room = _room(canvas, region, lines)
        for way in label.cut(room.width) if room is not None else ():
            if room is not None and len(way) <= lines and room.width >= max(map(_width, way)):
                _write_lines(canvas, region, room, way)
                return True
    return not (label.brief or label.signs)


def _write_lines(canvas: list[list[Ink]], region: int, room: "_Room", lines: Sequence[Row]) -> None:
    for number, line in enumerate(lines):
        row = canvas[room.row + number]
        first = room.start + (room.width - _width(line)) // 2
        row[first - 1] = row[first + _width(line)] = Ink(" ", region, Part.GROUND)
        for text, part in line:
            for character in text:
                row[first] = Ink(character, region, part)
                first += 1


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
