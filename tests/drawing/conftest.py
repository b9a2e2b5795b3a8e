"""Boards in a line: how the drawing tests write down a board."""

from collections.abc import Callable, Iterable

import pytest

from swdsl.drawing import BoardSketch, Layout, MarkLook, RegionSketch, TerrainLook, lay_out

BoardMaker = Callable[[str, str], BoardSketch]

TERRAINS = (
    TerrainLook("grass", "Grass", "#b9c46a", "furrows", "leaf"),
    TerrainLook("ash", "Ash", "#3d3843", "cracks", "rift"),
)
MARKS = (MarkLook("spring", "Spring", "drop", "#2f6f9f"), MarkLook("ruin", "Ruin", "R", "#8c2f39"))


def make_board(borders: str, edge: str) -> BoardSketch:
    """A board from `a-b b-c` and `a c`: its borders, and the regions on its edge (`-` for none)."""
    pairs = tuple((first, second) for first, second in (border.split("-") for border in borders.split()))
    rim = set(edge.split()) - {"-"}
    names = dict.fromkeys([*(name for pair in pairs for name in pair), *sorted(rim)])
    return BoardSketch("sample", "Sample & test", tuple(_regions(names, rim)), pairs, TERRAINS, MARKS)


def _regions(names: Iterable[str], rim: set[str]) -> Iterable[RegionSketch]:
    for place, name in enumerate(names):
        terrain = TERRAINS[place % 2].id
        yield RegionSketch(
            name, f"Land of {name.upper()}", terrain, name in rim, ("spring", "ruin")[: place % 3]
        )


@pytest.fixture
def board_of() -> BoardMaker:
    return make_board


@pytest.fixture(scope="session")
def laid_out() -> Callable[[BoardSketch], Layout]:
    """`lay_out`, remembered: looks do not change a layout, and many tests look at the same one."""
    known: dict[tuple[object, ...], Layout] = {}

    def remembered(board: BoardSketch) -> Layout:
        key = (board.regions, board.borders)
        if key not in known:
            known[key] = lay_out(board)
        return known[key]

    return remembered
