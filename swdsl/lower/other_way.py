"""The other way of an offer: what stands behind `otherwise` is for who refuses it, or cannot take it.

Both ways are steps of one program. Whoever takes the offer jumps over the other way when his own is done;
whoever does not is led to its first step by the kernel, if something can be done there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from swdsl.lower.branches import begun, refuse_lost_roll
from swdsl.lower.combine import every
from swdsl.lower.deciders import Course, refuse_idle_choice, somebody_asked
from swdsl.lower.feasible import concerns_them, needed
from swdsl.lower.form_effects import Fork, Reroll, Revive, Sally, SkipUnless, Storm, each_effect
from swdsl.lower.form_numbers import Size
from swdsl.lower.form_pieces import CallIn
from swdsl.lower.form_regions import FormerAt, Mask, Senders, ThereAt
from swdsl.lower.form_steps import (
    AskCombo,
    AskRegion,
    AskSpread,
    AtOnce,
    Confirm,
    DrawKind,
    Step,
)
from swdsl.lower.form_tests import Between, Every, Never, Test
from swdsl.lower.form_words import Event
from swdsl.lower.hearers import Occasion
from swdsl.lower.one_by_one import chosen_payment
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.sequence import all_steps, refuse_conquests, steps_in_order
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.record import record

_INSTEAD: Final = "at turn start: I may pay 2 coins, then gain 1 token, otherwise gain 1 coin"
_IN_FULL: Final = "after conquests: I may place 1 token from tray in a region I hold, otherwise gain 1 coin"
_ASKED_LATER: Final = "what has a limit, and asks something only if something is so, has a clause of its own"
_CONDITION_FIRST: Final = "at turn start, once per life, if I hold at least 3 regions: gain 3 coins"
_CHAINED: Final = (
    "at turn start: I may pay 2 coins, then gain 1 token, otherwise if I hold at least 3 regions, gain 1 coin"
)
_AFTERWARDS: Final = "when I conquer a region: I may pay 1 coin, then gain 1 token, otherwise gain 1 coin"
_STANDING: Final = (Event.ANY_TIME, Event.BEFORE_ATTACK, Event.IN_CONQUESTS)


@record
class Ways:
    """The effects of a clause up to `otherwise` and behind it, and the number of the offer it belongs to."""

    taken: tuple[model.Effect, ...]
    offer: int
    other: tuple[model.Effect, ...]
    said: model.Given


def ways_of(effects: tuple[model.Effect, ...]) -> Ways | None:
    """Part a clause where an offer has another way; `otherwise` behind a condition belongs to that."""
    number = next((number for number, each in enumerate(effects) if isinstance(each, model.Given)), 0)
    said = effects[number]
    offers = [place for place, each in enumerate(effects[:number]) if model.is_optional(each)]
    if not isinstance(said, model.Given) or not said.otherwise or not offers:
        return None
    first = said.effect if said.condition is None else replace(said, otherwise=False)
    return Ways(effects[:number], offers[-1], (first, *effects[number + 1 :]), said)


def refuse_other_way(effects: tuple[model.Effect, ...]) -> None:
    """Refuse another way of what is chosen beside an attack: who does not use a help just attacks without."""
    ways = ways_of(effects)
    if ways is not None:
        raise NotPlayableError(
            "a help in an attack is used or not, and nothing is asked that one could refuse",
            ways.said.span,
            _AFTERWARDS,
        )


def with_other_way(
    course: Course, ways: Ways, occasion: Occasion, clause: model.Clause, scene: Scene
) -> Course:
    """Return both ways as one course: the offer and what follows it, a jump over the rest, and the rest."""
    place = max(course.offers) if ways.offer else 0
    with about(ways.said.span):
        _refuse_open(course, ways, occasion)
        other = _other_course(ways, occasion, clause, scene)
        _refuse_unclear((*course.steps, *other.steps))
        if clause.limit is not None and any(isinstance(each, SkipUnless) for each in other.steps[0].effects):
            raise NotPlayableError(_ASKED_LATER, instead=_CONDITION_FIRST)
        refuse_lost_roll((*course.steps[:place], *other.steps))
    jump = AtOnce((SkipUnless(len(other.steps)),))
    start = len(course.steps) + 1
    behind = other.moved(start)
    return Course(
        (*course.steps, jump, *other.steps),
        (*course.rules, *other.rules),
        course.answered | behind.answered,
        course.offers | behind.offers,
        offered=place,
        otherwise=start,
    )


def asked_in_full(
    steps: tuple[Step, ...], first: Sequence[Step], test: Test | None, way: Ways
) -> tuple[Step, ...]:
    """Return an offer that is made only where it can be taken in full; else the other way is gone unasked."""
    with about(way.said.span):
        if any(isinstance(each, AskRegion) and not is_settled(each.options) for each in first[1:]):
            raise NotPlayableError(
                "whether it can be done in full shows only when it has begun, too late for another way",
                instead=_IN_FULL,
            )
        return (_only_if(steps[0], test), *steps[1:])


def is_settled(mask: Mask) -> bool:
    """Whether a set of regions does not depend on what earlier steps decide."""
    depends = ThereAt | FormerAt | Senders
    return not (concerns_them(mask) or any(isinstance(node, depends) for node in walk(mask)))


def _refuse_open(course: Course, ways: Ways, occasion: Occasion) -> None:
    if occasion.on in _STANDING:
        raise NotPlayableError(
            "an offer that stands open is refused by nobody: it waits until somebody takes it",
            instead=_INSTEAD,
        )
    if chosen_payment(ways.taken[ways.offer]) is not None:
        raise NotPlayableError(
            "who pays as much as he likes is asked several times, and refuses only the last", instead=_INSTEAD
        )
    if any(isinstance(each, Storm | Sally | CallIn) for step in course.steps for each in step.effects):
        raise NotPlayableError(
            "a piece that may conquer is sent or stays, and nothing is done otherwise", instead=_INSTEAD
        )
    asked = course.steps[0]
    if not ways.offer and (isinstance(asked, AskSpread) or getattr(asked, "rounds", None) is not None):
        raise NotPlayableError(
            "what is asked several times is refused in part; one offer has one answer", instead=_IN_FULL
        )


def _refuse_unclear(steps: Sequence[Step]) -> None:
    """Refuse what would be asked, or taken up, at another time than its own."""
    if any(isinstance(step, AskSpread) for step in steps):
        raise NotPlayableError(
            "what is spread over several regions has a clause of its own",
            instead="after conquests: place all PIECE in regions I hold",
        )
    done = [each for step in steps for each in each_effect(step.effects)]
    if any(isinstance(each, Revive | Reroll) for each in done):
        raise NotPlayableError(
            "a race that is taken up again, and a roll that replaces another, have a clause of their own",
            instead="at turn start, only in decline: I may revive",
        )


def _other_course(ways: Ways, occasion: Occasion, clause: model.Clause, scene: Scene) -> Course:
    """Return what is done otherwise, its first step with what must hold for it to begin."""
    effects = ways.other
    for later in effects[1:]:
        if isinstance(later, model.Given) and not later.otherwise:
            raise NotPlayableError(
                "a condition behind `otherwise` could be one of either way", later.span, _CHAINED
            )
        if isinstance(later, model.Given) and not isinstance(effects[0], model.Given):
            raise NotPlayableError("there is one other way of an offer", later.span, _CHAINED)
    if isinstance(effects[0], model.Given):
        course = all_steps(effects, occasion, clause, scene)
    else:
        course = steps_in_order(effects, occasion, clause, scene, behind=True, otherwise=True)
        refuse_conquests(course)
    refuse_idle_choice([model.bare(each) for each in effects])
    first = course.steps[0]
    test = every(somebody_asked(course, scene), _begins(first, effects, scene))
    if model.is_optional(effects[0]):
        asked = steps_in_order(effects[:1], occasion, clause, scene, behind=True, otherwise=True).steps
        test = every(test, *some_place(asked))
    return course._replace(steps=(_only_if(first, test), *course.steps[1:]))


def some_place(steps: Sequence[Step]) -> tuple[Test, ...]:
    """Return that the later questions of an offer have an answer: it is made only then."""
    later = (step.options for step in steps[1:] if isinstance(step, AskRegion))
    return tuple(Between(Size(mask), 1, None) for mask in later if is_settled(mask))


def _begins(step: Step, effects: tuple[model.Effect, ...], scene: Scene) -> Test | None:
    """Return what must hold for a way to begin at a step that asks nothing."""
    if not isinstance(step, AtOnce):
        return None
    match step.effects[0]:
        case Fork() as fork:
            return _one_fits(fork, scene)
        case SkipUnless():
            return begun(effects, scene)
        case effect:
            return needed(effect, scene)


def _one_fits(fork: Fork, scene: Scene) -> Test | None:
    """Return that one of several ways is taken, and what it begins with can be done."""
    missed: list[Test] = []
    fits: list[Test] = []
    for branch in fork.branches:
        asked = every(*missed, branch.test, needed(branch.effects[0], scene))
        if asked is not None:
            fits.append(asked)
        if branch.test is not None:
            missed.append(Never(branch.test))
    return fits[0] if len(fits) == 1 else Never(Every(tuple(Never(each) for each in fits)))


def _only_if(step: Step, test: Test | None) -> Step:
    """Return a step that is asked, or begins, only where something holds."""
    match step:
        case _ if test is None:
            return step
        case AtOnce() | Confirm() | AskRegion() | AskCombo() | DrawKind():
            return replace(step, possible=every(step.possible, test))
        case _:
            raise NotPlayableError(
                "whether there is anybody to answer shows only when it has begun", instead=_INSTEAD
            )
