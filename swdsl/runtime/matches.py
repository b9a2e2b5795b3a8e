"""A whole game between bots with as little as possible around the engine: series play thousands of them."""

from __future__ import annotations

from swdsl.runtime.bots import Bot, random_bot
from swdsl.runtime.generator import next_draw
from swdsl.runtime.ledger import Ledger
from swdsl.runtime.patience import endless_game, most_decisions
from swdsl.runtime.play import step
from swdsl.runtime.rollouts import drawn, rolled
from swdsl.runtime.state import State
from swdsl.runtime.words import ARGUMENT, CHANCE, P_PICK


def play_out(s: State, bots: list[Bot], number: int, actions: list[int], ledger: Ledger | None) -> int:
    """Play a state to its end and return the number drawn last; what was done is added to `actions`."""
    dice = [bot is random_bot for bot in bots]
    player = s.player
    turn = s.turn
    for _ in range(most_decisions(s.game)):
        if s.over:
            return number
        number = next_draw(number)
        actor = s.actor
        if actor == CHANCE:
            action = rolled(s, number)
        else:
            action = drawn(s, number) if dice[actor] else bots[actor](s, number)
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
