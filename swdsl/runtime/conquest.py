"""Conquests carried out: by tokens, by substitution, by a figure; and what is found there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swdsl.runtime.binding import (
    clear_region,
    rebind,
    standing,
    survey_markers,
    survey_pieces,
)
from swdsl.runtime.bits import BIT
from swdsl.runtime.clause import Aid, Program, Reflex
from swdsl.runtime.combo import Combo
from swdsl.runtime.events import happen, hear_last, push, react, spend
from swdsl.runtime.garrisons import least_in
from swdsl.runtime.holding import (
    CONQUERED,
    REPLACED,
    hold,
    lose,
    retire_if_gone,
    tell_loss,
)
from swdsl.runtime.marching import March
from swdsl.runtime.packing import piece_that_carries
from swdsl.runtime.players import attack_note
from swdsl.runtime.ranks import send
from swdsl.runtime.recall import note_attack, note_conquest, note_taken
from swdsl.runtime.regions import here, use_bit
from swdsl.runtime.state import State
from swdsl.runtime.troops import pay_tokens
from swdsl.runtime.waiting import clockwise, in_order
from swdsl.runtime.words import (
    ATTACKED,
    ATTACKS,
    CONQUERS,
    DECLINED,
    DISCOVERS,
    EMPTY,
    FINDS,
    LOSES,
    NEUTRAL,
    OCCUPIES,
    RELIC,
    UNSAID,
    USES,
)

_TAKING: Final = BIT[CONQUERS] | BIT[OCCUPIES]
_ATTACKING: Final = BIT[ATTACKS]


def declare(s: State, slot: int, r: int, *, by_figure: bool = False) -> None:
    """Tell both sides of an attack, successful or not."""
    holder = s.own[r]
    game = s.game
    if game.heard >> ATTACKS & 1:
        happen(s, ATTACKS, slot, r, holder)
        if game.recall >= 0 and not by_figure:
            note_attack(s, r, slot)
    if holder >= 0 and game.player_of[holder] != game.player_of[slot]:
        s.attacked |= attack_note(game, slot, holder)
        if game.heard >> ATTACKED & 1 and game.side_of[holder] != game.side_of[slot]:
            happen(s, ATTACKED, holder, r, slot)


def ration(s: State, slot: int, r: int) -> None:
    """Count the uses of what has entered the cost of an attack that is made."""
    for cost in s.combo[slot].costs:
        if cost.counter >= 0 and cost.where(s, slot) >> r & 1:
            spend(s, cost, slot, s.own[r])
            s.stale = 1
    for mask, defence, holder in s.forts:
        if defence.counter >= 0 and mask >> r & 1:
            spend(s, defence, holder, slot)
            s.stale = 1


def fail(s: State, slot: int, r: int) -> None:
    """Let an attack that was made take nothing."""
    if s.game.rationing:
        ration(s, slot, r)
    declare(s, slot, r)
    s.armed = 0


def succeed_plainly(s: State, slot: int, r: int, cost: int) -> None:
    """Carry out an attack that nothing but its cost in tokens is to be said of, see `state.plain`."""
    first = asked = 0
    if s.own[r] >= 0 or s.game.heard & _ATTACKING:
        first = len(s.tasks)
        declare(s, slot, r)
        asked = len(s.tasks)
    hand = s.hand[slot]
    tokens = cost if cost < hand else hand
    if tokens < 1:  # whoever loses the last token in attacking takes nothing
        return
    take(s, slot, r, tokens, UNSAID)
    if asked > first:
        in_order(s, (first, asked, len(s.tasks)))


def succeed(s: State, slot: int, r: int, cost: int) -> None:
    """Carry out an attack without aids that is strong enough."""
    game = s.game
    if game.rationing:
        ration(s, slot, r)
    first = asked = 0
    if s.own[r] >= 0 or game.heard & _ATTACKING:
        first = len(s.tasks)
        declare(s, slot, r)
        asked = len(s.tasks)
    sent: tuple[Aid, ...]
    if s.helpers:
        tokens, sent = _pay(s, slot, r, cost)
    else:
        hand = s.hand[slot]
        tokens = cost if cost < hand else hand
        sent = ()
    losses = UNSAID
    combo = s.combo[slot]
    if combo.heavy:
        tokens = _with_garrison(s, slot, r, tokens) if combo.garrisons else tokens
        losses = _losses(s, slot, r)
    if tokens < 1:
        return
    take(s, slot, r, tokens, losses, sent)
    if asked > first:
        in_order(s, (first, asked, len(s.tasks)))


def _with_garrison(s: State, slot: int, r: int, tokens: int) -> int:
    """Return how many tokens are laid down: as many as the attack took, or as must stand there."""
    return min(max(tokens, least_in(s, slot, r)), s.hand[slot])


def _losses(s: State, slot: int, r: int) -> int:
    """Return the tokens that an attack costs its victim, as far as the attacker has a say in it."""
    losses = UNSAID
    for clause in s.combo[slot].damages:
        if clause.where(s, slot) >> r & 1:
            losses = clause.amount
            if s.own[r] >= 0:
                spend(s, clause, slot, s.own[r])
    return losses


def succeed_with_aids(s: State, slot: int, r: int, cost: int, replaces: int) -> None:
    """Carry out an attack with armed aids that is strong enough; one that fixes the cost uses up no other."""
    if s.game.rationing and not replaces and not fixes_cost(s, slot):
        ration(s, slot, r)
    first = len(s.tasks)
    if s.own[r] >= 0 or s.game.heard >> ATTACKS & 1:
        declare(s, slot, r)
    asked = len(s.tasks)
    losses = _losses(s, slot, r)
    aids = [aid for i, aid in enumerate(s.combo[slot].aids) if s.armed >> i & 1]
    s.armed = 0
    for aid in aids:
        losses = aid.losses if aid.losses != UNSAID else losses
        if aid.tokens:
            pay_tokens(s, slot, aid.tokens)
    sent: tuple[Aid, ...] = ()
    if replaces:
        tokens = _replacement(s, slot, aids)
    elif s.helpers:
        tokens, sent = _pay(s, slot, r, cost)
    else:
        tokens = min(cost, s.hand[slot])
    if s.combo[slot].garrisons:
        tokens = _with_garrison(s, slot, r, tokens)
    if tokens < 1:
        return
    take(s, slot, r, tokens, losses, (*sent, *aids))
    taken = len(s.tasks)
    for i, aid in enumerate(aids):
        if i == 0 or aids[i - 1] is not aid:
            _follow(s, r, aid)
    if len(s.tasks) > first:
        in_order(s, (first, asked, taken, len(s.tasks)))


def fixes_cost(s: State, slot: int) -> bool:
    """Whether an armed aid says what the attack costs exactly."""
    return any(aid.exactly != UNSAID for i, aid in enumerate(s.combo[slot].aids) if s.armed >> i & 1)


def _replacement(s: State, slot: int, aids: list[Aid]) -> int:
    """Bring the tokens of a substitution to hand, from the tray as far as it lasts."""
    race = s.race[slot]
    wanted = max(aid.troops for aid in aids if aid.replaces)
    taken = min(wanted, s.tray[race])
    s.tray[race] -= taken
    s.hand[slot] += taken
    return min(wanted, s.hand[slot])


def _pay(s: State, slot: int, r: int, cost: int) -> tuple[int, tuple[Aid, ...]]:
    """Spend fighting pieces first, but at least one token; return the tokens laid down, and what else is."""
    if s.ward_troops >> r & 1:
        return min(cost, s.hand[slot]), ()
    pieces = max(0, min(s.helpers, cost - 1))
    others = send(s, pieces)
    return min(cost - pieces, s.hand[slot]), (March(others),) if others else ()


def _follow(s: State, r: int, aid: Aid) -> None:
    """Let a relic go where it has helped."""
    if aid.origin >= 0 and s.game.frame.relic_moves and s.game.markers[aid.origin].kind == RELIC:
        move_here(s, aid, r)


def take(s: State, slot: int, r: int, tokens: int, losses: int, aids: Sequence[Aid] = ()) -> None:
    """Let a slot conquer a region with tokens from its hand.

    What the aids of the attack pay, place and bring is done before anybody hears of the conquest.
    """
    game = s.game
    first = len(s.tasks)
    bit = BIT[r]
    holder = s.own[r]
    hidden = s.hoard & bit
    s.stood = s.lost = 0
    if s.pieces_any & bit:
        s.stood = standing(s, bit)
        if holder == EMPTY:
            clear_region(s, r, slot)
    if game.recall >= 0:
        note_conquest(s, r, holder, slot)
        note_taken(s, r, holder, slot)
    s.hand[slot] = s.hand[slot] - tokens
    if holder == NEUTRAL:
        s.stood |= 1
        rout(s, r, slot)
        s.taken |= bit
    elif holder >= 0:
        if game.side_of[holder] != game.side_of[slot] or game.house.own_declined_is_taken:
            s.taken |= bit
        lose(s, holder, r, losses, slot, _manner(aids) if aids else CONQUERED)
    hold(s, slot, r, tokens)
    s.conquered |= bit
    s.open &= ~bit
    if not s.calm:
        s.stale = 1
    s.neighbours |= s.board.border[r]
    if aids:
        _succeed_each(s, slot, r, holder, aids)
    if game.heard >> LOSES & 1:
        tell_loss(s, holder, r, slot)
    had = game.nothing
    if hidden or s.marked & bit:
        if holder >= 0:
            had = s.combo[holder]
            rebind(s, holder)
        if hidden:
            discover(s, slot, r)
    if (s.combo[slot].hears | game.overheard) & _TAKING:
        _announce(s, slot, r, holder, had, first)
    if holder >= 0 and not s.occ[holder]:
        retire_if_gone(s, holder)


def _succeed_each(s: State, slot: int, r: int, holder: int, aids: Sequence[Aid]) -> None:
    """Do what the aids of an attack pay, place and bring."""
    for aid in aids:
        if aid.acts:
            aid.succeed(s, slot, r, holder)


def _manner(aids: Sequence[Aid]) -> int:
    """Return how a region is lost to an attack with aids."""
    return REPLACED if any(aid.replaces for aid in aids) else CONQUERED


def _announce(s: State, slot: int, r: int, holder: int, had: Combo, first: int) -> None:
    """Tell of a conquest, and ask in order from task `first` on; `had`: what its loser had before."""
    found = taken = len(s.tasks)
    if (s.combo[slot].hears | s.game.overheard) >> CONQUERS & 1:
        happen(s, CONQUERS, slot, r, holder)
        if had.watching[CONQUERS] and had is not s.combo[holder]:
            hear_last(s, CONQUERS, holder, had, slot, r)
        taken = len(s.tasks)
    happen(s, OCCUPIES, slot, r, holder)
    if len(s.tasks) > found:
        if taken > found > first and holder >= 0:
            clockwise(s, first, taken)
            found = first
        in_order(s, (first, found, taken, len(s.tasks)))


def rout(s: State, r: int, taker: int = -1) -> None:
    """Take neutral tokens off a region, and the pieces that stood with them but for the taker's."""
    bit = BIT[r]
    if s.pieces_any & bit:
        clear_region(s, r, taker)
    s.neutral &= ~bit
    s.hoard &= ~bit
    s.tok[r] = 0
    s.own[r] = EMPTY


def discover(s: State, slot: int, r: int) -> None:
    """Turn up the next marker in a region; `slot` is -1 when nobody holds it."""
    if not s.stack:
        return
    i = s.stack[-1]
    s.stack = s.stack[:-1]
    s.marker_at[i] = r
    survey_markers(s)
    declined = slot >= 0 and s.game.state_of[slot] == DECLINED
    told = [clause for clause in s.game.markers[i].clauses if declined or clause.state != DECLINED]
    for clause in told:
        if isinstance(clause, Reflex) and clause.on == DISCOVERS:
            react(s, clause, slot, r, -1)
    if slot >= 0:
        rebind(s, slot)
        for clause in told:
            if isinstance(clause, Program) and clause.on == DISCOVERS:
                push(s, clause, slot, r, -1)
        if s.game.heard >> FINDS & 1:
            happen(s, FINDS, slot, r, -1)
    s.stale = 1


def move_here(s: State, clause: Aid | Program | Reflex, r: int) -> None:
    """Move the clause's marker, or the piece that copies it, to where its power was used."""
    s.used_marks |= BIT[use_bit(s, clause)]
    s.applied[clause.origin] |= BIT[r]
    before = here(s, clause)
    if clause.carrier >= 0:
        s.marker_at[clause.carrier] = r
        survey_markers(s)
        for old in (before, r):
            if old >= 0 and s.own[old] >= 0:
                rebind(s, s.own[old])
    else:
        s.piece[piece_that_carries(clause.carrier)] = BIT[r]
        survey_pieces(s)
    if s.own[r] >= 0:
        happen(s, USES, s.own[r], r, -1)
