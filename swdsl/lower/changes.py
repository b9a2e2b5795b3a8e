"""Changes of what an attack costs and of what a region brings, whatever sentence makes them."""

from typing import Final, assert_never

from swdsl.lower.asked_there import looks_there, parted
from swdsl.lower.combine import every
from swdsl.lower.feasible import concerns_them
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Cost, Defence, Ignore, Ward, Yield
from swdsl.lower.form_numbers import Given, Integer, Number, Product
from swdsl.lower.form_regions import EVERY, Held, Holder, Mask
from swdsl.lower.form_terms import CostTerm, LeastTerm, WardTerm
from swdsl.lower.form_tests import SIDES, Test, TheyAmong, TheyAre, TheyBear
from swdsl.lower.form_words import Scope, Source
from swdsl.lower.hearers import scope_of_anyone
from swdsl.lower.numbers import RECKONED, amount_of, plain
from swdsl.lower.regions import players_of, tile_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.walk import is_static
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Amount
from swdsl.model.expressions import Anyone, Bearer, Opponent, Party
from swdsl.words import CardKind, Life, Operator, Value

_SOURCES: Final = {
    CardKind.RACE: Source.RACE,
    CardKind.POWER: Source.POWER,
    CardKind.PLACE: Source.PLACE,
    CardKind.RELIC: Source.RELIC,
}

# -- my own attacks -------------------------------------------------------------------------------------


def my_adjustment(effect: model.Effect, mask: Mask, guard: Test | None, scene: Scene, *, free: bool) -> Part:
    """Return what changes an attack of mine by itself."""
    match effect:
        case model.Adjust(value=Value.COST, operator=Operator.LESS, amount=amount):
            return _cost(mask, _negated(size_of(amount, scene)), guard, free=free)
        case model.Adjust(value=Value.COST, operator=Operator.MORE, amount=amount):
            return _cost(mask, size_of(amount, scene), guard, free=free)
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


def size_of(amount: Amount, scene: Scene) -> Integer:
    """Return by how much an attack of mine changes: reckoned for many regions before anybody is attacked."""
    number = amount_of(amount, scene)
    if concerns_them(number):
        raise NotPlayableError(
            "what my attacks cost is reckoned for all regions at once, and `they` are somebody else in each",
            instead="when I attack a region, if they have no coins: cost 1 less",
        )
    return number


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
    guard, there = parted(guard)
    if there is not None:
        return Cost(mask, at=Given(there, number), guard=guard)
    if not isinstance(number, Number):
        varies = looks_there(number)
        return Cost(mask, at=number, guard=guard) if varies else Cost(mask, size=number, guard=guard)
    if free and guard is None and is_static(mask):
        return CostTerm(mask, number.value)
    return Cost(mask, number.value, guard=guard)


# -- attacks of others ----------------------------------------------------------------------------------


def defended(
    effect: model.Effect, event: moments.RegionEvent, mask: Mask, guard: Test | None, scene: Scene
) -> Part:
    """Return what changes an attack of somebody else."""
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


def _defended_against(event: moments.RegionEvent, scene: Scene, *said: Mask | Integer | Test | None) -> Scope:
    match event.actor:
        case Anyone():
            if any(concerns_them(each) for each in said if each is not None):
                raise NotPlayableError(
                    "of anyone's attacks some are mine, and `they` would be somebody else there",
                    event.span,
                    "when an opponent attacks a region I hold, unless they hold a forest: cost 1 more",
                )
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
    effect: model.Adjust, event: moments.RegionEvent, mask: Mask, guard: Test | None, scene: Scene
) -> Defence:
    number = amount_of(effect.amount, scene)
    scope = _defended_against(event, scene, mask, guard, number)
    if effect.operator is Operator.LESS:
        number = _negated(number)
    guard, there = parted(guard)
    if there is not None:
        return Defence(mask, scope, at=Given(there, number), guard=guard)
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


# -- coins ----------------------------------------------------------------------------------------------


def changed_yield(effect: model.Effect, mask: Mask, scope: Scope, guard: Test | None) -> Yield:
    """Return what becomes of the coins of regions that are scored."""
    with about(effect.span):
        if not isinstance(effect, model.Adjust) or effect.optional or effect.value is not Value.COINS:
            raise NotPlayableError(
                "when a region is scored, its coins change, and that is nobody's choice",
                instead="when I score a hill: coins 1 more",
            )
        if effect.operator not in RECKONED:
            raise NotPlayableError(
                "what the coins of a region begin with is said for `every race`",
                instead="when I score a hill: coins are exactly 2",
            )
        return Yield(mask, scope, guard, how=RECKONED[effect.operator], amount=plain(effect.amount))
