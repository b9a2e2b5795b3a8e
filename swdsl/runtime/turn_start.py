"""The start of a turn: what happens first, the choice, what was picked; before the first, guests settle."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.bits import BIT
from swdsl.runtime.deck import turn_up_event
from swdsl.runtime.draft import enlist
from swdsl.runtime.effects import go_into_decline
from swdsl.runtime.events import at_moment, at_own_step, overhear, push, react, whose_step
from swdsl.runtime.neutrals import guests_wait, place_neutrals
from swdsl.runtime.state import State
from swdsl.runtime.turn_end import begin_turn
from swdsl.runtime.turn_races import actor_stage
from swdsl.runtime.words import (
    D_EXTRA,
    P_CHOICE,
    P_PICK,
    READY,
    ROUND_START,
    S_ACTOR,
    S_CHOICE,
    S_READY,
    S_WAKE,
    SETUP,
    TURN_START,
)

_OPENING: Final = BIT[ROUND_START] | BIT[TURN_START]


def guests_stage(s: State) -> bool:
    """Finish the set-up when all guests have their regions: it says how many markers are hidden."""
    if s.game.guests:
        if guests_wait(s):
            return True
        place_neutrals(s)  # without guests they stood there before the deal
    s.stack = s.stack[: s.hoard.bit_count()]
    for reflex in s.game.reflexes[SETUP]:
        react(s, reflex, 0, -1, -1)
    if s.game.deck >= 0:
        turn_up_event(s)
    begin_turn(s)
    return False


def start_stage(s: State) -> bool:
    """Open a turn: what happens at the start of a round and of a turn, then the choice."""
    s.stage = S_CHOICE
    if s.game.heard & _OPENING:
        return _open(s)
    return False if s.pending else choice_stage(s)


def _open(s: State) -> bool:
    """Let what waits for the round hear of it, at its first turn, and then what waits for the turn."""
    if s.player == 0 and s.game.heard & BIT[ROUND_START] and not s.deeds & D_EXTRA:
        at_moment(s, ROUND_START, 0, s.game.slots)
        if s.pending:
            s.stage = S_WAKE  # nobody's turn has begun while somebody is asked for the round
            return False
    return wake_stage(s)


def wake_stage(s: State) -> bool:
    """Let what waits for the turn hear of it, then ask what to do with the turn."""
    s.stage = S_CHOICE
    if s.game.heard & BIT[TURN_START]:
        _wake(s)
    return False if s.pending else choice_stage(s)


def _wake(s: State) -> None:
    """Let the clauses of the turn's start work; those that need an active race wait for the draft."""
    first = s.player * s.game.width
    last = first + s.game.width
    drafted = s.race[first] >= 0
    for slot in range(first, last):
        at_own_step(s, TURN_START, slot)
    if s.game.watched >> TURN_START & 1:
        overhear(s, TURN_START, first, last, -1, first)
    for slot in range(last - 1, first - 1, -1):
        for program in reversed(s.combo[slot].programs[TURN_START]):
            if drafted or not program.waits:
                push(s, program, slot, -1, whose_step(s, program, slot))


def choice_stage(s: State) -> bool:
    """Ask whether to expand or decline, or which combo to pick."""
    slot = s.slot
    if s.race[slot] < 0:
        if s.column_races:
            s.phase = P_PICK
            return True
        s.stage = S_ACTOR
        return False
    if s.game.house.must_decline and not s.occ[slot] and not s.hand[slot] and not s.aside[slot]:
        go_into_decline(s, slot)
        return False
    s.phase = P_CHOICE
    return True


def picked_stage(s: State) -> bool:
    """Enlist what was picked."""
    enlist(s)
    s.stage = S_READY
    return ready_stage(s)


def ready_stage(s: State) -> bool:
    """Let what waits for the troops of the turn work."""
    first = s.player * s.game.width
    s.stage = S_ACTOR
    if s.game.heard >> READY & 1:
        at_moment(s, READY, first, first + 1)
    if s.drafted and s.game.heard >> TURN_START & 1:
        for slot in range(first + 1, first + s.game.width):
            for program in s.combo[slot].programs[TURN_START]:
                if program.waits:
                    push(s, program, slot, -1, -1)
    return False if s.pending else actor_stage(s)
