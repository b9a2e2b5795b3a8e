"""Attacks: what makes them cheaper or dearer, and what is spent on one."""

from typing import assert_never

from swdsl.lower.acts import acting, is_deed, refuse_late_changes
from swdsl.lower.classify_help import help_part
from swdsl.lower.combine import both, every, without
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Cost, Defence, Ignore, Ward
from swdsl.lower.form_numbers import (
    SIDES,
    DefendersThere,
    Integer,
    Number,
    PiecesThere,
    Product,
    Test,
    TheyAmong,
    TheyAre,
    TheyBear,
)
from swdsl.lower.form_regions import EVERY, MANY, Bearing, Held, HeldByPlayers, Holder, Mask, Owning, ThereAt
from swdsl.lower.form_terms import CostTerm, LeastTerm, WardTerm
from swdsl.lower.form_words import Scope, Source
from swdsl.lower.how_many import for_one, one_party
from swdsl.lower.moments import refuse_absent_holder, refuse_own_region, scope_of_anyone
from swdsl.lower.numbers import amount_of, plain, test_of
from swdsl.lower.regions import mask_of, players_of, tile_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.walk import is_static, walk
from swdsl.model import clauses as model
from swdsl.model.counts import Condition, CountIs, CountThings, Unless
from swdsl.model.expressions import Anyone, Bearer, Coins, Opponent, Party, Pieces, They
from swdsl.model.walk import nodes
from swdsl.source import NOWHERE
from swdsl.words import CardKind, Life, Operator, Value

_SOURCES = {
    CardKind.RACE: Source.RACE,
    CardKind.POWER: Source.POWER,
    CardKind.PLACE: Source.PLACE,
    CardKind.RELIC: Source.RELIC,
}

# -- my own attacks -------------------------------------------------------------------------------------


def my_attack_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when I attack …`: a standing adjustment, or a help that is spent on one attack."""
    refuse_own_region(event)
    refuse_absent_holder(event, scene)
    if all(is_deed(effect) for effect in clause.effects):
        return acting(clause, clause.effects, scene)
    for_one(event.regions)
    mask, guard = _against(clause, mask_of(event.regions, scene), scene)
    if model.is_optional(clause.effects[0]):
        return (help_part(clause, mask, guard, scene),)
    refuse_late_changes(clause.effects, "when I attack a region: I may pay 1 coin, then cost 1 less")
    values = [effect for effect in clause.effects if not is_deed(effect)]
    parts = [_adjusted(effect, clause, mask, guard, scene) for effect in values]
    if len(values) < len(clause.effects):
        deeds = tuple(effect for effect in clause.effects if is_deed(effect))
        parts += acting(clause, deeds, scene)
    return tuple(parts)


def _against(clause: model.Clause, mask: Mask, scene: Scene) -> tuple[Mask, Test | None]:
    """Part the conditions into those about whoever holds the region, which narrow it, and the others."""
    theirs = tuple(each for each in clause.conditions if any(isinstance(node, They) for node in nodes(each)))
    for condition in theirs:
        held = _held_by_such(condition.condition if isinstance(condition, Unless) else condition)
        mask = both(mask, without(held) if isinstance(condition, Unless) else held)
    return mask, test_of(tuple(each for each in clause.conditions if each not in theirs), scene)


def _held_by_such(condition: Condition) -> Mask:
    match condition:
        case CountIs(count=CountThings(noun=Coins(), owner=They(), where=None), range=bounds):
            return HeldByPlayers(Owning(bounds.minimum, bounds.maximum))
        case CountIs(count=CountThings(noun=Pieces(piece=ref), owner=They(), where=None), range=bounds) if (
            ref
        ):
            high = MANY if bounds.maximum is None else bounds.maximum
            return HeldByPlayers(Bearing(str(ref), bounds.minimum, high))
        case _:
            raise NotPlayableError(
                "of whoever is attacked, coins and pieces before the player can be asked for",
                getattr(condition, "span", NOWHERE),
                "when I attack a region, if they have no coins: cost 1 less",
            )


def _adjusted(
    effect: model.Effect, clause: model.Clause, mask: Mask, guard: Test | None, scene: Scene
) -> Part:
    with about(effect.span):
        if model.is_optional(effect):
            raise NotPlayableError(
                "only the first effect of a clause can be a `may`",
                instead="when I attack a region: I may pay 1 coin, then cost 1 less",
            )
        return _adjustment(effect, mask, guard, scene, free=clause.limit is None)


def _adjustment(effect: model.Effect, mask: Mask, guard: Test | None, scene: Scene, *, free: bool) -> Part:
    match effect:
        case model.Adjust(value=Value.COST, operator=Operator.LESS, amount=amount):
            return _cost(mask, _negated(amount_of(amount, scene)), guard, free=free)
        case model.Adjust(value=Value.COST, operator=Operator.MORE, amount=amount):
            return _cost(mask, amount_of(amount, scene), guard, free=free)
        case model.Adjust(value=Value.LOSSES):
            raise NotPlayableError(
                "tokens are lost when a region is conquered, not when it is attacked",
                instead="when I conquer a region held by an opponent: they lose 2 tokens",
            )
        case model.Ignore(what=model.IgnoredDefenders()):
            return Ignore(mask, guard)
        case model.Ignore():
            raise NotPlayableError(
                "an attacker can ignore defenders as a whole, not one thing among them",
                instead="when I attack a region: ignore defenders",
            )
        case model.Adjust(value=Value.COST, operator=Operator.AT_LEAST, amount=amount):
            return _least(mask, plain(amount), guard, free=free)
        case model.Adjust(value=Value.COST, operator=Operator.EXACTLY):
            raise NotPlayableError(
                "only a help that is chosen can fix a cost",
                instead="when I attack a region, once per turn: I may pay 1 coin, then cost is exactly 1",
            )
        case model.Adjust(value=Value.COST):
            raise NotPlayableError(
                "where a cost begins and ends is said for `every race`; a race pays so many more or less",
                instead="when I attack a region: cost 1 less",
            )
        case model.RollForCost() | model.Do():
            raise NotPlayableError(
                "a roll, and what takes the place of a defender, is offered in an attack",
                instead="when I attack a region: I may roll, then cost 1 less for each pip",
            )
        case _:
            raise NotPlayableError(
                "this cannot be changed in an attack", instead="when I attack a region: cost 1 less"
            )


def _least(mask: Mask, amount: int, guard: Test | None, *, free: bool) -> Part:
    if mask != EVERY or guard is not None or not free:
        raise NotPlayableError(
            "the least that attacks cost a race holds everywhere and always",
            instead="when I attack a region: cost is at least 2",
        )
    return LeastTerm(amount)


def _negated(number: Integer) -> Integer:
    return Number(-number.value) if isinstance(number, Number) else Product(-1, number)


def _cost(mask: Mask, number: Integer, guard: Test | None, *, free: bool) -> Part:
    if not isinstance(number, Number):
        return Cost(mask, at=number, guard=guard) if _varies(number) else Cost(mask, size=number, guard=guard)
    if free and guard is None and is_static(mask):
        return CostTerm(mask, number.value)
    return Cost(mask, number.value, guard=guard)


def _varies(number: Integer) -> bool:
    return any(isinstance(each, ThereAt | PiecesThere | DefendersThere) for each in walk(number))


# -- attacks of others ----------------------------------------------------------------------------------


def their_attack_parts(clause: model.Clause, event: model.RegionEvent, scene: Scene) -> tuple[Part, ...]:
    """Classify `when an opponent attacks …` and `when anyone attacks …`."""
    for_one(event.regions)
    one_party(event.actor)
    refuse_late_changes(
        clause.effects, "when an opponent attacks a region I hold: cost 1 more, then gain 1 coin"
    )
    mask = mask_of(event.regions, scene)
    guard = every(attacker_test(event.actor, scene), test_of(clause.conditions, scene))
    parts: list[Part] = []
    for effect in clause.effects:
        if is_deed(effect):
            continue
        with about(effect.span):
            parts.append(_defended(effect, event, mask, guard, scene))
    deeds = tuple(filter(is_deed, clause.effects))
    return (*parts, *acting(clause, deeds, scene)) if deeds else tuple(parts)


def _defended(
    effect: model.Effect, event: model.RegionEvent, mask: Mask, guard: Test | None, scene: Scene
) -> Part:
    if model.is_optional(effect):
        raise NotPlayableError(
            "what an opponent's attack costs is nobody's choice",
            instead="when an opponent attacks a region I hold: cost 1 more",
        )
    match effect:
        case model.Adjust(value=Value.COST, operator=Operator.MORE | Operator.LESS):
            return _defence(effect, event, mask, guard, scene)
        case model.RollForCost(operator=Operator.MORE):
            return Defence(mask, _defended_against(event, scene, mask, guard), rolls=True, guard=guard)
        case model.Ignore() if isinstance(event.actor, Opponent | Bearer):
            return _ward(effect, mask, guard)
        case _:
            raise NotPlayableError(
                "an opponent's attack can be made dearer, cheaper or lose its help",
                instead="when an opponent attacks a region I hold: ignore help",
            )


def attacker_test(party: Party, scene: Scene) -> Test | None:
    """Return what must be asked of whoever attacks, beyond being an opponent."""
    match party:
        case Bearer():
            return TheyBear(*tile_of(party))
        case Opponent(life=Life.ACTIVE | Life.DECLINED as life, filters=filters):
            among = TheyAmong(players_of(party, scene)) if filters else None
            return every(TheyAre((SIDES[life],)), among)
        case Opponent(filters=filters) if filters:
            return TheyAmong(players_of(party, scene))
        case _:
            return None


def _defended_against(event: model.RegionEvent, scene: Scene, *said: Mask | Integer | Test | None) -> Scope:
    match event.actor:
        case Anyone():
            return scope_of_anyone(scene, *said)
        case Opponent() | Bearer():
            return Scope.MINE
        case _:
            raise NotPlayableError(
                "a region is defended against opponents, or against anyone",
                event.span,
                "when an opponent attacks a region I hold: cost 1 more",
            )


def _defence(
    effect: model.Adjust, event: model.RegionEvent, mask: Mask, guard: Test | None, scene: Scene
) -> Defence:
    number = amount_of(effect.amount, scene)
    scope = _defended_against(event, scene, mask, guard, number)
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
            raise NotPlayableError(
                "help that can be told apart comes from races, powers, places or relics",
                instead="when an opponent attacks a region I hold: ignore powers",
            )
        case model.IgnoredCards(card=card):
            return Ward(mask, _SOURCES[card], guard=guard)
        case model.IgnoredDefenders() | model.IgnoredThing():
            raise NotPlayableError(
                "when an opponent attacks, only the attacker's help can be ignored",
                instead="when an opponent attacks a region I hold: ignore help",
            )
        case _:
            assert_never(effect.what)
