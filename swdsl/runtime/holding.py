"""Holding regions: giving them up, losing them, races that fade, and the draft column they return to."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.binding import bind, clear_piece, clear_region, let_go, rebind, standing
from swdsl.runtime.bits import BIT
from swdsl.runtime.events import happen, spend
from swdsl.runtime.garrisons import gather_spare
from swdsl.runtime.generator import advance, shuffled
from swdsl.runtime.recall import note_left
from swdsl.runtime.sparing import spared
from swdsl.runtime.state import State
from swdsl.runtime.survey import release
from swdsl.runtime.words import (
    ACTIVE,
    ALL,
    EMPTY,
    LEAVES,
    LOSES,
    NO_POWER,
    TO_HAND,
    UNSAID,
)

CONQUERED: Final = 0
REPLACED: Final = 1
"""The defender's tokens are exchanged: all are lost, whatever anybody says."""
STORMED: Final = 2
"""A figure conquers: nobody will stand there."""
MERCILESS: Final = 3
"""A figure conquers, and what is said of it about losses beats what the loser says."""


def hold(s: State, slot: int, r: int, tokens: int) -> None:
    """Put tokens into an empty region, which the slot then holds."""
    bit = BIT[r]
    s.own[r] = slot
    s.tok[r] = tokens
    if tokens > 1:
        s.stacks |= bit
    s.occ[slot] = s.occ[slot] | bit
    s.held |= bit
    if s.marked & bit:
        rebind(s, slot)


def vacate(s: State, slot: int, r: int, taker: int = -1) -> int:
    """Take all tokens of `slot` out of a region, for `taker` if one comes; return how many there were."""
    bit = BIT[r]
    number = s.tok[r]
    s.tok[r] = 0
    if number > 1:
        s.stacks &= ~bit
    s.own[r] = EMPTY
    s.occ[slot] = s.occ[slot] ^ bit
    s.held ^= bit
    if s.pieces_any & bit:
        clear_region(s, r, taker)
    return number


def leave(s: State, slot: int, r: int) -> None:
    """Give up a region: its tokens go to hand."""
    s.stood = standing(s, BIT[r]) if s.pieces_any >> r & 1 else 0
    s.hand[slot] = s.hand[slot] + vacate(s, slot, r)
    if s.game.recall >= 0:
        note_left(s, r, slot)
    if s.game.heard >> LEAVES & 1:
        happen(s, LEAVES, slot, r, -1)
    if s.marked >> r & 1:
        rebind(s, slot)
    release(s, slot, r)


def gather(s: State, slot: int) -> None:
    """Take all tokens above one per region in hand, or above its garrison."""
    mask = s.occ[slot] & s.stacks
    if not mask:
        return
    if s.combo[slot].garrisons:
        gather_spare(s, slot)
        return
    s.stacks ^= mask
    tok = s.tok
    got = 0
    while mask:
        r = mask.bit_length() - 1
        mask ^= BIT[r]
        got += tok[r] - 1
        tok[r] = 1
    s.hand[slot] = s.hand[slot] + got


def lose(s: State, slot: int, r: int, losses: int, by: int, manner: int) -> None:
    """Let `slot` lose a region to slot `by`; `losses` is what the attack says, UNSAID if nothing."""
    number = s.tok[r]
    race = s.race[slot]
    if losses == 0 and s.game.house.spared_declined_perish and s.game.state_of[slot] != ACTIVE:
        losses = UNSAID
    gone = number
    if manner != REPLACED:
        fixed = manner == MERCILESS and losses != UNSAID
        most = losses if fixed else losses_of(s, slot, r, losses, by)
        gone = most if most < number else number
        if gone and s.game.sparing and s.pieces_any >> r & 1 and not _within_a_player(s, slot, by):
            gone -= spared(s, slot, r, gone)
    if gone < number and not survivors_escape(s, slot, r, losses, by):
        gone = number
    if s.game.rationing:
        _ration(s, slot, r, by)
    s.lost = gone
    s.tray[race] = s.tray[race] + gone
    if gone < number:
        if slot == s.player * s.game.width:
            s.exiles += number - gone  # to be redeployed like anybody's, not to attack with
        else:
            s.hand[slot] = s.hand[slot] + number - gone
        s.victims |= BIT[slot]
    elif s.game.defending_pieces and s.pieces_any >> r & 1:
        s.victims |= BIT[slot]
    vacate(s, slot, r, by if manner in (CONQUERED, REPLACED) else -1)


def _within_a_player(s: State, slot: int, by: int) -> bool:
    return s.game.player_of[slot] == s.game.player_of[by]


def tell_loss(s: State, slot: int, r: int, by: int) -> None:
    """Tell the slot that has lost a region to another side, if any did: the winner stands there already."""
    if slot >= 0 and s.game.side_of[slot] != s.game.side_of[by]:
        happen(s, LOSES, slot, r, by)


def _ration(s: State, slot: int, r: int, by: int) -> None:
    """Count a conquest against what its loser says of losses so many times only."""
    own = s.game.player_of[slot] == s.game.player_of[by]
    for clause in s.combo[slot].loss_clauses:
        if clause.counter >= 0 and (clause.own or not own) and clause.where(s, slot) >> r & 1:
            spend(s, clause, slot, by)


def losses_of(s: State, slot: int, r: int, losses: int, by: int) -> int:
    """Say how many tokens a lost region costs: the defender's clause beats the attacker's."""
    frame = s.game.frame
    if s.game.player_of[slot] == s.game.player_of[by]:
        mine, escape = _own_terms(s, slot, r)
        if frame.overrun & s.game.state_of[slot] and not escape:
            return ALL if losses in (UNSAID, 0) else losses
    else:
        mine = s.combo[slot].lose
        for clause in s.combo[slot].loss_clauses:
            if clause.lose != UNSAID and clause.where(s, slot) >> r & 1:
                mine = _fewer(mine, clause.lose)
    if mine != UNSAID:
        return mine
    return frame.lose if losses == UNSAID else losses


def _fewer(one: int, other: int) -> int:
    """Return what counts of two words of a loser, either of which may be unsaid."""
    return one if other == UNSAID else other if one == UNSAID else min(one, other)


def _own_terms(s: State, slot: int, r: int) -> tuple[int, bool]:
    """Return what a race says of conquests by its own player: tokens lost, and whether the rest escapes."""
    lose = UNSAID
    escape = False
    for term in s.combo[slot].own_losses:
        lose = _fewer(lose, term.lose)
        escape = escape or term.survivors == TO_HAND
    for clause in s.combo[slot].loss_clauses:
        if clause.own and clause.where(s, slot) >> r & 1:
            lose = _fewer(lose, clause.lose)
            escape = escape or clause.survivors == TO_HAND
    return lose, escape


def survivors_escape(s: State, slot: int, r: int, losses: int, by: int) -> bool:
    """Whether tokens that were not lost go to hand rather than to the tray."""
    if losses == 0 or s.status[slot] & 1:
        return True
    own = s.game.player_of[slot] == s.game.player_of[by]
    mine = s.combo[slot].survivors
    if own:  # what is said of opponents does not count
        mine = max((term.survivors for term in s.combo[slot].own_losses), default=UNSAID)
    for clause in s.combo[slot].loss_clauses:
        if clause.survivors != UNSAID and (clause.own or not own) and clause.where(s, slot) >> r & 1:
            mine = clause.survivors
    if mine != UNSAID:
        return mine == TO_HAND
    frame = s.game.frame
    return (frame.survivors if s.game.state_of[slot] == ACTIVE else frame.declined_survivors) == TO_HAND


def fade(s: State, slot: int) -> None:
    """Take a whole race off the board."""
    race = s.race[slot]
    mask = s.occ[slot]
    while mask:
        r = mask.bit_length() - 1
        mask ^= BIT[r]
        s.tray[race] = s.tray[race] + vacate(s, slot, r)
    retire(s, slot)


def retire(s: State, slot: int) -> None:
    """Put the banner under its stack and the badge among the discards; nothing of the race is left."""
    race = s.race[slot]
    s.tray[race] = s.tray[race] + s.hand[slot] + s.aside[slot]
    s.hand[slot] = s.aside[slot] = 0
    s.victims &= ~BIT[slot]
    s.banners += (race,)
    if s.power[slot] != NO_POWER:
        s.discards += (s.power[slot],)
    s.race[slot] = -1
    s.power[slot] = NO_POWER
    s.status[slot] = 0
    old = s.combo[slot]
    bind(s, slot, s.game.nothing)
    if old.furnished:
        let_go(s, old, s.game.nothing)
    for part in old.furnished:
        if part.marker < 0 and not part.carried:
            for piece in part.pieces:
                clear_piece(s, piece)
    if old.wary or slot == s.slot:
        s.stale = 1
    refill(s)


def retire_if_gone(s: State, slot: int) -> None:
    """Retire a declined race that holds nothing and has nothing that could come back."""
    if s.race[slot] < 0 or s.occ[slot] or s.game.state_of[slot] == ACTIVE:
        return
    if not s.hand[slot]:
        retire(s, slot)


def refill(s: State) -> None:
    """Fill the column from the stacks; discarded badges are shuffled when a badge is needed."""
    free = s.game.frame.column - len(s.column_races)
    while free > 0 and s.banners:
        if not s.badges:
            if not s.discards:
                return
            reshuffle(s)
        banners = len(s.banners)
        badges = len(s.badges)
        pairs = banners if banners < badges else badges
        number = free if free < pairs else pairs
        s.column_races += s.banners[:number]
        s.column_powers += s.badges[:number]
        s.column_coins += (0,) * number
        s.banners = s.banners[number:]
        s.badges = s.badges[number:]
        free -= number


def reshuffle(s: State) -> None:
    """Make a new stack of the discarded badges."""
    s.badges = shuffled(s.discards, s.seed)
    s.discards = ()
    s.seed = advance(s.seed)
