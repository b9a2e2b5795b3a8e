"""The greedy bot: better than it was, and moved by what a combo does, not only by its numbers."""

import pytest

from swdsl.play.match import play_match
from swdsl.runtime import Game, new_state
from swdsl.runtime.bots import greedy_bot
from swdsl.runtime.habits import printed_value
from swdsl.runtime.outlook import imagined
from swdsl.runtime.play import legal
from swdsl.runtime.trials import combo_value
from tests.bots.former import former_greedy
from tests.runtime.content import ALL


@pytest.mark.parametrize("game", [ALL["base_2p"], ALL["underground_2p"]], ids=["base", "underground"])
def test_it_beats_what_it_was(game: Game) -> None:
    """In more than nine of ten games; of sixteen it may lose four."""
    won = 0
    for seed in range(16):
        seats = [greedy_bot, former_greedy] if seed % 2 else [former_greedy, greedy_bot]
        won += play_match(game, seats, seed).ranks[1 - seed % 2] == 1
    assert won >= 12


def test_equal_numbers_are_told_apart_by_a_trial() -> None:
    """Over many deals, combos with the same tokens and coins are valued differently."""
    told = asked = 0
    for seed in range(10):
        state = new_state(ALL["base_2p"], seed)
        seen = imagined(state, state.actor, 1)
        values: dict[int, set[int]] = {}
        for action in legal(state):
            values.setdefault(printed_value(state, action), set()).add(combo_value(seen, action, 1))
            asked += 1
        told += sum(len(each) for each in values.values())
    assert told > 0.8 * asked
