"""A symbol as it is drawn: paths on a square of 24 by 24, which look the same on every machine."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyph:
    """A symbol: one path that is filled (where it overlaps itself, it is open) and one that is stroked."""

    filled: str = ""
    stroked: str = ""


def disc(x: float, y: float, radius: float) -> str:
    """The outline of a disc, as a part of a path."""
    return f"M{x:g} {y - radius:g} a{radius:g} {radius:g} 0 1 0 .01 0Z"
