"""Tiles, drawn by us as vector graphics: banners, badges and markers, with their active and declined sides.

One unit of a drawing is one millimetre, so that the same drawing serves the screen and the scissors.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final
from xml.sax.saxutils import escape

from swdsl.drawing.colour import Tones, tones
from swdsl.drawing.glyphs import draw_glyph
from swdsl.drawing.lettering import FONTS, broken, width_of
from swdsl.model.content import Look
from swdsl.model.names import Ref
from swdsl.reference.chips import INK, PAPER, Box, chips_height, draw_chips
from swdsl.reference.icons import ICONS, draw_icon
from swdsl.reference.pictograms import Pictogram
from swdsl.words import Kind, State

GILT, FADED = "#c39a4a", "#aaa399"
_PALETTE: Final = (
    "#9c4a3c", "#3f6f6a", "#6b5a8e", "#a9772f", "#4f6f3a",
    "#8a4465", "#3d648f", "#77603f", "#5b7d84", "#a35a52",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in millimetres."""

    width: float
    height: float


SIZES: Final[Mapping[Kind, Size]] = {
    Kind.RACE: Size(92, 44),
    Kind.POWER: Size(60, 44),
    Kind.RELIC: Size(50, 50),
    Kind.PLACE: Size(50, 50),
}


@dataclass(frozen=True, slots=True)
class Tile:
    """Everything a tile shows."""

    ref: Ref
    name: str
    title: str
    number: int | None
    extra: int
    signs: tuple[Pictogram, ...]
    looks: Mapping[Ref, Look]

    @property
    def size(self) -> Size:
        """The true size of the tile."""
        return SIZES[self.ref.kind]


def accent(ref: Ref, signs: Iterable[Pictogram], looks: Mapping[Ref, Look]) -> str:
    """Return the colour of a tile: that of the first ground or symbol it speaks of, else one of its own."""
    for sign in signs:
        for thing in sign.things:
            colour = looks[thing].colour if thing in looks else None
            if colour is not None and thing.kind in (Kind.TERRAIN, Kind.SYMBOL):
                return colour
    digest = sha256(f"{ref.kind.value} {ref}".encode()).digest()
    return _PALETTE[digest[0] % len(_PALETTE)]


def draw_tile(tile: Tile, *, declined: bool = False) -> str:
    """Draw one side of a tile as an SVG element of its own."""
    size = tile.size
    ground = FADED if declined else accent(tile.ref, tile.signs, tile.looks)
    inks = tones(ground)
    other_side = State.ACTIVE if declined else State.DECLINED
    signs = [sign for sign in tile.signs if sign.state is not other_side]
    numbered = tile.number is not None and not declined
    box = _chip_box(tile)
    signed = max(
        chips_height(signs, tile.looks, box), 14.0 if numbered and tile.ref.kind is Kind.POWER else 0.0
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width:g} {size.height:g}" role="img" '
        f'class="tile" font-family="{FONTS}"><title>{escape(tile.title)}</title>'
        f"{_shape(tile, ground, inks)}{_emblem(tile, inks)}{_lettering(tile, inks, numbered, signed)}"
        f"{_number(tile) if numbered else ''}{draw_chips(signs, tile.looks, box)}</svg>"
    )


def _shape(tile: Tile, ground: str, inks: Tones) -> str:
    outline, inner = _outline(tile.ref.kind, tile.size, 0.4), _outline(tile.ref.kind, tile.size, 2.2)
    return (
        f'<path d="{outline}" fill="{ground}" stroke="{INK}" stroke-width="0.6" stroke-linejoin="round"/>'
        f'<path d="{inner}" fill="none" stroke="{inks.ink}" stroke-opacity="0.5" stroke-width="0.35"/>'
    )


def _outline(kind: Kind, size: Size, inset: float) -> str:
    """The cut of a tile: a pennant, a badge rounded on its left, or a square without corners."""
    left, top, right, bottom = inset, inset, size.width - inset, size.height - inset
    middle = size.height / 2
    match kind:
        case Kind.RACE:
            notch = right - 7
            return f"M{left:g} {top:g}H{right:g}L{notch:g} {middle:g}L{right:g} {bottom:g}H{left:g}Z"
        case Kind.POWER:
            bend = left + 14
            return (
                f"M{right:g} {top:g}H{bend:g}C{left:g} {top:g} {left:g} {middle - 8:g} {left:g} {middle:g}"
                f"S{left:g} {bottom:g} {bend:g} {bottom:g}H{right:g}Z"
            )
        case _:
            cut = 9.0
            return (
                f"M{left + cut:g} {top:g}H{right - cut:g}L{right:g} {top + cut:g}V{bottom - cut:g}"
                f"L{right - cut:g} {bottom:g}H{left + cut:g}L{left:g} {bottom - cut:g}V{top + cut:g}Z"
            )


def _emblem(tile: Tile, inks: Tones) -> str:
    """A large faint figure behind everything: what the tile is about, or its initial."""
    size = tile.size
    aside = 0.36 if tile.ref.kind in (Kind.RACE, Kind.POWER) else 0.5
    x, y, extent = size.width * aside, size.height / 2, size.height * 0.8
    thing = next(
        (tile.looks[each] for sign in tile.signs for each in sign.things if each in tile.looks), None
    )
    if thing is not None and thing.glyph:
        drawn = draw_glyph(thing.glyph, inks.ink, x, y, extent)
    elif tile.signs:
        drawn = draw_icon(ICONS[tile.signs[0].icon], inks.ink, x - extent / 2, y - extent / 2, extent)
    else:
        drawn = draw_glyph(tile.name[:1], inks.ink, x, y, extent)
    return f'<g opacity="0.13">{drawn}</g>'


def _lettering(tile: Tile, inks: Tones, numbered: bool, signed: float) -> str:
    """Set the name as large as the room allows, on up to three lines."""
    size, left = tile.size, 7.0
    # A badge has its number below, beside the signs; a banner ends in a notch.
    banner = 28.5 if numbered else 13.0
    right = size.width - (banner if tile.ref.kind is Kind.RACE else left)
    top = 4.5 if tile.ref.kind in (Kind.RACE, Kind.POWER) else 6.0
    room, height = right - left, size.height - 2 * top - signed
    font, lines = max((_fitting(way, room, height), way) for way in broken(tile.name))
    start = top + (height - font * 1.15 * len(lines)) / 2 + font * 0.88
    return "".join(
        f'<text x="{(left + right) / 2:.1f}" y="{start + place * font * 1.15:.1f}" font-size="{font:.2f}" '
        f'font-weight="bold" text-anchor="middle" fill="{inks.ink}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )


def _fitting(lines: Sequence[str], width: float, height: float) -> float:
    widest = max(width_of(line) for line in lines)
    # Bold letters are a little wider than the plain ones that the drawing room measures.
    return min(11.0, width / max(widest * 1.12, 1.0), height / (1.15 * len(lines)))


def _number(tile: Tile) -> str:
    size, is_race = tile.size, tile.ref.kind is Kind.RACE
    x, y = (size.width - 16.5, 12.0) if is_race else (size.width - 12.0, size.height - 11.5)
    return _roundel(x, y, 7.6, str(tile.number)) + (
        _roundel(x + 6, y + 6.5, 4.2, f"+{tile.extra}") if tile.extra else ""
    )


def _roundel(x: float, y: float, radius: float, text: str) -> str:
    font = radius * (1.32 if len(text) == 1 else 1.1)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{PAPER}" stroke="{GILT}" stroke-width="1"/>'
        f'<text x="{x:g}" y="{y + font * 0.36:.2f}" font-size="{font:.2f}" font-weight="bold" '
        f'text-anchor="middle" fill="{INK}">{text}</text>'
    )


def _chip_box(tile: Tile) -> Box:
    size = tile.size
    match tile.ref.kind:
        case Kind.RACE:
            return Box(5.0, size.width - 12.0, size.height - 4.2)
        case Kind.POWER:
            return Box(7.0, size.width - 21.0, size.height - 6.0)
        case _:
            return Box(6.5, size.width - 6.5, size.height - 5.0)
