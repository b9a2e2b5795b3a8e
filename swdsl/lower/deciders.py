"""Who decides what a clause asks: whoever has it, the other party, or every opponent in turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from swdsl.lower.combine import every
from swdsl.lower.feasible import worthwhile
from swdsl.lower.form_effects import MeetPlayer
from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_steps import AskPlayer, AskRegion, AtOnce, Confirm, DrawKind, RollDie, Step
from swdsl.lower.form_tests import Side, Test, TheyAmong, TheyAre, TheyBear
from swdsl.lower.form_words import Event
from swdsl.lower.hearers import Occasion
from swdsl.lower.how_many import is_one
from swdsl.lower.regions import mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.expressions import Me, Opponent, Party, Regions, RegionSet, There, They
from swdsl.model.walk import nodes
from swdsl.words import Period, Quantifier

_POLL: Final = "at turn start: each opponent may pay 1 coin to me"
_CHOSEN: Final = "at turn start: choose an opponent, then they may pay 1 coin to me"
_REGION: Final = "at turn start: choose a region I hold, then gain 1 coin for each mountain bordering there"
#: Moments at which whoever has the clause says when something is done.
_AT_WILL: Final = (Event.ANY_TIME, Event.BEFORE_ATTACK, Event.IN_CONQUESTS, Event.ATTACKS, Event.ATTACKED)


_THEIR_TESTS: Final = (TheyAre, TheyAmong, TheyBear)


class Course(NamedTuple):
    """The steps of a clause and the rules they leave; who answers which, and which later ones are offers.

    Who does not take the offer of step `offered` goes on at step `otherwise`, if there is another way.
    """

    steps: tuple[Step, ...]
    rules: tuple[Hook, ...] = ()
    answered: frozenset[int] = frozenset()
    offers: frozenset[int] = frozenset()
    offered: int = 0
    otherwise: int = 0

    def moved(self, by: int) -> Course:
        """Return the same with so many steps put in front; what is offered first of all still is."""
        answered, offers = (frozenset(each + by for each in found) for found in (self.answered, self.offers))
        offered, otherwise = (each + by if each else 0 for each in (self.offered, self.otherwise))
        return self._replace(answered=answered, offers=offers, offered=offered, otherwise=otherwise)


class Poll(NamedTuple):
    """An offer that every opponent of a kind gets in turn: what it is to one of them, and to whom."""

    effects: tuple[model.Effect, ...]
    asked: Test | None = None
    polls: bool = False


def is_theirs(effect: model.Effect) -> bool:
    """Whether the other side does something, and decides what there is to decide."""
    return isinstance(effect, model.Do) and isinstance(effect.subject, They)


def poll_of(
    clause: model.Clause, effects: tuple[model.Effect, ...], occasion: Occasion, scene: Scene
) -> Poll:
    """Return an offer to each opponent as an offer to one; anything else stays as it is."""
    match effects[0]:
        case model.Do(subject=Opponent(quantity=quantity) as party) as first if _asks_each(first):
            with about(first.span):
                _refuse_poll(clause, quantity.quantifier, occasion)
            asked = TheyAmong(players_of(party, scene))
            return Poll((replace(first, subject=They()), *effects[1:]), asked, polls=True)
        case _:
            return Poll(effects)


def _asks_each(effect: model.Do) -> bool:
    """Whether opponents are offered something, or each of them chooses."""
    each = isinstance(effect.subject, Opponent) and effect.subject.quantity.quantifier is Quantifier.EACH
    return effect.optional or (each and isinstance(effect.action, model.ChooseRegion))


def _refuse_poll(clause: model.Clause, quantifier: Quantifier, occasion: Occasion) -> None:
    if quantifier is not Quantifier.EACH:
        raise NotPlayableError("which of them is asked must be said", instead=_CHOSEN)
    if occasion.on in _AT_WILL:
        raise NotPlayableError("everybody is asked at a step or an event, not whenever I like", instead=_POLL)
    tests = () if occasion.test is None else walk(occasion.test)
    about_them = any(isinstance(node, _THEIR_TESTS) for node in tests)
    if about_them or any(isinstance(node, They) for node in nodes(*clause.conditions)):
        raise NotPlayableError(
            "the moment is about one other party, and everybody is asked, so that `they` would be two",
            instead=_POLL,
        )
    if clause.limit is not None and not (clause.limit.per_opponent and clause.limit.period is Period.TURN):
        raise NotPlayableError("everybody is asked, so that no number of times limits it", instead=_POLL)


def offered_later(
    effect: model.Effect, steps: tuple[Step, ...], scene: Scene, *, mine: bool = False
) -> tuple[Step, ...]:
    """Return the steps of an offer that stands later in a clause: to the other party, or `mine` as well."""
    if not (is_theirs(effect) or mine):
        raise NotPlayableError(
            "only the first effect of a clause can be a `may`, or one of the other party",
            instead="at turn start: I may pay 1 coin, then gain 1 token",
        )
    match steps[0]:
        case AtOnce(effects=effects, possible=possible):
            return (Confirm(effects, every(possible, worthwhile(effects[0], scene))), *steps[1:])
        case _:
            return steps


def choose_region_steps(subject: Party, regions: Regions, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `choose a region …`, by me, by them, or by an opponent of my choice."""
    if not isinstance(regions, RegionSet) or not is_one(regions.quantity):
        raise NotPlayableError("one region is chosen, of a kind", instead=_REGION)
    asked = AskRegion(mask_of(regions, scene))
    match subject:
        case Me() | They():
            return (asked,)
        case Opponent(quantity=quantity) if is_one(quantity):
            return (AskPlayer(players_of(subject, scene), (MeetPlayer(),)), asked)
        case _:
            raise NotPlayableError(
                "I choose, or they, or an opponent whom I name; or each opponent, first of all",
                instead="at turn start: an opponent chooses a region I hold, then remove 1 token from there",
            )


def refuse_idle_choice(effects: Sequence[model.Effect]) -> None:
    """Refuse a region that is chosen for nothing: what follows must speak of it."""
    for number, effect in enumerate(effects):
        chosen = isinstance(effect, model.Do) and isinstance(effect.action, model.ChooseRegion)
        if chosen and not any(isinstance(node, There) for node in nodes(*effects[number + 1 :])):
            raise NotPlayableError("nothing is done with the region that is chosen", effect.span, _REGION)


def refuse_questions_behind(course: Course) -> None:
    """Refuse that a condition in the middle of a clause decides whether others are asked."""
    if course.answered or course.offers:
        raise NotPlayableError(
            "what others decide stands before the conditions of a clause, or has a clause of its own",
            instead=_CHOSEN,
        )


def answered_by_them(effect: model.Effect) -> bool:
    """Whether the last question of an effect is put to somebody else."""
    match effect:
        case model.Do(subject=They()) | model.Do(subject=Opponent(), action=model.ChooseRegion()):
            return True
        case _:
            return False


def whose(steps: Sequence[Step], answered: Collection[int]) -> tuple[bool, int]:
    """Return whether the other side decides everything, or else which steps, as bits."""
    asking = {
        number for number, step in enumerate(steps) if not isinstance(step, AtOnce | RollDie | DrawKind)
    }
    theirs = asking & set(answered)
    return (True, 0) if theirs and theirs == asking else (False, sum(1 << number for number in theirs))


def somebody_asked(course: Course, scene: Scene) -> Test | None:
    """Return that there is another party, where one must answer and there may be none."""
    first = min(course.answered, default=-1)
    met = any(MeetPlayer() in step.effects for step in course.steps[: max(first, 0)])
    return TheyAre((Side.SOMEBODY,)) if first >= 0 and scene.unmet and not met else None
