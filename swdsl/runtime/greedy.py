"""The greedy bot: habits for a turn, and trial turns for what counts longer, picks and declines."""

from __future__ import annotations

from swdsl.runtime.habits import as_any_bot, attack, best_answer
from swdsl.runtime.outlook import imagined
from swdsl.runtime.play import legal
from swdsl.runtime.state import State
from swdsl.runtime.trials import best_combo, expand_or_decline
from swdsl.runtime.words import P_ATTACK, P_CHOICE, P_PICK


def greedy_bot(s: State, number: int) -> int:
    """Choose what looks best at the end of this turn and a little beyond."""
    actions = legal(s)
    if (plain := as_any_bot(s, actions, number)) >= 0:
        return plain
    if s.phase == P_CHOICE:
        return expand_or_decline(s, number)
    if s.phase == P_PICK:
        return best_combo(s, actions, number)
    seen = imagined(s, s.actor, number)
    return attack(seen, actions) if s.phase == P_ATTACK else best_answer(seen, actions)
