"""Limits, reflexes and the stack of waiting programs: how clauses hear what happens."""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.clause import Clause, Program, Reflex
from swdsl.runtime.combo import Combo
from swdsl.runtime.regions import in_force
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ABOUT_SELF,
    ASKED_BEFORE,
    EVERYBODY,
    FOR_ANYONE,
    KIN,
    OURS,
    PER_OPPONENT,
    THEIRS,
)


def counter_of(s: State, clause: Clause, slot: int) -> int:
    """Return where the uses of a limited clause by its holder are counted."""
    return clause.counter + s.race[slot] if clause.apart else clause.counter


def ready(s: State, clause: Clause, slot: int, they: int = -1) -> bool:
    """Whether a limit leaves the clause of a slot a use (against the player of slot `they`)."""
    if clause.counter < 0:
        return True
    used = s.uses[counter_of(s, clause, slot)]
    if clause.limit == PER_OPPONENT:
        return they < 0 or not used >> s.game.player_of[they] & 1
    return used < clause.times


def served(s: State, clause: Clause, slot: int) -> int:
    """Return the players against whom a clause of a slot was used this turn."""
    return s.uses[counter_of(s, clause, slot)]


def spend(s: State, clause: Clause, slot: int, they: int = -1) -> None:
    """Count one use of a limited clause by its holder."""
    if clause.counter < 0:
        return
    s.spent = 1
    counter = counter_of(s, clause, slot)
    if clause.limit == PER_OPPONENT:
        if they >= 0:
            s.uses[counter] |= BIT[s.game.player_of[they]]
    else:
        s.uses[counter] += 1


def react(s: State, clause: Reflex, slot: int, there: int, they: int) -> None:
    """Let a reflex fire if its limit and conditions allow."""
    if in_force(s, clause) and ready(s, clause, slot, they) and clause.applies(s, slot, there, they):
        spend(s, clause, slot, they)
        clause.fire(s, slot, there, they)


def push(s: State, clause: Clause, slot: int, there: int, they: int) -> None:
    """Let a program wait for its turn; the last pushed runs first."""
    s.pending = 1
    if clause.polls:
        _push_for_each(s, clause, slot, there)
    else:
        s.tasks.extend((clause.number, slot, there, they))


def _push_for_each(s: State, clause: Clause, slot: int, there: int) -> None:
    """Let a program wait once for each opponent, clockwise from its holder."""
    game = s.game
    mine = game.player_of[slot]
    for place in range(game.players - 1, 0, -1):
        other = (mine + place) % game.players * game.width
        if game.side_of[other] != game.side_of[slot]:
            s.tasks.extend((clause.number, slot, there, other))


def push_all(s: State, programs: tuple[Program, ...], slot: int, there: int, they: int) -> None:
    """Let programs wait so that the first of them runs first."""
    for i in range(len(programs) - 1, -1, -1):
        other = slot if programs[i].scope in FOR_ANYONE else they
        if _fits(s, programs[i], slot, there, other):
            push(s, programs[i], slot, there, other)


def _fits(s: State, program: Program, slot: int, there: int, they: int) -> bool:
    """Whether a program may wait.

    What waits for an attack is asked before the region changes hands; what names a race, while it is there.
    """
    if not in_force(s, program):
        return False
    if program.on not in ASKED_BEFORE and not program.early:
        return True
    kept = s.there, s.they
    s.there, s.they = there, they
    fits = program.applies(s, slot)
    s.there, s.they = kept
    return fits


def happen(s: State, on: int, slot: int, there: int, they: int) -> None:
    """Tell the holder `slot`, and everybody whose sentence fits, that something happened.

    Whoever did it, or had it done to him, hears first; what asks waits, and is asked in the same order.
    In what is said of anyone, `they` are whoever did it, the holder included.
    """
    game = s.game
    combo = s.combo[slot]
    watched = game.watched >> on & 1
    if not watched and not (combo.hears | game.hears) >> on & 1:
        return
    for reflex in combo.reflexes[on]:
        react(s, reflex, slot, there, slot if reflex.scope == EVERYBODY else they)
    for reflex in game.reflexes[on]:
        react(s, reflex, slot, there, slot)
    if watched:
        overhear(s, on, slot, slot + 1, there, they)
    if game.programs[on]:
        push_all(s, game.programs[on], slot, there, they)
    if combo.programs[on]:
        push_all(s, combo.programs[on], slot, there, they)


def overhear(s: State, on: int, actor: int, last: int, there: int, they: int) -> None:
    """Tell those who watch others what a slot did: whose turn it is first, then clockwise.

    The slots from `actor` to `last - 1` have been told already.
    """
    game = s.game
    first = s.player * game.width
    waiting: list[tuple[Program, int, int]] = []
    for number in range(first, first + game.slots):
        holder = number % game.slots
        for clause in s.combo[holder].watching[on]:
            told = actor <= holder < last and clause.scope in ABOUT_SELF
            if told or not concerns(s, clause.scope, holder, actor):
                continue
            other = they if clause.scope in (OURS, KIN) else actor
            if isinstance(clause, Reflex):
                react(s, clause, holder, there, other)
            elif _fits(s, clause, holder, there, other):
                waiting.append((clause, holder, other))
    for program, holder, other in reversed(waiting):
        push(s, program, holder, there, other)


def hear_last(s: State, on: int, holder: int, had: Combo, actor: int, there: int) -> None:
    """Tell a slot of the conquest that cost it a place or relic, by the sentences it had until then."""
    if s.race[holder] < 0:
        return
    kept = s.combo[holder].watching[on]
    lost = [c for c in had.watching[on] if c not in kept and c.scope in (THEIRS, KIN)]
    for clause in lost:
        if not concerns(s, clause.scope, holder, actor):
            continue
        if isinstance(clause, Reflex):
            react(s, clause, holder, there, actor)
        elif _fits(s, clause, holder, there, actor):
            push(s, clause, holder, there, actor)


def overhear_figure(s: State, on: int, sender: int, there: int) -> None:
    """Tell everybody what a figure did: to anyone's sentence, and to `an opponent` as the sender's deed.

    No race did it, so nobody hears of it as `I` or `we`; `sender` is -1 when a figure acts for nobody.
    """
    game = s.game
    for reflex in game.reflexes[on]:
        react(s, reflex, sender, there, sender)
    waiting: list[tuple[Program, int]] = []
    first = s.player * game.width
    for number in range(first, first + game.slots) if game.watched >> on & 1 else ():
        holder = number % game.slots
        for clause in s.combo[holder].watching[on]:
            foreign = sender >= 0 and game.side_of[holder] != game.side_of[sender]
            if clause.scope != EVERYBODY and not (foreign and clause.scope == THEIRS):
                continue
            if isinstance(clause, Reflex):
                react(s, clause, holder, there, sender)
            elif _fits(s, clause, holder, there, sender):
                waiting.append((clause, holder))
    for program, holder in reversed(waiting):
        push(s, program, holder, there, sender)
    push_all(s, game.programs[on], sender, there, sender)


def concerns(s: State, scope: int, holder: int, actor: int) -> bool:
    """Whether what a slot did concerns a clause with such a scope."""
    if scope == EVERYBODY:
        return True
    if scope in (OURS, KIN):
        same = s.game.player_of[holder] == s.game.player_of[actor]
        return same and (scope == OURS or holder != actor)
    return s.game.side_of[holder] != s.game.side_of[actor]


def whose_step(s: State, clause: Reflex | Program, slot: int) -> int:
    """Return whom a clause calls `they` at a step of its own player: of a player's step, that is me."""
    return slot - slot % s.game.width if clause.scope == EVERYBODY else -1


def at_own_step(s: State, on: int, slot: int) -> None:
    """Fire the reflexes of a step of a slot's own turn."""
    for reflex in s.combo[slot].reflexes[on]:
        react(s, reflex, slot, -1, whose_step(s, reflex, slot))


def push_own_step(s: State, on: int, slot: int) -> None:
    """Let the programs of a step of a slot's own turn wait."""
    for program in reversed(s.combo[slot].programs[on]):
        they = whose_step(s, program, slot)
        if _fits(s, program, slot, -1, they):
            push(s, program, slot, -1, they)


def at_step_of_declined(s: State, on: int, slot: int) -> None:
    """Let a declined race that conquers have a step of its own; a player's step is that of the active one."""
    for reflex in s.combo[slot].reflexes[on]:
        if reflex.scope != EVERYBODY:
            react(s, reflex, slot, -1, -1)


def push_step_of_declined(s: State, on: int, slot: int) -> None:
    """Let the programs of such a step wait."""
    for program in reversed(s.combo[slot].programs[on]):
        if program.scope != EVERYBODY and _fits(s, program, slot, -1, -1):
            push(s, program, slot, -1, -1)


def at_moment(s: State, on: int, first: int, last: int) -> None:
    """Fire the reflexes of a moment for slots `first` to `last - 1`, then let their programs wait."""
    game = s.game
    if not game.heard >> on & 1:
        return
    hearing: list[int] = []
    for slot in range(first, last):
        if s.combo[slot].hears >> on & 1:
            hearing.append(slot)
    for slot in hearing:
        at_own_step(s, on, slot)
    if game.hears >> on & 1:
        for reflex in game.reflexes[on]:
            react(s, reflex, first, -1, -1)
    if game.watched >> on & 1:
        overhear(s, on, first, last, -1, first)
    if game.hears >> on & 1:
        push_all(s, game.programs[on], first, -1, -1)
    while hearing:
        push_own_step(s, on, hearing.pop())
