"""What stands in a cell: its name in one or more lines, below it a row of symbols, as large as fits."""

from collections.abc import Sequence
from dataclasses import dataclass

from swdsl.drawing.colour import Tones, tones
from swdsl.drawing.fit import largest_box
from swdsl.drawing.glyphs import draw_glyph
from swdsl.drawing.layout import Cell
from swdsl.drawing.lettering import broken, width_of
from swdsl.drawing.markup import text_line
from swdsl.drawing.sketch import MarkLook

FONT_SIZE, SMALLEST = 21.0, 10.0
LEADING = 1.14
SYMBOL, SYMBOL_GAP, ROW_GAP = 27.0, 5.0, 5.0
MARGIN = 11.0
TOKEN = 40.0  # room for one token, where a board leaves room for them
ENOUGH = 1.25  # a little more room than needed looks better than a tight fit


@dataclass(frozen=True, slots=True)
class Caption:
    """A block of text and symbols at full size: the lines, how many symbols, and what both take up.

    With `reserve`, a row for tokens stays free below them.
    """

    lines: tuple[str, ...]
    symbols: int
    reserve: bool = False

    @property
    def text_height(self) -> float:
        """The height of all lines."""
        return FONT_SIZE * LEADING * len(self.lines)

    @property
    def row_width(self) -> float:
        """The width of all symbols side by side."""
        return self.symbols * (SYMBOL + SYMBOL_GAP) - SYMBOL_GAP

    @property
    def height(self) -> float:
        """The height of the whole block."""
        below = (SYMBOL,) * bool(self.symbols) + (TOKEN,) * self.reserve
        return self.text_height + sum(ROW_GAP + row for row in below)

    @property
    def box(self) -> tuple[float, float]:
        """The room the block wants, its margin included."""
        text_width = max((width_of(line) for line in self.lines), default=0.0) * FONT_SIZE
        tokens = 2 * TOKEN if self.reserve else 0.0
        return max(text_width, self.row_width, tokens) + 2 * MARGIN, self.height + 1.4 * MARGIN


@dataclass(frozen=True, slots=True)
class PlacedCaption:
    """A caption with its centre and the scale at which it fits."""

    caption: Caption
    x: float
    y: float
    scale: float

    @property
    def symbol_places(self) -> list[tuple[float, float]]:
        """The centres of the symbols, from left to right."""
        left = self.x - self.caption.row_width / 2 * self.scale
        down = self._down(self.caption.text_height + ROW_GAP + SYMBOL / 2)
        pitch = (SYMBOL + SYMBOL_GAP) * self.scale
        return [
            (left + SYMBOL / 2 * self.scale + pitch * place, down) for place in range(self.caption.symbols)
        ]

    @property
    def token_row(self) -> tuple[float, float, float]:
        """The centre of the row for tokens, and how wide it may be."""
        width = self.caption.box[0] - MARGIN
        return self.x, self._down(self.caption.height - TOKEN / 2), width * self.scale

    def _down(self, height: float) -> float:
        """How far down something stands that is so far below the top of the block."""
        return self.y + (height - self.caption.height / 2) * self.scale


def place_caption(cell: Cell, name: str, symbols: int, *, reserve: bool = False) -> PlacedCaption:
    """Set a name and its symbols where and how they come out largest."""
    settings = [Caption(lines, symbols, reserve) for lines in (broken(name) if name else ((),))]
    placed = [(caption, *largest_box(cell.rings, caption.box, ENOUGH)) for caption in settings]
    caption, (x, y), room = max(placed, key=lambda found: min(found[2], ENOUGH))
    return PlacedCaption(caption, x, y, max(SMALLEST / FONT_SIZE, min(1.0, room)))


def draw_name(placed: PlacedCaption, inks: Tones) -> str:
    """The lines of a name, each first as a halo and then in ink."""
    size = FONT_SIZE * placed.scale
    top = placed.y - placed.caption.height / 2 * placed.scale
    return "".join(
        text_line(line, placed.x, top + size * LEADING * (number + 0.78), size, inks)
        for number, line in enumerate(placed.caption.lines)
    )


def draw_symbols(placed: PlacedCaption, glyph: str, inks: Tones, marks: Sequence[MarkLook]) -> str:
    """The terrain's own symbol in plain ink, then a badge for each mark."""
    places = placed.symbol_places
    size = SYMBOL * placed.scale
    drawn = ""
    if glyph:
        (x, y), *places = places
        drawn += f'<g opacity="0.72">{draw_glyph(glyph, inks.ink, x, y, size * 0.86)}</g>'
    return drawn + "".join(draw_badge(mark, x, y, size) for mark, (x, y) in zip(marks, places, strict=True))


def draw_badge(mark: MarkLook, x: float, y: float, size: float) -> str:
    """A round badge in the colour of a mark, with its symbol in the contrasting ink."""
    ink = tones(mark.colour).ink
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size / 2:.1f}" fill="{mark.colour}" stroke="#fff9ee" '
        f'stroke-width="{size * 0.07:.1f}"/>' + draw_glyph(mark.glyph, ink, x, y, size * 0.64)
    )
