"""The generated modules play exactly as those written by hand: every choice of every game, in order."""

import importlib
import random
from dataclasses import replace

import pytest

from swdsl.runtime import Component, Frame, Game, Maker, legal, new_state, step
from tests.runtime.standin import base, boards, underground, underground_markers, underground_powers
from tests.runtime.test_random_games import busy_choice

GAMES = ("base_2p", "base_4p", "underground_2p", "underground_4p")


def by_hand(name: str, generated: Game) -> Game:
    """Return the stand-in game on the same board, with the same word on races that overrun each other."""
    above = name.startswith("base")
    plain = base.frame if above else underground.frame
    if above:
        components: tuple[Maker, ...] = base.RACES + base.POWERS
    else:
        components = underground.RACES + underground_powers.POWERS + underground_markers.MARKERS

    def frame(game: Game) -> Frame:
        return replace(plain(game), overrun=generated.frame.overrun)

    board = getattr(boards, name)()
    return Game(board, generated.players, frame, components, underground.OPTIONS)


def bare(component: Component) -> str:
    """Return a component's name without its set."""
    return component.name.rpartition(".")[2]


@pytest.mark.parametrize("name", GAMES)
def test_generated_and_handwritten_games_agree(name: str) -> None:
    """Same boards, same components, same lists of choices, same coins."""
    generated: Game = importlib.import_module(f"generated.games.{name}").new_game()
    hand = by_hand(name, generated)
    assert hand.board.border == generated.board.border
    for mine, theirs in ((hand.races, generated.races), (hand.powers, generated.powers)):
        assert [bare(c) for c in mine] == [bare(c) for c in theirs]
    for seed in range(20):
        draw = random.Random(seed).random
        one, other = new_state(hand, seed), new_state(generated, seed)
        while not one.over:
            actions = legal(one)
            assert actions == legal(other), f"seed {seed}, turn {one.turn}"
            action = busy_choice(one, actions, draw)
            step(one, action)
            step(other, action)
        assert one.coins == other.coins
