"""Counters on a board: tokens, pieces and markers, told apart by shape, colour, pattern and letter."""

from dataclasses import dataclass
from enum import Enum
from typing import Final
from xml.sax.saxutils import escape

from swdsl.drawing.colour import tones
from swdsl.drawing.glyphs import GLYPHS, draw_glyph

INK, PAPER, FADED = "#2b211a", "#fffaf0", "#8b8378"
#: Told apart by people who see colours differently too; the patterns and letters say the same once more.
COLOURS: Final = ("#0b5c9e", "#c4520a", "#22734a", "#8a3f93", "#76580f", "#a3173d", "#3b4657", "#136b73")
PATTERNS: Final = (
    "",
    '<path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" stroke="#fff" stroke-width="2.2" stroke-opacity=".75"/>',
    '<path d="M2 .6a1.4 1.4 0 1 1-.1 0ZM6 4.6a1.4 1.4 0 1 1-.1 0Z" fill="#fff" fill-opacity=".85"/>',
    '<path d="M0 2H8M0 6H8" stroke="#fff" stroke-width="1.6" stroke-opacity=".75"/>',
    '<path d="M0 0 8 8M8 0 0 8" stroke="#fff" stroke-width="1.2" stroke-opacity=".75"/>',
    '<path d="M2 0V8M6 0V8" stroke="#fff" stroke-width="1.6" stroke-opacity=".75"/>',
    '<path d="M0 5 4 1 8 5" fill="none" stroke="#fff" stroke-width="1.4" stroke-opacity=".8"/>',
    '<path d="M1 1H4V4H1ZM5 5H8V8H5Z" fill="#fff" fill-opacity=".7"/>',
)


class Shape(Enum):
    """The cut of a counter."""

    ROUND = "round"
    SQUARE = "square"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"


@dataclass(frozen=True, slots=True)
class Counter:
    """What a counter shows; `side` numbers the races of a position, `colour` is that of what has no side."""

    shape: Shape
    letters: str
    side: int | None = None
    colour: str = FADED
    glyph: str = ""
    faded: bool = False


def counter_patterns(prefix: str) -> str:
    """The patterns of sides, once for a page."""
    return "".join(
        f'<pattern id="{prefix}{place}" width="8" height="8" patternUnits="userSpaceOnUse">{drawn}</pattern>'
        for place, drawn in enumerate(PATTERNS)
        if drawn
    )


def draw_counter(counter: Counter, number: int, x: float, y: float, size: float, prefix: str) -> str:
    """A counter centred on a point, with how many there are of it."""
    fill = counter.colour if counter.side is None else COLOURS[counter.side % len(COLOURS)]
    ground = FADED if counter.faded else fill
    outline = _outline(counter.shape)
    drawn = f'<path d="{outline}" fill="{ground}"/>'
    if counter.side is not None and PATTERNS[counter.side % len(PATTERNS)]:
        drawn += f'<path d="{outline}" fill="url(#{prefix}{counter.side % len(PATTERNS)})"/>'
    dashes = ' stroke-dasharray="4 3"' if counter.faded else ""
    drawn += f'<path d="{outline}" fill="none" stroke="{PAPER}" stroke-width="3.6"/>'
    drawn += f'<path d="{outline}" fill="none" stroke="{INK}" stroke-width="1.4"{dashes}/>'
    drawn += _face(counter, ground)
    if number > 1:
        drawn += _badge(number)
    scale = size / 32
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{drawn}</g>'


def _face(counter: Counter, ground: str) -> str:
    if counter.glyph in GLYPHS:
        return draw_glyph(counter.glyph, tones(ground).ink, 0, 0, 19)
    font = 14 if len(counter.letters) == 1 else 10.5
    return (
        f'<circle r="8.6" fill="{PAPER}"/><text y="{font * 0.36:.1f}" font-size="{font}" font-weight="bold" '
        f'text-anchor="middle" fill="{INK}">{escape(counter.letters)}</text>'
    )


def _badge(number: int) -> str:
    return (
        f'<circle cx="12" cy="11.5" r="8.4" fill="{INK}" stroke="{PAPER}" stroke-width="1.6"/>'
        f'<text x="12" y="15.6" font-size="{12 if number < 10 else 10}" font-weight="bold" '
        f'text-anchor="middle" fill="{PAPER}">{number}</text>'
    )


def _outline(shape: Shape) -> str:
    match shape:
        case Shape.ROUND:
            return "M0-15A15 15 0 1 1-.01-15Z"
        case Shape.SQUARE:
            return "M-10-14H10A4 4 0 0 1 14-10V10A4 4 0 0 1 10 14H-10A4 4 0 0 1-14 10V-10A4 4 0 0 1-10-14Z"
        case Shape.DIAMOND:
            return "M0-16 16 0 0 16-16 0Z"
        case Shape.HEXAGON:
            return "M-8-14H8L16 0 8 14H-8L-16 0Z"
