"""Another round, another turn, coins before their time: where a turn could not go on with them, or end."""

from collections.abc import Sequence
from typing import Final

from swdsl.lower.form_effects import (
    AnotherRound,
    AnotherTurn,
    Effect,
    GoDecline,
    Loan,
    Redeploy,
    RepelAttack,
    ScoreRegion,
    ScoreRegions,
    each_effect,
)
from swdsl.lower.form_steps import AskCombo, AskMarker, AskPlayer, Step
from swdsl.lower.form_tokens import PayTokens
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion
from swdsl.lower.scene import NotPlayableError
from swdsl.lower.steps_column import lies_on_passed
from swdsl.lower.steps_ground import refuse_ground_in_attack
from swdsl.lower.steps_world import refuse_beyond_any_game, refuse_endless_rounds
from swdsl.model import clauses as model
from swdsl.words import Period, State

_TOO_LATE: Final = (Event.TURN_END, Event.GAME_END)
_NO_TURN_TO_COME: Final = (*_TOO_LATE, Event.ROUND_START, Event.DECLINES, Event.FADES)
_TOKENS_IN_HAND: Final = (
    Event.READY,
    Event.BEFORE_ATTACK,
    Event.CONQUERS,
    Event.IN_CONQUESTS,
    Event.AFTER_CONQUESTS,
    Event.ANY_TIME,
)
_IN_AN_ATTACK: Final = (Event.ATTACKS, Event.ATTACKED, Event.ROLLS)
_TURN: Final = "after scoring, once per life: I may pay 3 coins, then play another turn"
_LOAN: Final = "at any time, once per turn: I may use PIECE as a relic in play until turn end"
_ROUND: Final = "after conquests, once per turn: I may pay 1 coin, then conquer another round"


def refuse_untimely(steps: Sequence[Step], occasion: Occasion, clause: model.Clause) -> None:
    """Refuse another round or turn, and scoring, where the turn could not go on with it, or never end."""
    done = [effect for step in steps for effect in each_effect(step.effects)]
    kinds = {type(effect) for effect in done}
    if AnotherRound() in done and (occasion.on, occasion.scope) != (Event.AFTER_CONQUESTS, Scope.MINE):
        raise NotPlayableError(
            "another round of conquests comes after the first",
            instead=_ROUND,
        )
    if AnotherTurn() in done:
        lasting = clause.limit is not None and clause.limit.period is not Period.TURN
        if not lasting or occasion.scope is not Scope.MINE or occasion.on in _TOO_LATE:
            raise NotPlayableError(
                "another turn is had in my own turn, so often per life or per game: else it would never end",
                instead=_TURN,
            )
        refuse_beyond_any_game(1, "turns", clause, _TURN)
    if any(isinstance(effect, PayTokens) for effect in done) and (
        occasion.scope is not Scope.MINE or occasion.on not in _TOKENS_IN_HAND
    ):
        raise NotPlayableError(
            "tokens are paid from hand, where they are from `ready` until the race redeploys",
            instead="at ready: I may pay 1 token, then gain 2 coins",
        )
    if GoDecline in kinds and occasion.on is Event.ROUND_START:
        raise NotPlayableError(
            "a round begins in nobody's turn, and who declines spends one",
            instead="at turn start: I may decline",
        )
    if (
        kinds & {GoDecline, Redeploy}
        and occasion.on in _IN_AN_ATTACK
        and not model.is_optional(clause.effects[0])
    ):
        raise NotPlayableError(
            "an attack that is being made comes first",
            instead="when an opponent conquers a region I hold: redeploy",
        )
    if Redeploy in kinds and (occasion.on, occasion.scope) == (Event.AFTER_CONQUESTS, Scope.MINE):
        raise NotPlayableError(
            "the redeployment follows anyway",
            instead="before scoring: I may redeploy",
        )
    refuse_endless_rounds(done, occasion, clause)
    if any(isinstance(effect, Loan) for effect in done):
        _refuse_untimely_loan(steps, occasion, clause)
    if any(map(lies_on_passed, done)) and occasion.scope is not Scope.PASSERS:
        raise NotPlayableError(
            "coins are laid on this tile while it lies in the column",
            instead="when anyone passes this: place 1 coin on this",
        )
    if any(isinstance(effect, ScoreRegion | ScoreRegions) for effect in done) and (
        occasion.on is Event.SCORES or occasion.scope is not Scope.MINE
    ):
        raise NotPlayableError(
            "regions are scored besides at another moment of mine than scoring",
            instead="when I conquer a mountain: score there",
        )


def _refuse_untimely_loan(steps: Sequence[Step], occasion: Occasion, clause: model.Clause) -> None:
    """Refuse a loan where nobody could use it: what is lent is my active race's until my turn is over."""
    chosen = [each for each in steps if isinstance(each, AskPlayer | AskCombo | AskMarker)]
    if any(not isinstance(effect, Loan) for step in chosen for effect in step.effects):
        raise NotPlayableError("a tile that is used is all that such a sentence chooses", instead=_LOAN)
    if occasion.scope is not Scope.MINE or occasion.on in _NO_TURN_TO_COME:
        raise NotPlayableError("a tile is used in a turn of mine, until it ends", instead=_LOAN)
    if clause.state is not State.ACTIVE:
        raise NotPlayableError("a tile is used by an active race", instead=_LOAN)


def refuse_in_attack(done: Sequence[Effect]) -> None:
    """Refuse another round or turn as a part of a help."""
    if any(isinstance(effect, AnotherRound | AnotherTurn) for effect in done):
        raise NotPlayableError("another round or turn is no part of an attack", instead=_ROUND)
    refuse_ground_in_attack(done)
    if RepelAttack() in done:
        raise NotPlayableError(
            "a help is there for an attack to succeed",
            instead="when I attack a mountain: roll, then if roll is 0, the attack fails",
        )
