"""Signs for what a rule does, drawn on a square of 24 by 24: the small vocabulary of our tiles."""

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from swdsl.drawing.glyph import Glyph
from swdsl.drawing.glyphs import GLYPHS


class Icon(StrEnum):
    """What a rule is about, at a glance."""

    COIN = "coin"
    TOKENS = "tokens"
    ATTACK = "attack"
    DEFENCE = "defence"
    IMMUNITY = "immunity"
    MARCH = "march"
    PIECE = "piece"
    DIE = "die"
    DECLINE = "decline"
    LINK = "link"
    SWAP = "swap"
    FIND = "find"
    LOSS = "loss"
    RETURN = "return"
    PEACE = "peace"
    BREACH = "breach"
    HAND = "hand"


_SHIELD = "M12 2 L20.5 4.8 V11 C20.5 16.5 17 20.2 12 22.2 C7 20.2 3.5 16.5 3.5 11 V4.8Z"

ICONS: Final = MappingProxyType(
    {
        Icon.COIN: Glyph(
            "M12 2 A10 10 0 1 0 12.01 2Z M12 4.2 A7.8 7.8 0 1 1 11.99 4.2Z"
            "M12 6.6 L13.5 10.2 L17.4 10.5 L14.4 13 L15.4 16.8 L12 14.7 L8.6 16.8 "
            "L9.6 13 L6.6 10.5 L10.5 10.2Z"
        ),
        Icon.TOKENS: Glyph(
            "M4 3 H20 A1.5 1.5 0 0 1 21.5 4.5 V19.5 A1.5 1.5 0 0 1 20 21 H4 A1.5 1.5 0 0 1 2.5 19.5 V4.5 "
            "A1.5 1.5 0 0 1 4 3Z M12 6 a3.2 3.2 0 1 0 .01 0Z M6.4 18.4 C6.4 14.6 8.6 13.2 12 13.2 "
            "S17.6 14.6 17.6 18.4Z"
        ),
        Icon.ATTACK: Glyph(
            "M21.5 2.5 L20.8 7 L11.6 16.2 L13.8 18.4 L12.2 20 L9.4 17.2 L5.4 21.2 A1.9 1.9 0 1 1 2.8 18.6 "
            "L6.8 14.6 L4 11.8 L5.6 10.2 L7.8 12.4 L17 3.2Z"
        ),
        Icon.DEFENCE: Glyph(
            "M2.5 3 H6.5 V6 H9.7 V3 H14.3 V6 H17.5 V3 H21.5 V11 H19.5 V21 H4.5 V11 H2.5Z"
            "M9.5 21 V16.5 A2.5 2.5 0 0 1 14.5 16.5 V21Z"
        ),
        Icon.IMMUNITY: Glyph(_SHIELD + "M11 6 H13 V10 H17 V12 H13 V18 H11 V12 H7 V10 H11Z"),
        Icon.MARCH: Glyph("M2 9.5 H13 V4.5 L22 12 L13 19.5 V14.5 H2Z"),
        Icon.PIECE: Glyph(
            "M12 2 L20.7 7 V17 L12 22 L3.3 17 V7Z M12 6.5 L7.2 9.2 V14.8 L12 17.5 L16.8 14.8 V9.2Z"
        ),
        Icon.DIE: Glyph(
            "M5 2.5 H19 A2.5 2.5 0 0 1 21.5 5 V19 A2.5 2.5 0 0 1 19 21.5 H5 A2.5 2.5 0 0 1 2.5 19 V5 "
            "A2.5 2.5 0 0 1 5 2.5Z M7.5 5.6 a1.9 1.9 0 1 0 .01 0Z M12 10.1 a1.9 1.9 0 1 0 .01 0Z "
            "M16.5 14.6 a1.9 1.9 0 1 0 .01 0Z"
        ),
        Icon.DECLINE: Glyph(
            "M5 2 H19 V4.4 H17.6 C17.6 8.4 15.6 10.4 13.4 12 C15.6 13.6 17.6 15.6 17.6 19.6 H19 V22 H5 V19.6 "
            "H6.4 C6.4 15.6 8.4 13.6 10.6 12 C8.4 10.4 6.4 8.4 6.4 4.4 H5Z"
            "M8.6 4.4 C8.6 6.4 9.2 7.8 10 8.8 H14 C14.8 7.8 15.4 6.4 15.4 4.4Z"
        ),
        Icon.LINK: Glyph(
            stroked="M10 14 L14 10 M8.6 10.4 L5.4 13.6 A3.7 3.7 0 0 0 10.6 18.8 L13.6 15.6 "
            "M15.4 13.6 L18.6 10.4 A3.7 3.7 0 0 0 13.4 5.2 L10.4 8.4"
        ),
        Icon.SWAP: Glyph(
            "M2 8.5 L7.5 3 V6.6 H20 V10.4 H7.5 V14Z M22 15.5 L16.5 10 V13.6 H4 V17.4 H16.5 V21Z"
        ),
        Icon.FIND: GLYPHS["eye"],
        Icon.LOSS: GLYPHS["skull"],
        Icon.RETURN: Glyph(
            "M9.5 3 V7.2 H14.5 A6.4 6.4 0 0 1 14.5 20 H6 V16.6 H14.5 A3 3 0 0 0 14.5 10.6 H9.5 V15 L2.5 9Z"
        ),
        Icon.PEACE: Glyph(
            "M12 2 A10 10 0 1 0 12.01 2Z M12 4.8 A7.2 7.2 0 0 1 16.2 6.1 L6.1 16.2 A7.2 7.2 0 0 1 12 4.8Z"
            "M17.9 7.8 A7.2 7.2 0 0 1 7.8 17.9Z"
        ),
        Icon.BREACH: Glyph(_SHIELD + "M13 3.5 L9.2 10.6 L13 12.4 L10.4 20.4 L15.6 11.4 L11.8 9.8 L14.6 4Z"),
        Icon.HAND: GLYPHS["crown"],
    }
)


def draw_icon(glyph: Glyph, colour: str, x: float, y: float, size: float) -> str:
    """Draw a sign with its upper left corner at a point."""
    paths = ""
    if glyph.filled:
        paths += f'<path fill="{colour}" fill-rule="evenodd" d="{glyph.filled}"/>'
    if glyph.stroked:
        line = f'fill="none" stroke="{colour}" stroke-width="2.4" stroke-linecap="round"'
        paths += f'<path {line} d="{glyph.stroked}"/>'
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({size / 24:.4f})">{paths}</g>'
