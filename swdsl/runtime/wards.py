"""Wards, immunities and bans: what an attacker may not do, and where his help is none."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.binding import piece_keeper
from swdsl.runtime.bits import members
from swdsl.runtime.clause import Ban, Immunity
from swdsl.runtime.combo import Combo
from swdsl.runtime.regions import allied, in_force, ours
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    A_ALL,
    A_DISCOUNT,
    A_ENTRY,
    A_EXPANSION,
    A_REACH,
    A_REPLACE,
    A_ROLL,
    A_TROOPS,
    DECLINED,
    EVERYBODY,
    FRAME,
)

NO_WARDS: Final[list[tuple[int, int]]] = []


def shut_to(s: State, slot: int) -> int:
    """Return the regions the slot may not attack at all."""
    game = s.game
    out = s.occ[slot]
    if s.barred or s.guarded or s.wary or game.immunities:
        out |= immune_to(s, slot)
    if game.bans or (game.banning and s.wary):
        out |= banned_to(s, slot)
    if s.wary and game.state_of[slot] == DECLINED:
        out |= warded(s, game.player_of[slot], A_EXPANSION)
    for clause in s.combo[slot].forbids:
        out |= clause.where(s, slot)
    if game.peace:
        out |= allied(s, slot) & ~ours(s, slot)
    if s.abandoned and game.house.abandoned_is_lost:
        out |= s.abandoned
    if game.repulse >= 0:
        out |= s.memory[game.repulse + 1]  # where an attack failed this turn
    return out


def immune_to(s: State, slot: int) -> int:
    """Return the regions that are immune to the slot's player."""
    game = s.game
    out = s.barred
    side = game.side_of[slot]
    if s.guarded:
        for i in game.race_guards:
            if s.piece[i] & ~out and _keeper_is_foreign(s, i, slot):
                out |= s.piece[i]
        theirs = s.guarded & ~allied(s, slot) & ~out
        for i in game.place_guards if theirs else ():
            at = s.piece[i] & theirs
            out |= at & s.held
            if at & ~s.held and _keeper_is_foreign(s, i, slot):
                out |= at
    for clause in game.immunities:
        out |= clause.where(s, -1) if in_force(s, clause) else 0
    if s.wary and game.sheltering:
        for other in members(s.wary):
            foreign = game.side_of[other] != side
            for clause in s.combo[other].immunities:
                if foreign or clause.scope == EVERYBODY:
                    out |= clause.where(s, other)
    return out


def exposed(s: State, slot: int, mask: int) -> int:
    """Return those of some regions that are not immune to the slot's player, if somebody acts at all."""
    if slot < 0 or not (s.barred or s.guarded or s.wary or s.game.immunities):
        return mask & ~s.barred
    return mask & ~immune_to(s, slot)


def _keeper_is_foreign(s: State, piece: int, slot: int) -> bool:
    """Whether a piece belongs to an opponent of the slot's player, or to nobody."""
    keeper = piece_keeper(s, piece)
    return keeper < 0 or bool(s.game.foes[s.game.player_of[slot]] >> keeper & 1)


def banned_to(s: State, slot: int) -> int:
    """Return the regions that a standing rule forbids the slot to attack."""
    out = 0
    for clause, holder in bans_on(s, slot):
        out |= clause.where(s, holder, slot)
    return out


def bans_on(s: State, slot: int) -> list[tuple[Ban, int]]:
    """List the standing rules that may keep the slot from attacking, each with its holder."""
    game = s.game
    found: list[tuple[Ban, int]] = [(clause, -1) for clause in game.bans if in_force(s, clause)]
    for other in members(s.wary):
        foreign = game.side_of[other] != game.side_of[slot]
        found += [(c, other) for c in s.combo[other].bans if foreign or c.scope == EVERYBODY]
    return found


def shelters_from(s: State, slot: int) -> list[tuple[Immunity, int]]:
    """List the sentences that make regions immune to the slot, each with its holder."""
    game = s.game
    found: list[tuple[Immunity, int]] = [(clause, -1) for clause in game.immunities if in_force(s, clause)]
    for other in members(s.wary):
        foreign = game.side_of[other] != game.side_of[slot]
        found += [(c, other) for c in s.combo[other].immunities if foreign or c.scope == EVERYBODY]
    return found


def survey_wards(s: State, slot: int) -> None:
    """Collect, per kind of aid, the regions where it is no help; only opponents ward."""
    if not s.wary:
        s.ward_less = s.ward_reach = s.ward_entry = s.ward_replace = s.ward_roll = s.ward_troops = 0
        s.sourced = NO_WARDS
        return
    less = reach = entry = replace = roll = troops = 0
    side = s.game.side_of[slot]
    for other in members(s.wary):
        if s.game.side_of[other] != side:
            for kinds, mask in ward_masks(s, other, s.combo[other]):
                less |= mask if kinds & A_DISCOUNT else 0
                reach |= mask if kinds & A_REACH else 0
                entry |= mask if kinds & A_ENTRY else 0
                replace |= mask if kinds & A_REPLACE else 0
                roll |= mask if kinds & A_ROLL else 0
                troops |= mask if kinds & A_TROOPS else 0
    s.ward_less = less
    s.ward_reach = reach
    s.ward_entry = entry
    s.ward_replace = replace
    s.ward_roll = roll
    s.ward_troops = troops
    s.sourced = _sourced_wards(s, side)


def ward_masks(s: State, slot: int, combo: Combo) -> list[tuple[int, int]]:
    """List the wards a slot has: kinds of aid, and where."""
    found = [(combo.ward, s.occ[slot])] if combo.ward else []
    for clause in combo.wards:
        if clause.sources == FRAME:
            found.append((clause.kinds, clause.where(s, slot)))
    return found


def _sourced_wards(s: State, side: int) -> list[tuple[int, int]]:
    """List the wards against help of one kind of component: kind, regions."""
    found: list[tuple[int, int]] = []
    for other in members(s.wary):
        if s.game.side_of[other] != side:
            for clause in s.combo[other].wards:
                if clause.sources != FRAME:
                    found.append((clause.sources, clause.where(s, other)))
    return found


def spared(s: State, kind: int) -> int:
    """Return the regions where help of one kind of component works."""
    out = -1
    for warded_kind, mask in s.sourced:
        if warded_kind == kind:
            out &= ~mask
    return out


def warded(s: State, player: int, kind: int) -> int:
    """Return the regions where opponents of `player` ward off one kind of aid."""
    out = 0
    foes = s.game.foes[player]
    for other in members(s.wary):
        if foes >> s.game.player_of[other] & 1:
            for kinds, mask in ward_masks(s, other, s.combo[other]):
                if kinds & kind:
                    out |= mask
    return out


def robbable(s: State, slot: int, mask: int) -> int:
    """Return the regions of a set by which coins may be taken from whoever holds them."""
    game = s.game
    if not game.house.immune_regions_pay:
        mask &= ~immune_to(s, slot)
    if game.house.warded_regions_keep and game.warding:
        mask &= ~warded(s, game.player_of[slot], A_ALL)
    return mask
