"""The steps of a clause in order: joined where nothing is asked between, refused where they cannot stand."""

from __future__ import annotations

from dataclasses import replace

from swdsl.lower.branches import branching, parted
from swdsl.lower.combine import ME
from swdsl.lower.deciders import (
    Course,
    answered_by_them,
    offered_later,
    refuse_questions_behind,
)
from swdsl.lower.form_effects import (
    HoldDie,
    Reroll,
    Sally,
    Storm,
)
from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_pieces import CallIn
from swdsl.lower.form_steps import AskRegion, AskSpread, AtOnce, RollDie, Step
from swdsl.lower.form_tokens import LoseTokens
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion
from swdsl.lower.lasting import lasting, number_in, refuse_one_place, rules_for_a_time
from swdsl.lower.promises import chooses_active, is_promise, promise, to_those_chosen
from swdsl.lower.revival import revives
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.steps import changed_roll, steps_of
from swdsl.lower.steps_drawing import refuse_picking
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, Tallied
from swdsl.words import Operator, Tally, Value


def all_steps(
    effects: tuple[model.Effect, ...], occasion: Occasion, clause: model.Clause, scene: Scene
) -> Course:
    """Return the steps of a clause, those that conditions decide on among them, and rules they leave."""
    first, chains = parted(effects)
    course = steps_in_order(first, occasion, clause, scene)
    rules = list(course.rules)

    def decided(some: tuple[model.Effect, ...]) -> tuple[Step, ...]:
        found = _decided(some, occasion, clause, scene)
        rules.extend(found.rules)
        return found.steps

    for chain in chains:
        more = branching(chain, decided, scene)
        course = course._replace(steps=(*course.steps, *more))
    return course._replace(rules=tuple(rules))


def _decided(
    effects: tuple[model.Effect, ...], occasion: Occasion, clause: model.Clause, scene: Scene
) -> Course:
    """Return the steps of what a condition decides on; they are never the first of a clause."""
    course = steps_in_order(effects, occasion, clause, scene, behind=True)
    refuse_conquests(course)
    refuse_questions_behind(course)
    return course


def refuse_conquests(course: Course) -> None:
    """Refuse a piece that conquers where something else was done or asked before."""
    if any(isinstance(each, Storm | Sally | CallIn) for step in course.steps for each in step.effects):
        raise NotPlayableError(
            "a piece conquers by the first effect of a clause",
            instead="at any time, once per turn: PIECE may conquer a region bordering here",
        )


def steps_in_order(
    effects: tuple[model.Effect, ...],
    occasion: Occasion,
    clause: model.Clause,
    scene: Scene,
    *,
    behind: bool = False,
    otherwise: bool = False,
) -> Course:
    """Return the steps of a clause, joined where nothing is asked in between, and rules they leave.

    `behind`: the first of them is not the first of the clause; `otherwise`: but it may be an offer.
    """
    steps: list[Step] = []
    rules: list[Hook] = []
    alone = len(rules_for_a_time(clause)) == 1
    answered: set[int] = set()
    offers: set[int] = set()
    for number, effect in enumerate(effects, start=int(behind)):
        with about(effect.span):
            match effect:
                case model.Do():
                    made = steps_of(effect, scene)
                    refuse_picking(made, scene)
                    if number and effect.optional:
                        made = offered_later(effect, made, scene, mine=otherwise and number == 1)
                        offers.add(len(steps))
                    for step in made:
                        _append(steps, _in_turn(_rolled(step, occasion), occasion, number))
                    if answered_by_them(effect) and any(not isinstance(step, AtOnce) for step in made):
                        answered.add(len(steps) - 1)
                case _ if number and model.is_optional(effect):
                    offered_later(effect, (), scene)
                case model.Adjust(value=Value.ROLL) if occasion.on is Event.ROLLS:
                    _append(steps, AtOnce((changed_roll(effect),)))
                case model.RollForCost(operator=Operator.LESS) if occasion.on is Event.BEFORE_ATTACK:
                    _append(steps, RollDie((HoldDie(),)))
                case (
                    model.RollForCost()
                    | model.Adjust(value=Value.COST, amount=Amount(per=Tallied(tally=Tally.PIP)))
                ):
                    raise NotPlayableError(
                        "pips lower the cost of an attack when they are rolled before or in it",
                        instead="before attack: I may roll, then cost 1 less for each pip",
                    )
                case model.Lasting() if alone and is_promise(effect, occasion, steps):
                    refuse_one_place(effect)
                    active = any(chooses_active(each) for each in effects)
                    rules.append(promise(effect.effect, active, steps, scene))
                case model.Lasting():
                    number_of_rule = number_in(clause, effect)
                    left = lasting(to_those_chosen(effect, effects), number_of_rule, clause, scene)
                    _append(steps, AtOnce((left.deed,)))
                    rules += left.rules
                case _:
                    raise NotPlayableError(
                        "this value is not known at that moment",
                        instead="when I attack a region: cost 1 less",
                    )
    return Course(tuple(steps), tuple(rules), frozenset(answered), frozenset(offers))


def _in_turn(step: Step, occasion: Occasion, number: int) -> Step:
    """Refuse a question that cannot be asked where it stands."""
    if occasion.on in (Event.PICKS, Event.PASSES) and any(
        isinstance(each, LoseTokens) for each in step.effects
    ):
        raise NotPlayableError(
            "who picks a combo has no tokens of it yet", instead="when I pick this: gain 1 token"
        )
    if (
        occasion.on in (Event.PICKS, Event.PASSES)
        and occasion.scope is Scope.MINE
        and _is_in_my_regions(step)
    ):
        raise NotPlayableError(
            "who picks a combo holds no region with it yet",
            instead="after conquests: gain 1 coin for each region I hold",
        )
    if isinstance(step, AskRegion) and number and (step.up_to or step.begins):
        raise NotPlayableError(
            "how many are taken is chosen by the first effect of a clause",
            instead="at turn start: place up to 2 PIECES in regions I hold, then gain 1 coin",
        )
    if any(isinstance(each, Storm | Sally) for each in step.effects) and not _may_storm(occasion):
        raise NotPlayableError(
            "a piece conquers at turn start, ready, any time, after conquests, before or after scoring",
            instead="at any time, once per turn: PIECE may conquer a region bordering here",
        )
    return step


def _is_in_my_regions(step: Step) -> bool:
    """Whether a step asks for, or is done in, regions of the race that has the clause."""
    sets = [step.options] if isinstance(step, AskRegion | AskSpread) else []
    sets += [mask for each in step.effects if (mask := getattr(each, "mask", None))]
    return any(node == ME for mask in sets for node in walk(mask))


def _may_storm(occasion: Occasion) -> bool:
    return occasion.scope is Scope.MINE and occasion.on in (
        Event.TURN_START,
        Event.READY,
        Event.ANY_TIME,
        Event.IN_CONQUESTS,
        Event.AFTER_CONQUESTS,
        Event.BEFORE_SCORING,
        Event.AFTER_SCORING,
        Event.DISCOVERS,
    )


def _append(steps: list[Step], step: Step) -> None:
    last = steps[-1] if steps else None
    if last is None or not isinstance(step, AtOnce) or _is_repeated(last):
        steps.append(step)
    else:
        steps[-1] = replace(last, effects=last.effects + step.effects)


def _is_repeated(step: Step) -> bool:
    """Whether nothing can be done in the same step: it is asked more than once, or changes who I am."""
    return (
        revives(step)
        or isinstance(step, AskSpread)
        or (isinstance(step, AskRegion) and step.rounds is not None)
    )


def _rolled(step: Step, occasion: Occasion) -> Step:
    """A roll that answers a roll replaces it."""
    return RollDie((Reroll(),)) if isinstance(step, RollDie) and occasion.on is Event.ROLLS else step
