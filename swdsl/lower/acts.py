"""Clauses that act: reflexes when nothing is asked, programs when somebody must choose or roll."""

from __future__ import annotations

from dataclasses import replace

from swdsl import words
from swdsl.lower.branches import begun, refuse_lost_roll, refuse_misplaced
from swdsl.lower.combine import every
from swdsl.lower.deciders import (
    Course,
    is_theirs,
    poll_of,
    refuse_idle_choice,
    somebody_asked,
    whose,
)
from swdsl.lower.endless import refuse_endless
from swdsl.lower.feasible import begins_with, checked, worthwhile
from swdsl.lower.form import Part
from swdsl.lower.form_effects import (
    Effect,
)
from swdsl.lower.form_hooks import Program, Reflex
from swdsl.lower.form_numbers import Number, Size
from swdsl.lower.form_pieces import TakeBack
from swdsl.lower.form_regions import PieceRoom
from swdsl.lower.form_steps import AskRegion, AskSpread, AtOnce, Confirm, DrawKind, RollDie, Step
from swdsl.lower.form_terms import ExpandTerm
from swdsl.lower.form_tests import Between, Test
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion, refuse_holder, scope_of_anyone
from swdsl.lower.lasting import refuse_lapsed
from swdsl.lower.moments import occasion_of
from swdsl.lower.noting import noted
from swdsl.lower.numbers import test_of
from swdsl.lower.one_by_one import paid_one_by_one
from swdsl.lower.other_way import asked_in_full, some_place, ways_of, with_other_way
from swdsl.lower.repelling import while_it_waits
from swdsl.lower.revival import goes_on_revived, refuse_revival_by_chance, revival
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.sequence import all_steps, steps_in_order
from swdsl.lower.steps import steps_of
from swdsl.lower.steps_column import refuse_questions
from swdsl.lower.steps_ground import changes_ground
from swdsl.lower.unheard import may_be_mine, may_lack_them, refuse_unheard
from swdsl.lower.untimely import refuse_in_attack, refuse_untimely
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import Me, Tokens
from swdsl.source import NOWHERE
from swdsl.words import PlainVerb, State, Timing

_SACRIFICE = "when I attack a region: I may pay 1 token, then cost 2 less"
_PLACED_THERE = "when I attack a region: I may place 1 PIECE there, then cost 1 less"


def acting(clause: model.Clause, effects: tuple[model.Effect, ...], scene: Scene) -> tuple[Part, ...]:
    """Return what a clause does at its moment."""
    if _is_expansion(clause, effects):
        return (ExpandTerm(),)
    with about(getattr(clause.moment, "span", NOWHERE)):
        occasion = occasion_of(clause.moment, scene)
        refuse_unheard(occasion, clause, scene)
    refuse_misplaced(effects, limited=clause.limit is not None)
    refuse_revival_by_chance(effects)
    unmet, kin = may_lack_them(clause.moment, occasion), may_be_mine(clause.moment, effects, occasion)
    scene = replace(scene, unmet=unmet, kin=kin)
    poll = poll_of(clause, effects, occasion, scene)
    ways = ways_of(poll.effects)
    taken = poll.effects if ways is None else ways.taken
    paid = paid_one_by_one(taken, scene)
    effects = taken if paid is None else paid[0]
    guard = every(occasion.test, test_of(clause.conditions, scene), begun(effects, scene))
    refuse_lapsed(occasion, clause, scene)
    course = all_steps(effects, occasion, clause, scene)
    refuse_lost_roll(course.steps)
    refuse_idle_choice(effects)
    in_full = [revival(course.steps, scene), somebody_asked(course, scene)]
    course = course if ways is None else with_other_way(course, ways, occasion, clause, scene)
    steps, rules = course.steps, course.rules
    occasion, stands = while_it_waits(occasion, steps)
    way = None if course.offered else ways
    guard = every(stands, guard, poll.asked, *(in_full if way is None else ()))
    refuse_untimely(steps, occasion, clause)
    if occasion.scope is Scope.PASSERS:
        refuse_holder(clause, *steps, guard)
        refuse_questions(steps)
    first = (
        steps_in_order(effects[:1], occasion, clause, scene).steps
        if model.is_optional(effects[0])
        else steps[:1]
    )
    scope = _heard_by(occasion, scene, *steps, guard)
    if not (model.is_optional(effects[0]) or _chooses(steps[0])):
        _refuse_compelled(occasion.on)
        done = _compelled(clause, Reflex(occasion.on, scope, guard), course, effects[0], scene)
        return (replace(done, polls=True) if poll.polls and isinstance(done, Program) else done, *rules)
    if occasion.on is Event.IN_CONQUESTS and occasion.scope is not Scope.MINE:
        raise NotPlayableError(
            "something is offered during one's own conquests, not in those of others",
            instead="when an opponent conquers a region: gain 1 coin",
        )
    refuse_endless(clause, occasion.on)
    offered = _offered(steps, occasion, scene)
    if paid is not None:
        offered = _repeated(offered, paid[1])
    begins = [*some_place(first), _beginning(offered[0])]
    if way is None:
        guard = every(guard, *begins)
    else:
        offered = asked_in_full(offered, first, every(*in_full, *begins), way)
    course = course.moved(len(offered) - len(steps))
    steps_noted = noted(_checked(course._replace(steps=offered), effects[0], scene), course.answered)
    program = Program(occasion.on, steps_noted, scope, True, guard=guard, polls=poll.polls)
    return (_by_whom(program, course, is_theirs(effects[0])), *rules)


def _by_whom(program: Program, course: Course, offer_is_theirs: bool) -> Program:
    """Say of a program who decides what, and which later offers it makes."""
    theirs, answered = whose(program.steps, course.answered | ({0} if offer_is_theirs else set()))
    offers = sum(1 << number for number in course.offers)
    program = replace(program, offered=course.offered, otherwise=course.otherwise)
    return replace(program, theirs=theirs, answered=answered, offers=offers)


def _refuse_compelled(on: Event) -> None:
    if on in (Event.ANY_TIME, Event.BEFORE_ATTACK, Event.IN_CONQUESTS):
        raise NotPlayableError(
            "at any time, during conquests and before an attack, something can only be offered",
            instead="at any time, once per turn: I may pay 1 coin, then gain 1 token",
        )


def _compelled(
    clause: model.Clause, heard: Reflex, course: Course, first: model.Effect, scene: Scene
) -> Reflex | Program:
    """Return what happens whether anybody likes it or not."""
    guard, steps = heard.guard, course.steps
    if isinstance(steps[0], AtOnce):
        done = tuple(effect for step in steps for effect in step.effects)
        begins = begins_with(done, scene, limited=clause.limit is not None)
        guard = every(guard, begins)
        waits = goes_on_revived(steps) or changes_ground(steps)
        if all(isinstance(step, AtOnce) for step in steps) and not waits:
            return replace(heard, guard=guard, effects=checked(done, scene, first=True))
    guard = every(guard, _beginning(steps[0]))
    steps_noted = noted(_checked(course, first, scene), course.answered)
    program = Program(heard.on, steps_noted, heard.scope, guard=guard)
    return _by_whom(program, course, offer_is_theirs=False)


def _checked(course: Course, first: model.Effect, scene: Scene) -> tuple[Step, ...]:
    """End a program where something cannot be done; what it, or its other way, begins with was asked before.

    Where a region is only chosen, what is done there is not what it begins with.
    """
    chosen = isinstance(first, model.Do) and isinstance(first.action, model.ChooseRegion)
    begins = set() if chosen else {0}
    if isinstance(course.steps[course.otherwise], AtOnce):
        begins.add(course.otherwise)
    return tuple(
        replace(step, effects=checked(step.effects, scene, first=number in begins))
        for number, step in enumerate(course.steps)
    )


def _beginning(step: Step) -> Test | None:
    return step.begins if isinstance(step, AskRegion) else None


def _chooses(step: Step) -> bool:
    """Whether somebody chooses how many: none is a choice too."""
    return isinstance(step, AskRegion) and step.up_to


def is_deed(effect: model.Effect) -> bool:
    """Whether an effect is done beside an attack or conquest, rather than a change of it."""
    match effect:
        case model.Do(action=model.Replace()):
            return False
        case model.Given():
            return True
        case model.Do() | model.Rule() | model.Lasting():
            return not (isinstance(effect, model.Rule) and model.is_optional(effect))
        case _:
            return False


def refuse_late_changes(effects: tuple[model.Effect, ...], instead: str) -> None:
    """Refuse a change of an attack or conquest behind something that is done, which may not come about."""
    deeds = [number for number, effect in enumerate(effects) if is_deed(effect)]
    for number, effect in enumerate(effects):
        if deeds and number > deeds[0] and not is_deed(effect):
            raise NotPlayableError(
                "what changes an attack or a conquest is settled before anything is done, and comes first",
                effect.span,
                instead,
            )


def plain_effects(effect: model.Do, scene: Scene) -> tuple[Effect, ...]:
    """Return what an effect does that asks nothing, for the end of a successful attack."""
    with about(effect.span):
        steps = steps_of(replace(effect, optional=False), scene)
        if not all(isinstance(step, AtOnce) for step in steps):
            raise NotPlayableError(
                "a help spent on an attack may do something there, but not ask where; tokens come from hand",
                instead=_SACRIFICE if _removes_tokens(effect) else _PLACED_THERE,
            )
        done = tuple(each for step in steps for each in step.effects)
        refuse_in_attack(done)
    return done


def _removes_tokens(effect: model.Do) -> bool:
    return isinstance(effect.action, model.Remove) and isinstance(effect.action.thing.noun, Tokens)


def _is_expansion(clause: model.Clause, effects: tuple[model.Effect, ...]) -> bool:
    match effects:
        case (model.Do(subject=Me(), action=model.Perform(verb=PlainVerb.EXPAND), optional=True),):
            at_start = clause.moment == moments.AtStep(Timing.AT, words.Step.TURN_START)
            if not at_start or clause.state is not State.DECLINED or clause.limit or clause.conditions:
                raise NotPlayableError(
                    "only a declined race may expand by a clause, at every turn start",
                    effects[0].span,
                    "at turn start, only in decline: I may expand",
                )
            return True
        case _:
            return False


def _offered(steps: tuple[Step, ...], occasion: Occasion, scene: Scene) -> tuple[Step, ...]:
    """An offer that asks nothing else asks for a yes; who rolls before an attack has said so by rolling."""
    match steps[0]:
        case RollDie() if occasion.on is not Event.BEFORE_ATTACK:
            return (Confirm(), *steps)
        case DrawKind(possible=possible):
            return (Confirm(possible=possible), *steps)
        case AtOnce(effects=effects, possible=possible):
            worth = every(possible, worthwhile(effects[0], scene), _somewhere(steps))
            return (Confirm(effects, worth), *steps[1:])
        case _:
            return steps


def _somewhere(steps: tuple[Step, ...]) -> Test | None:
    """Return what must hold for all pieces of a kind, taken back, to find a region again."""
    match steps[:2]:
        case (AtOnce(effects=(TakeBack(),)), AskSpread(options=mask)):
            return Between(Size(mask), 1, None)
        case (AtOnce(effects=(TakeBack(),)), AskRegion(options=PieceRoom(of=mask))):
            return Between(Size(mask), 1, None)
        case _:
            return None


def _repeated(steps: tuple[Step, ...], often: int) -> tuple[Step, ...]:
    """Ask for one payment after the other, as long as somebody likes to pay."""
    match steps:
        case (Confirm() as step,):
            return (replace(step, rounds=Number(often)),)
        case _:
            raise NotPlayableError(
                "what is paid as one likes brings coins, tokens or pieces for each",
                instead="at turn start: I may pay up to 3 coins, then gain 1 token for each paid",
            )


# -- programs -------------------------------------------------------------------------------------------


def _heard_by(occasion: Occasion, scene: Scene, *values: Step | Test | None) -> Scope:
    return scope_of_anyone(scene, *values) if occasion.scope is Scope.ANYONE else occasion.scope
