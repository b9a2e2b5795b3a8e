"""Vocabulary of race tokens: gained, lost, removed, lifted, moved and set down, one by one or by the heap.

A share says how much of each heap is meant: so many, 0 for all of it, -2 for all but two. A heap that has not
so many is left alone.
"""

from __future__ import annotations

from swdsl.runtime.binding import rebind, standing
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.events import happen
from swdsl.runtime.holding import hold, leave, retire_if_gone, vacate
from swdsl.runtime.recall import note_left
from swdsl.runtime.state import State
from swdsl.runtime.words import ACTIVE, EMPTY, LEAVES, OCCUPIES, S_ACTOR, TOO_LATE


def gain_tokens(s: State, slot: int, number: int) -> None:
    """Take tokens of the slot's race from the tray in hand, as far as it lasts."""
    got = _from_tray(s, slot, number)
    s.stale = 1
    idle = s.game.player_of[slot] != s.player or s.game.state_of[slot] != ACTIVE
    if got and (idle or _is_too_late(s)):
        s.victims |= BIT[slot]  # set down when the turn ends


def _is_too_late(s: State) -> bool:
    """Whether redeployment is over, so that nothing brings tokens in hand back in this turn."""
    return s.stage in TOO_LATE or (s.stage == S_ACTOR and s.acted > 0)


# ---- from the board -------------------------------------------------------------------------------
def share_of(tokens: int, share: int) -> int:
    """Return how many of a heap a share comes to; none if it has not so many."""
    if share > 0:
        return share if share <= tokens else 0
    return max(0, tokens + share)


def remove_token(s: State, r: int) -> None:
    """Put one token of a region back in its tray; the region may fall empty, the race may be gone."""
    if s.tok[r] > 1:
        _thin_out(s, r, 1)
    else:
        _empty(s, r)


def remove_tokens_in(s: State, mask: int, share: int) -> None:
    """Put a share of the tokens of each region of a set back in their tray."""
    for r in members(mask & s.held):
        number = share_of(s.tok[r], share)
        if 0 < number < s.tok[r]:
            _thin_out(s, r, number)
        elif number:
            _empty(s, r)


def _thin_out(s: State, r: int, number: int) -> None:
    """Put tokens of a stack back in their tray; at least one stays."""
    s.tray[s.race[s.own[r]]] += _lifted(s, r, number)


def _lifted(s: State, r: int, number: int) -> int:
    """Take tokens off a stack, of which at least one stays, and return how many."""
    s.stale = 1
    s.tok[r] -= number
    if s.tok[r] == 1:
        s.stacks &= ~BIT[r]
    return number


def _empty(s: State, r: int) -> None:
    """Put all tokens of a region back in their tray."""
    slot = s.own[r]
    s.stood = standing(s, BIT[r]) if s.pieces_any >> r & 1 else 0
    s.tray[s.race[slot]] += vacate(s, slot, r)
    if s.game.recall >= 0:
        note_left(s, r, slot)
    if s.game.heard >> LEAVES & 1:
        happen(s, LEAVES, slot, r, -1)
    passed_on(s, slot, r)


def passed_on(s: State, slot: int, r: int) -> None:
    """Tidy up after a race whose region fell to somebody else or to nobody."""
    if s.marked >> r & 1:
        rebind(s, slot)
    retire_if_gone(s, slot)
    s.stale = 1


def spare_tokens(s: State, slot: int) -> int:
    """Count the tokens that a race can lose: those in hand, and all but one of each region."""
    return s.hand[slot] + sum(s.tok[r] - 1 for r in members(s.occ[slot] & s.stacks))


def lose_tokens(s: State, slot: int, number: int) -> None:
    """Give tokens back to the tray: from hand, then from stacks; never the last one of a region."""
    race = s.race[slot]
    gone = min(number, s.hand[slot])
    s.hand[slot] -= gone
    s.tray[race] += gone
    for r in members(s.occ[slot] & s.stacks):
        taken = min(number - gone, s.tok[r] - 1)
        if taken > 0:
            _thin_out(s, r, taken)
            gone += taken


def pay_tokens(s: State, slot: int, number: int) -> None:
    """Put tokens from hand back into the tray."""
    s.hand[slot] -= number
    s.tray[s.race[slot]] += number


def lift_tokens(s: State, mask: int, share: int) -> None:
    """Take a share of the tokens of each region of a set in hand; a region left without any is given up."""
    for r in members(mask & s.held):
        slot = s.own[r]
        if _lift(s, slot, r, share):
            _set_down_later(s, slot)


def _lift(s: State, slot: int, r: int, share: int) -> int:
    number = share_of(s.tok[r], share)
    if number and number == s.tok[r]:
        leave(s, slot, r)
    elif number:
        s.hand[slot] += _lifted(s, r, number)
    s.stale = 1
    return number


def _set_down_later(s: State, slot: int) -> None:
    """Let tokens in hand be set down when the turn ends, if nothing else would bring them back."""
    idle = s.game.state_of[slot] != ACTIVE and not s.combo[slot].expands
    if idle or s.game.player_of[slot] != s.player or _is_too_late(s):
        s.victims |= BIT[slot]


# ---- onto the board -------------------------------------------------------------------------------
def move_tokens(s: State, slot: int, mask: int, to: int, share: int) -> None:
    """Move a share of the tokens of each other region of a set to a region, held or empty."""
    number = sum(_lift(s, slot, r, share) for r in members(mask & s.occ[slot] & ~BIT[to]))
    _settle(s, slot, to, number)


def deploy_tokens(s: State, slot: int, mask: int, number: int) -> None:
    """Put so many tokens from hand into each region of a set, held or empty."""
    for r in members(mask):
        _settle(s, slot, r, min(number, s.hand[slot]))


def recruit_tokens(s: State, slot: int, mask: int, number: int) -> None:
    """Put so many tokens from the tray into each region of a set, held or empty."""
    for r in members(mask):
        _settle(s, slot, r, _from_tray(s, slot, number))


def muster_tokens(s: State, slot: int, mask: int, number: int) -> None:
    """Put so many tokens into each region of a set, from the tray, or from hand when that is empty."""
    for r in members(mask):
        _from_tray(s, slot, number)
        _settle(s, slot, r, min(number, s.hand[slot]))


def _from_tray(s: State, slot: int, number: int) -> int:
    race = s.race[slot]
    if race < 0:
        return 0  # whoever was chosen has no active race
    got = min(number, s.tray[race])
    s.tray[race] -= got
    s.hand[slot] += got
    return got


def _settle(s: State, slot: int, r: int, number: int) -> None:
    """Put tokens from hand into a region that the race holds or that nobody does."""
    if not number:
        return
    s.hand[slot] -= number
    s.stale = 1
    if s.own[r] == slot:
        s.tok[r] += number
        s.stacks |= BIT[r]
        return
    hold(s, slot, r, number)
    happen(s, OCCUPIES, slot, r, EMPTY)
