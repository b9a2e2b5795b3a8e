"""Attacks: what makes them cheaper or dearer, and what is spent on one."""

from dataclasses import replace
from typing import assert_never

from swdsl.lower.acts import acting, is_deed, plain_effects
from swdsl.lower.combine import targets
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Aid, Cost, Damage, Defence, Ignore, Ward
from swdsl.lower.form_numbers import DefendersThere, Integer, Number, PiecesThere, Product, Test
from swdsl.lower.form_regions import Held, Holder, Mask, ThereAt
from swdsl.lower.form_terms import CostTerm, WardTerm
from swdsl.lower.form_words import Replacement, Scope, Source
from swdsl.lower.moments import scope_of_anyone
from swdsl.lower.numbers import amount_of, test_of, whole
from swdsl.lower.regions import mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static, walk
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InStores, Pips
from swdsl.model.expressions import Anyone, Opponent
from swdsl.words import CardKind, Operator, PlainVerb, Store, Value

_SOURCES = {
    CardKind.RACE: Source.RACE,
    CardKind.POWER: Source.POWER,
    CardKind.PLACE: Source.PLACE,
    CardKind.RELIC: Source.RELIC,
}

# -- my own attacks -------------------------------------------------------------------------------------


def my_attack_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I attack …`: a standing adjustment, or an aid that is spent on one attack."""
    if all(is_deed(effect) for effect in clause.effects):
        return acting(clause, clause.effects, scene)
    mask = mask_of(event.regions, scene)
    guard = test_of(clause.conditions, scene)
    if clause.limit is not None or any(_is_special(effect) for effect in clause.effects):
        return (_aid(clause, mask, guard, scene),)
    values = [effect for effect in clause.effects if not is_deed(effect)]
    parts = [_adjustment(effect, mask, guard, scene) for effect in values]
    if len(values) < len(clause.effects):
        deeds = tuple(effect for effect in clause.effects if is_deed(effect))
        parts += acting(clause, deeds, scene)
    return tuple(parts)


def _is_special(effect: model.Effect) -> bool:
    match effect:
        case model.RollForCost() | model.Do(action=model.Perform(verb=PlainVerb.ROLL) | model.Replace()):
            return True
        case _:
            return model.is_optional(effect)


def _adjustment(effect: model.Effect, mask: Mask, guard: Test | None, scene: Scene) -> Part:
    match effect:
        case model.Adjust(value=Value.COST, operator=Operator.LESS, amount=amount):
            return _cost(mask, _negated(amount_of(amount, scene)), guard)
        case model.Adjust(value=Value.COST, operator=Operator.MORE, amount=amount):
            return _cost(mask, amount_of(amount, scene), guard)
        case model.Adjust(value=Value.LOSSES, operator=Operator.IS | Operator.EXACTLY, amount=amount):
            return Damage(mask, whole(amount), guard)
        case model.Ignore(what=model.IgnoredDefenders()):
            return Ignore(mask, guard)
        case model.Ignore():
            raise NotPlayableError("an attacker can ignore defenders as a whole, not one thing among them")
        case model.Adjust(value=Value.COST, operator=Operator.EXACTLY):
            raise NotPlayableError("only a help that is spent can fix a cost: `once per turn`, or `may`")
        case model.Adjust(value=Value.COST):
            raise NotPlayableError(
                "where a cost begins and ends is said for `every race`; a race pays so many more or less"
            )
        case _:
            raise NotPlayableError("this cannot be changed in an attack, unless it is `may` or limited")


def _negated(number: Integer) -> Integer:
    return Number(-number.value) if isinstance(number, Number) else Product(-1, number)


def _cost(mask: Mask, number: Integer, guard: Test | None) -> Part:
    if not isinstance(number, Number):
        return Cost(mask, at=number, guard=guard) if _varies(number) else Cost(mask, size=number, guard=guard)
    if guard is None and is_static(mask):
        return CostTerm(mask, number.value)
    return Cost(mask, number.value, guard=guard)


def _varies(number: Integer) -> bool:
    return any(isinstance(each, ThereAt | PiecesThere | DefendersThere) for each in walk(number))


# -- aids -----------------------------------------------------------------------------------------------


def _aid(clause: model.Clause, mask: Mask, guard: Test | None, scene: Scene) -> Aid:
    aid = Aid(targets(mask, guard), guard=guard)
    for effect in clause.effects:
        aid = _with_effect(aid, effect, scene)
    return aid


def _with_effect(aid: Aid, effect: model.Effect, scene: Scene) -> Aid:
    match effect:
        case model.RollForCost(operator=Operator.LESS):
            return replace(aid, rolls=True)
        case model.Do(action=model.Replace() as action):
            return _with_replacement(aid, action)
        case model.Do():
            return replace(aid, effects=(*aid.effects, *plain_effects(effect, scene)))
        case model.Adjust(value=Value.COST):
            return _with_cost(aid, effect)
        case model.Adjust(value=Value.LOSSES, amount=amount):
            return replace(aid, losses=whole(amount))
        case model.Ignore(what=model.IgnoredDefenders()):
            return replace(aid, ignores=True)
        case _:
            raise NotPlayableError("this cannot be a help that is spent on one attack")


def _with_cost(aid: Aid, effect: model.Adjust) -> Aid:
    match effect.operator, effect.amount:
        case Operator.LESS, Amount(per=Pips()):
            raise NotPlayableError("pips need a roll in the same clause")
        case Operator.LESS, Amount(base=int(less), per=None):
            return replace(aid, less=less)
        case ((Operator.EXACTLY | Operator.IS), Amount(base=int(exactly), per=None)):
            return replace(aid, exactly=exactly)
        case _:
            raise NotPlayableError("a help that is spent on one attack changes its cost by a plain number")


def _with_replacement(aid: Aid, action: model.Replace) -> Aid:
    match action.source:
        case InStores(stores=(Store.TRAY,)):
            source = Replacement.FROM_TRAY
        case InStores(stores=(Store.TRAY, Store.HAND)):
            source = Replacement.FROM_TRAY_OR_HAND
        case _:
            raise NotPlayableError("the new token comes from the tray, or from the tray or the hand")
    return replace(aid, replaces=source, troops=action.by.quantity.number or 1)


# -- attacks of others ----------------------------------------------------------------------------------


def their_attack_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when an opponent attacks …` and `when anyone attacks …`."""
    mask = mask_of(event.regions, scene)
    guard = test_of(clause.conditions, scene)
    parts: list[Part] = []
    for effect in clause.effects:
        match effect:
            case model.Adjust(value=Value.COST, operator=Operator.MORE | Operator.LESS):
                parts.append(_defence(effect, event, mask, guard, scene))
            case model.RollForCost(operator=Operator.MORE):
                scope = _defended_against(event, mask, guard)
                parts.append(Defence(mask, scope, rolls=True, guard=guard))
            case model.Ignore():
                parts.append(_ward(effect, mask, guard))
            case _ if is_deed(effect):
                continue
            case _:
                raise NotPlayableError("an opponent's attack can be made dearer, cheaper or lose its help")
    deeds = tuple(filter(is_deed, clause.effects))
    return (*parts, *acting(clause, deeds, scene)) if deeds else tuple(parts)


def _defended_against(event: model.RegionEvent, mask: Mask, guard: Test | None) -> Scope:
    match event.actor:
        case Anyone():
            return scope_of_anyone(mask, guard)
        case Opponent(life=None, filters=()):
            return Scope.MINE
        case _:
            raise NotPlayableError("a region is defended against opponents, or against anyone")


def _defence(
    effect: model.Adjust, event: model.RegionEvent, mask: Mask, guard: Test | None, scene: Scene
) -> Defence:
    scope = _defended_against(event, mask, guard)
    number = amount_of(effect.amount, scene)
    if effect.operator is Operator.LESS:
        number = _negated(number)
    if isinstance(number, Number):
        return Defence(mask, scope, number.value, guard=guard)
    return Defence(mask, scope, at=number, guard=guard)


def _ward(effect: model.Ignore, mask: Mask, guard: Test | None) -> Part:
    match effect.what:
        case model.IgnoredHelp():
            if mask == Held(Holder.ME) and guard is None:
                return WardTerm()
            return Ward(mask, guard=guard)
        case model.IgnoredCards(card=card) if card not in _SOURCES:
            raise NotPlayableError("help that can be told apart comes from races, powers, places or relics")
        case model.IgnoredCards(card=card):
            return Ward(mask, _SOURCES[card], guard=guard)
        case model.IgnoredDefenders() | model.IgnoredThing():
            raise NotPlayableError("when an opponent attacks, only the attacker's help can be ignored")
        case _:
            assert_never(effect.what)
