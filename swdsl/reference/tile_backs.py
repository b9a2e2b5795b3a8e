"""The backs of tiles to cut out: the name once more, and every rule as a sentence.

A back is the mirror image of its front, so that the two meet when the paper is folded between them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from swdsl.drawing.lettering import FONTS, width_of
from swdsl.reference.chips import INK, PAPER
from swdsl.reference.emblems import medallion
from swdsl.reference.tiles import FADED, Tile, outline
from swdsl.words import Kind

TEXT_FONTS: Final = "'Noto Sans','DejaVu Sans',sans-serif"
_LARGEST, _SMALLER, _LEADING = 2.9, 0.96, 1.28
# Plain letters without serifs are narrower than those that the drawing room measures.
_NARROW: Final = 0.92
_BETWEEN: Final = 0.5  # of a line, between two rules


@dataclass(frozen=True, slots=True)
class _Room:
    left: float
    right: float
    top: float
    bottom: float


def draw_back(tile: Tile, rules: Sequence[str], note: str = "") -> str:
    """Draw the back of a tile; a race shows the note that it is in decline."""
    size, ground = tile.size, _ground(tile)
    outer, inner = outline(tile.ref.kind, size, 0.4), outline(tile.ref.kind, size, 1.8)
    mirror = f'transform="translate({size.width:g} 0) scale(-1 1)"'
    room = _room(tile)
    name = f"{tile.name} · {note}" if note else tile.name
    height = min(4.2, (room.right - room.left - 9.0) / max(width_of(name) * 1.12, 1.0))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width:g} {size.height:g}">'
        f'<g {mirror}><path d="{outer}" fill="{ground}" stroke="{INK}" stroke-width="0.6" '
        f'stroke-linejoin="round"/><path d="{inner}" fill="{PAPER}"/></g>'
        f"{medallion(tile.arms, ground, room.left + 3.6, room.top, 3.6)}"
        f'<text x="{room.left + 8.6:g}" y="{room.top + height * 0.36:.2f}" font-size="{height:.2f}" '
        f'font-weight="bold" font-family="{FONTS}" fill="{INK}">{escape(name)}</text>'
        f"{_paragraphs(rules, room)}</svg>"
    )


def _ground(tile: Tile) -> str:
    return FADED if tile.ref.kind is Kind.RACE else tile.arms.colour


def _room(tile: Tile) -> _Room:
    size = tile.size
    match tile.ref.kind:
        case Kind.RACE:
            return _Room(10.5, size.width - 4.5, 7.4, size.height - 3.4)
        case Kind.POWER:
            return _Room(4.5, size.width - 9.0, 7.4, size.height - 4.4)
        case _:
            return _Room(5.6, size.width - 5.6, 10.6, size.height - 7.0)


def _paragraphs(rules: Sequence[str], room: _Room) -> str:
    """Set the rules as large as they fit below the name; they are never cut."""
    width, height, top = room.right - room.left, room.bottom - room.top - 5.4, room.top + 5.4
    size = _LARGEST
    while _height(broken_rules := [_lines(each, width, size) for each in rules], size) > height:
        size *= _SMALLER
    drawn, y = "", top + size * 0.86
    for lines in broken_rules:
        for line in lines:
            drawn += f'<tspan x="{room.left:g}" y="{y:.2f}">{escape(line)}</tspan>'
            y += size * _LEADING
        y += size * _LEADING * _BETWEEN
    return f'<text font-size="{size:.2f}" font-family="{TEXT_FONTS}" fill="{INK}">{drawn}</text>'


def _height(rules: Sequence[Sequence[str]], size: float) -> float:
    lines = sum(map(len, rules)) + _BETWEEN * max(len(rules) - 1, 0)
    return lines * size * _LEADING


def _lines(text: str, width: float, size: float) -> list[str]:
    """Break a sentence wherever its line is full, and a word that is longer than a line."""
    lines: list[str] = []
    for word in (part for each in text.split() for part in _parts(each, width / (size * _NARROW))):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer) * size * _NARROW <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _parts(word: str, width: float) -> list[str]:
    """Break a word wherever a line is full: nobody says such words, but a pack may have one."""
    parts = [""]
    for letter in word:
        if parts[-1] and width_of(parts[-1] + letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts
