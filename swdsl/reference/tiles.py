"""Tiles, drawn by us as vector graphics: banners, badges and markers, with their active and declined sides.

One unit of a drawing is one millimetre, so that the same drawing serves the screen and the scissors.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from swdsl.drawing.colour import Tones, tones
from swdsl.drawing.lettering import FONTS, broken, width_of
from swdsl.model.content import Look
from swdsl.model.names import Ref
from swdsl.reference.chips import INK, PAPER, Box, chips_height, draw_chips
from swdsl.reference.emblems import GILT, medallion
from swdsl.reference.heraldry import Arms
from swdsl.reference.pictograms import Pictogram
from swdsl.words import Kind, State

FADED: Final = "#aaa399"


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in millimetres."""

    width: float
    height: float


SIZES: Final[Mapping[Kind, Size]] = {
    Kind.RACE: Size(92, 44),
    Kind.POWER: Size(66, 44),
    Kind.RELIC: Size(50, 50),
    Kind.PLACE: Size(50, 50),
    Kind.EVENT: Size(66, 44),
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
    arms: Arms

    @property
    def size(self) -> Size:
        """The true size of the tile."""
        return SIZES[self.ref.kind]


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things stand on a tile: the emblem, the room of the name, the signs, the number."""

    emblem: tuple[float, float, float]
    left: float
    right: float
    top: float
    name_alone: float
    signs: Box
    number: tuple[float, float]


def _plan(tile: Tile, numbered: bool) -> _Plan:
    match tile.ref.kind:
        case Kind.RACE:
            signs = Box(32.0, 67.5 if numbered else 80.0, 39.0)
            return _Plan((17.5, 22.0, 13.2), 33.0, 82.0, 4.6, 32.0, signs, (75.5, 31.0))
        case Kind.POWER:
            signs = Box(25.0, 45.0 if numbered else 62.0, 38.6)
            return _Plan((14.6, 28.4, 9.6), 8.0, 62.0, 4.6, 18.4, signs, (54.0, 31.2))
        case _:
            return _Plan((25.0, 12.4, 8.6), 5.0, 45.0, 21.6, 40.0, Box(6.5, 43.5, 46.4), (0.0, 0.0))


def draw_tile(tile: Tile, *, declined: bool = False) -> str:
    """Draw one side of a tile as an SVG element of its own."""
    size = tile.size
    ground = FADED if declined else tile.arms.colour
    inks = tones(ground)
    other_side = State.ACTIVE if declined else State.DECLINED
    signs = [sign for sign in tile.signs if sign.state is not other_side]
    numbered = tile.number is not None and not declined
    plan = _plan(tile, numbered)
    # The signs stand below the name, which has whatever they leave.
    bottom = plan.signs.bottom - chips_height(signs, tile.looks, plan.signs)
    bottom = min(bottom, plan.name_alone) if signs else plan.name_alone
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width:g} {size.height:g}" role="img" '
        f'class="tile" font-family="{FONTS}"><title>{escape(tile.title)}</title>'
        f"{_shape(tile, ground, inks)}{medallion(tile.arms, ground, *plan.emblem)}"
        f"{_lettering(tile.name, plan, bottom, inks)}"
        f"{_number(tile, plan) if numbered else ''}{draw_chips(signs, tile.looks, plan.signs)}</svg>"
    )


def _shape(tile: Tile, ground: str, inks: Tones) -> str:
    outer, inner = outline(tile.ref.kind, tile.size, 0.4), outline(tile.ref.kind, tile.size, 2.2)
    return (
        f'<path d="{outer}" fill="{ground}" stroke="{INK}" stroke-width="0.6" stroke-linejoin="round"/>'
        f'<path d="{inner}" fill="none" stroke="{inks.ink}" stroke-opacity="0.5" stroke-width="0.35"/>'
    )


def outline(kind: Kind, size: Size, inset: float) -> str:
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


def _lettering(name: str, plan: _Plan, bottom: float, inks: Tones) -> str:
    """Set the name as large as the room allows, on up to three lines."""
    room, height = plan.right - plan.left, bottom - plan.top
    font, lines = max((_fitting(way, room, height), way) for way in broken(name))
    start = plan.top + (height - font * 1.15 * len(lines)) / 2 + font * 0.88
    style = f'font-weight="bold" text-anchor="middle" fill="{inks.ink}"'
    return "".join(
        f'<text x="{(plan.left + plan.right) / 2:.1f}" y="{start + place * font * 1.15:.1f}" '
        f'font-size="{font:.2f}" {style}>{escape(line)}</text>'
        for place, line in enumerate(lines)
    )


def _fitting(lines: Sequence[str], width: float, height: float) -> float:
    widest = max(width_of(line) for line in lines)
    # Bold letters are a little wider than the plain ones that the drawing room measures.
    return min(10.0, width / max(widest * 1.12, 1.0), height / (1.15 * len(lines)))


def _number(tile: Tile, plan: _Plan) -> str:
    x, y = plan.number
    return _roundel(x, y, 7.6, str(tile.number)) + (
        _roundel(x + 6.2, y + 5.6, 4.2, f"+{tile.extra}") if tile.extra else ""
    )


def _roundel(x: float, y: float, radius: float, text: str) -> str:
    font = radius * (1.32 if len(text) == 1 else 1.1)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{PAPER}" stroke="{GILT}" stroke-width="1"/>'
        f'<text x="{x:g}" y="{y + font * 0.36:.2f}" font-size="{font:.2f}" font-weight="bold" '
        f'text-anchor="middle" fill="{INK}">{text}</text>'
    )
