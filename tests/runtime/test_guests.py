"""Neutral tokens that take only some of their regions, and boards with guests."""

from functools import partial

import pytest

from swdsl.runtime import Board, Frame, Game, Neutral, Region, new_state, with_guests
from swdsl.runtime.bits import members
from swdsl.runtime.state import State


def ring(regions: int) -> Board:
    """Return a board whose regions lie in a ring."""
    names = tuple(Region(f"r{number}", "meadow", symbols=("stone",), edge=True) for number in range(regions))
    borders = tuple((number, (number + 1) % regions) for number in range(regions))
    return Board("ring", 2, {}, names, borders)


def home(game: Game, *, relic_moves: bool) -> Frame:
    """Return a frame with one shepherd on every stone."""
    stones = game.board.symbol("stone")
    return Frame(neutrals=(Neutral("shepherd", stones, 1),), relic_moves=relic_moves)


def start(regions: int, wanted: int, *, apart: bool, seed: int = 1) -> State:
    """Return the start of a game where wolves are guests in so many regions of a ring."""
    board = ring(regions)
    wolves = Neutral("wolf", board.symbol("stone"), 3, discovers=True, regions=wanted, apart=apart)
    frame = with_guests(partial(home, relic_moves=False), wolves, relic_moves=True)
    return new_state(Game(board, 2, frame, ()), seed)


def wolves(s: State) -> list[int]:
    """Return the regions where wolves stand."""
    return [r for r in range(s.board.count) if s.tok[r] == 3]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("wanted", "came"), [(1, 1), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_guests_that_stay_apart_are_as_many_as_there_is_room_for(wanted: int, came: int, seed: int) -> None:
    s = start(8, wanted, apart=True, seed=seed)
    found = wolves(s)
    assert len(found) == came
    assert not any(s.board.border[one] >> other & 1 for one in found for other in found)


def test_guests_that_need_not_stay_apart_take_what_they_want() -> None:
    assert len(wolves(start(5, 4, apart=False))) == 4
    assert len(wolves(start(5, 9, apart=False))) == 5


def test_the_others_keep_the_rest_and_only_guests_hide_something() -> None:
    s = start(8, 3, apart=True)
    assert s.neutral == s.board.every
    assert [r for r in range(8) if s.tok[r] == 1] == [r for r in range(8) if r not in wolves(s)]
    assert members(s.hoard) == wolves(s)


def test_relics_move_if_they_do_in_either_box() -> None:
    assert start(8, 3, apart=True).game.frame.relic_moves
    board = ring(8)
    for moves in (False, True):
        game = Game(board, 2, with_guests(partial(home, relic_moves=moves)), ())
        assert game.frame.relic_moves is moves
