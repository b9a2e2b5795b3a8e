"""Tiles and tokens to cut out: true size, both sides beside each other, marks for the knife and the fold."""

from dataclasses import dataclass
from math import ceil
from typing import Final
from xml.sax.saxutils import escape

from markupsafe import Markup

from swdsl.drawing.colour import tones
from swdsl.drawing.glyphs import draw_glyph
from swdsl.drawing.lettering import FONTS, broken, width_of
from swdsl.model.content import Component, Piece
from swdsl.reference.chips import INK
from swdsl.reference.edition import Edition
from swdsl.reference.heraldry import Arms
from swdsl.reference.tile_backs import draw_back
from swdsl.reference.tiles import FADED, draw_tile
from swdsl.words import Kind

MARGIN, MARK = 3.0, 2.2
TOKEN, GAP = 16.0, 2.0
#: How far the slanted lines of a declined token stand apart.
_SLANT: Final = 2.4
#: Race tokens stand in pairs, front and back; pieces have one side.
PAIRS_IN_ROW, PIECES_IN_ROW = 5, 10


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of one kind: how many are needed, and the rows to cut them from."""

    name: str
    count: int
    rows: tuple[Markup, ...]


def cut_tile(edition: Edition, component: Component) -> Markup:
    """Return a tile with its back beside it: cut around both, fold between them."""
    tile = edition.tile(component)
    is_race = component.ref.kind is Kind.RACE
    facts, rules = edition.told(component)
    # How many tokens it brings stands on the front, unless there is more to say of them.
    plain = component.tokens is not None and not component.attack_only
    said = [*(fact.text for fact in facts[plain:]), *(rule.sentence.text for rule in rules.held)]
    if is_race and rules.held:
        # The back lies up when the race declines: what stands on it must not seem to hold then.
        said.append(edition.speaker.active_note)
    front = draw_tile(tile)
    back = draw_back(tile, said, edition.words.decline_side if is_race else "")
    # A banner is straight on its left, a badge on its right: that is where it is folded.
    sides = (back, front) if is_race else (front, back)
    return _folded(sides, tile.size.width, tile.size.height)


def cut_tokens(edition: Edition, component: Component) -> list[Tokens]:
    """Return the tokens and pieces that belong to a component."""
    arms, name = edition.arms[component.ref], edition.names.of(component)
    found = []
    if component.tray:
        sides = (_token(name, arms, arms.colour), _token(name, arms, FADED, behind=_hatching()))
        found.append(Tokens(name, component.tray, _rows(sides, component.tray, PAIRS_IN_ROW)))
    found += [_of_piece(edition, piece, arms) for piece in component.pieces]
    return found


def _of_piece(edition: Edition, piece: Piece, arms: Arms) -> Tokens:
    name = edition.names.of(piece)
    own = Arms(piece.look.colour or arms.colour, piece.look.glyph or arms.glyph, arms.marks)
    side = _token(name, own, own.colour, round_=True)
    return Tokens(name, piece.supply, _rows((side,), piece.supply, PIECES_IN_ROW))


def _token(name: str, arms: Arms, ground: str, *, round_: bool = False, behind: str = "") -> str:
    """Draw a token: square for a race, round for a piece; its emblem, and its name below."""
    inks = tones(ground)
    radius = TOKEN / 2 - 0.3 if round_ else 1.6
    inside = f'<rect x="0.3" y="0.3" width="{TOKEN - 0.6:g}" height="{TOKEN - 0.6:g}" rx="{radius:g}" '
    inside += f'fill="{ground}" stroke="{INK}" stroke-width="0.5"/>'
    inside += behind
    inside += draw_glyph(arms.glyph, inks.ink, TOKEN / 2, 6.6, 9.2 if round_ else 9.8)
    room = TOKEN - (5.4 if round_ else 2.2)
    size, lines = max((_fitting(way, room), way) for way in broken(name)[:2])
    top = 13.4 - size * 1.05 * (len(lines) - 1) / 2 + size * 0.3 - (0.8 if round_ else 0)
    for place, line in enumerate(lines):
        inside += (
            f'<text x="{TOKEN / 2:g}" y="{top + place * size * 1.05:.2f}" font-size="{size:.2f}" '
            f'font-weight="bold" text-anchor="middle" fill="{inks.ink}">{escape(line)}</text>'
        )
    return inside


def _hatching() -> str:
    """Draw slanted lines over a ground: a declined token is told from one of a grey race by them."""
    low, high = 0.6, TOKEN - 0.6
    slants = (2 * low + _SLANT * (place + 1) for place in range(int(2 * (high - low) / _SLANT)))
    lines = "".join(
        f"M{max(low, slant - high):.2f} {min(high, slant - low):.2f}"
        f"L{min(high, slant - low):.2f} {max(low, slant - high):.2f}"
        for slant in slants
    )
    return f'<path d="{lines}" stroke="{INK}" stroke-opacity="0.3" stroke-width="0.35" fill="none"/>'


def _fitting(lines: tuple[str, ...], room: float) -> float:
    widest = max(width_of(line) for line in lines)
    return min(2.5, room / max(widest * 1.12, 1.0), 3.6 / (1.05 * len(lines)))


def _rows(sides: tuple[str, ...], count: int, most: int) -> tuple[Markup, ...]:
    """Return rows of tokens of one kind; the two sides of one touch, for the fold."""
    width = TOKEN * len(sides)
    rows = []
    for row in range(ceil(count / most)):
        lefts = [place * (width + GAP) for place in range(min(most, count - row * most))]
        inside = "".join(
            f'<g transform="translate({left + TOKEN * place:g} 0)">{side}</g>'
            for left in lefts
            for place, side in enumerate(sides)
        )
        rows.append(
            _sheet(inside, lefts[-1] + width, TOKEN, cuts=[*lefts, *(each + width for each in lefts)])
        )
    return tuple(rows)


def _folded(sides: tuple[str, str], width: float, height: float) -> Markup:
    inside = "".join(
        side.replace("<svg ", f'<svg x="{place * width:g}" y="0" width="{width:g}" height="{height:g}" ', 1)
        for place, side in enumerate(sides)
    )
    return _sheet(inside, 2 * width, height, cuts=[0.0, 2 * width], folds=[width])


def _sheet(
    inside: str, width: float, height: float, cuts: list[float], folds: list[float] | None = None
) -> Markup:
    """Put a drawing on a sheet: true size, marks for the knife, and dotted ones for the fold."""
    across, down = width + 2 * MARGIN, height + 2 * MARGIN
    marks = "".join(_upright(MARGIN + x, down) for x in cuts)
    marks += "".join(
        f"M0 {y:g}H{MARK:g}M{across - MARK:g} {y:g}H{across:g}" for y in (MARGIN, MARGIN + height)
    )
    fold = "".join(_upright(MARGIN + x, down) for x in folds or ())
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across:g}mm" height="{down:g}mm" '
        f'viewBox="0 0 {across:g} {down:g}" font-family="{FONTS}">'
        f'<path d="{marks}" stroke="{FADED}" stroke-width="0.2" fill="none"/>'
        f'<path d="{fold}" stroke="{INK}" stroke-width="0.25" stroke-dasharray="0.5 0.4" fill="none"/>'
        f'<g transform="translate({MARGIN:g} {MARGIN:g})">{inside}</g></svg>'
    )


def _upright(x: float, down: float) -> str:
    return f"M{x:g} 0V{MARK:g}M{x:g} {down - MARK:g}V{down:g}"
