"""What cannot be so at the moment of a clause: nobody has scored before scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swdsl.lower.scene import NotPlayableError
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Condition, Did, MyTurn, Unless
from swdsl.model.expressions import Bearer, Happened, Me, MyRace, Opponent, We
from swdsl.model.walk import nodes
from swdsl.words import CardVerb, Deed, Done, Life, RegionVerb, State, Step, Timing

#: Steps of a turn before its player can have declined, or on which nobody has who did.
_BEFORE_DECLINE: Final = (*(Step.TURN_START, Step.READY, Step.ATTACK, Step.CONQUESTS, Step.REDEPLOYMENT),)
_BEFORE_CONQUESTS: Final = (Step.TURN_START, Step.READY)
_AFTER_SCORING: Final = ((Timing.AFTER, Step.SCORING), (Timing.AT, Step.TURN_END), (Timing.AT, Step.GAME_END))
_NOBODYS: Final = (Step.ROUND_START, Step.GAME_END)
_DECLINED_BY_THEN: Final = "at turn end, only in decline, if I declined this turn: gain 1 coin"
_IN_OWN_TURN: Final = (RegionVerb.ATTACK, RegionVerb.CONQUER)


def refuse_not_yet(clause: model.Clause) -> None:
    """Refuse conditions that never hold at the moment of a clause, and counts of what has not happened."""
    for condition in _conditions(clause):
        match condition:
            case MyTurn() if _is_in_others_turn(clause.moment):
                raise NotPlayableError(
                    "that happens in a turn of somebody else, never in mine",
                    instead="when anyone conquers a region I hold, if it is my turn: gain 1 coin",
                )
            case Unless(MyTurn()) if _is_in_my_turn(clause.moment):
                raise NotPlayableError(
                    "that happens in my own turn, and never in another",
                    instead="when I occupy a region, unless it is my turn: gain 1 coin",
                )
            case Did(Me() | We(), done, span) if _is_too_early(done, clause):
                raise NotPlayableError(
                    f"at that moment nobody has {done.written} in that turn",
                    span,
                    instead=_DECLINED_BY_THEN,
                )
            case Did(Me() | We(), Done.DECLINED, span) if _is_still_active(clause):
                raise NotPlayableError(
                    "a race that declined in that turn is in decline by then",
                    span,
                    instead=_DECLINED_BY_THEN,
                )
            case _:
                pass
    if _comes_before_conquests(clause.moment) and any(
        isinstance(each, Happened) and each.deed is Deed.CONQUERED for each in _nodes(clause)
    ):
        raise NotPlayableError(
            "nothing has been conquered in that turn yet",
            instead="after conquests: gain 1 coin for each region I conquered this turn",
        )


def _conditions(clause: model.Clause) -> Iterator[Condition]:
    yield from clause.conditions
    for effect in clause.effects:
        if isinstance(effect, model.Given) and effect.condition is not None and not effect.otherwise:
            yield effect.condition


def _nodes(clause: model.Clause) -> Iterator[object]:
    for part in (*clause.conditions, *clause.effects):
        yield from nodes(part)


def _is_in_others_turn(moment: moments.Moment) -> bool:
    match moment:
        case moments.AtStep(of=of):
            return isinstance(of, Opponent)
        case moments.RegionEvent(actor=actor, verb=verb):
            return isinstance(actor, Opponent | Bearer) and verb in _IN_OWN_TURN
        case moments.CardEvent(actor=actor, verb=verb):
            return isinstance(actor, Opponent) and verb in (CardVerb.PICK, CardVerb.PASS)
        case _:
            return False


def _is_in_my_turn(moment: moments.Moment) -> bool:
    match moment:
        case moments.AtStep(step=step, of=of):
            return of is None and step not in _NOBODYS
        case moments.RegionEvent(actor=actor, verb=verb):
            return isinstance(actor, Me | We | MyRace) and verb in _IN_OWN_TURN
        case moments.CardEvent(actor=actor, verb=verb):
            return isinstance(actor, Me | We) and verb in (CardVerb.PICK, CardVerb.PASS)
        case _:
            return False


def _is_still_active(clause: model.Clause) -> bool:
    """Whether a clause is said of an active race at a moment of its player's turn."""
    match clause.moment:
        case moments.RegionEvent(actor=Me() | We(), verb=RegionVerb.SCORE):
            mine = True
        case moments.AtStep(step=Step.GAME_END):
            mine = True
        case moment:
            mine = _is_in_my_turn(moment)
    return mine and clause.state is State.ACTIVE


def _is_too_early(done: Done, clause: model.Clause) -> bool:
    """Whether my player cannot have done it by then."""
    match clause.moment:
        case moments.AtStep(timing=timing, step=step, of=None):
            if done is Done.DECLINED:
                return step in _BEFORE_DECLINE
            if done is Done.SCORED:
                return (timing, step) not in _AFTER_SCORING and step not in _NOBODYS
            waits = any(each == MyRace(Life.ACTIVE) for each in _nodes(clause))
            return done in (Done.EXPANDED, Done.PICKED) and step is Step.TURN_START and not waits
        case moments.RegionEvent(actor=Me() | We(), verb=verb) if verb in _IN_OWN_TURN:
            return done in (Done.DECLINED, Done.SCORED)
        case moments.CardEvent(actor=Me(), verb=CardVerb.PICK | CardVerb.PASS):
            return done in (Done.DECLINED, Done.SCORED, Done.EXPANDED)
        case _:
            return False


def _comes_before_conquests(moment: moments.Moment) -> bool:
    match moment:
        case moments.AtStep(step=step, of=None):
            return step in _BEFORE_CONQUESTS
        case moments.CardEvent(actor=Me(), verb=CardVerb.PICK | CardVerb.PASS):
            return True
        case _:
            return False
