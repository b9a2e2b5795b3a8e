"""The picture is read back, point by point, and must say what the board says."""

from collections.abc import Callable, Iterator
from math import hypot

import pytest

from swdsl.drawing import BoardSketch, Cell, Layout, drawn_borders, regions_on_rim

Point = tuple[float, float]
BoardMaker = Callable[[str, str], BoardSketch]
Surveyor = Callable[[BoardSketch], Layout]

BESIDE = 0.2  # how far beside a line we look, less than any cell is wide
VISIBLE = 10.0
OUTSIDE, NOWHERE = "(outside)", "(void)"

GRID = (
    "a-b b-c c-d e-f f-g g-h i-j j-k k-l "
    "a-e b-f c-g d-h e-i f-j g-k h-l "
    "b-e c-f d-g f-i g-j h-k"
)  # every second diagonal, so that no four meet

BOARDS = {
    "one region": ("", "a"),
    "two regions": ("a-b", "a b"),
    "path along the rim": ("a-b b-c c-d", "a b c d"),
    "tree": ("a-b a-c b-d b-e c-f f-g f-h", "a d g"),
    "grid": (GRID, "a b c d e h i j k l"),
    "square crossing": ("a-b b-c c-d d-a", "a b c d"),
    "enclave": ("a-b", "a"),
    "nested enclaves": ("a-b b-c c-d", "a"),
    "many enclaves": ("a-b a-c a-d a-e a-f", "a"),
    "cut vertex": ("a-b a-c b-c c-d c-e d-e e-f e-g f-g", "a b c d e f g"),
    "region ringed by others": ("a-b b-c c-d d-a e-a e-b e-c e-d", "a b c d"),
    "two shores of one sea": ("sea-a sea-b a-b sea-c a-c b-c sea-d c-d a-d", "sea c d"),
    "hole between two shores": ("sea-a sea-b a-b sea-c a-c", "sea c"),
    "two seas": ("s-a s-b a-b b-c a-c b-t c-t s-t", "s a c t"),
    "separate islands": ("a-b b-c a-c d-e e-f", "-"),
    "strait": ("a-b b-c a-c d-e e-f", "a b c d f"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_shapes_meet_exactly_where_the_board_says(
    name: str, board_of: BoardMaker, laid_out: Surveyor
) -> None:
    board = board_of(*BOARDS[name])
    layout = laid_out(board)
    seen = _seen(layout)
    between = {pair for pair in seen if not {OUTSIDE, NOWHERE} & set(pair)}
    assert between == {tuple(sorted(border)) for border in board.borders}
    on_rim = {first if second == OUTSIDE else second for first, second in seen if OUTSIDE in (first, second)}
    assert on_rim - {NOWHERE} == {region.id for region in board.regions if region.edge}


@pytest.mark.parametrize("name", BOARDS)
def test_the_room_reads_its_own_pictures_alike(name: str, board_of: BoardMaker, laid_out: Surveyor) -> None:
    board = board_of(*BOARDS[name])
    layout = laid_out(board)
    assert drawn_borders(layout) == {tuple(sorted(border)) for border in board.borders}
    assert regions_on_rim(layout) == {region.id for region in board.regions if region.edge}


@pytest.mark.parametrize("name", BOARDS)
def test_shapes_fill_the_frame_without_overlap(name: str, board_of: BoardMaker, laid_out: Surveyor) -> None:
    layout = laid_out(board_of(*BOARDS[name]))
    shapes = [cell.rings for cell in layout.cells] + list(layout.voids)
    for across in range(1, 24):
        for down in range(1, 16):
            spot = (layout.width * across / 24 + 0.013, layout.height * down / 16 + 0.017)
            owners = sum(_inside(rings, spot) for rings in shapes)
            assert owners == _inside((layout.rim,), spot)


@pytest.mark.parametrize("name", ["tree", "grid", "two seas", "cut vertex"])
def test_no_region_is_a_speck(name: str, board_of: BoardMaker, laid_out: Surveyor) -> None:
    layout = laid_out(board_of(*BOARDS[name]))
    fair = layout.width * layout.height / len(layout.cells)
    assert min(_area(cell) for cell in layout.cells) > fair / 6


def test_regions_run_from_the_top_left_as_they_are_listed(board_of: BoardMaker, laid_out: Surveyor) -> None:
    cells = {cell.region: cell.label for cell in laid_out(board_of(*BOARDS["grid"])).cells}
    assert cells["a"][1] < cells["i"][1]
    assert cells["d"][1] < cells["l"][1]
    assert cells["a"][0] < cells["d"][0]
    assert cells["i"][0] < cells["l"][0]


def _seen(layout: Layout) -> set[tuple[str, str]]:
    """Look to both sides of every piece of every outline and add up what lies there."""
    lengths: dict[tuple[str, str], float] = {}
    for cell in layout.cells:
        for (x, y), (to_x, to_y) in _pieces(cell.rings):
            length = hypot(to_x - x, to_y - y)
            if length > 0:
                across = ((to_y - y) / length * BESIDE, (x - to_x) / length * BESIDE)
                middle = ((x + to_x) / 2, (y + to_y) / 2)
                sides = {
                    _owner(layout, (middle[0] + s * across[0], middle[1] + s * across[1])) for s in (1, -1)
                }
                if len(sides) == 2:
                    first, second = sorted(sides)
                    lengths[first, second] = lengths.get((first, second), 0.0) + length
    # A line between two cells belongs to both outlines; one to a void or the outside belongs to one.
    return {
        pair
        for pair, length in lengths.items()
        if length > VISIBLE * (1 if {OUTSIDE, NOWHERE} & set(pair) else 2)
    }


def _owner(layout: Layout, spot: Point) -> str:
    if not _inside((layout.rim,), spot):
        return OUTSIDE
    return next((cell.region for cell in layout.cells if _inside(cell.rings, spot)), NOWHERE)


def _pieces(rings: tuple[tuple[Point, ...], ...]) -> Iterator[tuple[Point, Point]]:
    for ring in rings:
        yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def _inside(rings: tuple[tuple[Point, ...], ...], spot: Point) -> bool:
    x, y = spot
    odd = False
    for (here_x, here_y), (there_x, there_y) in _pieces(rings):
        if (here_y > y) != (there_y > y):
            odd ^= x < here_x + (y - here_y) / (there_y - here_y) * (there_x - here_x)
    return odd


def _area(cell: Cell) -> float:
    """The area of a cell; holes run the other way round and so count against it."""
    return abs(sum(x * to_y - y * to_x for (x, y), (to_x, to_y) in _pieces(cell.rings))) / 2
