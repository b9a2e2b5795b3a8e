"""Playing: the legal actions of a state, and what an action does.

`legal` is pure and its order is part of the contract: a game is a seed and a list of choices.
`step` trusts its caller; `why_not.apply` checks first.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.assault import attack, attempt
from swdsl.runtime.attack import legal_attack
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.board import NO_ACTIONS, listed
from swdsl.runtime.decline import KEEP_ACTIONS, keep_answer
from swdsl.runtime.deploy import deploy_options, deploy_waits, put
from swdsl.runtime.die import die_falls
from swdsl.runtime.draft import legal_pick, pick
from swdsl.runtime.draft_column import pass_by
from swdsl.runtime.drawing import outcomes_of_draw
from swdsl.runtime.effects import go_into_decline
from swdsl.runtime.events import happen
from swdsl.runtime.holding import leave
from swdsl.runtime.neutrals import openings, settle
from swdsl.runtime.state import State
from swdsl.runtime.tasks import answer, begin, legal_task, running, spread, spread_options, turn_down
from swdsl.runtime.turn import run
from swdsl.runtime.words import (
    ARGUMENT,
    BEFORE_ATTACK,
    D_EXPANDED,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_DIE,
    P_DRAW,
    P_GIVE_UP,
    P_GUESTS,
    P_KEEP,
    P_PICK,
    P_SPREAD,
    P_TASK,
    PASSES,
    PICKS,
    S_ATTACK,
    S_MUSTER,
    S_PICKED,
    S_READY,
    V_ABANDON,
    V_ARM,
    V_CHOOSE,
    V_DECLINE,
    V_DRAW,
    V_EXPAND,
    V_FACE,
    V_GIVE_UP,
    V_PASS,
    V_PICK,
    V_PUT_REST,
    V_SETTLE,
    V_STOP,
    V_TRY,
    V_USE,
)

CHOICE_ACTIONS: Final = [V_EXPAND, V_DECLINE]
_DRAFTING: Final = BIT[PASSES] | BIT[PICKS]


def legal(s: State) -> list[int]:
    """List the actions of whoever decides now; the list is the caller's to read, not to change."""
    phase = s.phase
    if phase == P_ATTACK:
        return legal_attack(s)
    if phase == P_DEPLOY:
        return listed(s.board.put_actions, deploy_options(s))
    if phase == P_CHOICE:
        return CHOICE_ACTIONS
    if phase == P_PICK:
        return legal_pick(s)
    if phase == P_TASK:
        return legal_task(s)
    if phase == P_DIE:
        return s.game.face_actions
    return _rarely_legal(s, phase)


def _rarely_legal(s: State, phase: int) -> list[int]:
    if phase == P_SPREAD:
        return listed(s.board.put_actions, spread_options(s, running(s)))
    if phase == P_GIVE_UP:
        return listed(s.board.give_up_actions, s.occ[s.slot])
    if phase == P_KEEP:
        return KEEP_ACTIONS
    if phase == P_GUESTS:
        return [V_SETTLE + r for r in members(openings(s))]
    if phase == P_DRAW:
        # As often as there are such pieces: who draws from the list draws fairly, as with a die.
        return [action for action, weight in outcomes_of_draw(s) for _ in range(weight)]
    return NO_ACTIONS


def chances(s: State) -> list[tuple[int, int]]:
    """List the outcomes of the chance step with their weights: a face, a region or a kind of piece."""
    if s.phase == P_DIE:
        return s.game.face_odds
    if s.phase == P_DRAW:
        return outcomes_of_draw(s)
    return [(action, 1) for action in legal(s)]


def step(s: State, action: int) -> None:
    """Do a legal action and go on to the next decision."""
    phase = s.phase
    if phase == P_ATTACK:
        if attack(s, action) if action <= ARGUMENT else _attack(s, action):  # V_CONQUER is 0
            return
        if s.stage == S_ATTACK and s.hand[s.slot] > 0 and not s.pending and not s.stale:
            return  # the race goes on
    elif phase == P_DEPLOY:
        slot = s.deploy_slot
        put(s, slot, action & ARGUMENT, s.hand[slot] if action >= V_PUT_REST else 1)
        if s.hand[slot] and deploy_waits(s, slot):
            return  # the race goes on
    else:
        _answer(s, phase, action)
    run(s)


def _answer(s: State, phase: int, action: int) -> None:
    """Do an action that is neither an attack nor a redeployment."""
    if phase == P_CHOICE:
        if action == V_EXPAND:
            s.deeds |= D_EXPANDED
            s.stage = S_READY
        else:
            go_into_decline(s, s.slot)
        return
    argument = action & ARGUMENT
    verb = action - argument
    if verb in (V_CHOOSE, V_PASS):
        _reply(s, verb, argument)
    elif verb == V_FACE:
        die_falls(s, argument)
    elif verb == V_PICK:
        pick(s, argument)
        s.stage = S_PICKED
        if s.game.heard & _DRAFTING:
            _announce_pick(s, argument)
    elif phase == P_SPREAD:
        spread(s, argument, s.left if verb == V_PUT_REST else 1)
    elif verb == V_GIVE_UP:
        leave(s, s.slot, argument)
    elif verb == V_SETTLE:
        settle(s, argument)
    elif verb == V_DRAW:
        s.actor = s.player
        answer(s, argument)


def _announce_pick(s: State, place: int) -> None:
    """Tell of the combos that were passed, then of the pick."""
    if s.game.heard >> PASSES & 1:
        pass_by(s, place)
    if s.game.heard >> PICKS & 1:
        happen(s, PICKS, s.slot, -1, -1)


def _attack(s: State, action: int) -> bool:
    """Do another action of the conquests; True when the next question is already asked."""
    argument = action & ARGUMENT
    verb = action - argument
    if verb == V_TRY:
        return attempt(s, argument)
    if verb == V_STOP:
        s.stage = S_MUSTER
    elif verb == V_ARM:
        s.armed |= BIT[argument]
    elif verb == V_ABANDON:
        leave(s, s.slot, argument)
        s.abandoned |= BIT[argument]
    elif verb == V_USE:
        program = s.combo[s.slot].free[argument]
        if program.on == BEFORE_ATTACK:
            s.first = 0
        begin(s, program, s.slot, -1, -1, 1)
    return False


def _reply(s: State, verb: int, argument: int) -> None:
    if s.phase == P_KEEP:
        keep_answer(s, verb == V_CHOOSE)
    elif verb == V_CHOOSE:
        answer(s, argument)
    elif s.task_round:
        s.task_step += 1
        s.task_round = 0
    else:
        turn_down(s)
