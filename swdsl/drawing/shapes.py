"""From lines to shapes: every cell's outline, on the paper, in the digits that are printed."""

from swdsl.drawing.fit import largest_box
from swdsl.drawing.layout import Border, Cell, Layout, Line, Point
from swdsl.drawing.rim import Rim
from swdsl.drawing.settled import Flip
from swdsl.drawing.sketch import BoardSketch
from swdsl.drawing.web import Web

SCALE = 150.0  # width of an average cell
LABEL_SHAPE = (2.0, 1.0)


class Sheet:
    """The paper: turns places into points of the frame, mirrored as chosen and rounded."""

    def __init__(self, rim: Rim, flip: Flip) -> None:
        self.size = (rim.width, rim.height)
        self.flip = flip

    def line(self, places: list[Point]) -> Line:
        """The printed points of some places."""
        (width, height), (mirrored, upside_down) = self.size, self.flip
        return tuple(
            (_printed(width - x if mirrored else x), _printed(height - y if upside_down else y))
            for x, y in places
        )


def _printed(place: float) -> float:
    """A coordinate on the paper, to a tenth."""
    return round(place * SCALE * 10) / 10


def shape(board: BoardSketch, web: Web, lines: dict[int, list[Point]], sheet: Sheet) -> Layout:
    """Close the lines to the shapes of a layout."""
    names: list[str | None] = [region.id for region in board.regions]
    names += [None] * (len(web.walks) - web.regions)
    drawn = {number: sheet.line(line) for number, line in lines.items()}
    shapes = [_rings(web, cell, drawn) for cell in range(len(web.walks))]
    cells = tuple(
        Cell(region.id, rings, _roomiest_point(rings))
        for region, rings in zip(board.regions, shapes, strict=False)
    )
    borders = []
    for number in sorted(drawn):
        first, second = web.sides(number)
        if web.outside not in (first, second):
            borders.append(Border(names[first], names[second], drawn[number]))
    width, height = (round(size * SCALE, 1) for size in sheet.size)
    rim = shapes[web.outside][0]
    return Layout(width, height, rim, cells, tuple(borders), tuple(shapes[web.outside + 1 :]))


def _roomiest_point(rings: tuple[Line, ...]) -> Point:
    (x, y), _ = largest_box(rings, LABEL_SHAPE)
    return round(x, 1), round(y, 1)


def _rings(web: Web, cell: int, lines: dict[int, Line]) -> tuple[Line, ...]:
    """The closed outlines of a cell: its walk, with every slit stepped over."""
    darts = web.walks[cell]
    following = dict(zip(darts, (*darts[1:], darts[0]), strict=True))
    left = dict.fromkeys(dart for dart in darts if not web.is_slit(dart // 2))
    rings: list[Line] = []
    while left:
        dart = next(iter(left))
        ring: list[Point] = []
        while dart in left:
            del left[dart]
            line = lines[dart // 2] if dart % 2 == 0 else lines[dart // 2][::-1]
            ring += line[:-1]
            dart = following[dart]
            while web.is_slit(dart // 2):
                dart = following[dart ^ 1]
        rings.append(tuple(ring))
    return tuple(rings)
