"""What cannot be drawn is said, not drawn wrongly."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from swdsl.drawing import BoardSketch, UndrawableBoard, lay_out, relax
from swdsl.drawing.energy import energy_of
from swdsl.drawing.rim import Rim
from swdsl.drawing.room import Pair, Watch, pairs_of
from swdsl.drawing.survey import MOST_REGIONS
from swdsl.drawing.threads import Places, thread
from swdsl.drawing.web import OUTSIDE_NAME, weave
from swdsl.graphs.planar import components, embed, tangle

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


def test_embedding_keeps_all_neighbours_or_there_is_a_tangle() -> None:
    flat = embed(4, [(0, 1), (1, 2), (2, 0), (2, 3)])
    assert flat is not None
    assert [sorted(ring) for ring in flat.around] == [[1, 2], [0, 2], [0, 1, 3], [2]]
    houses = [(house, well) for house in (0, 1, 2) for well in (3, 4, 5)]
    assert embed(6, houses) is None
    assert tangle(houses) == tuple(houses)


def test_components_come_in_order() -> None:
    assert components(5, [(3, 1), (4, 0)]) == ((0, 4), (1, 3), (2,))


def test_pairs_that_are_left_alone_for_a_while_would_not_have_mattered(
    board_of: BoardMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = board_of("a-b b-c c-d d-a e-a e-b e-c e-d f-g", "a b c d")
    once = lay_out(board)
    monkeypatch.setattr(relax, "Watch", lambda pairs, strides: Watch(pairs, [1e6 for _ in strides]))
    assert lay_out(board) == once


def chain(count: int) -> str:
    return " ".join(f"r{number}-r{number + 1}" for number in range(count - 1))


def test_a_chain_too_thin_for_numbers_is_refused(board_of: BoardMaker) -> None:
    edge = " ".join(f"r{number}" for number in range(64))
    with pytest.raises(UndrawableBoard, match="thinner"):
        lay_out(board_of(chain(64), edge))


def test_points_that_fall_together_are_refused() -> None:
    for places in (Places([0.0, 1.0, 1.0], [0.0] * 3), Places([0.5, 0.0, 1.0], [0.0] * 3)):
        with pytest.raises(UndrawableBoard, match="thinner"):
            Watch([Pair(0, 1, 2, 1.0, 1.0)], [0.1]).crowd(places, 0)


@pytest.mark.parametrize("borders", [chain(256), " ".join(f"hub-r{number}" for number in range(90))])
def test_what_would_take_minutes_is_refused_at_once(
    board_of: BoardMaker, monkeypatch: pytest.MonkeyPatch, borders: str
) -> None:
    steps: list[int] = []
    monkeypatch.setattr(Watch, "crowd", lambda *_: steps.append(1))
    with pytest.raises(UndrawableBoard, match=r"at most 100|around one"):
        lay_out(board_of(borders, "-"))
    assert steps == []


def test_a_hundred_regions_are_few_enough(board_of: BoardMaker) -> None:
    side = 10
    across = [f"r{n}-r{n + 1}" for n in range(side * side) if (n + 1) % side]
    down = [f"r{n}-r{n + side}" for n in range(side * (side - 1))]
    edge = [f"r{n}" for n in range(side * side) if n % side in (0, side - 1) or n // side in (0, side - 1)]
    web = weave(board_of(" ".join(across + down), " ".join(edge)))
    threads = thread(web)
    assert web.regions <= MOST_REGIONS
    assert pairs_of(energy_of(web, threads, Rim.for_cells(web.regions)).pieces, web.outside)
