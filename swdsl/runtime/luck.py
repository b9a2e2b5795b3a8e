"""Luck: what becomes of the pips of a roll before anything is done with them."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.clause import Luck, Price
from swdsl.runtime.events import concerns, ready, spend
from swdsl.runtime.regions import in_force
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ABOUT_SELF,
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    HALF,
    KIN,
    LESS,
    MINE,
    MORE,
    OURS,
    TIMES,
)

_RANKS: Final = (MORE, LESS, TIMES, HALF, AT_LEAST, AT_MOST, EXACTLY)


def counted_pips(s: State, slot: int, pips: int) -> int:
    """Return what a roll by a slot counts as, and note which limited clauses were used for it."""
    kept, s.value = s.value, pips  # conditions are about what the die shows
    for clause, holder, they in _lucks_of(s, slot):
        if ready(s, clause, holder, they) and clause.applies(s, holder, -1, they):
            spend(s, clause, holder, they)
            pips = changed(pips, clause.how, clause.amount)
    s.value = kept
    return pips


def best_roll(s: State, slot: int) -> int:
    """Return the most that a roll by a slot can count as now."""
    if not s.game.lucky:
        return s.game.best_face
    kept = s.value
    best = 0
    for face in s.game.frame.faces:
        pips = s.value = face
        for clause, holder, they in _lucks_of(s, slot):
            if ready(s, clause, holder, they) and clause.applies(s, holder, -1, they):
                pips = changed(pips, clause.how, clause.amount)
        best = max(best, pips)
    s.value = kept
    return best


def _lucks_of(s: State, slot: int) -> list[tuple[Luck, int, int]]:
    """List what is said of a roll by a slot: clause, holder, and who rolls if it is not the holder."""
    found: list[tuple[Luck, int, int]] = [
        (clause, slot, slot) for clause in s.game.lucks if in_force(s, clause)
    ]
    for holder, combo in enumerate(s.combo):
        for clause in combo.lucks:
            mine = holder == slot and (clause.scope == MINE or clause.scope in ABOUT_SELF)
            if mine:
                found.append((clause, holder, -1))
            elif clause.scope != MINE and holder != slot and concerns(s, clause.scope, holder, slot):
                found.append((clause, holder, -1 if clause.scope in (OURS, KIN) else slot))
    found.sort(key=lambda one: rank_of(one[0]))
    return found


def rank_of(clause: Luck | Price) -> int:
    """Return when a clause changes a number: what adds comes first, what fixes it last."""
    return _RANKS.index(clause.how)


def changed(number: int, how: int, amount: int) -> int:
    """Return what a number becomes; it never falls below nothing."""
    if how == MORE:
        return number + amount
    if how == LESS:
        return max(0, number - amount)
    if how == AT_LEAST:
        return max(number, amount)
    if how == AT_MOST:
        return min(number, amount)
    if how == TIMES:
        return number * amount
    return number // 2 if how == HALF else amount


def change_roll(s: State, how: int, amount: int) -> None:
    """Change the roll that waits, in an attack or for the next one."""
    s.value = changed(s.value, how, amount)
    if s.rolling:
        s.pips = s.value
        s.pending = 1
    elif s.die >= 0:
        s.die = s.value
