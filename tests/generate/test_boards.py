"""Boards: regions in order, borders both ways, and what other sets call their ground."""

from importlib import import_module

import pytest

from swdsl.runtime import Board
from tests.lower.libraries import official

NAMES = tuple(board.id for board in official().boards)


def board(name: str) -> Board:
    """Return a generated board."""
    made: Board = import_module(f"generated.maps.{name}").BOARD
    return made


@pytest.mark.parametrize("name", NAMES)
def test_a_board_has_the_regions_and_borders_of_its_map(name: str) -> None:
    model = official().board(name)
    made = board(name)
    assert [region.name for region in made.regions] == [region.id for region in model.regions]
    for region, neighbours in model.neighbours().items():
        near = made.border[made.region(region)]
        assert [made.regions[r].name for r in range(made.count) if near >> r & 1] == neighbours


def test_a_board_answers_for_the_words_of_another_set() -> None:
    below = board("underground_3p")
    assert below.terrain("base.mountain") == below.terrain("underground.black_mountain") != 0
    assert below.symbol("base.mine") == below.terrain("underground.mine") != 0
    assert below.terrain("base.lake") == below.terrain("underground.river") != 0
    assert below.terrain("base.hill") == 0
    above = board("base_3p")
    assert above.terrain("underground.mystic_crystal") == above.symbol("base.magic_source") != 0
    assert above.terrain("underground.river") == above.terrain("base.sea") | above.terrain("base.lake")


def test_a_board_keeps_its_own_words_apart() -> None:
    above = board("base_4p")
    assert above.terrain("base.sea") & above.terrain("base.lake") == 0
