"""Numbers and boards of any size: what they cost the kernel does not grow with them, and sums stay exact."""

import random

from hypothesis import given
from hypothesis import strategies as st

from generated.base import frame as base_frame
from swdsl import limits
from swdsl.runtime import (
    POWER,
    RACE,
    Board,
    CoinTerm,
    Component,
    Cost,
    CostTerm,
    Defence,
    FlatTerm,
    Game,
    Piece,
    Reflex,
    Region,
    State,
    check,
    cost_of,
    gain_tokens,
    place,
)
from swdsl.runtime.attack import targets
from swdsl.runtime.bank import MOST_COINS
from swdsl.runtime.draft_column import lay_coins
from swdsl.runtime.effects import gain_coins, pay_bank
from swdsl.runtime.reach import reachable
from swdsl.runtime.setup import new_state
from swdsl.runtime.sums import Steps, add_to, sum_at, sum_over
from swdsl.runtime.words import P_ATTACK
from tests.runtime.content import base_game
from tests.runtime.test_random_games import compare_surveys, states

HUGE = 999_999_999
KINDS = ("farmland", "forest", "hill", "swamp", "mountain")


def wide_board(rows: int, columns: int) -> Board:
    """Return a board of rows and columns, its terrains in turn, entered from the sides."""
    places = [(row, column) for row in range(rows) for column in range(columns)]
    regions = tuple(
        Region(f"r{row}_{column}", f"base.{KINDS[(row * 2 + column) % 5]}", (), column in (0, columns - 1))
        for row, column in places
    )
    right = [(i, i + 1) for i, (_, column) in enumerate(places) if column + 1 < columns]
    down = [(i, i + columns) for i, (row, _) in enumerate(places) if row + 1 < rows]
    return Board("wide", 10, {}, regions, tuple(right + down))


class Walls(Defence):
    """when an opponent attacks a region I hold: cost 999999999 more."""

    name = "walls"
    amount = HUGE
    local = True

    def where(self, s: State, slot: int) -> int:
        """Say where."""
        return s.occ[slot]


class Uneven(Cost):
    """when I attack a region: cost more for every region with a high number, much less for the others."""

    name = "uneven"
    varies = True

    def where(self, s: State, slot: int) -> int:
        """Say where."""
        return s.board.every

    def at(self, s: State, slot: int, r: int) -> int:
        """Say how much."""
        return (r - 100) * 1_000_000 if r % 3 else r % 5


class Flood(Reflex):
    """when I conquer a region: gain 999999999 tokens, place one of 300 pieces there."""

    name = "flood"

    def fire(self, s: State, slot: int, there: int, they: int) -> None:
        """Do both."""
        gain_tokens(s, slot, HUGE)
        place(s, s.game.piece("flood_piece_299"), there)


def misers(game: Game) -> Component:
    """Return a race that gains, and pays, beyond all bounds."""
    forest, hill, swamp = (game.board.terrain(f"base.{name}") for name in ("forest", "hill", "swamp"))
    return Component(
        "misers",
        RACE,
        tokens=5,
        tray=10,
        terms=(
            CoinTerm("misers.1", forest | hill, HUGE),
            CoinTerm("misers.2", hill | swamp, 3),
            FlatTerm("misers.3", HUGE),
            CostTerm("misers.4", forest, HUGE),
            CostTerm("misers.5", hill, -HUGE),
            CostTerm("misers.6", swamp, 20),
        ),
        clauses=(Walls(),),
    )


def crowds(game: Game) -> Component:
    """Return a race with more tokens and kinds of piece than any box has."""
    pieces = tuple(Piece(f"flood_piece_{i}", HUGE, per_region=0, stays_in_decline=True) for i in range(300))
    return Component("crowds", RACE, tokens=HUGE - 5, tray=HUGE, pieces=pieces, clauses=(Flood(),))


def rolling(game: Game) -> Component:
    """Return a power whose discounts differ from region to region."""
    return Component("rolling", POWER, tokens=3, clauses=(Uneven(),))


def wide_game() -> Game:
    """Return a game of these alone on a board of 210 regions."""
    names = {name: value for name, value in base_game(wide_board(2, 2), 2).options.items() if "." in name}
    return Game(wide_board(14, 15), 2, base_frame.frame, (misers, crowds, rolling, plain), names)


def plain(game: Game) -> Component:
    """Return a power that says nothing."""
    return Component("plain", POWER, tokens=4)


def test_a_wide_board_with_huge_numbers_is_played_to_its_end() -> None:
    """Every state is sound, and what is offered is what the reckoned cost allows."""
    game = wide_game()
    fought = 0
    for seed in range(2):
        for s, actions, _ in states(game, seed):
            assert actions or s.over
            if s.phase == P_ATTACK and not s.armed and s.die < 0:
                fought += 1
                assert_offered_is_payable(s)
            if fought % 20 == 0:
                assert check(s) == []
        compare_surveys(game, seed)
    assert fought > 100


def assert_offered_is_payable(s: State) -> None:
    """Compare the sets with the cost of single regions, some of them drawn."""
    slot = s.slot
    near, _ = targets(s, slot, 0)
    reach = reachable(s, slot, s.combo[slot])
    for r in random.Random(s.seed).sample(range(s.board.count), 4):
        payable = s.hand[slot] > 0 and bool(reach >> r & 1)
        assert bool(near >> r & 1) == (payable and cost_of(s, slot, r, 0) <= s.hand[slot])


AMOUNTS = st.sampled_from([1, 1, 2, 3, 50, HUGE])
SETS = st.integers(0, 255)


@given(st.lists(st.tuples(AMOUNTS, SETS), max_size=6), SETS)
def test_a_sum_by_steps_is_the_sum_of_its_parts(parts: list[tuple[int, int]], mask: int) -> None:
    """Region by region and for a set; and there are never more steps than different sums."""
    steps: Steps = []
    for amount, regions in parts:
        add_to(steps, amount, regions)
    sums = [sum(amount for amount, regions in parts if regions >> r & 1) for r in range(8)]
    assert [sum_at(steps, r) for r in range(8)] == sums
    assert sum_over(steps, mask) == sum(sums[r] for r in range(8) if mask >> r & 1)
    assert len(steps) == len(set(sums) - {0})


def test_the_bank_fills_a_purse_and_gives_no_more() -> None:
    state = new_state(base_game(wide_board(4, 4), 2), 1)
    for _ in range(40):
        gain_coins(state, 0, 999 * state.coins[0], "interest")
    assert state.coins[0] == limits.MOST_COINS
    assert MOST_COINS == limits.MOST_COINS
    lay_coins(state, 0, 7 * MOST_COINS)
    assert state.column_coins[0] == MOST_COINS
    pay_bank(state, 0, 5, "toll")
    assert state.coins[0] == MOST_COINS - 5
    assert check(state) == []
