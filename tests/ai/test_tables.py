"""What a player sees: equally many numbers at every moment, and nothing that is hidden."""

import pytest

from swdsl.ai.tables import ACTIONS, LARGEST, leads, observation, official_game
from swdsl.runtime import CHANCE, legal, new_state, resample, step
from swdsl.runtime.generator import next_draw


@pytest.mark.parametrize("name", ["base_2p", "underground_3p", "both_worlds_base_2p"])
def test_what_is_seen_has_one_size_and_hides_what_is_hidden(name: str) -> None:
    s, number = new_state(official_game(name), 3), 5
    size = len(observation(s, 0))
    while not s.over:
        number = next_draw(number)
        for player in range(s.game.players):
            seen = observation(s, player)
            assert len(seen) == size
            assert min(seen) >= -1
            assert max(seen) <= LARGEST
            other = resample(s, player, number)
            other.coins = [c if p == player else c + 1 for p, c in enumerate(s.coins)]
            assert observation(other, player) == seen
        actions = legal(s)
        assert s.actor == CHANCE or max(actions) < ACTIONS
        step(s, actions[number % len(actions)])
    assert sum(leads(s)) == pytest.approx(0)
