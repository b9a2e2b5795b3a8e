"""Limits, reflexes and the stack of waiting programs: how clauses hear what happens."""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.clause import Clause, Program, Reflex
from swdsl.runtime.state import State
from swdsl.runtime.words import EVERYBODY, PER_OPPONENT


def ready(s: State, clause: Clause, they: int = -1) -> bool:
    """Whether a limit leaves the clause a use (against the player of slot `they`)."""
    if clause.counter < 0:
        return True
    if clause.limit == PER_OPPONENT:
        return they < 0 or not s.uses[clause.counter] >> s.game.player_of[they] & 1
    return s.uses[clause.counter] < clause.times


def spend(s: State, clause: Clause, they: int = -1) -> None:
    """Count one use of a limited clause."""
    if clause.counter < 0:
        return
    s.spent = 1
    if clause.limit == PER_OPPONENT:
        if they >= 0:
            s.uses[clause.counter] |= BIT[s.game.player_of[they]]
    else:
        s.uses[clause.counter] += 1


def react(s: State, clause: Reflex, slot: int, there: int, they: int) -> None:
    """Let a reflex fire if its limit and conditions allow."""
    if ready(s, clause, they) and clause.applies(s, slot, there, they):
        spend(s, clause, they)
        clause.fire(s, slot, there, they)


def push(s: State, clause: Clause, slot: int, there: int, they: int) -> None:
    """Let a program wait for its turn; the last pushed runs first."""
    s.tasks.extend((clause.number, slot, there, they))
    s.pending = 1


def push_all(s: State, programs: tuple[Program, ...], slot: int, there: int, they: int) -> None:
    """Let programs wait so that the first of them runs first."""
    for i in range(len(programs) - 1, -1, -1):
        push(s, programs[i], slot, there, they)


def happen(s: State, on: int, slot: int, there: int, they: int) -> None:
    """Tell the holder `slot`, and those who hear everybody, that something happened."""
    game = s.game
    combo = s.combo[slot]
    if game.watched >> on & 1:
        overhear(s, on, slot, there)
    if not (combo.hears | game.hears) >> on & 1:
        return
    for reflex in combo.reflexes[on]:
        react(s, reflex, slot, there, they)
    for reflex in game.reflexes[on]:
        react(s, reflex, slot, there, they)
    if combo.programs[on]:
        push_all(s, combo.programs[on], slot, there, they)
    if game.programs[on]:
        push_all(s, game.programs[on], slot, there, they)


def overhear(s: State, on: int, actor: int, there: int) -> None:
    """Tell those who watch others what a slot did."""
    for holder, combo in enumerate(s.combo):
        for clause in combo.watching[on]:
            other = s.game.player_of[holder] != s.game.player_of[actor]
            if other or clause.scope == EVERYBODY:
                if isinstance(clause, Reflex):
                    react(s, clause, holder, there, actor)
                else:
                    push(s, clause, holder, there, actor)


def happen_to_us(s: State, on: int, slot: int, there: int, they: int) -> None:
    """Tell every race of the player of `slot`; the others hear only what concerns all of `us`."""
    first = slot - slot % s.game.width
    for mine in range(first, first + s.game.width):
        if not s.combo[mine].hears >> on & 1:
            continue
        for reflex in s.combo[mine].reflexes[on]:
            if mine == slot or reflex.scope:
                react(s, reflex, mine, there, they)
    for reflex in s.game.reflexes[on]:
        react(s, reflex, slot, there, they)


def at_moment(s: State, on: int, first: int, last: int) -> None:
    """Fire the reflexes of a moment for slots `first` to `last - 1`, then let their programs wait."""
    game = s.game
    if not game.heard >> on & 1:
        return
    if game.watched >> on & 1:
        overhear(s, on, first, -1)
    if game.hears >> on & 1:
        for reflex in game.reflexes[on]:
            react(s, reflex, first, -1, -1)
        push_all(s, game.programs[on], first, -1, -1)
    hearing: list[int] = []
    for slot in range(first, last):
        if s.combo[slot].hears >> on & 1:
            hearing.append(slot)
    for slot in hearing:
        for reflex in s.combo[slot].reflexes[on]:
            react(s, reflex, slot, -1, -1)
    while hearing:
        slot = hearing.pop()
        push_all(s, s.combo[slot].programs[on], slot, -1, -1)
