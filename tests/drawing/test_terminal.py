"""Boards in characters: lines where regions meet, every region named, grounds that can be told apart."""

import pytest

from swdsl.drawing import PATTERNS, lay_out
from swdsl.drawing.from_model import sketch
from swdsl.drawing.layout import Cell, Layout
from swdsl.drawing.raster import NOWHERE, raster
from swdsl.drawing.terminal import GROUND_SIGNS, Label, Part, draw_text
from swdsl.pipeline import compile_rules
from swdsl.workspace import find_sources, official_root

LIBRARY = compile_rules(find_sources(official_root()).sources).library


def square(name: str, left: float, right: float) -> Cell:
    """Return a region from one side to another, as high as the board."""
    ring = ((left, 0.0), (right, 0.0), (right, 60.0), (left, 60.0))
    return Cell(name, (ring,), ((left + right) / 2, 30.0))


TWO = Layout(240.0, 60.0, (), (square("one", 0.0, 120.0), square("other", 120.0, 240.0)), (), ())


def drawn(labels: dict[int, Label], columns: int = 24) -> list[str]:
    """Draw the two regions."""
    picture = draw_text(raster(TWO, columns), labels, {0: "waves", 1: "plain"})
    return ["".join(ink.text for ink in row) for row in picture.rows]


def test_two_regions_share_a_line() -> None:
    assert drawn({0: Label("Sea"), 1: Label("Field", "3 Elves")}) == [
        "┌───────────┬───────────┐",
        "│    Sea    │   Field   │",
        "│ ~    ~    │  3 Elves  │",
        "└───────────┴───────────┘",
    ]


def test_a_name_is_cut_before_those_who_stand_there() -> None:
    text = "\n".join(drawn({1: Label("Everlasting Meadow", "P1 12 Woodland Elves", "P1 12", ("Mine",), "M")}))
    assert "P1 12 M" in text
    assert "Everlast" in text
    assert "Meadow" not in text


def test_signs_stand_in_for_what_finds_no_room_in_full() -> None:
    text = "\n".join(drawn({1: Label("Ford", "", "", ("Magic Source", "Mine"), "SM")}))
    assert " SM " in text
    assert "Mine" not in text


def test_what_finds_no_room_at_all_is_told() -> None:
    label = Label("Ford", "P1 12 Elves", "P1 12", ("Mine",), "M")
    picture = draw_text(raster(TWO, 10), {0: label, 1: Label("Everlasting Meadow")}, {})
    assert picture.cramped == (0,)


def test_a_board_is_flattened_to_the_rows_there_are() -> None:
    assert len(raster(TWO, 120)) > 12
    rows = draw_text(raster(TWO, 120, 12), {}, {}).rows
    assert len(rows) == 12


def test_a_long_name_takes_two_lines() -> None:
    text = "\n".join(drawn({1: Label("Golden Meadow")}))
    assert "Golden" in text
    assert "Meadow" in text


@pytest.mark.parametrize("board", LIBRARY.boards, ids=lambda board: board.id)
def test_every_region_of_every_board_is_there_and_says_who_it_is(board: object) -> None:
    known = next(each for each in LIBRARY.boards if each is board)
    layout = lay_out(sketch(known, LIBRARY))
    grid = raster(layout, 110)
    assert {len(row) for row in grid} == {112}
    assert {point for row in grid for point in row} == {NOWHERE, *range(len(layout.cells))}
    names = {number: Label(f"{number:02} region") for number in range(len(layout.cells))}
    rows = draw_text(grid, names, {}).rows
    named = {ink.region for row in rows for ink in row if ink.part is Part.NAME}
    assert named == set(names)


def test_every_pattern_has_a_character_of_its_own() -> None:
    known = [GROUND_SIGNS.get(pattern) for pattern in PATTERNS]
    assert None not in known
    assert len(set(known)) == len(known)
