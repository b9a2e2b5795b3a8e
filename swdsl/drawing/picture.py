"""The finished picture: paper, regions, borders, rim, title and legend, as one SVG document."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from swdsl.drawing.captions import PlacedCaption, draw_name, draw_symbols, place_caption
from swdsl.drawing.colour import tones
from swdsl.drawing.layout import Cell, Layout
from swdsl.drawing.legend import ROW, Entry, draw_rows, rows_of
from swdsl.drawing.lettering import FONTS, width_of
from swdsl.drawing.markup import attribute, box, number, open_path, path
from swdsl.drawing.patterns import draw_pattern
from swdsl.drawing.sketch import BoardSketch, MarkLook, RegionSketch, TerrainLook
from swdsl.drawing.spots import spot

PAPER, PAPER_EDGE, INK, GILT, NOWHERE = "#f6efdf", "#d8c8a4", "#3a2d22", "#c39a4a", "#ebe2cd"
MARGIN = 34.0
TITLE_SIZE, TITLE_BAND = 34.0, 66.0
NARROWEST = 560.0


@dataclass(frozen=True, slots=True)
class Style:
    """What the caller may choose: a prefix for ids, a text for `desc`, what to leave out, room for tokens."""

    prefix: str = ""
    description: str | None = None
    heading: bool = True
    legend: bool = True
    tokens: bool = False


def paint(board: BoardSketch, layout: Layout, style: Style) -> str:
    """Draw the whole document."""
    return _Painter(board, layout, style).document()


class _Painter:
    """Knows the looks of one board and where its parts stand on the paper."""

    def __init__(self, board: BoardSketch, layout: Layout, style: Style) -> None:
        self.board, self.layout, self.style = board, layout, style
        self.stem = style.prefix + re.sub(r"[^A-Za-z0-9_-]", "-", board.id)
        self.terrains: dict[str, TerrainLook] = {look.id: look for look in board.terrains}
        self.marks: dict[str, MarkLook] = {look.id: look for look in board.marks}
        self.grounds = {look.id: f"{self.stem}-ground-{place}" for place, look in enumerate(board.terrains)}
        self.captions: dict[str, PlacedCaption] = {}
        self.width = max(layout.width + 2 * MARGIN, NARROWEST)
        self.top = TITLE_BAND if style.heading else MARGIN
        self.rows = rows_of(list(self._entries()), self.width - 2 * MARGIN) if style.legend else []
        self.height = self.top + layout.height + MARGIN + ROW * len(self.rows)

    def document(self) -> str:
        width, height = number(self.width), number(self.height)
        left = number((self.width - self.layout.width) / 2)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"',
            f'aria-labelledby="{self.stem}-title {self.stem}-desc" font-family="{FONTS}">',
            f'<title id="{self.stem}-title">{escape(self.board.title)}</title>',
            f'<desc id="{self.stem}-desc">{escape(self._description())}</desc>',
            f"<defs>{''.join(self._definitions())}</defs>",
            self._paper(),
            f'<g transform="translate({left} {number(self.top)})">',
            *self._board(),
            "</g>",
            draw_rows(self.rows, self.width / 2, self.top + self.layout.height + MARGIN * 0.6),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _entries(self) -> Iterator[Entry]:
        for terrain in self.board.terrains:
            yield Entry(terrain, self.grounds[terrain.id])
        for mark in self.board.marks:
            yield Entry(mark)

    def _description(self) -> str:
        if self.style.description is not None:
            return self.style.description
        return f"{len(self.board.regions)} regions: " + "; ".join(
            self._spoken(region) for region in self.board.regions
        )

    def _spoken(self, region: RegionSketch) -> str:
        terrain = self.terrains[region.terrain].name
        return ", ".join(
            [region.name or region.id, terrain, *(self.marks[mark].name for mark in region.marks)]
        )

    def _definitions(self) -> Iterator[str]:
        for terrain in self.board.terrains:
            yield draw_pattern(terrain.pattern, self.grounds[terrain.id], tones(terrain.colour).faint)
        for place, cell in enumerate(self.layout.cells):
            yield f'<path id="{self.stem}-shape-{place}" fill-rule="evenodd" d="{path(cell.rings)}"/>'

    def _paper(self) -> str:
        width, height = self.width, self.height
        drawn = (
            f'<rect {box(0, 0, width, height)} rx="18" fill="{PAPER}"/>'
            f'<rect {box(5, 5, width - 10, height - 10)} rx="14" fill="none" '
            f'stroke="{PAPER_EDGE}" stroke-width="2"/>'
        )
        if self.style.heading:
            room = (width - 2 * MARGIN) / max(width_of(self.board.title), 1.0)
            size = number(min(TITLE_SIZE, room))
            drawn += (
                f'<text x="{number(width / 2)}" y="{number(TITLE_BAND * 0.66)}" font-size="{size}" '
                f'font-weight="bold" text-anchor="middle" fill="{INK}">{escape(self.board.title)}</text>'
            )
        return drawn

    def _board(self) -> Iterator[str]:
        """Grounds first, then all borders, then names, so that no line runs through a word."""
        rim = path((self.layout.rim,))
        yield f'<path d="{rim}" fill="{NOWHERE}" stroke="{INK}" stroke-width="11" stroke-linejoin="round"/>'
        regions = {region.id: region for region in self.board.regions}
        pairs = [(regions[cell.region], cell) for cell in self.layout.cells]
        yield from (self._ground(place, region, cell) for place, (region, cell) in enumerate(pairs))
        yield f'<g fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">'
        drawn = [border.line for border in self.layout.borders if border.first or border.second]
        lines = "".join(open_path(line) for line in drawn)
        yield f'<path d="{lines}" stroke-width="9" stroke-opacity="0.16"/>'
        yield f'<path d="{lines}" stroke-width="2.6"/>'
        yield f'<path d="{rim}" stroke-width="5"/><path d="{rim}" stroke="{GILT}" stroke-width="2"/></g>'
        yield '<g pointer-events="none">'
        yield from (self._label(region, cell) for region, cell in pairs)
        yield "</g>"

    def _ground(self, place: int, region: RegionSketch, cell: Cell) -> str:
        shape = f"{self.stem}-shape-{place}"
        colour, pattern = self.terrains[region.terrain].colour, self.grounds[region.terrain]
        return (
            f'<g id="{attribute(f"{self.style.prefix}region-{region.id}")}"{self._spot(region, cell)}>'
            f"<title>{escape(self._spoken(region))}</title>"
            f'<use href="#{shape}" fill="{colour}"/><use href="#{shape}" fill="url(#{pattern})"/></g>'
        )

    def _spot(self, region: RegionSketch, cell: Cell) -> str:
        if not self.style.tokens:
            return ""
        x, y, room = self._caption(region, cell).token_row
        return spot(region.id, x + (self.width - self.layout.width) / 2, y + self.top, room)

    def _label(self, region: RegionSketch, cell: Cell) -> str:
        terrain = self.terrains[region.terrain]
        inks = tones(terrain.colour)
        marks = [self.marks[mark] for mark in region.marks]
        placed = self._caption(region, cell)
        return draw_name(placed, inks) + draw_symbols(placed, terrain.glyph, inks, marks)

    def _caption(self, region: RegionSketch, cell: Cell) -> PlacedCaption:
        known = self.captions.get(region.id)
        if known is not None:
            return known
        symbols = len(region.marks) + bool(self.terrains[region.terrain].glyph)
        self.captions[region.id] = place_caption(cell, region.name, symbols, reserve=self.style.tokens)
        return self.captions[region.id]
