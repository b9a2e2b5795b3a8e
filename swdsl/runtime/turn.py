"""The turn: one function per stage, in the order of the rules, until somebody must decide.

Each stage does what the kernel can do alone, sets the stage that comes next, and says whether it waits
for somebody. Where nothing can come between, it goes on with the next stage at once; `STAGES`, at the
end, has all of them in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swdsl.runtime.binding import rebind
from swdsl.runtime.decline import decline_waits
from swdsl.runtime.deploy import deploy_waits, regroup_waits, victims_wait
from swdsl.runtime.die import after_roll
from swdsl.runtime.draft import enlist
from swdsl.runtime.effects import go_into_decline
from swdsl.runtime.events import (
    at_moment,
    at_own_step,
    at_step_of_declined,
    overhear,
    push,
    push_own_step,
    push_step_of_declined,
    react,
    whose_step,
)
from swdsl.runtime.holding import gather, leave, retire_if_gone
from swdsl.runtime.neutrals import guests_wait, place_neutrals
from swdsl.runtime.patience import MOST_STAGES, endless_rules
from swdsl.runtime.reach import occupiable
from swdsl.runtime.scoring import score
from swdsl.runtime.state import State
from swdsl.runtime.survey import survey
from swdsl.runtime.tasks import tasks_wait
from swdsl.runtime.words import (
    AFTER_CONQUESTS,
    AFTER_SCORING,
    ANY_TIME,
    AT_REDEPLOYMENT,
    BEFORE_SCORING,
    CLOSING,
    D_AGAIN,
    D_ENCORE,
    D_EXTRA,
    D_MUSTERED,
    GAME_END,
    IN_CONQUESTS,
    P_ATTACK,
    P_CHOICE,
    P_GIVE_UP,
    P_OVER,
    P_PICK,
    READY,
    ROUND_START,
    S_ACTOR,
    S_AFTER,
    S_ATTACK,
    S_BEFORE,
    S_CHOICE,
    S_DEPLOY,
    S_FREE,
    S_LEAVE,
    S_MUSTER,
    S_OVER,
    S_READY,
    S_REST,
    S_SCORE,
    S_START,
    S_VICTIMS,
    SCORES,
    SETUP,
    TURN_END,
    TURN_START,
)


def run(s: State) -> None:
    """Go on, stage by stage, until somebody has to decide something."""
    for _ in range(MOST_STAGES):
        if _interrupted(s) if s.pending else STAGES[s.stage](s):
            return
    raise endless_rules()


def _interrupted(s: State) -> bool:
    """Do what comes before the turn goes on; True when somebody has to decide."""
    if (s.task >= 0 or s.tasks) and tasks_wait(s):
        return True
    if s.pips >= 0:
        pips, s.pips = s.pips, -1
        after_roll(s, pips)
    elif s.regroup:
        return regroup_waits(s)
    elif s.declining:
        return decline_waits(s)
    else:
        s.pending = 0
    return False


def _guests(s: State) -> bool:
    """Finish the set-up when all guests have their regions: it says how many markers are hidden."""
    if s.game.guests:
        if guests_wait(s):
            return True
        place_neutrals(s)  # without guests they stood there before the deal
    s.stack = s.stack[: s.hoard.bit_count()]
    for reflex in s.game.reflexes[SETUP]:
        react(s, reflex, 0, -1, -1)
    begin_turn(s)
    return False


def begin_turn(s: State) -> None:
    """Clear what belongs to one turn."""
    game = s.game
    s.conquered = s.taken = s.attacked = s.used_marks = s.abandoned = 0
    s.victims = s.armed = s.attempts = s.scored = s.drafted = s.acted = s.rolling = s.deeds = 0
    s.die = -1
    s.first = 1
    s.stage = S_START
    s.actor = s.player
    s.slot = s.deploy_slot = s.player * game.width
    if s.spent:
        s.uses = game.no_uses + s.uses[game.turn_uses :]
        s.spent = 0
    if s.applied:
        s.applied = [0] * len(s.applied)


def _start(s: State) -> bool:
    s.stage = S_CHOICE
    heard = s.game.heard
    if s.player == 0 and heard >> ROUND_START & 1 and not s.deeds & D_EXTRA:
        at_moment(s, ROUND_START, 0, s.game.slots)
    if heard >> TURN_START & 1:
        _wake(s)
    return False if s.pending else _choice(s)


def _wake(s: State) -> None:
    """Let the clauses of the turn's start work; those that need an active race wait for the draft."""
    first = s.player * s.game.width
    last = first + s.game.width
    drafted = s.race[first] >= 0
    for slot in range(first, last):
        at_own_step(s, TURN_START, slot)
    if s.game.watched >> TURN_START & 1:
        overhear(s, TURN_START, first, last, -1, first)
    for slot in range(last - 1, first - 1, -1):
        for program in reversed(s.combo[slot].programs[TURN_START]):
            if drafted or not program.waits:
                push(s, program, slot, -1, whose_step(s, program, slot))


def _choice(s: State) -> bool:
    slot = s.slot
    if s.race[slot] < 0:
        if s.column_races:
            s.phase = P_PICK
            return True
        s.stage = S_ACTOR
        return False
    if s.game.house.must_decline and not s.occ[slot] and not s.hand[slot] and not s.aside[slot]:
        go_into_decline(s, slot)
        return False
    s.phase = P_CHOICE
    return True


def _picked(s: State) -> bool:
    enlist(s)
    s.stage = S_READY
    return _ready(s)


def _ready(s: State) -> bool:
    first = s.player * s.game.width
    s.stage = S_ACTOR
    if s.game.heard >> READY & 1:
        at_moment(s, READY, first, first + 1)
    if s.drafted and s.game.heard >> TURN_START & 1:
        for slot in range(first + 1, first + s.game.width):
            for program in s.combo[slot].programs[TURN_START]:
                if program.waits:
                    push(s, program, slot, -1, -1)
    return False if s.pending else _actor(s)


def _actor(s: State) -> bool:
    """Let the next race of the player make its conquests: declined ones that may, then the active one."""
    width = s.game.width
    if s.acted < width:
        slot = _next_actor(s, width)
        if slot >= 0:
            _muster_arms(s, slot)
            s.stage = S_ATTACK
            return _attack(s)
    _let_exiles_home(s)
    s.stage = S_FREE
    return _free(s)


def _let_exiles_home(s: State) -> None:
    """Give tokens that the player's own race or figure drove out back, to be redeployed with the victims'."""
    if s.exiles:
        first = s.player * s.game.width
        s.hand[first] = s.hand[first] + s.exiles
        s.exiles = 0


def _next_actor(s: State, width: int) -> int:
    """Return the next race of the player that makes conquests, -1 when none is left."""
    first = s.player * width
    if s.roaming:
        while s.acted < width - 1:
            s.acted += 1
            if s.race[first + s.acted] >= 0 and s.combo[first + s.acted].expands:
                return first + s.acted
    s.acted = width
    return first if s.race[first] >= 0 else -1


def _muster_arms(s: State, slot: int) -> None:
    s.slot = slot
    gather(s, slot)
    if s.aside[slot]:
        s.hand[slot] = s.hand[slot] + s.aside[slot]
        s.aside[slot] = 0
    s.helpers = 0
    for piece in s.combo[slot].fighters:
        s.helpers += s.kit[piece]
    s.first = 1
    s.deeds &= ~(D_MUSTERED | D_AGAIN)
    s.conquered = s.taken = 0
    if s.game.house.die_for_each_race:
        s.attempts = 0
    survey(s, slot)


def _attack(s: State) -> bool:
    slot = s.slot
    if s.stale:
        survey(s, slot)
    if s.hand[slot] > 0 or not s.combo[slot].unaided or s.die >= 0 or (s.first and s.occ[slot]):
        s.phase = P_ATTACK
        return True
    s.stage = S_MUSTER
    return False


def _muster(s: State) -> bool:
    s.die = -1
    s.armed = s.helpers = 0
    if not s.deeds & D_MUSTERED:
        s.deeds |= D_MUSTERED
        if _last_offers(s):
            return False
    s.stage = S_REST
    if s.game.heard >> AFTER_CONQUESTS & 1 and not s.deeds & D_AGAIN and _held_up(s):
        return False
    return _rest(s)


def _held_up(s: State) -> bool:
    """Announce that conquests are over; True when something is asked first, or another round begins."""
    return _announced(s, AFTER_CONQUESTS) or s.stage != S_REST


def _last_offers(s: State) -> bool:
    """Offer once more what may be done until redeployment begins; True when there is something."""
    combo = s.combo[s.slot]
    for program in reversed(combo.programs[ANY_TIME] + combo.programs[IN_CONQUESTS]):
        if program.figure or program.on == IN_CONQUESTS:
            push(s, program, s.slot, -1, -1)
    return bool(s.tasks)


def _announced(s: State, on: int) -> bool:
    """Tell the race that acts of a moment; opponents hear of the player's active race alone, once a turn."""
    if s.slot == s.player * s.game.width:
        at_moment(s, on, s.slot, s.slot + 1)
    else:
        at_step_of_declined(s, on, s.slot)
        push_step_of_declined(s, on, s.slot)
    return bool(s.tasks)


def _rest(s: State) -> bool:
    """Take what redeployment brings, empty the ground that nobody may keep, gather the tokens."""
    slot = s.slot
    if slot == s.player * s.game.width:
        at_own_step(s, AT_REDEPLOYMENT, slot)
    else:
        at_step_of_declined(s, AT_REDEPLOYMENT, slot)
    if s.game.watched >> AT_REDEPLOYMENT & 1 and slot == s.player * s.game.width:
        overhear(s, AT_REDEPLOYMENT, slot, slot + 1, -1, slot)
    if s.occ[slot] & s.board.fleeting:
        _dry(s, slot)
    if not s.combo[slot].stands:
        gather(s, slot)
    s.stage = S_LEAVE
    return False if s.tasks else _leave(s)


def _dry(s: State, slot: int) -> None:
    """Empty the ground that a race may not keep."""
    wet = s.occ[slot] & s.board.fleeting & ~occupiable(s, slot)
    while wet:
        low = wet & -wet
        leave(s, slot, low.bit_length() - 1)
        wet ^= low


def _leave(s: State) -> bool:
    """Set attack-only tokens aside; where they cannot be spared, regions are given up."""
    slot = s.slot
    extra = s.combo[slot].extra
    if extra:
        _dry(s, slot)  # a region given up may have been the one that allowed it
        if s.hand[slot] < extra and s.occ[slot] and not s.game.house.troops_cover:
            s.phase = P_GIVE_UP
            return True
        number = min(extra, s.hand[slot])
        s.hand[slot] -= number
        s.aside[slot] += number
    s.deploy_slot = slot
    s.from_region = 0
    s.stage = S_DEPLOY
    return _deploy(s)


def _deploy(s: State) -> bool:
    slot = s.deploy_slot
    if s.hand[slot] and deploy_waits(s, slot):
        return True
    s.stage = S_ACTOR
    if not s.occ[slot]:
        retire_if_gone(s, slot)
    if s.combo[slot].hears >> AT_REDEPLOYMENT & 1:
        if slot == s.player * s.game.width:
            push_own_step(s, AT_REDEPLOYMENT, slot)
        else:
            push_step_of_declined(s, AT_REDEPLOYMENT, slot)
    return False if s.pending else _actor(s)


def _free(s: State) -> bool:
    """Offer once more what may be done at any time; where nothing is left to do, score at once."""
    game = s.game
    first = s.player * game.width
    if not game.overheard & CLOSING and not s.closing & game.own_slots[s.player]:
        s.slot = first
        score(s)
        return _after(s)
    for program in reversed(s.combo[first].programs[ANY_TIME]):
        push(s, program, first, -1, -1)
    s.stage = S_BEFORE
    return False if s.tasks else _before(s)


def _before(s: State) -> bool:
    first = s.player * s.game.width
    s.slot = first
    at_moment(s, BEFORE_SCORING, first, first + s.game.width)
    s.stage = S_SCORE
    return False if s.tasks else _score(s)


def _score(s: State) -> bool:
    first = s.player * s.game.width
    score(s)
    at_moment(s, SCORES, first, first + s.game.width)
    at_moment(s, AFTER_SCORING, first, first + s.game.width)
    s.stage = S_AFTER
    return False if s.tasks else _after(s)


def _after(s: State) -> bool:
    _let_exiles_home(s)
    s.deploy_slot = -1
    s.stage = S_VICTIMS
    return victims_wait(s) if s.victims else _end(s)


def _end(s: State) -> bool:
    first = s.player * s.game.width
    if s.game.heard >> TURN_END & 1:
        at_moment(s, TURN_END, first, first + s.game.width)
    if s.copied or s.borrowed:
        s.copied = s.borrowed = 0
        rebind(s, first)
    if s.deeds & D_ENCORE:
        begin_turn(s)
        s.deeds = D_EXTRA
        return False if s.pending else _start(s)
    s.player += 1
    if s.player == s.game.players:
        s.player = 0
        s.turn += 1
        if s.turn > s.game.turns:
            at_moment(s, GAME_END, 0, s.game.slots)
            s.stage = S_OVER
            return False
    begin_turn(s)
    return False if s.pending else _start(s)


def _over(s: State) -> bool:
    s.phase = P_OVER
    s.over = True
    return True


STAGES: Final[tuple[Callable[[State], bool], ...]] = (
    _start,  # S_START
    _choice,  # S_CHOICE: expand, decline, or pick
    _picked,  # S_PICKED
    _ready,  # S_READY
    _actor,  # S_ACTOR: declined races that may conquer, then the active one
    _attack,  # S_ATTACK
    _muster,  # S_MUSTER
    _rest,  # S_REST
    _leave,  # S_LEAVE
    _deploy,  # S_DEPLOY; then the next actor
    _free,  # S_FREE
    _before,  # S_BEFORE
    _score,  # S_SCORE
    _after,  # S_AFTER
    victims_wait,  # S_VICTIMS
    _end,  # S_END; then the next player's start
    _over,  # S_OVER
    _guests,  # S_GUESTS: before the first turn
)
"""A turn from its start to its end, by the numbers of `words`."""
