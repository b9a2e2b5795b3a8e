"""The end of a turn: what may still be done, scoring, what is left to victims; and the next turn begun."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.ages import grow_older
from swdsl.runtime.binding import rebind
from swdsl.runtime.bits import BIT
from swdsl.runtime.deck import turn_up_event
from swdsl.runtime.deploy import victims_wait
from swdsl.runtime.effects import end_promises
from swdsl.runtime.endings import ANOTHER_TURN, NEXT_TURN, NO_TURN
from swdsl.runtime.events import at_moment, push
from swdsl.runtime.game import Game
from swdsl.runtime.lasting import end_rules
from swdsl.runtime.players import last_round
from swdsl.runtime.recall import forget
from swdsl.runtime.repulse import may_attack_again
from swdsl.runtime.sallies import rest
from swdsl.runtime.scoring import score
from swdsl.runtime.silence import speak_again
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    AFTER_SCORING,
    ANY_TIME,
    BEFORE_SCORING,
    CLOSING,
    D_ENCORE,
    D_ENDED,
    D_EXTRA,
    GAME_END,
    P_OVER,
    S_AFTER,
    S_BEFORE,
    S_END,
    S_OVER,
    S_SCORE,
    S_START,
    S_VICTIMS,
    SCORES,
    TURN_END,
)
from swdsl.runtime.worlds import uncover

_ENDING: Final = BIT[TURN_END]


def free_stage(s: State) -> bool:
    """Offer once more what may be done at any time; where nothing is left to do, score at once."""
    game = s.game
    first = s.player * game.width
    if not game.overheard & CLOSING and not s.closing & game.own_slots[s.player]:
        s.slot = first
        score(s)
        return after_stage(s)
    for program in reversed(s.combo[first].programs[ANY_TIME]):
        push(s, program, first, -1, -1)
    s.stage = S_BEFORE
    return False if s.pending else before_stage(s)


def before_stage(s: State) -> bool:
    """Let what comes before scoring work."""
    first = s.player * s.game.width
    s.slot = first
    at_moment(s, BEFORE_SCORING, first, first + s.game.width)
    s.stage = S_SCORE
    return False if s.pending else score_stage(s)


def score_stage(s: State) -> bool:
    """Score, and let what comes with it and after it work."""
    first = s.player * s.game.width
    score(s)
    at_moment(s, SCORES, first, first + s.game.width)
    at_moment(s, AFTER_SCORING, first, first + s.game.width)
    s.stage = S_AFTER
    return False if s.pending else after_stage(s)


def after_stage(s: State) -> bool:
    """Let the victims of the turn redeploy."""
    if s.exiles:
        let_exiles_home(s)
    s.deploy_slot = -1
    s.stage = S_VICTIMS
    return victims_wait(s) if s.victims else end_stage(s)


def let_exiles_home(s: State) -> None:
    """Give tokens that the player's own race or figure drove out back, to be redeployed with the victims'."""
    first = s.player * s.game.width
    s.hand[first] = s.hand[first] + s.exiles
    s.exiles = 0


def end_stage(s: State) -> bool:
    """End a turn, and begin the next one or end the game."""
    game = s.game
    if game.heard & _ENDING and _ends_later(s, s.player * game.width):
        return False
    if s.copied or s.borrowed:
        s.copied = s.borrowed = 0
        rebind(s, s.player * game.width)
    if game.recall >= 0:
        forget(s)
    if s.deeds & D_ENCORE:
        begin_turn(s)
        end_promises(s)
        _end_what_lasted(s, ANOTHER_TURN)
        s.deeds = D_EXTRA
        return False
    s.player += 1
    if s.player == game.players:
        if s.turn >= last_round(s):
            s.player = game.players - 1  # this turn is still that of whoever played last, in the last round
            _end_what_lasted(s, NO_TURN)
            at_moment(s, GAME_END, 0, game.slots)
            s.stage = S_OVER
            return False
        s.player = 0
        s.turn += 1
        if game.deck >= 0:
            turn_up_event(s)
    begin_turn(s)
    return False


def _ends_later(s: State, first: int) -> bool:
    """Announce the end of the turn, once; True while something is asked, or tokens are to be set down."""
    s.stage = S_END
    if not s.deeds & D_ENDED:
        s.deeds |= D_ENDED
        at_moment(s, TURN_END, first, first + s.game.width)
        if s.pending:
            return True
    if s.victims:
        s.deploy_slot = -1
        s.stage = S_VICTIMS
    return s.victims != 0


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
    if game.turnbound:
        _turn_the_page(s, game)


def _turn_the_page(s: State, game: Game) -> None:
    """End what lasts until a turn begins, and free what rested or was forbidden for the one before."""
    _end_what_lasted(s, NEXT_TURN)
    if game.sallies >= 0:
        rest(s)
    if game.timed:
        end_rules(s)
    if game.repulse >= 0:
        may_attack_again(s)
    if game.ages >= 0:
        grow_older(s)


def _end_what_lasted(s: State, then: int) -> None:
    """Let tiles speak and ground come back whose time is over with this turn."""
    if s.game.silence >= 0:
        speak_again(s, then)
    if s.game.soil >= 0:
        uncover(s, then)


def over_stage(s: State) -> bool:
    """End the game."""
    s.player = 0
    s.phase = P_OVER
    s.over = True
    return True
