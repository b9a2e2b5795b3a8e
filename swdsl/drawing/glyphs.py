"""The vector symbols an author can name, drawn on a square of 24 by 24, and short text as a stand-in.

Symbols are paths rather than letters because fonts differ from machine to machine.
"""

from types import MappingProxyType
from typing import Final
from xml.sax.saxutils import escape

from swdsl.drawing.charges import CHARGES
from swdsl.drawing.glyph import Glyph

SIZE = 24.0


_GRAINS = "".join(
    f"M12.8 {y} C13 {y - 2.5} 14.8 {y - 3.8} 17 {y - 4} C17 {y - 1.6} 15.4 {y} 12.8 {y}Z"
    f"M11.2 {y} C11 {y - 2.5} 9.2 {y - 3.8} 7 {y - 4} C7 {y - 1.6} 8.6 {y} 11.2 {y}Z"
    for y in (11, 15, 19)
)

GLYPHS: Final = MappingProxyType(
    {
        **CHARGES,
        "bolt": Glyph("M13.5 2 L5 13.5 H10.8 L9.5 22 L19 9.5 H13Z"),
        "cave": Glyph(
            "M2.5 20.5 V13 A9.5 9.5 0 0 1 21.5 13 V20.5 H16.5 V14.5 A4.5 4.5 0 0 0 7.5 14.5 V20.5Z"
        ),
        "claw": Glyph(
            "M6 4 C9 9 9 15 6.5 21 C4.5 15 4.5 10 6 4Z M12 2.5 C15 8.5 15 15 12.5 22 C10.5 15 10.5 9 12 2.5Z"
            "M18 4 C21 9 21 15 18.5 21 C16.5 15 16.5 10 18 4Z"
        ),
        "crown": Glyph("M3.5 19 L2 7 L7.5 11.5 L12 4 L16.5 11.5 L22 7 L20.5 19Z"),
        "drop": Glyph("M12 2 C15.5 7.8 18.8 11 18.8 15 A6.8 6.8 0 0 1 5.2 15 C5.2 11 8.5 7.8 12 2Z"),
        "eye": Glyph(
            "M1.5 12 C5 6.5 8.5 5 12 5 S19 6.5 22.5 12 C19 17.5 15.5 19 12 19 S5 17.5 1.5 12Z"
            "M12 8 a4 4 0 1 0 .01 0Z M12 10.2 a1.8 1.8 0 1 0 .01 0Z"
        ),
        "flame": Glyph(
            "M12.8 1.8 C13.2 6.6 18.8 9 18.8 15.2 A6.8 6.8 0 0 1 5.2 15.2 C5.2 11.6 7.3 10 8 7 "
            "C9.4 8 10.2 9.2 10.3 10.6 C12 8.5 13 5.2 12.8 1.8Z "
            "M12.3 13.2 C10.6 15.2 9.6 16 9.6 17.6 A2.5 2.5 0 0 0 14.6 17.6 C14.6 15.8 13.1 15 12.3 13.2Z"
        ),
        "gem": Glyph(
            "M7 4 H17 L22 10 L12 21.5 L2 10Z M7.9 5.6 L5.2 9 H9.4Z M16.1 5.6 L14.6 9 H18.8Z "
            "M12 6 L10.6 9 H13.4Z M5.4 10.8 L10.4 16.6 L8.6 10.8Z M18.6 10.8 L13.6 16.6 L15.4 10.8Z"
        ),
        "leaf": Glyph("M4 21.5 L5 17.5 C3 8.5 10 3.8 20.8 3.2 C21.5 14 16.5 20.2 7.4 18.6 L6 21.8Z"),
        "moon": Glyph("M15.5 2.5 A9.7 9.7 0 1 0 21.5 16.2 A8 8 0 0 1 15.5 2.5Z"),
        "mound": Glyph("M1 19.5 C3.5 11 8 8 11.6 13 C14.2 7.6 20 8.6 23 19.5Z"),
        "mushroom": Glyph(
            "M2 13 C2 6.5 6.8 3 12 3 S22 6.5 22 13Z M9 14.4 H15 L16 21.5 H8Z"
            "M7.6 8 a1.4 1.4 0 1 0 .01 0Z M13 5.4 a1.5 1.5 0 1 0 .01 0Z M17.2 9 a1.3 1.3 0 1 0 .01 0Z"
        ),
        "paw": Glyph(
            "M12 12 C15 12 18 15 18 18 C18 21.5 14.5 20.5 12 20.5 S6 21.5 6 18 C6 15 9 12 12 12Z"
            "M5 8.6 a2 2.6 0 1 0 .01 0Z M9.4 3.6 a2 2.8 0 1 0 .01 0Z M14.6 3.6 a2 2.8 0 1 0 .01 0Z"
            "M19 8.6 a2 2.6 0 1 0 .01 0Z"
        ),
        "pick": Glyph(
            "M2 10.5 C7 2.5 17 2.5 22 10.5 C17.5 7.5 15 6.9 13.3 6.8 V22 H10.7 V6.8 C9 6.9 6.5 7.5 2 10.5Z"
        ),
        "reeds": Glyph(
            "M7.7 2.5 h2.6 v6.5 h-2.6Z M16.7 5.5 h2.6 v5.5 h-2.6Z",
            "M9 8 V20.5 M18 10 V20.5 M13.5 20.5 C13.5 14.5 13 11.5 12 9 "
            "M4.8 20.5 C4.8 16.5 4 14.5 2.8 12.5 M2 20.8 H22",
        ),
        "rift": Glyph("M8.5 1.5 L17 8 L13.2 11 L19 16 L12.4 22.5 L14 16.8 L7.5 12.4 L11.5 9Z"),
        "shield": Glyph("M12 2 L20.5 4.8 V11 C20.5 16.5 17 20.2 12 22.2 C7 20.2 3.5 16.5 3.5 11 V4.8Z"),
        "skull": Glyph(
            "M12 2.5 A8.5 8.2 0 0 0 3.5 10.8 C3.5 14 5 15.8 7.2 16.8 V21 H16.8 V16.8 "
            "C19 15.8 20.5 14 20.5 10.8 A8.5 8.2 0 0 0 12 2.5Z "
            "M8.5 8.9 a2.2 2.3 0 1 0 .01 0Z M15.5 8.9 a2.2 2.3 0 1 0 .01 0Z M12 13.6 L13.2 16.2 H10.8Z"
        ),
        "star": Glyph(
            "M12 1.8 L14.9 8.7 L22.3 9.3 L16.7 14.1 L18.4 21.4 L12 17.5 "
            "L5.6 21.4 L7.3 14.1 L1.7 9.3 L9.1 8.7Z"
        ),
        "summit": Glyph(
            "M1 20 L9 4.5 L13.2 12 L15.4 8.8 L23 20Z M9 8 L6.6 12.7 L8.4 11.9 L9.8 13.4 L11.4 12.3Z"
        ),
        "sun": Glyph(
            "M12 7 a5 5 0 1 0 .01 0Z",
            "M12 1.5 V4.5 M12 19.5 V22.5 M1.5 12 H4.5 M19.5 12 H22.5 "
            "M4.6 4.6 L6.7 6.7 M17.3 17.3 L19.4 19.4 M4.6 19.4 L6.7 17.3 M17.3 6.7 L19.4 4.6",
        ),
        "tent": Glyph(
            "M10.8 5.4 L9.2 2.8 L11 1.8 L12 3.4 L13 1.8 L14.8 2.8 L13.2 5.4 "
            "L22.5 21 H15.4 L12 13.5 L8.6 21 H1.5Z"
        ),
        "tower": Glyph(
            "M6 21.5 V9.5 H4.5 V3 H7.6 V5.2 H10.4 V3 H13.6 V5.2 H16.4 V3 H19.5 V9.5 H18 V21.5 H14.2 V16.5 "
            "A2.2 2.2 0 0 0 9.8 16.5 V21.5Z"
        ),
        "tree": Glyph("M12 1.5 L17 8.5 H14.8 L19.5 15.5 H13.4 V22 H10.6 V15.5 H4.5 L9.2 8.5 H7Z"),
        "wave": Glyph(
            stroked="M2 8 q2.5 -3.6 5 0 t5 0 t5 0 t5 0 M2 13 q2.5 -3.6 5 0 t5 0 t5 0 t5 0 "
            "M2 18 q2.5 -3.6 5 0 t5 0 t5 0 t5 0",
        ),
        "wheat": Glyph(
            "M11.3 22.5 V7.5 h1.4 V22.5Z M12 1.5 C13.9 3.6 13.9 5.8 12 7.8 C10.1 5.8 10.1 3.6 12 1.5Z"
            + _GRAINS
        ),
    }
)


def draw_glyph(glyph: str, colour: str, x: float, y: float, size: float) -> str:
    """A symbol of the given size centred on a point; a word not in the vocabulary stands as short text."""
    known = GLYPHS.get(glyph)
    if known is None:
        letters = escape(glyph[:2])
        return (
            f'<text x="{x:.1f}" y="{y + size * 0.27:.1f}" font-size="{size * 0.76:.1f}" font-weight="bold" '
            f'text-anchor="middle" fill="{colour}">{letters}</text>'
        )
    scale = size / SIZE
    paths = ""
    if known.filled:
        paths += f'<path fill="{colour}" fill-rule="evenodd" d="{known.filled}"/>'
    if known.stroked:
        line = f'fill="none" stroke="{colour}" stroke-width="1.9" stroke-linecap="round"'
        paths += f'<path {line} d="{known.stroked}"/>'
    corner_x, corner_y = x - size / 2, y - size / 2
    return f'<g transform="translate({corner_x:.1f} {corner_y:.1f}) scale({scale:.3f})">{paths}</g>'
