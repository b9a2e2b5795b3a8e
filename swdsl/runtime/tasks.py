"""Running programs: one step at a time, until somebody must decide or the die must fall."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.board import listed
from swdsl.runtime.clause import Program
from swdsl.runtime.events import ready, spend
from swdsl.runtime.loans import lendable
from swdsl.runtime.packing import NO_CARRIER
from swdsl.runtime.patience import MOST_STEPS, endless_rules
from swdsl.runtime.regions import use_bit
from swdsl.runtime.state import State
from swdsl.runtime.wards import banned_to, immune_to, warded
from swdsl.runtime.words import (
    A_FIGURE,
    ANYONE,
    ASKED_BEFORE,
    CHANCE,
    COMBO,
    CONFIRM,
    CONQUERS,
    DIE,
    DISCOVERS,
    KIN,
    LOSES,
    MARKER,
    NOTHING,
    P_DIE,
    P_DRAW,
    P_SPREAD,
    P_TASK,
    PLAYER,
    REGION,
    S_VICTIMS,
    SPREAD,
    THEIRS,
    V_CHOOSE,
    V_PASS,
)

LENDING: Final = (MARKER, COMBO, PLAYER)
YES_ONLY: Final = [V_CHOOSE]
PASS_ONLY: Final = [V_PASS]


def running(s: State) -> Program:
    """Return the program that runs now."""
    program = s.game.clauses[s.task]
    assert isinstance(program, Program)
    return program


def startable(s: State, program: Program, slot: int) -> bool:
    """Whether a program could be begun now: limit, conditions, and something to choose."""
    if not ready(s, program, slot, s.they):
        return False
    if not (program.on in ASKED_BEFORE or program.early) and not program.applies(s, slot):
        return False
    if program.figure and _figure_moved(s, program):
        return False
    if program.asks[0] in (NOTHING, DIE):
        return True
    if choices(s, program, slot, 0):
        return True
    return not program.offered and _can_do_otherwise(s, program, slot)


def _can_do_otherwise(s: State, program: Program, slot: int) -> bool:
    """Whether something could be done by whoever does not take an offer."""
    return program.otherwise > 0 and choices(s, program, slot, program.otherwise) != 0


def _figure_moved(s: State, program: Program) -> bool:
    """Whether the figure of a marker has already moved this turn; others are counted by their kind."""
    return (
        not program.sallies
        and program.carrier != NO_CARRIER
        and bool(s.used_marks >> use_bit(s, program) & 1)
    )


def choices(s: State, program: Program, slot: int, step: int) -> int:
    """Return the possible answers to a step, with what the kernel itself forbids taken out."""
    mask = program.options(s, slot, step)
    if program.lends and mask and program.asks[step] in LENDING:
        return lendable(s, slot, program.asks[step], mask)
    if mask and program.asks[step] == REGION:
        if slot >= 0 and (s.barred or s.guarded or s.wary or s.game.immunities):
            mask &= ~immune_to(s, slot)
        if program.figure and not program.besides >> step & 1:
            player = s.game.player_of[slot]
            mask &= program.figure_ground
            mask &= ~warded(s, player, A_FIGURE)
            if not s.game.house.figures_act_alone:
                mask &= ~banned_to(s, slot)
        if program.origin >= 0:
            mask &= ~s.applied[program.origin]
    return mask


def begin(s: State, program: Program, slot: int, there: int, they: int, accepted: int) -> None:
    """Load a program; `accepted` when its holder has already said yes."""
    s.task = program.number
    s.pending = 1
    s.task_slot = slot
    s.task_step = s.task_round = 0
    s.there = there
    s.they = they
    s.value = max(0, s.pips)
    s.accepted = accepted
    s.left = -1
    if s.stage == S_VICTIMS:
        while s.task_step < len(program.asks) and program.asks[s.task_step] == NOTHING:
            s.task_step += 1


def finish(s: State) -> None:
    """Unload the program that ran."""
    s.task = -1
    s.actor = s.player


def turn_down(s: State) -> None:
    """Go on with what is done otherwise if an offer is not taken; unload the program if there is nothing."""
    if leads_on(s):
        s.task_step = running(s).otherwise
    else:
        finish(s)


def leads_on(s: State) -> bool:
    """Whether something else is done by who does not take the offer that is asked now."""
    program = running(s)
    return s.task_step == program.offered and _can_do_otherwise(s, program, s.task_slot)


def stop(s: State) -> None:
    """End the program that runs: something could not be done, and what follows it does not happen."""
    s.task_step = MOST_STEPS


def skip(s: State, number: int) -> None:
    """Leave out so many of the next steps of the program that runs."""
    s.task_step += number + 1
    s.task_round = 0


def tasks_wait(s: State) -> bool:
    """Run waiting programs until one asks; False when none is left, or what one lifted comes first."""
    for _ in range(MOST_STEPS):
        if s.task >= 0:
            if resume(s):
                return True
        elif s.tasks and not s.regroup:
            they, there, slot, number = s.tasks.pop(), s.tasks.pop(), s.tasks.pop(), s.tasks.pop()
            program = s.game.clauses[number]
            assert isinstance(program, Program)
            if _still_bound(s, program, slot):
                s.there = there
                s.they = they
                if startable(s, program, slot):
                    begin(s, program, slot, there, they, 0)
        else:
            return False
    raise endless_rules()


def _still_bound(s: State, program: Program, slot: int) -> bool:
    """Whether a program may still ask: its holder has it, or lost it by the very conquest it is about."""
    if program.scope == ANYONE:
        return True
    if slot < 0 or s.race[slot] < 0:
        return False
    if program.on == DISCOVERS:  # whoever uncovers a marker hears of it, declined or not
        return s.own[s.marker_at[program.carrier]] == slot
    lost = program.on == LOSES or (program.on == CONQUERS and program.scope in (THEIRS, KIN))
    return lost or program in s.combo[slot].clauses


def resume(s: State) -> bool:
    """Go on with the running program; True when it waits for an answer."""
    program = running(s)
    slot = s.task_slot
    for _ in range(MOST_STEPS):
        step = s.task_step
        if step >= len(program.asks):
            finish(s)
            return False
        kind = program.asks[step]
        if kind == SPREAD:
            if _spread_waits(s, program, slot, step):
                return True
            _next_step(s)
        elif s.task_round >= program.rounds(s, slot, step):
            _next_step(s)
        elif kind == NOTHING:
            answer(s, 0)
        elif kind >= DIE:
            if _left_to_chance(s, program, kind):
                return True
            if s.task < 0:
                return False
        else:
            mask = choices(s, program, slot, step)
            if mask:
                if mask & (mask - 1) or passable(s, program):
                    s.phase = P_TASK
                    s.actor = s.game.player_of[slot]
                    if s.they >= 0 and (program.theirs or program.answered >> step & 1):
                        s.actor = s.game.player_of[s.they]
                    return True
                answer(s, mask.bit_length() - 1)
            elif s.task_round:
                _next_step(s)
            else:
                turn_down(s)
                if s.task < 0:
                    return False
    raise endless_rules()


def _next_step(s: State) -> None:
    s.task_step += 1
    s.task_round = 0


def _left_to_chance(s: State, program: Program, kind: int) -> bool:
    """Let the die fall or a piece be drawn; False if one kind is left, or none, which ends the clause."""
    if kind == DIE:
        s.phase = P_DIE
    else:
        kinds = choices(s, program, s.task_slot, s.task_step)
        if not kinds & (kinds - 1):
            if kinds:
                answer(s, kinds.bit_length() - 1)
            else:
                finish(s)
            return False
        s.phase = P_DRAW
    s.actor = CHANCE
    return True


def passable(s: State, program: Program) -> bool:
    """Whether whoever is asked may stop here: at the first step or an offer, or between rounds of a step."""
    if program.offers >> s.task_step & 1 and not s.task_round:
        return True
    if not program.optional:
        return False
    if s.task_round > 0:
        return not program.whole
    return s.task_step == 0 and not s.accepted


def answer(s: State, choice: int) -> None:
    """Do the current step with an answer and move on."""
    program = running(s)
    step = s.task_step
    if (step == 0 or (step == program.otherwise and not program.offered)) and s.task_round == 0:
        spend(s, program, s.task_slot, s.they)
        if program.figure and program.carrier != NO_CARRIER:
            s.used_marks |= BIT[use_bit(s, program)]
    s.task_round += 1
    program.act(s, s.task_slot, step, choice)


def _spread_waits(s: State, program: Program, slot: int, step: int) -> bool:
    """Prepare the distribution of pieces; True when there is a choice."""
    mask = program.options(s, slot, step)
    if s.left < 0:
        s.left = program.units(s, slot, step)
        s.from_region = 0
        if s.left and mask:
            spend(s, program, slot, s.they)
    if s.left <= 0 or not mask:
        s.left = -1
        return False
    open_mask = spread_options(s, program)
    if open_mask & (open_mask - 1) == 0:
        spread(s, first_of(open_mask, mask), s.left)
        s.left = -1
        return False
    s.phase = P_SPREAD
    s.actor = s.game.player_of[slot]
    return True


def first_of(preferred: int, otherwise: int) -> int:
    """Return the last region of the first set that is not empty."""
    return (preferred or otherwise).bit_length() - 1


def spread_options(s: State, program: Program) -> int:
    """Return the regions still open to the distribution: never back to an earlier one."""
    return program.options(s, s.task_slot, s.task_step) & -BIT[s.from_region]


def spread(s: State, r: int, number: int) -> None:
    """Put some of the pieces into a region."""
    program = running(s)
    for _ in range(number):
        program.act(s, s.task_slot, s.task_step, r)
    s.left -= number
    s.from_region = r


def legal_task(s: State) -> list[int]:
    """List the answers to the question of the running program."""
    program = running(s)
    kind = program.asks[s.task_step]
    if kind == CONFIRM:
        out = YES_ONLY
    elif kind == REGION:
        out = listed(s.board.choose_actions, choices(s, program, s.task_slot, s.task_step))
    else:  # a small board may have fewer regions than there are markers
        out = [V_CHOOSE + i for i in members(choices(s, program, s.task_slot, s.task_step))]
    return out + PASS_ONLY if passable(s, program) else out
