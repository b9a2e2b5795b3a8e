"""Clauses that act: reflexes when nothing is asked, programs when somebody must choose or roll."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from swdsl import words
from swdsl.lower.branches import begun, branching, parted, refuse_lost_roll, refuse_misplaced
from swdsl.lower.combine import ME, every
from swdsl.lower.deciders import (
    Course,
    answered_by_them,
    is_theirs,
    offered_later,
    poll_of,
    refuse_idle_choice,
    refuse_questions_behind,
    somebody_asked,
    whose,
)
from swdsl.lower.feasible import begins_with, checked, worthwhile
from swdsl.lower.form import Part
from swdsl.lower.form_effects import (
    Bind,
    Effect,
    HoldDie,
    MeetPlayer,
    Reroll,
    Sally,
    Storm,
)
from swdsl.lower.form_hooks import Ban, Hook, Program, Reflex
from swdsl.lower.form_numbers import Between, Number, Size, Test, TheyPromised
from swdsl.lower.form_pieces import CallIn
from swdsl.lower.form_regions import EVERY, FormerAt, Held, Holder, Mask, Senders, ThereAt
from swdsl.lower.form_steps import AskRegion, AskSpread, AtOnce, Confirm, RollDie, Step
from swdsl.lower.form_terms import ExpandTerm
from swdsl.lower.form_tokens import LoseTokens
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.how_many import for_all
from swdsl.lower.lasting import lasting, number_in, refuse_lapsed, refuse_one_place, rules_for_a_time
from swdsl.lower.moments import Occasion, occasion_of, refuse_holder, scope_of_anyone
from swdsl.lower.noting import noted
from swdsl.lower.numbers import test_of
from swdsl.lower.one_by_one import paid_one_by_one
from swdsl.lower.regions import mask_of
from swdsl.lower.revival import goes_on_revived, revival, revives
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.steps import changed_roll, steps_of
from swdsl.lower.steps_column import refuse_questions
from swdsl.lower.unheard import may_lack_them, refuse_unheard
from swdsl.lower.untimely import refuse_in_attack, refuse_untimely
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, Tallied
from swdsl.model.expressions import Me, Opponent, TheirRace, There, They, Tokens
from swdsl.model.walk import nodes
from swdsl.source import NOWHERE
from swdsl.words import Life, Modal, Operator, Permission, PlainVerb, State, Tally, Timing, Until, Value

_STEPS_OF_A_TURN: Final = (
    *(Event.TURN_START, Event.READY, Event.AFTER_CONQUESTS, Event.AT_REDEPLOYMENT),
    *(Event.BEFORE_SCORING, Event.AFTER_SCORING, Event.TURN_END),
)
_SACRIFICE = "when I attack a region: I may pay 1 token, then cost 2 less"
_PLACED_THERE = "when I attack a region: I may place 1 PIECE there, then cost 1 less"
_PROMISE = "after scoring: choose an opponent, then they cannot attack regions I hold until my next turn"


def acting(clause: model.Clause, effects: tuple[model.Effect, ...], scene: Scene) -> tuple[Part, ...]:
    """Return what a clause does at its moment."""
    if _is_expansion(clause, effects):
        return (ExpandTerm(),)
    with about(getattr(clause.moment, "span", NOWHERE)):
        occasion = occasion_of(clause.moment, scene)
        refuse_unheard(occasion, clause, scene)
    refuse_misplaced(effects, limited=clause.limit is not None)
    scene = replace(scene, unmet=may_lack_them(clause.moment, occasion))
    poll = poll_of(clause, effects, occasion, scene)
    paid = paid_one_by_one(poll.effects, scene)
    effects = poll.effects if paid is None else paid[0]
    guard = every(occasion.test, test_of(clause.conditions, scene), begun(effects, scene))
    refuse_lapsed(occasion, clause, scene)
    course = _all_steps(effects, occasion, clause, scene)
    steps, rules = course.steps, course.rules
    refuse_lost_roll(steps)
    refuse_idle_choice(effects)
    guard = every(guard, revival(steps, scene), poll.asked, somebody_asked(course, scene))
    refuse_untimely(steps, occasion, clause)
    if occasion.scope is Scope.PASSERS:
        refuse_holder(clause, *steps, guard)
        refuse_questions(steps)
    first = _steps(effects[:1], occasion, clause, scene).steps if model.is_optional(effects[0]) else steps[:1]
    scope = _heard_by(occasion, scene, *steps, guard)
    if not (model.is_optional(effects[0]) or _chooses(steps[0])):
        _refuse_compelled(occasion.on)
        done = _compelled(clause, Reflex(occasion.on, scope, guard), course, scene)
        return (replace(done, polls=True) if poll.polls and isinstance(done, Program) else done, *rules)
    if occasion.on is Event.IN_CONQUESTS and occasion.scope is not Scope.MINE:
        raise NotPlayableError(
            "something is offered during one's own conquests, not in those of others",
            instead="when an opponent conquers a region: gain 1 coin",
        )
    _refuse_endless(clause, occasion, effects[0])
    offered = _offered(steps, occasion, scene)
    if paid is not None:
        offered = _repeated(offered, paid[1])
    guard = every(guard, *_feasible(first), _beginning(offered[0]))
    course = course.moved(len(offered) - len(steps))
    steps_noted = noted(_checked(offered, scene), course.answered)
    program = Program(occasion.on, steps_noted, scope, True, guard=guard, polls=poll.polls)
    return (_by_whom(program, course, is_theirs(effects[0])), *rules)


def _by_whom(program: Program, course: Course, offer_is_theirs: bool) -> Program:
    """Say of a program who decides what, and which later offers it makes."""
    theirs, answered = whose(program.steps, course.answered | ({0} if offer_is_theirs else set()))
    offers = sum(1 << number for number in course.offers)
    return replace(program, theirs=theirs, answered=answered, offers=offers)


def _refuse_compelled(on: Event) -> None:
    if on in (Event.ANY_TIME, Event.BEFORE_ATTACK, Event.IN_CONQUESTS):
        raise NotPlayableError(
            "at any time, during conquests and before an attack, something can only be offered",
            instead="at any time, once per turn: I may pay 1 coin, then gain 1 token",
        )


def _refuse_endless(clause: model.Clause, occasion: Occasion, first: model.Effect) -> None:
    """Refuse an offer that stands open, costs nothing and is never used up."""
    open_ended = occasion.on in (Event.ANY_TIME, Event.BEFORE_ATTACK, Event.IN_CONQUESTS)
    if open_ended and clause.limit is None and not _is_used_up(first):
        raise NotPlayableError(
            "this could be done without end",
            instead="at any time, once per turn: I may gain 1 coin",
        )


def _is_used_up(effect: model.Effect) -> bool:
    """Whether what is done first takes something, so that it ends by itself; a roll waits for its attack."""
    match effect:
        case model.RollForCost():
            return True
        case model.Do(action=model.Gain() | model.Choose() | model.ChooseRegion() | model.Perform()):
            return False
        case _:
            return True


def _compelled(clause: model.Clause, heard: Reflex, course: Course, scene: Scene) -> Reflex | Program:
    """Return what happens whether anybody likes it or not."""
    guard, steps = heard.guard, course.steps
    if isinstance(steps[0], AtOnce):
        done = tuple(effect for step in steps for effect in step.effects)
        begins = begins_with(done, scene, limited=clause.limit is not None)
        guard = every(guard, steps[0].possible, begins)
        if all(isinstance(step, AtOnce) for step in steps) and not goes_on_revived(steps):
            return replace(heard, guard=guard, effects=checked(done, scene, first=True))
    guard = every(guard, _beginning(steps[0]))
    steps_noted = noted(_checked(steps, scene), course.answered)
    program = Program(heard.on, steps_noted, heard.scope, guard=guard)
    return _by_whom(program, course, offer_is_theirs=False)


def _checked(steps: tuple[Step, ...], scene: Scene) -> tuple[Step, ...]:
    """End a program where something cannot be done; what it begins with has been asked before."""
    return tuple(
        replace(step, effects=checked(step.effects, scene, first=number == 0))
        for number, step in enumerate(steps)
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
            at_start = clause.moment == model.AtStep(Timing.AT, words.Step.TURN_START)
            if not at_start or clause.state is not State.DECLINED or clause.limit or clause.conditions:
                raise NotPlayableError(
                    "only a declined race may expand by a clause, at every turn start",
                    effects[0].span,
                    "at turn start, only in decline: I may expand",
                )
            return True
        case _:
            return False


# -- steps ----------------------------------------------------------------------------------------------


def _all_steps(
    effects: tuple[model.Effect, ...], occasion: Occasion, clause: model.Clause, scene: Scene
) -> Course:
    """Return the steps of a clause, those that conditions decide on among them, and rules they leave."""
    first, chains = parted(effects)
    course = _steps(first, occasion, clause, scene)
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
    course = _steps(effects, occasion, clause, scene, behind=True)
    if any(isinstance(each, Storm | Sally | CallIn) for step in course.steps for each in step.effects):
        raise NotPlayableError(
            "a piece conquers by the first effect of a clause",
            instead="at any time, once per turn: PIECE may conquer a region bordering here",
        )
    refuse_questions_behind(course)
    return course


def _steps(
    effects: tuple[model.Effect, ...],
    occasion: Occasion,
    clause: model.Clause,
    scene: Scene,
    *,
    behind: bool = False,
) -> Course:
    """Return the steps of a clause, joined where nothing is asked in between, and rules they leave."""
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
                    if number and effect.optional:
                        made = offered_later(effect, made, scene)
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
                case model.Lasting() if alone and _is_promise(effect, occasion, steps):
                    refuse_one_place(effect)
                    active = any(_chooses_active(each) for each in effects)
                    rules.append(_promise(effect.effect, active, steps, scene))
                case model.Lasting():
                    number_of_rule = number_in(clause, effect)
                    left = lasting(_to_those_chosen(effect, effects), number_of_rule, clause, scene)
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


def _is_promise(effect: model.Lasting, occasion: Occasion, steps: list[Step]) -> bool:
    """Whether one player, who was just chosen, is bound at a time: that takes no more than one note."""
    chosen = bool(steps) and MeetPlayer() in steps[-1].effects
    match effect.effect:
        case model.Rule(subject=They() | TheirRace(life=Life.ACTIVE), modal=Modal.CANNOT, regions=regions):
            plain = not any(isinstance(node, They | TheirRace | There) for node in nodes(regions))
            own = occasion.scope is Scope.MINE and occasion.on in _STEPS_OF_A_TURN
            return chosen and own and plain and effect.until is Until.MY_NEXT_TURN
        case _:
            return False


def _promise(rule: model.Standing, active: bool, steps: list[Step], scene: Scene) -> Ban:
    """Return the rule that binds the player just chosen, who is noted with the choice."""
    match rule:
        case model.Rule(subject=bound, permission=Permission.ATTACK, regions=regions):
            active = active or bound != They()
        case _:
            raise NotPlayableError("they can be kept from attacking", instead=_PROMISE)
    steps[-1] = replace(steps[-1], effects=(*steps[-1].effects, Bind()))
    if regions is not None:
        for_all(regions)
    mask = EVERY if regions is None else mask_of(regions, scene)
    return Ban(mask, guard=TheyPromised(active))


def _to_those_chosen(effect: model.Lasting, effects: tuple[model.Effect, ...]) -> model.Lasting:
    """What is said of an active opponent who was chosen binds that race of theirs alone."""
    match effect.effect:
        case model.Rule(subject=They()) as rule if any(map(_chooses_active, effects)):
            return replace(effect, effect=replace(rule, subject=TheirRace(Life.ACTIVE)))
        case _:
            return effect


def _chooses_active(effect: model.Effect) -> bool:
    match effect:
        case model.Do(action=model.Choose(party=Opponent(life=Life.ACTIVE))):
            return True
        case _:
            return False


def _offered(steps: tuple[Step, ...], occasion: Occasion, scene: Scene) -> tuple[Step, ...]:
    """An offer that asks nothing else asks for a yes; who rolls before an attack has said so by rolling."""
    match steps[0]:
        case RollDie() if occasion.on is not Event.BEFORE_ATTACK:
            return (Confirm(), *steps)
        case AtOnce(effects=effects, possible=possible):
            return (Confirm(effects, every(possible, worthwhile(effects[0], scene))), *steps[1:])
        case _:
            return steps


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


def _feasible(steps: tuple[Step, ...]) -> tuple[Test, ...]:
    """An offer is made only when the later steps of its first effect have somewhere to go."""
    later = (step.options for step in steps[1:] if isinstance(step, AskRegion))
    return tuple(Between(Size(mask), 1, None) for mask in later if _settled(mask))


def _settled(mask: Mask) -> bool:
    """Whether a set of regions does not depend on what earlier steps decide."""
    depends = ThereAt | FormerAt | Senders
    return not any(isinstance(node, depends) or node == Held(Holder.THEM) for node in walk(mask))
