"""Pieces of SVG text: numbers, paths, escaped words."""

from collections.abc import Iterable
from xml.sax.saxutils import escape

from swdsl.drawing.colour import Tones
from swdsl.drawing.layout import Line


def attribute(text: str) -> str:
    """Text that is safe between double quotes."""
    return escape(text, {'"': "&quot;"})


def number(value: float) -> str:
    """A number to a tenth, without needless digits."""
    digits = f"{value:.1f}".removesuffix(".0")
    return "0" if digits == "-0" else digits


def box(x: float, y: float, width: float, height: float) -> str:
    """The attributes of a rectangle."""
    return f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'


def path(rings: Iterable[Line]) -> str:
    """Path data of closed rings, in short relative steps."""
    return "".join(f"{_steps(ring)}z" for ring in rings)


def open_path(line: Line) -> str:
    """Path data of a line that stays open."""
    return _steps(line)


def _steps(line: Line) -> str:
    (x, y), *rest = line
    words = [f"M{number(x)} {number(y)}l"]
    for to_x, to_y in rest:
        words.append(f"{number(to_x - x)} {number(to_y - y)}")
        x, y = to_x, to_y
    return words[0] + " ".join(words[1:])


def text_line(text: str, x: float, y: float, size: float, tones: Tones) -> str:
    """One centred line of text; the halo is a copy of its own, for viewers that cannot order paint."""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="middle"'
    words = escape(text)
    return (
        f'<text {place} aria-hidden="true" fill="none" stroke="{tones.halo}" stroke-opacity="0.85" '
        f'stroke-width="{number(size * 0.26)}" stroke-linejoin="round">{words}</text>'
        f'<text {place} fill="{tones.ink}">{words}</text>'
    )
