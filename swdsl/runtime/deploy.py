"""Redeployment: tokens in hand go to regions as short choices, one path for every distribution."""

from __future__ import annotations

from swdsl.runtime.bits import BIT, first
from swdsl.runtime.events import push
from swdsl.runtime.garrisons import fill, room_in, with_room
from swdsl.runtime.holding import retire
from swdsl.runtime.state import State
from swdsl.runtime.words import AT_REDEPLOYMENT, DECLINED, P_DEPLOY, S_END, SPREAD


def deploy_waits(s: State, slot: int) -> bool:
    """Whether the owner of a slot has to say where the tokens in hand go; what needs no choice is done."""
    mask = s.occ[slot]
    if not mask:
        return False
    if s.combo[slot].garrisons:
        return _garrisons_wait(s, slot)
    open_mask = mask & -BIT[s.from_region]
    if open_mask & (open_mask - 1):
        s.phase = P_DEPLOY
        s.actor = s.game.player_of[slot]
        return True
    put(s, slot, (open_mask or mask).bit_length() - 1, s.hand[slot])
    return False


def _garrisons_wait(s: State, slot: int) -> bool:
    """Whether the owner still has a choice where garrisons have a size; what finds no room leaves."""
    fill(s, slot)
    while s.hand[slot]:
        mask = with_room(s, slot)
        if not mask:
            s.tray[s.race[slot]] += s.hand[slot]
            s.hand[slot] = 0
            return False
        if not mask & -BIT[s.from_region]:
            s.from_region = 0
        mask &= -BIT[s.from_region]
        if mask & (mask - 1):
            s.phase = P_DEPLOY
            s.actor = s.game.player_of[slot]
            return True
        put(s, slot, mask.bit_length() - 1, s.hand[slot])
    return False


def deploy_options(s: State) -> int:
    """Return the regions open to the tokens in hand: never back to an earlier one, and none that is full."""
    slot = s.deploy_slot
    mask = with_room(s, slot) if s.combo[slot].garrisons else s.occ[slot]
    return mask & -BIT[s.from_region]


def put(s: State, slot: int, r: int, number: int) -> None:
    """Add tokens from hand to a region the slot holds, as far as there is room."""
    if s.combo[slot].garrisons:
        number = min(number, room_in(s, slot, r))
    s.tok[r] = s.tok[r] + number
    s.stacks |= BIT[r]
    s.hand[slot] = s.hand[slot] - number
    s.from_region = r


def regroup_waits(s: State) -> bool:
    """Let races rearrange their tokens out of turn; True while an owner has a choice."""
    slot = _next_of(s, s.regroup, s.player)
    if s.deploy_slot != slot:
        s.deploy_slot = slot
        s.from_region = 0
    if s.hand[slot] and deploy_waits(s, slot):
        return True
    s.regroup &= ~BIT[slot]
    s.deploy_slot = -1
    s.actor = s.player
    return False


def victims_wait(s: State) -> bool:
    """Let driven-out tokens redeploy, as the last act of the turn; True when an owner has a choice."""
    while s.victims:
        slot = _next_victim(s)
        if s.deploy_slot != slot:
            s.deploy_slot = slot
            s.from_region = 0
        if s.hand[slot] and deploy_waits(s, slot):
            return True
        s.victims &= ~BIT[slot]
        s.deploy_slot = -1
        s.actor = s.player
        if s.race[slot] >= 0 and not s.occ[slot]:
            if s.game.state_of[slot] == DECLINED and not s.combo[slot].expands:
                retire(s, slot)
        elif _pieces_wait(s, slot):
            return False
    s.stage = S_END
    return False


def _next_victim(s: State) -> int:
    """Return the next slot in the order of redeployment: the active player's own first."""
    return _next_of(s, s.victims, 0 if s.game.house.first_player_redeploys_first else s.player)


def _next_of(s: State, slots: int, start: int) -> int:
    """Return the first of some slots, clockwise from a player."""
    game = s.game
    for i in range(game.players):
        waiting = slots & game.own_slots[(start + i) % game.players]
        if waiting:
            return first(waiting)
    raise AssertionError("nobody in an empty set")


def _pieces_wait(s: State, slot: int) -> bool:
    """Let pieces that were driven out with the tokens be spread again."""
    found = False
    for program in s.combo[slot].programs[AT_REDEPLOYMENT]:
        if SPREAD in program.asks and program.units(s, slot, program.asks.index(SPREAD)):
            push(s, program, slot, -1, -1)
            found = True
    return found
