"""Why not: the reason an action is refused, and `apply`, which refuses it without touching the state."""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.runtime.arms import Arms, aid_targets, tokens_paid
from swdsl.runtime.attack import armed_reach, troops_for
from swdsl.runtime.draft import price_of
from swdsl.runtime.events import ready
from swdsl.runtime.explain import CostItem, cost_items
from swdsl.runtime.garrisons import least_in
from swdsl.runtime.neutrals import vacant
from swdsl.runtime.play import legal, step
from swdsl.runtime.regions import allied, ours
from swdsl.runtime.state import State
from swdsl.runtime.terms import WardTerm
from swdsl.runtime.wards import bans_on, immune_to, shelters_from, warded
from swdsl.runtime.words import (
    A_EXPANSION,
    ARGUMENT,
    DECLINED,
    P_ATTACK,
    P_GUESTS,
    P_OVER,
    P_PICK,
    V_ARM,
    V_CONQUER,
    V_PICK,
    V_SETTLE,
    V_TRY,
)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a key for the message, its numbers, the clauses it rests on."""

    key: str
    region: int = -1
    have: int = 0
    need: int = 0
    clauses: tuple[str, ...] = ()
    items: tuple[CostItem, ...] = ()


class Illegal(ValueError):  # noqa: N818 - it is the refusal itself
    """An action that the rules refuse."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def apply(s: State, action: int) -> None:
    """Do an action if it is legal; otherwise raise the reason and change nothing."""
    reason = why_not(s, action)
    if reason is not None:
        raise Illegal(reason)
    step(s, action)


def why_not(s: State, action: int) -> Reason | None:
    """Return why an action is refused now, None when it is legal."""
    if action in legal(s):
        return None
    if s.phase == P_OVER:
        return Reason("game_is_over")
    argument = action & ARGUMENT
    verb = action - argument
    if s.phase == P_ATTACK:
        if verb in (V_CONQUER, V_TRY) and argument < s.board.count:
            return _no_attack(s, argument, verb == V_TRY)
        if verb == V_ARM:
            return _no_arm(s, argument)
        if s.armed:
            return Reason("armed_aid_needs_target")
    if s.phase == P_PICK and verb == V_PICK:
        if argument >= len(s.column_races):
            return Reason("no_such_combo")
        return Reason("too_dear", have=s.coins[s.player], need=price_of(s, argument))
    if s.phase == P_GUESTS and verb == V_SETTLE and argument < s.board.count:
        return _no_guests(s, argument)
    return Reason("not_now")


def _no_guests(s: State, r: int) -> Reason:
    if not s.game.guests[s.offer].mask >> r & 1:
        return Reason("no_guests_there", r)
    return Reason("leaves_too_little_room" if vacant(s) >> r & 1 else "borders_guests", r)


def _no_attack(s: State, r: int, attempt: bool) -> Reason:
    """Find the first thing that stands in the way of an attack, in the order the rules ask."""
    slot = s.slot
    ground = _closed_ground(s, slot, r)
    if ground is not None:
        return ground
    combo = s.combo[slot]
    arms = Arms(s, slot, combo, s.armed)
    if arms.replaces and not s.occ[slot]:
        return Reason("needs_foothold", r)
    if not armed_reach(s, slot, combo, arms) >> r & 1:
        return _out_of_reach(s, slot, r)
    for i, aid in enumerate(combo.aids):
        if s.armed >> i & 1 and not aid_targets(s, slot, aid) >> r & 1:
            return Reason("aid_does_not_work_there", r, clauses=(aid.name,))
    if not arms.sound:
        armed = tuple(aid.name for i, aid in enumerate(combo.aids) if s.armed >> i & 1)
        return Reason("helps_do_not_join", r, clauses=armed)
    if arms.replaces:
        return _no_replacement(s, slot, r)
    if s.hand[slot] - arms.tokens < 1:
        return Reason("no_token_in_hand", r)
    least = least_in(s, slot, r)
    if least > s.hand[slot]:
        names = tuple(c.name for c in combo.garrisons if c.least == least)
        return Reason("garrison_too_small", r, s.hand[slot], least, clauses=names)
    return _too_dear(s, slot, r, attempt)


def _closed_ground(s: State, slot: int, r: int) -> Reason | None:
    if s.occ[slot] >> r & 1:
        return Reason("already_held", r)
    if s.board.impassable >> r & 1:
        return Reason("impassable", r)
    if immune_to(s, slot) >> r & 1:
        return Reason("immune", r, clauses=tuple(_guards(s, slot, r)))
    if s.game.peace and allied(s, slot) & ~ours(s, slot) & 1 << r:
        return Reason("team_mate", r)
    bans = tuple(c.name for c, other in bans_on(s, slot) if c.where(s, other, slot) >> r & 1)
    if bans:
        return Reason("banned", r, clauses=bans)
    vows = tuple(c.name for c in s.combo[slot].forbids if c.where(s, slot) >> r & 1)
    if vows:
        return Reason("forbidden", r, clauses=vows)
    declined = s.game.state_of[slot] == DECLINED
    if declined and warded(s, s.game.player_of[slot], A_EXPANSION) >> r & 1:
        return _warded_off(s, slot, r)
    if s.game.repulse >= 0 and s.memory[s.game.repulse + 1] >> r & 1:
        return Reason("attack_failed_there", r)
    if not s.open >> r & 1:
        return Reason("abandoned_this_turn" if s.abandoned >> r & 1 else "closed_ground", r)
    return None


def _guards(s: State, slot: int, r: int) -> list[str]:
    """Name the pieces and the sentences that make a region immune."""
    pieces = [s.game.pieces[i].name for i in s.game.immune_pieces if s.piece[i] >> r & 1]
    return pieces + [c.name for c, holder in shelters_from(s, slot) if c.where(s, holder) >> r & 1]


def _out_of_reach(s: State, slot: int, r: int) -> Reason:
    if (s.ward_reach if s.occ[slot] else s.ward_entry) >> r & 1:
        return _warded_off(s, slot, r)
    return Reason("not_adjacent" if s.occ[slot] else "no_entry_there", r)


def _warded_off(s: State, slot: int, r: int) -> Reason:
    """Name the clauses that take an attacker's help away."""
    names: list[str] = []
    for other, combo in enumerate(s.combo):
        if s.game.side_of[other] != s.game.side_of[slot]:
            names += [c.name for c in combo.wards if c.where(s, other) >> r & 1]
            if s.occ[other] >> r & 1:
                terms = [term for part in combo.parts for term in part.terms]
                names += [t.name for t in terms if isinstance(t, WardTerm) and t.state & combo.state]
    return Reason("help_is_warded", r, clauses=tuple(names))


def _no_replacement(s: State, slot: int, r: int) -> Reason:
    """Say why no token could take the defender's place."""
    if s.game.house.substitution_needs_hand and not s.hand[slot]:
        return Reason("no_token_in_hand", r)
    return Reason("tray_is_empty", r)


def _too_dear(s: State, slot: int, r: int, attempt: bool) -> Reason:
    have = troops_for(s, slot, r) - tokens_paid(s, slot, s.armed)
    items = tuple(cost_items(s, slot, r, s.armed))
    cost = sum(item.amount for item in items)
    if attempt and s.attempts:
        return Reason("die_already_used", r, have, cost, items=items)
    if attempt and cost <= have:
        return Reason("attempt_needs_shortage", r, have, cost, items=items)
    return Reason("not_enough_tokens", r, have, cost, items=items)


def _no_arm(s: State, i: int) -> Reason:
    slot = s.slot
    combo = s.combo[slot]
    if i >= len(combo.aids):
        return Reason("no_such_aid")
    aid = combo.aids[i]
    if not ready(s, aid, slot):
        return Reason("used_up", clauses=(aid.name,))
    if s.armed >> i:
        return Reason("armed_in_order", clauses=(aid.name,))
    return Reason("aid_works_nowhere", clauses=(aid.name,))
