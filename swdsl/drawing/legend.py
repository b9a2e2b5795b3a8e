"""The legend below a map: what each ground and each badge means."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from swdsl.drawing.captions import draw_badge
from swdsl.drawing.colour import tones
from swdsl.drawing.glyphs import draw_glyph
from swdsl.drawing.lettering import width_of
from swdsl.drawing.markup import box, number
from swdsl.drawing.sketch import MarkLook, TerrainLook

FONT_SIZE = 17.0
ROW = 40.0
SWATCH = (46.0, 28.0)
GAP, SPACING = 9.0, 28.0
INK = "#3a2d22"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the legend: a ground with its pattern's address, or a mark."""

    look: TerrainLook | MarkLook
    pattern: str = ""

    @property
    def picture_width(self) -> float:
        """How much room the picture takes."""
        return SWATCH[0] if isinstance(self.look, TerrainLook) else SWATCH[1]

    @property
    def width(self) -> float:
        """How much room picture and name take."""
        return self.picture_width + GAP + width_of(self.look.name) * FONT_SIZE


def rows_of(entries: Sequence[Entry], width: float) -> list[list[Entry]]:
    """Break the entries into rows that fit a width; marks begin a row of their own."""
    rows: list[list[Entry]] = []
    for kind in (TerrainLook, MarkLook):
        rows += _even([entry for entry in entries if isinstance(entry.look, kind)], width)
    return rows


def _even(entries: Sequence[Entry], width: float) -> list[list[Entry]]:
    """As few rows as fit, and among those the narrowest, so that no row is left with a straggler."""
    rows = tighter = _fill(entries, width)
    while len(tighter) == len(rows) > 0 and width > 0:
        rows = tighter
        width -= SPACING / 2
        tighter = _fill(entries, width)
    return rows


def _fill(entries: Sequence[Entry], width: float) -> list[list[Entry]]:
    rows: list[list[Entry]] = []
    room = -1.0
    for entry in entries:
        if entry.width > room:
            rows.append([])
            room = width
        rows[-1].append(entry)
        room -= entry.width + SPACING
    return rows


def draw_rows(rows: Sequence[Sequence[Entry]], middle: float, top: float) -> str:
    """Draw all rows, each centred."""
    drawn: list[str] = []
    for place, row in enumerate(rows):
        x = middle - (sum(entry.width for entry in row) + SPACING * (len(row) - 1)) / 2
        for entry in row:
            drawn.append(_draw(entry, x, top + ROW * (place + 0.5)))
            x += entry.width + SPACING
    return "".join(drawn)


def _draw(entry: Entry, x: float, y: float) -> str:
    width = entry.picture_width
    match entry.look:
        case TerrainLook() as terrain:
            picture = _swatch(terrain, entry.pattern, x, y)
        case MarkLook() as mark:
            picture = draw_badge(mark, x + width / 2, y, width)
    return (
        f'{picture}<text x="{number(x + width + GAP)}" y="{number(y + FONT_SIZE * 0.35)}" '
        f'font-size="{number(FONT_SIZE)}" fill="{INK}">{escape(entry.look.name)}</text>'
    )


def _swatch(terrain: TerrainLook, pattern: str, x: float, y: float) -> str:
    width, height = SWATCH
    frame = box(x, y - height / 2, width, height) + ' rx="6"'
    ink = tones(terrain.colour).ink
    glyph = draw_glyph(terrain.glyph, ink, x + width / 2, y, height * 0.76) if terrain.glyph else ""
    return (
        f'<rect {frame} fill="{terrain.colour}"/>'
        f'<rect {frame} fill="url(#{pattern})" stroke="{INK}" stroke-width="1.5"/>'
        f'<g opacity="0.8">{glyph}</g>'
    )
