"""What a clause does to the world of the game: tiles without effect, and rounds."""

from __future__ import annotations

from typing import Final

from swdsl import limits
from swdsl.lower.form_effects import Effect
from swdsl.lower.form_numbers import Who
from swdsl.lower.form_steps import AtOnce, Step
from swdsl.lower.form_words import Event
from swdsl.lower.form_world import ChangeRounds, SilenceTile
from swdsl.lower.hearers import Occasion
from swdsl.lower.scene import NotPlayableError
from swdsl.model import clauses as model
from swdsl.words import CardKind, Period, Until

_SILENCE: Final = "after scoring: choose an opponent, then their power has no effect until my next turn"
_ROUNDS: Final = "when I decline, once per game: the game lasts 1 round more"


def silence_steps(kind: CardKind, until: Until | None) -> tuple[Step, ...]:
    """Return the step after which a tile of the other party has no effect."""
    if kind not in (CardKind.RACE, CardKind.POWER):
        raise NotPlayableError("a race or a power can be without effect", instead=_SILENCE)
    if until not in (Until.MY_NEXT_TURN, Until.TURN_END):
        raise NotPlayableError("that lasts until my next turn, or until turn end", instead=_SILENCE)
    return (AtOnce((SilenceTile(Who.THEM, kind is CardKind.POWER, until is Until.TURN_END),)),)


def round_steps(number: int) -> tuple[Step, ...]:
    """Return the step that changes how many rounds are played."""
    if number == 0:
        raise NotPlayableError("nothing would happen", instead=_ROUNDS)
    return (AtOnce((ChangeRounds(number),)),)


def refuse_endless_rounds(done: list[Effect], occasion: Occasion, clause: model.Clause) -> None:
    """Refuse rounds that could be added without end, or beyond any game, or when the last is over."""
    added = sum(max(effect.number, 0) for effect in done if isinstance(effect, ChangeRounds))
    if added and (clause.limit is None or clause.limit.period is not Period.GAME):
        raise NotPlayableError("rounds are added so often per game: else it might never end", instead=_ROUNDS)
    if added:
        refuse_beyond_any_game(added, "rounds", clause, _ROUNDS)
    if any(isinstance(effect, ChangeRounds) for effect in done) and occasion.on is Event.GAME_END:
        raise NotPlayableError("the last round is over then", instead=_ROUNDS)


def refuse_beyond_any_game(number: int, what: str, clause: model.Clause, instead: str) -> None:
    """Refuse a clause that, used as often as its limit allows, adds more than a whole game may have."""
    assert clause.limit is not None, "who adds to the game has a limit"
    opponents = limits.MOST_PLAYERS - 1 if clause.limit.per_opponent else 1
    if number * clause.limit.times * opponents > limits.MOST_TURNS_ADDED:
        raise NotPlayableError(
            f"it could add more than {limits.MOST_TURNS_ADDED} {what}, which no game has", instead=instead
        )
