"""Where tokens may stand on a picture: written into the picture itself, and read back from it."""

import re
from dataclasses import dataclass
from html import unescape
from typing import Final, Self

from swdsl.drawing.markup import attribute, number

_EXTENT: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ROW: Final = re.compile(r'data-tokens="([^"]*) ([\d.]+) ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class Spots:
    """The extent of a picture, and for each region the middle and the width of the row that was left free."""

    width: float
    height: float
    rows: dict[str, tuple[float, float, float]]

    @classmethod
    def on(cls, picture: str) -> Self:
        """Read the spots of a picture that was drawn for tokens."""
        extent = _EXTENT.search(picture)
        width, height = map(float, extent.groups()) if extent else (0.0, 0.0)
        rows = {
            unescape(name): (float(x), float(y), float(room)) for name, x, y, room in _ROW.findall(picture)
        }
        return cls(width, height, rows)


def spot(region: str, x: float, y: float, room: float) -> str:
    """The attribute that tells where the tokens of a region go."""
    return f' data-tokens="{attribute(region)} {number(x)} {number(y)} {number(room)}"'
