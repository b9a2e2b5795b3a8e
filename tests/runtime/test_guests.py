"""Neutral tokens that take only some of their regions, and boards with guests."""

from functools import partial

import pytest

from swdsl.runtime import (
    CHANCE,
    P_GUESTS,
    V_PASS,
    V_SETTLE,
    Board,
    Frame,
    Game,
    Illegal,
    Neutral,
    Region,
    apply,
    chances,
    check,
    describe,
    from_data,
    legal,
    new_state,
    step,
    to_data,
    why_not,
    with_guests,
)
from swdsl.runtime.bits import members
from swdsl.runtime.bots import greedy_bot, random_bot
from swdsl.runtime.generator import mixed
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


def begin(regions: int, wanted: int, *, apart: bool, how: str = "chosen", players: int = 2) -> State:
    """Return the start of a game where wolves are to be guests in so many regions of a ring."""
    board = ring(regions)
    wolves = Neutral("wolf", board.symbol("stone"), 3, discovers=True, regions=wanted, apart=apart)
    frame = with_guests(partial(home, relic_moves=False), wolves, relic_moves=True)
    return new_state(Game(board, players, frame, (), {"guest_regions": how}), 1)


def start(regions: int, wanted: int, *, apart: bool, seed: int = 1) -> State:
    """Return the same game after somebody has chosen their regions at random."""
    s = begin(regions, wanted, apart=apart)
    while s.phase == P_GUESTS:
        step(s, random_bot(s, mixed(seed + s.left)))
        assert check(s) == []
    return s


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


@pytest.mark.parametrize("players", [2, 3])
def test_players_choose_in_turn_beginning_with_the_first(players: int) -> None:
    s = begin(20, 5, apart=True, players=players)
    asked = []
    while s.phase == P_GUESTS:
        asked.append(s.actor)
        step(s, legal(s)[0])
    assert asked == [number % players for number in range(5)]


def test_no_choice_leads_to_where_the_others_find_no_room() -> None:
    """In a ring of six with three wolves, the first choice settles the colour of all the others."""
    s = begin(6, 3, apart=True)
    assert [action - V_SETTLE for action in legal(s)] == [0, 1, 2, 3, 4, 5]
    step(s, V_SETTLE + 1)
    assert [action - V_SETTLE for action in legal(s)] == [3, 5]
    step(s, V_SETTLE + 5)
    assert wolves(s) == [1, 3, 5]  # the last one had no choice left
    assert s.phase != P_GUESTS


@pytest.mark.parametrize("how", ["chosen", "random"])
def test_every_path_ends_with_all_guests_settled(how: str) -> None:
    ends = set()
    waiting = [begin(9, 3, apart=True, how=how)]
    while waiting:
        s = waiting.pop()
        if s.phase == P_GUESTS:
            for action in legal(s):
                c = s.copy()
                step(c, action)
                waiting.append(c)
        else:
            ends.add(tuple(wolves(s)))
    # n/(n-k) * C(n-k, k) ways to choose k apart in a ring of n: 9/6 * C(6, 3)
    assert len(ends) == 30
    assert {len(each) for each in ends} == {3}


def test_chance_settles_guests_one_region_at_a_time_with_its_distribution() -> None:
    s = begin(6, 3, apart=True, how="random")
    assert s.actor == CHANCE
    assert chances(s) == [(V_SETTLE + r, 1) for r in range(6)]
    step(s, V_SETTLE + 2)
    assert s.actor == CHANCE
    assert chances(s) == [(V_SETTLE + 0, 1), (V_SETTLE + 4, 1)]
    step(s, V_SETTLE + 4)
    assert wolves(s) == [0, 2, 4]


@pytest.mark.parametrize(
    ("region", "reason"), [(2, "borders_guests"), (1, "no_guests_there"), (4, "leaves_too_little_room")]
)
def test_a_region_is_refused_with_the_reason(region: int, reason: str) -> None:
    board = ring(6)
    stones = board.every & ~2  # 0, 2, 3, 4 and 5
    wolf = Neutral("wolf", stones, 3, discovers=True, regions=3, apart=True)
    game = Game(board, 2, with_guests(partial(home, relic_moves=False), wolf), ())
    s = new_state(game, 1)
    if region == 4:  # beside 3 or 5 nobody else could stand; 0, 2 and 4 is the only way
        assert {action - V_SETTLE for action in legal(s)} == {0, 2, 4}
        assert why_not(s, V_SETTLE + 3).key == reason  # type: ignore[union-attr]
        return
    if region == 2:
        five = Neutral("wolf", stones, 3, discovers=True, regions=2, apart=True)
        s = new_state(Game(board, 2, with_guests(partial(home, relic_moves=False), five), ()), 1)
        step(s, V_SETTLE + 3)
    before = s.copy()
    with pytest.raises(Illegal) as refusal:
        apply(s, V_SETTLE + region)
    assert refusal.value.reason.key == reason
    assert s == before


def test_a_state_of_the_set_up_is_told_saved_and_read_back() -> None:
    s = begin(8, 3, apart=True)
    step(s, V_SETTLE + 2)
    assert describe(s, V_SETTLE + 5) == "put 3 × wolf in r5"
    assert why_not(s, V_PASS).key == "not_now"  # type: ignore[union-attr]
    again = from_data(s.game, to_data(s))
    assert again == s
    assert legal(again) == legal(s)
    assert greedy_bot(s, 5) in legal(s)
