"""PettingZoo's own conformance tests, over seeds and boards."""

import pytest

from tests.tools import imported

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["base_2p", "base_4p", "underground_2p", "underground_5p"])
@pytest.mark.filterwarnings("default")  # the suite warns of what it cannot know: masks, rewards at the end
def test_the_environment_conforms(game: str) -> None:
    test = imported("pettingzoo.test", "pettingzoo")
    zoo = imported("swdsl.ai.zoo", "pettingzoo")
    environment = zoo.SmallWorld(game)
    for _ in range(3):  # each goes on with the next seed
        test.api_test(environment, num_cycles=1000)


@pytest.mark.filterwarnings("default")
def test_the_same_seed_gives_the_same_game() -> None:
    test = imported("pettingzoo.test", "pettingzoo")
    zoo = imported("swdsl.ai.zoo", "pettingzoo")
    test.seed_test(lambda: zoo.SmallWorld("underground_2p"), num_cycles=300)


def test_ten_lines_play_a_game() -> None:
    zoo = imported("swdsl.ai.zoo", "pettingzoo")
    env = zoo.SmallWorld("base_3p", render_mode="ansi")
    env.reset(seed=7)
    steps = 0
    for agent in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        if not (termination or truncation) and steps == 0:
            assert "\n" in env.render()
        env.step(None if termination or truncation else env.action_space(agent).sample(seen["action_mask"]))
        steps += 1
    assert steps > 100
    assert env.agents == []
