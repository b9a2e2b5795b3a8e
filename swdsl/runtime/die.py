"""The die: why it is rolled in an attack, what happens when it falls, what becomes of the pips.

A roll is a step of chance: `roll` asks for it, `die_falls` answers. Then whoever may change the roll is
asked (the pips wait in `s.pips`), and `after_roll` carries out the attack.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.arms import tokens_paid
from swdsl.runtime.attack import cost_of, troops_for
from swdsl.runtime.conquest import fail, succeed, succeed_with_aids
from swdsl.runtime.events import happen
from swdsl.runtime.luck import counted_pips
from swdsl.runtime.repulse import strike
from swdsl.runtime.state import State
from swdsl.runtime.tasks import answer, running
from swdsl.runtime.words import CHANCE, D_ROLLED, P_DIE, ROLLS, S_MUSTER

FOR_ATTEMPT: Final = 1  # the frame's last attempt
FOR_AID: Final = 2  # an aid that takes the pips off the cost
FOR_DEFENCE: Final = 3  # a defence that adds them


def roll(s: State, r: int, purpose: int) -> bool:
    """Ask chance for the outcome of an attack; True, since the attack waits for it."""
    s.target = r
    s.rolling = purpose
    s.phase = P_DIE
    s.actor = CHANCE
    return True


def die_falls(s: State, face: int) -> None:
    """Let the die show a face: for the program that asked, or for the attack that waits."""
    pips = s.game.frame.faces[face]
    if s.game.lucky:
        pips = counted_pips(s, s.task_slot if s.task >= 0 else s.slot, pips)
    s.actor = s.player
    s.deeds |= D_ROLLED
    if s.task >= 0:
        _rolled_in_program(s, pips)
    elif s.game.heard >> ROLLS & 1:
        s.pips = s.value = pips
        s.pending = 1
        happen(s, ROLLS, s.slot, s.target, -1)
    else:
        after_roll(s, pips)


def _rolled_in_program(s: State, pips: int) -> None:
    """Go on with the program that rolled; a roll kept for the next attack may be answered by another.

    What is rolled for something else leaves the pips alone that wait for the next attack.
    """
    kept, s.die = s.die, -1
    again = running(s).on == ROLLS
    slot = s.task_slot
    answer(s, pips)
    if not again and s.game.heard >> ROLLS & 1:
        waiting = len(s.tasks)
        s.value = pips
        happen(s, ROLLS, slot, -1, -1)
        if s.die < 0:
            del s.tasks[waiting:]  # the pips are spent already: nobody may roll them again
    if s.die < 0:
        s.die = kept


def after_roll(s: State, pips: int) -> None:
    """Carry out the attack that waited for the die."""
    slot = s.slot
    r = s.target
    s.actor = s.player
    last = s.rolling == FOR_ATTEMPT
    shift = pips if s.rolling == FOR_DEFENCE else -pips
    s.rolling = 0
    cost = max(s.combo[slot].floor or s.game.frame.minimum, cost_of(s, slot, r, s.armed) + shift)
    troops = troops_for(s, slot, r) - (tokens_paid(s, slot, s.armed) if s.armed else 0)
    if cost <= troops:
        spent = s.hand[slot] + s.helpers if last else cost
        if s.game.repulse >= 0:
            strike(s, slot, r, spent)
        elif s.armed:
            succeed_with_aids(s, slot, r, spent, 0)
        else:
            succeed(s, slot, r, spent)
    else:
        fail(s, slot, r)
    if last or (cost > troops and not s.game.house.failed_roll_goes_on):
        s.stage = S_MUSTER


def less_pips(s: State, r: int, cost: int, fixed: bool = False) -> int:
    """Spend the pips that waited for a target; a fixed cost, or a ward, makes nothing of them."""
    pips = 0 if fixed or s.ward_roll >> r & 1 else s.die
    s.die = -1
    return max(s.combo[s.slot].floor or s.game.minimum, cost - pips) if pips else cost


def defended_by_die(s: State, r: int) -> bool:
    """Whether some clause rolls for the defence of a region."""
    return any(mask >> r & 1 and clause.rolls for mask, clause, _ in s.forts)
