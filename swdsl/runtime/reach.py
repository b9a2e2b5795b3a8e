"""Reach: where a race may attack, whatever it costs, and what ground it may keep."""

from __future__ import annotations

from swdsl.runtime.combo import Combo
from swdsl.runtime.regions import passage
from swdsl.runtime.state import State
from swdsl.runtime.terms import PermitTerm
from swdsl.runtime.wards import spared
from swdsl.runtime.words import ENTER, ENTER_ONLY, OCCUPY, PASS, REACH


def reachable(s: State, slot: int, combo: Combo) -> int:
    """Return the regions the slot may attack, whatever they cost."""
    if s.occ[slot]:
        if combo.walks:
            return s.neighbours & s.open
        extra = _sourced_permits(s, combo, REACH) if s.sourced else combo.permits[REACH]
        if combo.permissions:
            extra |= permitted(s, slot, combo, REACH)
        for link in combo.links:
            far = linked_to(s, slot, link.one(s, slot), link.other(s, slot))
            extra |= far & spared(s, link.kind_of_source) if s.sourced else far
        crossing = combo.permits[PASS]
        if crossing:
            extra |= passage(s, s.neighbours, crossing)
        reach = s.neighbours | extra & ~s.ward_reach if extra else s.neighbours
        return reach & s.open
    return entries(s, slot, combo) & s.open


def linked_to(s: State, slot: int, one: int, other: int) -> int:
    """Return the far ends of a link from the regions the slot holds."""
    held = s.occ[slot]
    return (other if held & one else 0) | (one if held & other else 0)


def entries(s: State, slot: int, combo: Combo) -> int:
    """Return the regions where a race that holds nothing may begin.

    Where nothing is open that `may only enter` leaves, it is as if that were not said.
    """
    plain = s.game.entry
    if combo.only_enter:
        allowed = _narrowed(s, slot, combo) & ~(s.ward_entry & ~plain)
        if allowed & s.open:
            return allowed
    extra = _sourced_permits(s, combo, ENTER) if s.sourced else combo.permits[ENTER]
    if combo.permissions:
        extra |= permitted(s, slot, combo, ENTER)
    if combo.permits[PASS] and not s.game.house.no_entry_by_passage:
        extra |= passage(s, plain, combo.permits[PASS])
    return plain | extra & ~s.ward_entry if extra else plain


def _narrowed(s: State, slot: int, combo: Combo) -> int:
    """Return the regions that every `may only enter` leaves."""
    allowed = combo.permits[ENTER_ONLY]
    for permission in combo.permissions:
        if permission.kind == ENTER_ONLY:
            where = permission.where(s, slot)
            allowed &= where & spared(s, permission.kind_of_source) if s.sourced else where
    return allowed


def permitted(s: State, slot: int, combo: Combo, kind: int) -> int:
    """Return the regions that changing permissions of one kind give."""
    out = 0
    for permission in combo.permissions:
        if permission.kind == kind:
            where = permission.where(s, slot)
            out |= where & spared(s, permission.kind_of_source) if s.sourced else where
    return out


def _sourced_permits(s: State, combo: Combo, wanted: int) -> int:
    """Join the static permissions of one kind, where their kind of component is of help."""
    out = 0
    for term, kind in combo.sourced:
        if isinstance(term, PermitTerm) and term.kind == wanted:
            out |= term.mask & spared(s, kind)
    return out


def occupiable(s: State, slot: int) -> int:
    """Return the ground a race may hold beyond what everybody may."""
    combo = s.combo[slot]
    mask = combo.permits[OCCUPY]
    for permission in combo.permissions:
        if permission.kind == OCCUPY:
            mask |= permission.where(s, slot)
    return mask
