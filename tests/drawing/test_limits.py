"""What cannot be drawn is said, not drawn wrongly."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from swdsl.drawing import BoardSketch, UndrawableBoard, lay_out, relax
from swdsl.drawing.room import Watch
from swdsl.drawing.web import OUTSIDE_NAME, weave
from swdsl.graphs.planar import Embedding, Tangle, components, embed

BoardMaker = Callable[[str, str], BoardSketch]

COMPLETE_FOUR = "a-b a-c a-d b-c b-d c-d"


def test_five_mutual_neighbours_are_refused_with_their_borders(board_of: BoardMaker) -> None:
    with pytest.raises(UndrawableBoard, match="a - b") as caught:
        lay_out(board_of(COMPLETE_FOUR + " a-e b-e c-e d-e", "-"))
    assert len(caught.value.borders) == 10


def test_four_mutual_neighbours_cannot_all_reach_the_rim(board_of: BoardMaker) -> None:
    assert len(lay_out(board_of(COMPLETE_FOUR, "a b c")).cells) == 4
    with pytest.raises(UndrawableBoard, match=OUTSIDE_NAME):
        lay_out(board_of(COMPLETE_FOUR, "a b c d"))


def test_an_empty_board_is_refused(board_of: BoardMaker) -> None:
    with pytest.raises(UndrawableBoard, match="without regions"):
        lay_out(board_of("", "-"))


def test_a_board_is_laid_out_and_drawn_with_nothing_but_python() -> None:
    """Pyodide's package has no numpy, and neither has an installation without extras."""
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from tests.drawing.conftest import make_board\n"
        "from swdsl.drawing import draw_for_tokens, draw_svg, drawn_borders, lay_out\n"
        "board = make_board('a-b b-c a-c c-d', 'a b d')\n"
        "layout = lay_out(board)\n"
        "assert len(drawn_borders(layout)) == 4\n"
        "assert draw_svg(board, layout) and draw_for_tokens(board, layout)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_all_corners_of_a_web_are_three_way(board_of: BoardMaker) -> None:
    web = weave(board_of("a-b b-c c-d d-a a-e f-g", "a b d"))
    meeting = [sum(corner == number for corner in web.corner) for number in range(web.corners)]
    assert set(meeting) == {3}
    assert web.corners - len(web.borders) + len(web.walks) == 2  # Euler's formula: the web is flat


def test_embedding_keeps_all_neighbours_or_shows_a_tangle() -> None:
    flat = embed(4, [(0, 1), (1, 2), (2, 0), (2, 3)])
    assert isinstance(flat, Embedding)
    assert [sorted(ring) for ring in flat.around] == [[1, 2], [0, 2], [0, 1, 3], [2]]
    houses = [(house, well) for house in (0, 1, 2) for well in (3, 4, 5)]
    assert embed(6, houses) == Tangle(tuple(houses))


def test_components_come_in_order() -> None:
    assert components(5, [(3, 1), (4, 0)]) == ((0, 4), (1, 3), (2,))


def test_pairs_that_are_left_alone_for_a_while_would_not_have_mattered(
    board_of: BoardMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = board_of("a-b b-c c-d d-a e-a e-b e-c e-d f-g", "a b c d")
    once = lay_out(board)
    monkeypatch.setattr(relax, "Watch", lambda pairs, strides: Watch(pairs, [1e6 for _ in strides]))
    assert lay_out(board) == once
