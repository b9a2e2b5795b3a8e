"""Attacks: what makes them cheaper or dearer, and what is spent on one."""

from dataclasses import dataclass, field
from typing import assert_never

from swdsl.lower.acts import acting, is_deed, plain_effects
from swdsl.lower.combine import every
from swdsl.lower.expressions import mask_of
from swdsl.lower.form import Base, Hook, Part, Setting, Settings, Term, TermKind, Word
from swdsl.lower.form_effects import Effect
from swdsl.lower.form_numbers import DefendersThere, Integer, Number, PiecesThere, Product, Test
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask, ThereAt
from swdsl.lower.moments import scope_of_anyone
from swdsl.lower.numbers import amount_of, test_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static, walk
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InStores, Pips
from swdsl.model.expressions import Anyone, Opponent
from swdsl.words import Operator, PlainVerb, Store, Value

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
            return Hook(Base.DAMAGE, (("amount", whole(amount)),), (("where", mask),), guard)
        case model.Ignore(what=model.IgnoredDefenders()):
            return Hook(Base.IGNORE, answers=(("where", mask),), guard=guard)
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
    where = (("where", mask),)
    if not isinstance(number, Number):
        if _varies(number):
            return Hook(Base.COST, (("varies", True),), (*where, ("at", number)), guard)
        return Hook(Base.COST, (), (*where, ("size", number)), guard)
    if guard is None and is_static(mask):
        return Term(TermKind.COST, mask, (("amount", number.value),))
    return Hook(Base.COST, (("amount", number.value),), where, guard)


def _varies(number: Integer) -> bool:
    return any(isinstance(each, ThereAt | PiecesThere | DefendersThere) for each in walk(number))


def whole(amount: Amount) -> Setting:
    """Return a plain number of the rules; `all` is the kernel's word for it."""
    if amount.per is not None:
        raise NotPlayableError("this needs a plain number, not one for each of something")
    return Word("ALL") if amount.base is None else amount.base


# -- aids -----------------------------------------------------------------------------------------------


def targets(mask: Mask, guard: Test | None) -> tuple[tuple[str, Mask], ...]:
    """Return where an aid may be used; the kernel takes silence for everywhere."""
    return () if mask == EVERY and guard is None else (("where", mask),)


@dataclass(slots=True)
class _Aid:
    settings: dict[str, Setting] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)


def _aid(clause: model.Clause, mask: Mask, guard: Test | None, scene: Scene) -> Hook:
    aid = _Aid()
    for effect in clause.effects:
        _add_to_aid(aid, effect, scene)
    if aid.effects:
        aid.settings["acts"] = True
    return Hook(Base.AID, tuple(aid.settings.items()), targets(mask, guard), guard, tuple(aid.effects))


def _add_to_aid(aid: _Aid, effect: model.Effect, scene: Scene) -> None:
    match effect:
        case model.RollForCost(operator=Operator.LESS):
            aid.settings["rolls"] = True
        case model.Do(action=model.Replace() as action):
            _replace(aid, action)
        case model.Do():
            aid.effects.extend(plain_effects(effect, scene))
        case model.Adjust(value=Value.COST):
            _aid_cost(aid, effect)
        case model.Adjust(value=Value.LOSSES, amount=amount):
            aid.settings["losses"] = whole(amount)
        case model.Ignore(what=model.IgnoredDefenders()):
            aid.settings["ignores"] = True
        case _:
            raise NotPlayableError("this cannot be a help that is spent on one attack")


def _aid_cost(aid: _Aid, effect: model.Adjust) -> None:
    match effect.operator, effect.amount:
        case Operator.LESS, Amount(per=Pips()):
            raise NotPlayableError("pips need a roll in the same clause")
        case Operator.LESS, Amount(base=int(less), per=None):
            aid.settings["less"] = less
        case ((Operator.EXACTLY | Operator.IS), Amount(base=int(exactly), per=None)):
            aid.settings["exactly"] = exactly
        case _:
            raise NotPlayableError("a help that is spent on one attack changes its cost by a plain number")


def _replace(aid: _Aid, action: model.Replace) -> None:
    match action.source:
        case InStores(stores=(Store.TRAY,)):
            aid.settings["replaces"] = Word("FROM_TRAY")
        case InStores(stores=(Store.TRAY, Store.HAND)):
            aid.settings["replaces"] = Word("FROM_TRAY_OR_HAND")
        case _:
            raise NotPlayableError("the new token comes from the tray, or from the tray or the hand")
    if (action.by.quantity.number or 1) != 1:
        aid.settings["troops"] = action.by.quantity.number or 1


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
                parts.append(Hook(Base.DEFENCE, (*scope, ("rolls", True)), (("where", mask),), guard))
            case model.Ignore():
                parts.append(_ward(effect, mask, guard, scene))
            case _ if is_deed(effect):
                continue
            case _:
                raise NotPlayableError("an opponent's attack can be made dearer, cheaper or lose its help")
    deeds = tuple(filter(is_deed, clause.effects))
    return (*parts, *acting(clause, deeds, scene)) if deeds else tuple(parts)


def _defended_against(event: model.RegionEvent, mask: Mask, guard: Test | None) -> Settings:
    match event.actor:
        case Anyone():
            return (("scope", scope_of_anyone(mask, guard)),)
        case Opponent(life=None, filters=()):
            return ()
        case _:
            raise NotPlayableError("a region is defended against opponents, or against anyone")


def _defence(
    effect: model.Adjust, event: model.RegionEvent, mask: Mask, guard: Test | None, scene: Scene
) -> Hook:
    settings = _defended_against(event, mask, guard)
    where = (("where", mask),)
    number = amount_of(effect.amount, scene)
    if effect.operator is Operator.LESS:
        number = _negated(number)
    if isinstance(number, Number):
        plain = () if number.value == 1 else (("amount", number.value),)
        return Hook(Base.DEFENCE, (*settings, *plain), where, guard)
    return Hook(Base.DEFENCE, (*settings, ("varies", True)), (*where, ("at", number)), guard)


def _ward(effect: model.Ignore, mask: Mask, guard: Test | None, scene: Scene) -> Part:
    settings: Settings
    match effect.what:
        case model.IgnoredHelp():
            settings = ()
        case model.IgnoredCards(card=card):
            settings = (("sources", Word(card.name)),)
        case model.IgnoredDefenders() | model.IgnoredThing():
            raise NotPlayableError("when an opponent attacks, only the attacker's help can be ignored")
        case _:
            assert_never(effect.what)
    if mask == Held(Holder.ME) and guard is None and not settings:
        return Term(TermKind.WARD)
    return Hook(Base.WARD, settings, (("where", mask),), every(guard))
