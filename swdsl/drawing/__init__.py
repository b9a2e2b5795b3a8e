"""Maps as pictures: regions become filled shapes that share a border exactly when they are neighbours.

Nothing here is loaded by a compilation, and nothing but Python is needed.
"""

from swdsl.drawing.draw import draw_for_tokens, draw_svg, lay_out
from swdsl.drawing.glyphs import GLYPHS
from swdsl.drawing.layout import Border, Cell, Layout, drawn_borders, regions_on_rim
from swdsl.drawing.patterns import PATTERNS
from swdsl.drawing.sketch import (
    BoardSketch,
    MarkLook,
    RegionSketch,
    TerrainLook,
    UndrawableBoard,
)
from swdsl.drawing.spots import Spots

__all__ = [
    "GLYPHS",
    "PATTERNS",
    "BoardSketch",
    "Border",
    "Cell",
    "Layout",
    "MarkLook",
    "RegionSketch",
    "Spots",
    "TerrainLook",
    "UndrawableBoard",
    "draw_for_tokens",
    "draw_svg",
    "drawn_borders",
    "lay_out",
    "regions_on_rim",
]
