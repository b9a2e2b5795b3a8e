"""An assault: the attack that a player has chosen, until it succeeds or the die must fall first."""

from __future__ import annotations

from swdsl.runtime.arms import Arms, repeats
from swdsl.runtime.attack import cost_of, surveyed_cost
from swdsl.runtime.conquest import succeed, succeed_plainly, succeed_with_aids
from swdsl.runtime.die import FOR_AID, FOR_ATTEMPT, FOR_DEFENCE, defended_by_die, less_pips, roll
from swdsl.runtime.events import spend
from swdsl.runtime.repulse import strike
from swdsl.runtime.state import State
from swdsl.runtime.words import UNSAID


def attack(s: State, r: int) -> bool:
    """Attack a region with the armed aids; True when the die must fall first."""
    slot = s.slot
    s.first = 0
    if s.armed:
        return _attack_with_aids(s, slot, r)
    if s.plain and s.die < 0 and not s.stale and not s.odd >> r & 1:
        succeed_plainly(s, slot, r, surveyed_cost(s, s.combo[slot], r))
        return False
    if s.game.rolling_forts and defended_by_die(s, r):
        return roll(s, r, FOR_DEFENCE)
    cost = cost_of(s, slot, r, 0)
    if s.die >= 0:
        cost = less_pips(s, r, cost)
    if s.game.repulse >= 0:
        strike(s, slot, r, cost)
    else:
        succeed(s, slot, r, cost)
    return False


def _attack_with_aids(s: State, slot: int, r: int) -> bool:
    arms = Arms(s, slot, s.combo[slot], s.armed)
    _use_up(s, slot, r)
    if arms.rolls:
        return roll(s, r, FOR_AID)
    fixed = arms.replaces > 0 or arms.exactly != UNSAID
    if s.game.rolling_forts and not fixed and defended_by_die(s, r):
        return roll(s, r, FOR_DEFENCE)
    cost = cost_of(s, slot, r, s.armed)
    if s.die >= 0:
        cost = less_pips(s, r, cost, fixed)
    if s.game.repulse >= 0:
        strike(s, slot, r, cost)
    else:
        succeed_with_aids(s, slot, r, cost, arms.replaces)
    return False


def attempt(s: State, r: int) -> bool:
    """Make the last attempt on a region."""
    _use_up(s, s.slot, r)
    s.attempts += 1
    return roll(s, r, FOR_ATTEMPT)


def _use_up(s: State, slot: int, r: int) -> None:
    s.first = 0
    combo = s.combo[slot]
    for i, aid in enumerate(combo.aids):
        if s.armed >> i & 1 and not repeats(combo, i):
            spend(s, aid, slot, s.own[r])
