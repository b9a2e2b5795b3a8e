"""One meaning, one spelling: whatever can be written in two ways is settled here, once.

Nothing behind `resolve/` recognises a pattern that this module has already named.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from swdsl.model import clauses as model
from swdsl.model.counts import (
    EACH_PIP,
    Amount,
    Compared,
    Condition,
    Count,
    InRegions,
    InStores,
    Location,
    Thing,
    Unless,
    WithParty,
)
from swdsl.model.expressions import (
    AllOf,
    AnyOf,
    Coins,
    Filter,
    Happened,
    HeldBy,
    Me,
    Nobody,
    OfKind,
    Opponent,
    Party,
    Pieces,
    RegionSet,
    Tokens,
    We,
)
from swdsl.model.quantities import BARE, Quantity
from swdsl.source import NOWHERE, Span
from swdsl.words import Deed, Operator, PlainVerb, Quantifier, RegionVerb, Store, Until, Value

_EVERY = (Quantifier.EACH, Quantifier.ALL, Quantifier.BARE)

# -- regions --------------------------------------------------------------------------------------------


def all_of(parts: tuple[Filter, ...]) -> Filter:
    """Return the filter that asks for everything; one that asks for a single thing is that thing."""
    return parts[0] if len(parts) == 1 else AllOf(parts)


def described(
    nouns: Sequence[tuple[Filter, ...]], asked: Filter | None = None, span: Span = NOWHERE
) -> RegionSet:
    """Return the regions that a choice of nouns describes, as far as they are what is asked besides.

    What the ground is goes into its kinds; what stands on it is content, whether `a lair` or `a region with
    a lair` was written.
    """
    ground = tuple(tuple(part.kind for part in noun if isinstance(part, OfKind)) for noun in nouns)
    standing = [tuple(part for part in noun if not isinstance(part, OfKind)) for noun in nouns]
    besides = [asked] if asked is not None else []
    if len(nouns) > 1 and any(standing):
        return RegionSet(BARE, (), _joined([AnyOf(tuple(map(all_of, nouns))), *besides]), span=span)
    here = [part for noun in standing for part in noun]
    return RegionSet(BARE, ground if any(ground) else (), _joined([*here, *besides]), span=span)


def _joined(parts: Iterable[Filter]) -> Filter | None:
    flat = tuple(each for part in parts for each in (part.parts if isinstance(part, AllOf) else (part,)))
    return all_of(_held_until_then(flat)) if flat else None


def _held_until_then(parts: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Return filters with `held by` as `from`: what I conquered is mine, so it tells who held it before."""
    conquered = [part for part in parts if _is_my_conquest(part)]
    held = [part for part in parts if isinstance(part, HeldBy) and not set(part.parties) & {Me(), We()}]
    if len(conquered) != 1 or len(held) != 1:
        return parts
    ((mine,), (before,)) = conquered, held
    assert isinstance(mine, Happened)
    told = replace(mine, origin=before.parties)
    return tuple(told if part is mine else part for part in parts if part is not before)


def _is_my_conquest(part: Filter) -> bool:
    match part:
        case Happened(deed=Deed.CONQUERED, by=Me(), origin=()):
            return True
        case _:
            return False


# -- conditions -----------------------------------------------------------------------------------------


def compared(party: Party, count: Count, more: bool, than: Party, span: Span) -> Condition:
    """Return who is asked to have more: that nobody has is not that an opponent has, any of them is each."""
    if isinstance(than, Opponent) and than.quantity.quantifier is Quantifier.ANY:
        than = replace(than, quantity=Quantity(Quantifier.EACH, span=than.quantity.span))
    if isinstance(party, Nobody):
        return Unless(Compared(Opponent(Quantity(Quantifier.A), None), count, more, than, span))
    return Compared(party, count, more, than, span)


def contrary(condition: Condition) -> Condition:
    """Return the condition that holds where this one does not."""
    return condition.condition if isinstance(condition, Unless) else Unless(condition)


# -- things ---------------------------------------------------------------------------------------------


def paid(thing: Thing, amount: Amount, to: Party | None) -> model.Pay | model.Move | model.Remove:
    """Return what is paid; pieces in hand go back to their supply, and tokens in hand to their tray."""
    if isinstance(thing.noun, Tokens) and amount.per is None and to is None:
        return model.Remove(thing, InStores((Store.HAND,)))
    if isinstance(thing.noun, Pieces) and amount.per is None and to is None:
        return model.Move(thing, InStores((Store.HAND,)), InStores((Store.SUPPLY,)))
    return model.Pay(thing, amount, to)


def moved(thing: Thing, source: Location | None, destination: Location) -> model.Move | model.Remove:
    """Return what is moved; race tokens that go to their tray are removed."""
    if isinstance(thing.noun, Tokens) and destination == InStores((Store.TRAY,)):
        return model.Remove(thing, source)
    return model.Move(thing, source, destination)


# -- effects --------------------------------------------------------------------------------------------


def settled(effects: Iterable[model.Effect]) -> tuple[model.Effect, ...]:
    """Return effects with a roll and what its pips do to the cost of an attack as one of them.

    So are a piece that is drawn and putting it back.

    A region that is left is a heap taken in hand, and a coin that every opponent pays me is gained from them.
    """
    found: list[model.Effect] = []
    for effect in map(_plainly, effects):
        rolls = [place for place, before in enumerate(found) if _is_roll(before)]
        match effect:
            case model.Adjust(
                value=Value.COST, operator=Operator.LESS | Operator.MORE as operator, optional=False
            ) if rolls and effect.amount == EACH_PIP:
                found[rolls[-1]] = _roll_for_cost(found[rolls[-1]], operator)
            case model.Do(subject=Me(), action=model.Perform(verb=PlainVerb.PUT_IT_BACK)) if found and (
                seen := _put_back(found[-1])
            ):
                found[-1] = seen
            case _:
                found.append(effect)
    return tuple(found)


def _put_back(effect: model.Effect) -> model.Effect | None:
    """Return a drawing after which the piece goes back among the others; None if nothing is drawn."""
    match effect:
        case model.Given(effect=inner) if (seen := _put_back(inner)) and not isinstance(
            seen, model.Given | model.RollForCost
        ):
            return replace(effect, effect=seen)
        case model.Do(action=model.Draw() | model.Reveal() as action):
            return replace(effect, action=replace(action, back=True))
        case _:
            return None


def _plainly(effect: model.Effect) -> model.Effect:
    if isinstance(effect, model.Given):
        return replace(effect, effect=_plain_deed(effect.effect))
    return effect if isinstance(effect, model.RollForCost) else _plain_deed(effect)


def _plain_deed(effect: model.PlainEffect) -> model.PlainEffect:
    match effect:
        case model.Do(subject=Me(), action=model.Take(verb=RegionVerb.LEAVE, regions=RegionSet() as regions)):
            heap = Thing(Quantity(Quantifier.ALL), Tokens())
            return replace(effect, action=model.Move(heap, InRegions(regions), InStores((Store.HAND,))))
        case model.Do(
            subject=Opponent(quantity=quantity) as payers,
            action=model.Pay(
                thing=Thing(noun=Coins()) as coin, amount=Amount(base=1, per=None) as one, to=Me()
            ),
            optional=False,
        ) if quantity.quantifier in _EVERY:
            return replace(effect, subject=Me(), action=model.Gain(coin, one, WithParty(payers)))
        case _:
            return effect


def _is_roll(effect: model.Effect) -> bool:
    match effect:
        case model.Do(subject=Me(), action=model.Perform(verb=PlainVerb.ROLL), until=None):
            return True
        case _:
            return False


def _roll_for_cost(roll: model.Effect, operator: Operator) -> model.RollForCost:
    return model.RollForCost(operator, model.is_optional(roll), span=roll.span)


def for_good(until: Until | None) -> Until | None:
    """Return when a change of ground ends: what lasts until the game ends lasts for good."""
    return None if until is Until.GAME_END else until
