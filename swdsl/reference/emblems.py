"""Emblems: the figure of a race or power in a medallion, for its tile, its tokens and its pieces."""

from math import cos, pi, sin

from swdsl.drawing.colour import BLACK, brightness, hex_of, mixed, parse
from swdsl.drawing.glyphs import draw_glyph
from swdsl.reference.chips import PAPER
from swdsl.reference.heraldry import Arms

GILT = "#c39a4a"
_DEEP = 0.12


def deep(ground: str) -> str:
    """Return a colour, as dark as it must be to stand on paper."""
    colour = parse(ground)
    while brightness(colour) > _DEEP:
        colour = mixed(colour, BLACK, 0.12)
    return hex_of(colour)


def medallion(arms: Arms, ground: str, x: float, y: float, radius: float) -> str:
    """Draw an emblem on a disc of paper, in the colour of its tile."""
    ring = radius * 0.09
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius - ring / 2:.2f}" fill="{PAPER}" stroke="{GILT}" '
        f'stroke-width="{ring:.2f}"/>'
        f"{draw_glyph(arms.glyph, deep(ground), x, y, radius * 1.34)}{_marks(arms, ground, x, y, radius)}"
    )


def _marks(arms: Arms, ground: str, x: float, y: float, radius: float) -> str:
    """Draw the dots around an emblem that a set has already."""
    angles = (pi / 2 + (place - (arms.marks - 1) / 2) * 0.3 for place in range(arms.marks))
    at = ((x + cos(angle) * radius * 0.84, y + sin(angle) * radius * 0.84) for angle in angles)
    dot = f'r="{radius * 0.075:.2f}" fill="{deep(ground)}"'
    return "".join(f'<circle cx="{left:.2f}" cy="{top:.2f}" {dot}/>' for left, top in at)
