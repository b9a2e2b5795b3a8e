"""OpenSpiel's own conformance tests: simulations with serialisation, a playthrough, and its search."""

import random

import pytest

from tests.tools import imported

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", ["base_2p", "underground_2p", "base_3p"])
def test_random_simulations_conform(name: str) -> None:
    pyspiel = imported("pyspiel", "open_spiel")
    imported("swdsl.ai.spiel", "open_spiel").register()
    game = pyspiel.load_game("swdsl", {"game": name})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_tells_the_same_twice() -> None:
    playthrough = imported("open_spiel.python.algorithms.generate_playthrough", "open_spiel")
    imported("swdsl.ai.spiel", "open_spiel").register()
    one, two = (playthrough.playthrough("swdsl(deals=4)", None, seed=11) for _ in range(2))
    assert one == two
    assert "IsTerminal() = True" in one


def test_a_copy_goes_its_own_way() -> None:
    pyspiel = imported("pyspiel", "open_spiel")
    imported("swdsl.ai.spiel", "open_spiel").register()
    state = pyspiel.load_game("swdsl").new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.history() != twin.history()
    assert state.information_state_string(0) != twin.information_state_string(0)


def test_its_search_plays_a_game() -> None:
    pyspiel = imported("pyspiel", "open_spiel")
    mcts = imported("open_spiel.python.algorithms.mcts", "open_spiel")
    numpy = imported("numpy", "numpy")
    imported("swdsl.ai.spiel", "open_spiel").register()
    game = pyspiel.load_game("swdsl(deals=8)")
    draw = numpy.random.RandomState(3)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
    state, dice = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
