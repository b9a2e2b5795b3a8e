"""Need a turn end? Somebody takes every offer of a component, never says no, and stops at last."""

from typing import Final

from swdsl.play.match import Match
from swdsl.runtime.generator import next_draw
from swdsl.runtime.habits import attack
from swdsl.runtime.play import legal
from swdsl.runtime.rollouts import drawn
from swdsl.runtime.state import State
from swdsl.runtime.words import ARGUMENT, CHANCE, P_ATTACK, P_TASK, V_PASS, V_STOP, V_USE

LONG_TURN: Final = 400
"""Choices in one turn after which it is held to have no end."""


def dawdle(match: Match, offers: frozenset[str]) -> bool:
    """Draw out the turn of whoever is on turn; True when it has not ended after ever so long.

    `offers` are the clauses whose offers are taken as often as can be.
    """
    begun, s = len(match.actions), match.state
    player, turn = s.player, s.turn
    while len(match.actions) - begun <= LONG_TURN:
        s = match.state
        if s.over or s.player != player or s.turn != turn:
            return False
        if s.actor == CHANCE:
            match.act(match.roll())
            continue
        match.number = next_draw(match.number)
        idle = s.actor != player
        match.act(drawn(s, match.number) if idle else _longest(s, match.number, offers))
    return True


def _longest(s: State, number: int, offers: frozenset[str]) -> int:
    """Choose what keeps the turn going: an offer, a conquest every second time, any answer but no."""
    actions = legal(s)
    if s.phase == P_ATTACK:
        free = s.combo[s.slot].free
        uses = [a for a in actions if a - (a & ARGUMENT) == V_USE and free[a & ARGUMENT].name in offers]
        if uses:
            return uses[number % len(uses)]
        return V_STOP if V_STOP in actions and number & 1 else attack(s, actions)
    if s.phase == P_TASK:
        actions = [action for action in actions if action != V_PASS] or actions
    return actions[number % len(actions)]
