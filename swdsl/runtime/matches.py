"""Whole games between bots with as little as possible around the engine: series play thousands of them."""

from __future__ import annotations

from swdsl.runtime.bots import Bot, random_bot
from swdsl.runtime.game import Game
from swdsl.runtime.generator import FACTOR, PRIME, opening_draw
from swdsl.runtime.ledger import Ledger
from swdsl.runtime.patience import endless_game, most_decisions
from swdsl.runtime.play import step
from swdsl.runtime.rollouts import drawn, rolled
from swdsl.runtime.setup import new_state
from swdsl.runtime.standing import places
from swdsl.runtime.state import State
from swdsl.runtime.tallies import Tallies
from swdsl.runtime.words import ARGUMENT, CHANCE, P_PICK

Ending = tuple[int, list[int], list[int]]
"""How a game ended: decisions, coins, and the place of every player."""


def play_series(game: Game, bots: list[Bot], seeds: list[int], tallies: Tallies) -> list[Ending]:
    """Play a game for each seed, and add what picks came to; bots must keep nothing from game to game.

    What was done is not kept: whoever wants to see a game that broke plays it again.
    """
    found: list[Ending] = []
    for seed in seeds:
        s = new_state(game, seed)
        ledger = Ledger(s)
        decisions = _play(s, bots, opening_draw(seed), None, ledger)
        tallies.add(ledger)
        found.append((decisions, s.coins, places(s)))
    return found


def play_out(s: State, bots: list[Bot], number: int, actions: list[int], ledger: Ledger | None) -> None:
    """Play a state to its end; what was done is added to `actions`."""
    _play(s, bots, number, actions, ledger)


def _play(s: State, bots: list[Bot], number: int, actions: list[int] | None, ledger: Ledger | None) -> int:
    """Play a state to its end and count the decisions."""
    dice = [bot is random_bot for bot in bots]
    player = s.player
    turn = s.turn
    for decisions in range(most_decisions(s.game)):
        if s.over:
            return decisions
        number = number * FACTOR % PRIME  # `next_draw`, without the call
        actor = s.actor
        if actor == CHANCE:
            action = rolled(s, number)
        else:
            action = drawn(s, number) if dice[actor] else bots[actor](s, number)
        if actions is not None:
            actions.append(action)
        if ledger is not None and s.phase == P_PICK:
            ledger.picks(s, action & ARGUMENT)
        step(s, action)
        if s.player != player or s.turn != turn or s.over:
            if ledger is not None:
                ledger.turn_over(s, player, turn)
            player = s.player
            turn = s.turn
    raise endless_game(s.game)
