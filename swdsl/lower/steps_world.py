"""What a clause does to the world of the game: tiles without effect, and rounds."""

from __future__ import annotations

from typing import Final

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
    """Refuse rounds that could be added without end, or when the last is over."""
    added = any(isinstance(effect, ChangeRounds) and effect.number > 0 for effect in done)
    if added and (clause.limit is None or clause.limit.period is not Period.GAME):
        raise NotPlayableError("rounds are added so often per game: else it might never end", instead=_ROUNDS)
    if any(isinstance(effect, ChangeRounds) for effect in done) and occasion.on is Event.GAME_END:
        raise NotPlayableError("the last round is over then", instead=_ROUNDS)
