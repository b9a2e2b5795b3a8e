"""Clauses that act: reflexes when nothing is asked, programs when somebody must choose or roll."""

from __future__ import annotations

from dataclasses import replace

from swdsl.lower.combine import every
from swdsl.lower.form import Part
from swdsl.lower.form_effects import Bind, Effect, HoldDie, MeetPlayer, NoteThere, Reroll, Spot
from swdsl.lower.form_hooks import Ban, Program, Reflex
from swdsl.lower.form_numbers import Between, Size, Test, TheyPromised, Who
from swdsl.lower.form_regions import EVERY, Group, Held, Holder, Mask, ThereAt
from swdsl.lower.form_steps import AskPlayer, AskRegion, AskSpread, AtOnce, Confirm, RollDie, Step
from swdsl.lower.form_terms import ExpandTerm
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.moments import Occasion, occasion_of, scope_of_anyone
from swdsl.lower.numbers import test_of
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.steps import steps_of
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, Pips
from swdsl.model.expressions import Me, Opponent, TheirRace, They
from swdsl.words import Life, Modal, Operator, Permission, PlainVerb, State, Until, Value


def acting(clause: model.Clause, effects: tuple[model.Effect, ...], scene: Scene) -> tuple[Part, ...]:
    """Return what a clause does at its moment."""
    if _is_expansion(clause, effects):
        return (ExpandTerm(),)
    occasion = occasion_of(clause.moment, scene)
    guard = every(occasion.test, test_of(clause.conditions, scene))
    steps, rules = _steps(effects, occasion, scene)
    optional = model.is_optional(effects[0])
    if occasion.on is Event.IN_CONQUESTS and not (optional and occasion.scope is Scope.MINE):
        raise NotPlayableError("during one's own conquests something is offered with `may`, nothing else")
    scope = _heard_by(occasion, steps, guard)
    if not optional and all(isinstance(step, AtOnce) for step in steps):
        done = tuple(effect for step in steps for effect in step.effects)
        return (Reflex(occasion.on, scope, guard, done), *rules)
    if not optional:
        return (Program(occasion.on, _noted(steps), scope, guard=guard), *rules)
    offered = _noted(_offered(steps, occasion))
    guard = every(guard, *_feasible(offered))
    return (Program(occasion.on, offered, scope, True, _is_theirs(effects[0]), guard), *rules)


def is_deed(effect: model.Effect) -> bool:
    """Whether an effect is done beside an attack or conquest, rather than a change of it."""
    match effect:
        case model.Do(action=model.Replace()):
            return False
        case model.Do() | model.Rule():
            return True
        case _:
            return False


def plain_effects(effect: model.Do, scene: Scene) -> tuple[Effect, ...]:
    """Return what an effect does that asks nothing, for the end of a successful attack."""
    steps = steps_of(replace(effect, optional=False), scene)
    if not all(isinstance(step, AtOnce) for step in steps):
        raise NotPlayableError("a help spent on an attack may do something there, but not ask where")
    return tuple(each for step in steps for each in step.effects)


def _is_expansion(clause: model.Clause, effects: tuple[model.Effect, ...]) -> bool:
    match effects:
        case (model.Do(subject=Me(), action=model.Perform(verb=PlainVerb.EXPAND), optional=True),):
            if clause.state is not State.DECLINED or clause.limit or clause.conditions:
                raise NotPlayableError("only a declined race may expand by a clause, at every turn start")
            return True
        case _:
            return False


# -- steps ----------------------------------------------------------------------------------------------


def _steps(
    effects: tuple[model.Effect, ...], occasion: Occasion, scene: Scene
) -> tuple[tuple[Step, ...], tuple[Ban, ...]]:
    """Return the steps of a clause, joined where nothing is asked in between, and rules they leave."""
    steps: list[Step] = []
    rules: list[Ban] = []
    for number, effect in enumerate(effects):
        if number and model.is_optional(effect):
            raise NotPlayableError("only the first effect of a clause can be a `may`")
        match effect:
            case model.Do():
                for step in steps_of(effect, scene):
                    _append(steps, _rolled(step, occasion))
            case model.RollForCost(operator=Operator.LESS) if occasion.on is Event.BEFORE_ATTACK:
                _append(steps, RollDie((HoldDie(),)))
            case model.RollForCost() | model.Adjust(value=Value.COST, amount=Amount(per=Pips())):
                raise NotPlayableError(
                    "pips lower the cost of an attack when they are rolled before or in it"
                )
            case model.Rule():
                rules.append(_promise(effect, any(map(_chooses_active, effects)), steps, scene))
            case _:
                raise NotPlayableError("this value is not known at that moment")
    return tuple(steps), tuple(rules)


def _append(steps: list[Step], step: Step) -> None:
    last = steps[-1] if steps else None
    if last is None or not isinstance(step, AtOnce) or _is_repeated(last):
        steps.append(step)
    else:
        steps[-1] = replace(last, effects=last.effects + step.effects)


def _is_repeated(step: Step) -> bool:
    """Whether a step is asked more than once, so that nothing can be done only after its last answer."""
    return isinstance(step, AskSpread) or (isinstance(step, AskRegion) and step.rounds is not None)


def _rolled(step: Step, occasion: Occasion) -> Step:
    """A roll that answers a roll replaces it."""
    return RollDie((Reroll(),)) if isinstance(step, RollDie) and occasion.on is Event.ROLLS else step


def _promise(rule: model.Rule, active: bool, steps: list[Step], scene: Scene) -> Ban:
    match rule:
        case model.Rule(
            subject=They() | TheirRace(life=Life.ACTIVE) as bound,
            modal=Modal.CANNOT,
            permission=Permission.ATTACK,
            until=Until.MY_NEXT_TURN,
        ):
            active = active or bound != They()
        case _:
            raise NotPlayableError(
                "the only timed rules are `they cannot attack … until my next turn` and the same of "
                "`their active race`"
            )
    if not steps or MeetPlayer() not in steps[-1].effects:
        raise NotPlayableError("a player must be chosen before the rule that binds them")
    steps[-1] = replace(steps[-1], effects=(*steps[-1].effects, Bind()))
    mask = EVERY if rule.regions is None else mask_of(rule.regions, scene)
    return Ban(mask, guard=TheyPromised(active))


def _chooses_active(effect: model.Effect) -> bool:
    match effect:
        case model.Do(action=model.Choose(party=Opponent(life=Life.ACTIVE))):
            return True
        case _:
            return False


def _offered(steps: tuple[Step, ...], occasion: Occasion) -> tuple[Step, ...]:
    """An offer that asks nothing else asks for a yes; who rolls before an attack has said so by rolling."""
    match steps[0]:
        case RollDie() if occasion.on is not Event.BEFORE_ATTACK:
            return (Confirm(), *steps)
        case AtOnce(effects=effects, possible=possible):
            return (Confirm(effects, possible), *steps[1:])
        case _:
            return steps


def _noted(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Remember a chosen region or player only where a later effect speaks of it."""
    noted: list[Step] = []
    for number, step in enumerate(steps):
        after = [effect for later in steps[number + 1 :] for effect in later.effects]
        effects = step.effects
        if isinstance(step, AskPlayer) and not any(_meets(effect) for effect in (*effects, *after)):
            effects = tuple(effect for effect in effects if effect != MeetPlayer())
        if isinstance(step, AskRegion) and any(_is_there(effect) for effect in (*effects, *after)):
            effects = (NoteThere(), *effects)
        noted.append(replace(step, effects=effects))
    return tuple(noted)


def _meets(effect: Effect) -> bool:
    met = (Who.THEM, Holder.THEM, Group.THEM)
    words = (
        getattr(node, key, None) for node in walk(effect) for key in ("who", "payer", "payee", "by", "group")
    )
    return any(word in met for word in words if word)


def _is_there(effect: Effect) -> bool:
    return any(
        isinstance(node, ThereAt) or getattr(node, "spot", None) is Spot.THERE for node in walk(effect)
    )


# -- programs -------------------------------------------------------------------------------------------


def _heard_by(occasion: Occasion, steps: tuple[Step, ...], guard: Test | None) -> Scope:
    return scope_of_anyone(*steps, guard) if occasion.scope is Scope.ANYONE else occasion.scope


def _is_theirs(effect: model.Effect) -> bool:
    """Whether the other side decides."""
    return isinstance(effect, model.Do) and isinstance(effect.subject, They)


def _feasible(steps: tuple[Step, ...]) -> tuple[Test, ...]:
    """An offer is made only when its later steps have somewhere to go as things stand now."""
    later = (step.options for step in steps[1:] if isinstance(step, AskRegion))
    return tuple(Between(Size(mask), 1, None) for mask in later if _settled(mask))


def _settled(mask: Mask) -> bool:
    """Whether a set of regions does not depend on what earlier steps decide."""
    return not any(isinstance(node, ThereAt) or node == Held(Holder.THEM) for node in walk(mask))
