"""The greedy bot: habits for a turn, and trial turns for what counts longer, picks and declines."""

from __future__ import annotations

from swdsl.runtime.habits import attack, best_answer, spread
from swdsl.runtime.outlook import imagined
from swdsl.runtime.play import legal
from swdsl.runtime.state import State
from swdsl.runtime.trials import best_combo, expand_or_decline
from swdsl.runtime.words import P_ATTACK, P_CHOICE, P_DEPLOY, P_GUESTS, P_PICK, P_SPREAD


def greedy_bot(s: State, number: int) -> int:
    """Choose what looks best at the end of this turn and a little beyond."""
    actions = legal(s)
    if len(actions) == 1:
        return actions[0]
    phase = s.phase
    if phase in (P_DEPLOY, P_SPREAD):
        return spread(s, actions)
    if phase == P_CHOICE:
        return expand_or_decline(s, number)
    if phase == P_PICK:
        return best_combo(s, actions, number)
    if phase == P_GUESTS:
        return actions[number % len(actions)]  # before the first turn nobody can tell what is good
    seen = imagined(s, s.actor, number)
    return attack(seen, actions) if phase == P_ATTACK else best_answer(seen, actions)
