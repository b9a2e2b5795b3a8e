"""A box on one page: the moments of a turn with everything that speaks at each, and the order of effects."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from swdsl.model.clauses import Clause
from swdsl.model.content import RuleSet
from swdsl.model.moments import Always, AtStep, CardEvent, PlainEvent, RegionEvent, ThingEvent
from swdsl.model.names import Ref
from swdsl.reference.addresses import overview_page, set_ref
from swdsl.reference.edition import Edition
from swdsl.reference.page import Desk, Page
from swdsl.reference.views import To
from swdsl.reference.words.overview import Part
from swdsl.words import CardVerb, PlainVerb, RegionVerb, Step, Timing


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a turn: what always happens, and what else speaks then."""

    title: str
    said: str
    speaking: tuple[To, ...]


def overview_pages(edition: Edition) -> Iterator[Page]:
    """Yield the page of each box that has rules for everybody."""
    words = edition.words.overview
    for rules in edition.library.sets:
        if rules.frame.clauses:
            desk, name = Desk(edition, overview_page(rules.id)), edition.names.set(rules)
            content = {"moments": moments(desk, rules), "set": To(name, desk.href(set_ref(rules.id)))}
            crumbs = ((desk.href(set_ref(rules.id)), name), ("", words.title))
            yield Page(desk.path, "overview.jinja", f"{name} – {words.title}", crumbs, content)


def moments(desk: Desk, rules: RuleSet) -> list[Moment]:
    """Return the moments of a turn at which anything happens in a box."""
    edition = desk.edition
    speaking: dict[Part, dict[Ref, None]] = {part: {} for part in Part}
    for component in rules.components:
        for held in edition.told(component)[1].held:
            speaking[part_of(held.clause)][component.ref] = None
        if component.attack_only:
            speaking[Part.REDEPLOYMENT][component.ref] = None
    titled = ((part, *edition.words.overview.parts[part]) for part in Part)
    return [
        Moment(title, said, tuple(desk.to(ref) for ref in speaking[part]))
        for part, title, said in titled
        if said or speaking[part]
    ]


def part_of(clause: Clause) -> Part:
    """Return the moment of a turn at which a clause speaks."""
    match clause.moment:
        case Always():
            return Part.STANDING
        case AtStep(step=step, timing=timing):
            return _at_step(step, timing)
        case RegionEvent(verb=verb):
            return _of_region(verb)
        case CardEvent(verb=verb):
            return _of_card(verb)
        case PlainEvent(verb=verb):
            return _of_course(verb)
        case ThingEvent():
            return Part.ANY_TIME
        case _:
            assert_never(clause.moment)


def _at_step(step: Step, timing: Timing) -> Part:
    match step:
        case Step.ROUND_START | Step.TURN_START:
            return Part.START
        case Step.SETUP | Step.READY:
            return Part.CHOICE
        case Step.ATTACK:
            return Part.CONQUEST
        case Step.ANY_TIME:
            return Part.ANY_TIME
        case Step.CONQUESTS:
            return Part.AFTER_CONQUESTS if timing is Timing.AFTER else Part.CONQUEST
        case Step.REDEPLOYMENT:
            return Part.REDEPLOYMENT
        case Step.SCORING:
            return _SCORING[timing]
        case Step.TURN_END | Step.GAME_END:
            return Part.AFTER_SCORING
        case _:
            assert_never(step)


_SCORING = {
    Timing.BEFORE: Part.BEFORE_SCORING,
    Timing.AT: Part.SCORING,
    Timing.AFTER: Part.AFTER_SCORING,
}


def _of_region(verb: RegionVerb) -> Part:
    match verb:
        case RegionVerb.ATTACK | RegionVerb.ENTER:
            return Part.CONQUEST
        case RegionVerb.CONQUER | RegionVerb.OCCUPY | RegionVerb.LEAVE:
            return Part.TAKEN
        case RegionVerb.SCORE:
            return Part.SCORING
        case _:
            assert_never(verb)


def _of_card(verb: CardVerb) -> Part:
    match verb:
        case CardVerb.PICK | CardVerb.PASS:
            return Part.CHOICE
        case CardVerb.DISCOVER:
            return Part.TAKEN
        case CardVerb.USE:
            return Part.ANY_TIME
        case _:
            assert_never(verb)


def _of_course(verb: PlainVerb) -> Part:
    match verb:
        case PlainVerb.DECLINE | PlainVerb.FADE | PlainVerb.REVIVE:
            return Part.DECLINE
        case PlainVerb.ROLL | PlainVerb.STOP | PlainVerb.REPEL | PlainVerb.CONQUER_ANOTHER_ROUND:
            return Part.CONQUEST
        case PlainVerb.REDEPLOY:
            return Part.REDEPLOYMENT
        case PlainVerb.EXPAND | PlainVerb.PLAY_ANOTHER_TURN:
            return Part.CHOICE
        case PlainVerb.PUT_IT_BACK:
            return Part.ANY_TIME
        case _:
            assert_never(verb)
