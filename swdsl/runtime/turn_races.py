"""The races of a turn: those that may make conquests and redeploy, declined ones before the active one."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.bits import BIT
from swdsl.runtime.deploy import deploy_waits
from swdsl.runtime.events import (
    at_moment,
    at_own_step,
    at_step_of_declined,
    overhear,
    push,
    push_own_step,
    push_step_of_declined,
)
from swdsl.runtime.holding import gather, leave, retire_if_gone
from swdsl.runtime.ranks import call_up
from swdsl.runtime.reach import occupiable
from swdsl.runtime.state import State
from swdsl.runtime.survey import survey
from swdsl.runtime.turn_end import free_stage, let_exiles_home
from swdsl.runtime.words import (
    AFTER_CONQUESTS,
    AT_REDEPLOYMENT,
    D_AGAIN,
    D_DECLINED,
    D_MUSTERED,
    P_ATTACK,
    P_GIVE_UP,
    S_ACTOR,
    S_ATTACK,
    S_DEPLOY,
    S_FREE,
    S_LEAVE,
    S_MUSTER,
    S_REST,
)

_REDEPLOYING: Final = BIT[AT_REDEPLOYMENT]


def actor_stage(s: State) -> bool:
    """Let the next race of the player make its conquests: declined ones that may, then the active one."""
    width = s.game.width
    if s.acted < width:
        slot = _next_actor(s, width)
        if slot >= 0:
            _muster_arms(s, slot)
            s.stage = S_ATTACK
            return attack_stage(s)
    if s.exiles:
        let_exiles_home(s)
    s.stage = S_FREE
    return free_stage(s)


def _next_actor(s: State, width: int) -> int:
    """Return the next race of the player that makes conquests, -1 when none is left."""
    first = s.player * width
    if s.roaming:
        while s.acted < width - 1:
            s.acted += 1
            if s.race[first + s.acted] >= 0 and s.combo[first + s.acted].expands:
                return first + s.acted
    s.acted = width
    return first if s.race[first] >= 0 else -1


def _muster_arms(s: State, slot: int) -> None:
    s.slot = slot
    gather(s, slot)
    if s.aside[slot]:
        s.hand[slot] = s.hand[slot] + s.aside[slot]
        s.aside[slot] = 0
    s.helpers = 0
    if s.combo[slot].fighters or s.game.ranks >= 0:
        call_up(s, slot)
    s.first = 1
    s.deeds &= ~(D_MUSTERED | D_AGAIN)
    s.conquered = s.taken = 0
    if s.game.house.die_for_each_race:
        s.attempts = 0
    survey(s, slot)


def attack_stage(s: State) -> bool:
    """Wait for an attack while the race can make one."""
    slot = s.slot
    if s.stale:
        survey(s, slot)
    if s.hand[slot] > 0 or not s.combo[slot].unaided or s.die >= 0 or (s.first and s.occ[slot]):
        s.phase = P_ATTACK
        return True
    s.stage = S_MUSTER
    return False


def muster_stage(s: State) -> bool:
    """End the conquests of a race, once everything offered until then was offered."""
    s.die = -1
    s.armed = s.helpers = 0
    if not s.deeds & D_MUSTERED:
        s.deeds |= D_MUSTERED
        if s.combo[s.slot].lingering and _last_offers(s):
            return False
    s.stage = S_REST
    if s.game.heard >> AFTER_CONQUESTS & 1 and not s.deeds & D_AGAIN and _held_up(s):
        return False
    return rest_stage(s)


def _held_up(s: State) -> bool:
    """Announce that conquests are over; True when something is asked first, or another round begins."""
    return _announced(s, AFTER_CONQUESTS) or s.stage != S_REST


def _last_offers(s: State) -> bool:
    """Offer once more what may be done until redeployment begins; True when there is something."""
    for program in reversed(s.combo[s.slot].lingering):
        push(s, program, s.slot, -1, -1)
    return s.pending != 0


def _announced(s: State, on: int) -> bool:
    """Tell the race that acts of a moment; opponents hear of the player's active race alone, once a turn."""
    if s.slot == s.player * s.game.width:
        at_moment(s, on, s.slot, s.slot + 1)
    else:
        at_step_of_declined(s, on, s.slot)
        push_step_of_declined(s, on, s.slot)
    return s.pending != 0


def rest_stage(s: State) -> bool:
    """Take what redeployment brings, empty the ground that nobody may keep, gather the tokens."""
    slot = s.slot
    if (s.combo[slot].hears | s.game.watched) & _REDEPLOYING:
        if not s.combo[slot].stands:
            gather(s, slot)
        _announce_redeployment(s, slot)
    if s.occ[slot] & s.board.fleeting:
        _dry(s, slot)
    if not s.combo[slot].stands:
        gather(s, slot)
    s.stage = S_LEAVE
    return False if s.pending else leave_stage(s)


def _announce_redeployment(s: State, slot: int) -> None:
    """Tell the race that redeploys; opponents hear of the player's active race alone."""
    if slot != s.player * s.game.width:
        at_step_of_declined(s, AT_REDEPLOYMENT, slot)
        return
    at_own_step(s, AT_REDEPLOYMENT, slot)
    if s.game.watched >> AT_REDEPLOYMENT & 1:
        overhear(s, AT_REDEPLOYMENT, slot, slot + 1, -1, slot)


def _dry(s: State, slot: int) -> None:
    """Empty the ground that a race may not keep."""
    wet = s.occ[slot] & s.board.fleeting & ~occupiable(s, slot)
    while wet:
        low = wet & -wet
        leave(s, slot, low.bit_length() - 1)
        wet ^= low


def leave_stage(s: State) -> bool:
    """Set attack-only tokens aside; where they cannot be spared, regions are given up."""
    slot = s.slot
    extra = s.combo[slot].extra
    if extra:
        _dry(s, slot)  # a region given up may have been the one that allowed it
        if s.hand[slot] < extra and s.occ[slot] and not s.game.house.troops_cover:
            s.phase = P_GIVE_UP
            return True
        number = min(extra, s.hand[slot])
        s.hand[slot] -= number
        s.aside[slot] += number
    s.deploy_slot = slot
    s.from_region = 0
    s.stage = S_DEPLOY
    return deploy_stage(s)


def deploy_stage(s: State) -> bool:
    """Put the tokens in hand back on the board; then comes the next race."""
    slot = s.deploy_slot
    if s.hand[slot] and deploy_waits(s, slot):
        return True
    s.stage = S_ACTOR
    if not s.occ[slot]:
        retire_if_gone(s, slot)
    if s.combo[slot].hears & _REDEPLOYING and not s.deeds & D_DECLINED:
        if slot == s.player * s.game.width:
            push_own_step(s, AT_REDEPLOYMENT, slot)
        else:
            push_step_of_declined(s, AT_REDEPLOYMENT, slot)
    return False
