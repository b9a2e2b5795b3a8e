"""Tiles and tokens to cut out: true size, with marks at the corners for the knife."""

from dataclasses import dataclass
from xml.sax.saxutils import escape

from markupsafe import Markup

from swdsl.drawing.colour import tones
from swdsl.drawing.glyphs import draw_glyph
from swdsl.drawing.lettering import FONTS, broken, width_of
from swdsl.model.content import Component, Piece
from swdsl.reference.chips import INK
from swdsl.reference.edition import Edition
from swdsl.reference.tiles import FADED, accent, draw_tile
from swdsl.words import Kind

MARGIN, MARK = 4.0, 2.6
TOKEN = 16.0


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of one kind: what they look like and how many are needed."""

    name: str
    svg: Markup
    count: int


def cut_tile(edition: Edition, component: Component) -> list[Markup]:
    """Return the sides of a tile, each with its marks; what never declines has one side."""
    tile = edition.tile(component)
    sides = [False, True] if component.ref.kind in (Kind.RACE, Kind.POWER) else [False]
    return [marked(draw_tile(tile, declined=side), tile.size.width, tile.size.height) for side in sides]


def cut_tokens(edition: Edition, component: Component) -> list[Tokens]:
    """Return the tokens and pieces that belong to a component."""
    tile = edition.tile(component)
    ground = accent(tile.ref, tile.signs, tile.looks)
    found = []
    if component.tray:
        found.append(Tokens(tile.name, marked(_token(tile.name, ground), TOKEN, TOKEN), component.tray))
    for piece in component.pieces:
        found.append(_of_piece(edition, piece, ground))
    return found


def _of_piece(edition: Edition, piece: Piece, ground: str) -> Tokens:
    name = edition.names.of(piece)
    svg = _token(name, piece.look.colour or ground, piece.look.glyph or "", round_=True)
    return Tokens(name, marked(svg, TOKEN, TOKEN), piece.supply)


def _token(name: str, ground: str, glyph: str = "", *, round_: bool = False) -> str:
    """Draw a token: square for a race, round for a piece; its name, and its sign if it has one."""
    inks = tones(ground)
    radius = TOKEN / 2 - 0.3 if round_ else 1.6
    inside = f'<rect x="0.3" y="0.3" width="{TOKEN - 0.6:g}" height="{TOKEN - 0.6:g}" rx="{radius:g}" '
    inside += f'fill="{ground}" stroke="{INK}" stroke-width="0.5"/>'
    if glyph:
        inside += f'<g opacity="0.3">{draw_glyph(glyph, inks.ink, TOKEN / 2, TOKEN / 2, 12)}</g>'
    room = TOKEN - (4.0 if round_ else 2.4)
    size, lines = max((_fitting(way, room), way) for way in broken(name))
    top = TOKEN / 2 - size * 1.1 * (len(lines) - 1) / 2 + size * 0.35
    for place, line in enumerate(lines):
        inside += (
            f'<text x="{TOKEN / 2:g}" y="{top + place * size * 1.1:.2f}" font-size="{size:.2f}" '
            f'font-weight="bold" text-anchor="middle" fill="{inks.ink}">{escape(line)}</text>'
        )
    return f'<svg viewBox="0 0 {TOKEN:g} {TOKEN:g}" font-family="{FONTS}">{inside}</svg>'


def _fitting(lines: tuple[str, ...], room: float) -> float:
    widest = max(width_of(line) for line in lines)
    return min(3.6, room / max(widest * 1.08, 1.0), room * 0.8 / (1.1 * len(lines)))


def marked(svg: str, width: float, height: float) -> Markup:
    """Put a drawing of this size on a sheet: true size, with a cut mark on each side of each corner."""
    across, down = width + 2 * MARGIN, height + 2 * MARGIN
    lines = ""
    for x in (MARGIN, MARGIN + width):
        lines += f"M{x:g} 0V{MARK:g}M{x:g} {down - MARK:g}V{down:g}"
    for y in (MARGIN, MARGIN + height):
        lines += f"M0 {y:g}H{MARK:g}M{across - MARK:g} {y:g}H{across:g}"
    room = f'x="{MARGIN:g}" y="{MARGIN:g}" width="{width:g}" height="{height:g}"'
    placed = svg.replace("<svg ", f"<svg {room} ", 1)
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across:g}mm" height="{down:g}mm" '
        f'viewBox="0 0 {across:g} {down:g}">'
        f'<path d="{lines}" stroke="{FADED}" stroke-width="0.2" fill="none"/>{placed}</svg>'
    )
