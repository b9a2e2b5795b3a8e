"""Little boards for tests: regions as words, borders as pairs."""

from swdsl.model.board import Board, Border, Region
from swdsl.model.names import Ref
from swdsl.words import Kind

HILL = Ref(Kind.TERRAIN, "test", "hill")


def board(borders: str, edge: str = "", alone: str = "") -> Board:
    """Return a board from `a-b b-c`; `edge` and `alone` list regions at the edge and without borders."""
    pairs = [tuple(each.split("-")) for each in borders.split()]
    names = dict.fromkeys([*(name for pair in pairs for name in pair), *alone.split()])
    regions = tuple(Region(name, name.upper(), HILL, (), name in edge.split()) for name in names)
    return Board("b", "B", "test", 2, 10, regions, tuple(Border(one, other) for one, other in pairs))
