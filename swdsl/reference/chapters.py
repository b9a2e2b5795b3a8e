"""Which chapter of the rulebook a rule for everybody belongs to, told from its shape alone."""

from typing import assert_never

from swdsl.model.clauses import Clause, Discover, Do, Rule
from swdsl.model.moments import Always, AtStep, CardEvent, PlainEvent, RegionEvent, ThingEvent
from swdsl.words import CardVerb, Kind, PlainVerb, RegionVerb, Step
from swdsl.words_of_files import Chapter


def chapter_of(clause: Clause, kind: Kind) -> Chapter:
    """Return the chapter for a clause that every component of a kind has."""
    if kind in (Kind.RELIC, Kind.PLACE) or any(_discovers(effect) for effect in clause.effects):
        return Chapter.MARKERS
    match clause.moment:
        case Always():
            return (
                Chapter.CONQUEST if any(isinstance(each, Rule) for each in clause.effects) else Chapter.TURN
            )
        case AtStep(step=step):
            return _at_step(step)
        case RegionEvent(verb=verb):
            return _of_region(verb)
        case CardEvent(verb=verb):
            return Chapter.DRAFT if verb in (CardVerb.PICK, CardVerb.PASS) else Chapter.MARKERS
        case PlainEvent(verb=verb):
            return Chapter.DECLINE if verb in (PlainVerb.DECLINE, PlainVerb.FADE) else Chapter.TURN
        case ThingEvent():
            return Chapter.TURN
        case _:
            assert_never(clause.moment)


def _discovers(effect: object) -> bool:
    return isinstance(effect, Do) and isinstance(effect.action, Discover)


def _at_step(step: Step) -> Chapter:
    match step:
        case Step.SETUP:
            return Chapter.SETUP
        case Step.ATTACK | Step.CONQUESTS:
            return Chapter.CONQUEST
        case Step.REDEPLOYMENT:
            return Chapter.REDEPLOYMENT
        case Step.SCORING:
            return Chapter.SCORING
        case Step.GAME_END:
            return Chapter.END
        case Step.ROUND_START | Step.TURN_START | Step.READY | Step.ANY_TIME | Step.TURN_END:
            return Chapter.TURN
        case _:
            assert_never(step)


def _of_region(verb: RegionVerb) -> Chapter:
    match verb:
        case RegionVerb.ATTACK | RegionVerb.OCCUPY | RegionVerb.ENTER:
            return Chapter.CONQUEST
        case RegionVerb.CONQUER | RegionVerb.LEAVE:
            return Chapter.LOSSES
        case RegionVerb.SCORE:
            return Chapter.SCORING
        case _:
            assert_never(verb)
