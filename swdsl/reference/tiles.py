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
from swdsl.model.names import Kind, Ref
from swdsl.model.words import State
from swdsl.reference.icons import ICONS, draw_icon
from swdsl.reference.pictograms import Pictogram

PAPER, INK, GILT, FADED = "#fbf6ea", "#2f241b", "#c39a4a", "#a39d93"
CHIP_HEIGHT, CHIP_GAP = 8.0, 1.6
_PALETTE: Final = (
    "#9c4a3c", "#3f6f6a", "#6b5a8e", "#a9772f", "#4f6f3a", "#8a4465", "#3d648f", "#77603f", "#5b7d84", "#a35a52",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in millimetres."""

    width: float
    height: float


SIZES: Final[Mapping[Kind, Size]] = {
    Kind.RACE: Size(92, 42),
    Kind.POWER: Size(56, 42),
    Kind.RELIC: Size(48, 48),
    Kind.PLACE: Size(48, 48),
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
    """Return the colour of a tile: that of the first coloured thing it speaks of, else one of its own."""
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
    signs = [sign for sign in tile.signs if sign.state is not State.ACTIVE or not declined]
    shown = [sign for sign in signs if declined or sign.state is not State.DECLINED]
    name = _lettering(tile, inks, numbered=tile.number is not None and not declined)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width:g} {size.height:g}" role="img" '
        f'class="tile" font-family="{FONTS}"><title>{escape(tile.title)}</title>'
        f"{_shape(tile.ref.kind, size, ground, inks)}{name}"
        f"{_number(tile, inks) if not declined else ''}{_chips(shown, tile, size)}</svg>"
    )


def _shape(kind: Kind, size: Size, ground: str, inks: Tones) -> str:
    outline, inner = _outline(kind, size, 0.4), _outline(kind, size, 2.0)
    return (
        f'<path d="{outline}" fill="{ground}" stroke="{INK}" stroke-width="0.6"/>'
        f'<path d="{inner}" fill="none" stroke="{inks.ink}" stroke-opacity="0.45" stroke-width="0.35"/>'
    )


def _outline(kind: Kind, size: Size, inset: float) -> str:
    """The cut of a tile: a pennant, a shield lying on its side, or a disc with corners."""
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


def _lettering(tile: Tile, inks: Tones, *, numbered: bool) -> str:
    """Set the name as large as the room allows, on up to three lines."""
    size, left = tile.size, 6.0 if tile.ref.kind is not Kind.POWER else 9.0
    right = size.width - (22.0 if numbered and tile.ref.kind is Kind.RACE else 18.0 if numbered else left)
    room, height = right - left, size.height - CHIP_HEIGHT * 2 - 8
    font, lines = max((_fitting(way, room, height), way) for way in broken(tile.name))
    middle, start = (left + right) / 2, 5.0 + (height - font * 1.15 * len(lines)) / 2 + font * 0.9
    return "".join(
        f'<text x="{middle:.1f}" y="{start + place * font * 1.15:.1f}" font-size="{font:.2f}" font-weight="bold" '
        f'text-anchor="middle" fill="{inks.ink}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )


def _fitting(lines: Sequence[str], width: float, height: float) -> float:
    widest = max(width_of(line) for line in lines)
    return min(9.5, width / max(widest, 1.0), height / (1.15 * len(lines)))


def _number(tile: Tile, inks: Tones) -> str:
    if tile.number is None:
        return ""
    x = tile.size.width - (16.5 if tile.ref.kind is Kind.RACE else 10.5)
    extra = f'<tspan font-size="4">+{tile.extra}</tspan>' if tile.extra else ""
    return (
        f'<circle cx="{x:g}" cy="12" r="7.2" fill="{PAPER}" stroke="{GILT}" stroke-width="1"/>'
        f'<text x="{x:g}" y="15.3" font-size="9" font-weight="bold" text-anchor="middle" fill="{INK}">'
        f"{tile.number}{extra}</text>"
    )


def _chips(signs: Sequence[Pictogram], tile: Tile, size: Size) -> str:
    """Set the signs in one or two centred rows, smaller if they are many."""
    inset = 5.0 if tile.ref.kind is Kind.RACE else 4.0
    room = size.width - 2 * inset - (7 if tile.ref.kind is Kind.RACE else 0)
    rows = _rows([(sign, _chip_width(sign, tile)) for sign in signs], room)
    scale = min(1.0, *(room / max(_row_width(row), 1.0) for row in rows)) if rows else 1.0
    step = (CHIP_HEIGHT + CHIP_GAP) * scale
    y = size.height - 4.2 - step * len(rows) + CHIP_GAP * scale
    drawn = ""
    for row in rows:
        x = inset + (room - _row_width(row) * scale) / 2
        inside = ""
        at = 0.0
        for sign, width in row:
            inside += _chip(sign, tile, at, width)
            at += width + CHIP_GAP
        drawn += f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.3f})">{inside}</g>'
        y += step
    return drawn


def _rows(chips: list[tuple[Pictogram, float]], room: float) -> list[list[tuple[Pictogram, float]]]:
    if _row_width(chips) <= room or len(chips) < 2:
        return [chips] if chips else []
    half = min(range(1, len(chips)), key=lambda cut: max(_row_width(chips[:cut]), _row_width(chips[cut:])))
    return [chips[:half], chips[half:]]


def _row_width(chips: list[tuple[Pictogram, float]]) -> float:
    return sum(width for _, width in chips) + CHIP_GAP * (len(chips) - 1)


def _drawn_things(sign: Pictogram, tile: Tile) -> list[Look]:
    looks = (tile.looks[thing] for thing in sign.things if thing in tile.looks)
    return [look for look in looks if look.glyph]


def _chip_width(sign: Pictogram, tile: Tile) -> float:
    letters = 3.0 * len(sign.amount) + 0.6 if sign.amount else 0.0
    return 8.2 + letters + 6.4 * len(_drawn_things(sign, tile))


def _chip(sign: Pictogram, tile: Tile, x: float, width: float) -> str:
    drawn = (
        f'<rect x="{x:.2f}" width="{width:.2f}" height="{CHIP_HEIGHT:g}" rx="4" fill="{PAPER}" '
        f'stroke="{INK}" stroke-opacity="0.35" stroke-width="0.25"/>'
    )
    drawn += draw_icon(ICONS[sign.icon], INK, x + 1.3, 1.2, 5.6)
    at = x + 7.4
    if sign.amount:
        drawn += f'<text x="{at:.2f}" y="5.7" font-size="4.8" font-weight="bold" fill="{INK}">{sign.amount}</text>'
        at += 3.0 * len(sign.amount) + 0.6
    for look in _drawn_things(sign, tile):
        ground = look.colour or PAPER
        drawn += f'<circle cx="{at + 2.8:.2f}" cy="4" r="2.9" fill="{ground}" stroke="{INK}" stroke-width="0.25"/>'
        drawn += draw_glyph(look.glyph or "", tones(ground).ink, at + 2.8, 4.0, 4.2)
        at += 6.4
    return drawn
