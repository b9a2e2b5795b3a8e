"""Bots that know no component, and saved games that do not fit."""

import pytest

from swdsl.runtime import CHANCE, Game, Illegal, apply, from_data, legal, new_state, step, to_data
from swdsl.runtime.bots import greedy_bot, random_bot
from swdsl.runtime.codec import Unreadable
from swdsl.runtime.generator import next_draw
from tests.runtime import boards
from tests.runtime.content import ALL, base_game


def duel(game: Game, seed: int, greedy: int) -> tuple[int, int]:
    """Let the greedy bot play one seat against the random one; return both purses, the greedy first."""
    state, number = new_state(game, seed), seed * 7919 + 1
    while not state.over:
        number = next_draw(number)
        bot = greedy_bot if state.actor == greedy else random_bot
        step(state, bot(state, number))
    return state.coins[greedy], state.coins[1 - greedy]


@pytest.mark.parametrize("game", [ALL["base_2p"], ALL["underground_2p"]], ids=["base", "underground"])
def test_the_greedy_bot_beats_the_random_one(game: Game) -> None:
    """In at least 95 of 100 games; a sample of 20 may lose one."""
    results = [duel(game, seed, seed % 2) for seed in range(20)]
    assert sum(mine > theirs for mine, theirs in results) >= 19


def test_both_bots_choose_legal_actions() -> None:
    """Checked against the list at every decision of a game."""
    state, number = new_state(ALL["underground_2p"], 4), 1
    while not state.over:
        number = next_draw(number)
        for bot in (greedy_bot, random_bot):
            before = state.key()
            assert bot(state, number) in legal(state)
            assert state.key() == before
        step(state, random_bot(state, number))


def test_a_saved_state_of_another_kind_is_refused() -> None:
    """Another version, another game, damage."""
    game = ALL["base_2p"]
    data = to_data(new_state(game, 1))
    with pytest.raises(Unreadable, match="version"):
        from_data(game, {**data, "version": 0})
    with pytest.raises(Unreadable, match="another game"):
        from_data(ALL["underground_2p"], data)
    fields = data["state"]
    assert isinstance(fields, dict)
    with pytest.raises(Unreadable, match="lacks fields"):
        from_data(game, {**data, "state": {"tok": []}})
    with pytest.raises(Unreadable, match="should be a list"):
        from_data(game, {**data, "state": {**fields, "tok": "none"}})
    with pytest.raises(Unreadable, match="not sound"):
        from_data(game, {**data, "state": {**fields, "coins": [9, 9]}})


def test_an_illegal_action_changes_nothing() -> None:
    """It is refused with its reason."""
    state = new_state(ALL["base_2p"], 1)
    before = state.key()
    with pytest.raises(Illegal):
        apply(state, 0)
    assert state.key() == before
    assert state.actor != CHANCE


def test_an_unknown_value_of_an_option_is_refused() -> None:
    """The message names what may be said."""
    with pytest.raises(ValueError, match="leave or cover"):
        base_game(boards.plains(), 2, {"attack_only_troops": "stay"})
