"""Race tokens removed, lifted, moved and set down, one by one or by the heap, as steps of a program.

A heap is what stands in one region. A share of it is so many tokens, all of them, or all but so many; it is
taken in full or not at all, so that only heaps that have it are asked for.
"""

from __future__ import annotations

from typing import Final

from swdsl.lower.combine import both, either
from swdsl.lower.feasible import WAITING
from swdsl.lower.form_effects import Effect, NoteValue
from swdsl.lower.form_numbers import Integer, Number, Size, TokensIn
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_regions import (
    EVERY,
    MANY,
    Crowd,
    Crowded,
    Except,
    Exposed,
    FormerAt,
    Held,
    Holder,
    Lone,
    Mask,
    ThereAt,
)
from swdsl.lower.form_steps import AskRegion, AskSpread, AtOnce, Step
from swdsl.lower.form_tests import Between
from swdsl.lower.form_tokens import (
    LiftTokens,
    MoveTokens,
    PayTokens,
    PutTokens,
    RemoveToken,
    RemoveTokensIn,
    Reserve,
)
from swdsl.lower.how_many import EVERY_ONE, is_one, one_party, plain_number
from swdsl.lower.regions import held_by, mask_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.steps_pieces import ground_of
from swdsl.model import clauses as model
from swdsl.model.counts import InRegions, InStores, Location, Thing
from swdsl.model.expressions import Me, Regions, RegionSet
from swdsl.model.quantities import Quantity
from swdsl.words import Quantifier, Store

_MINE: Final = Held(Holder.ME)
_NOBODYS: Final = both(EVERY, Except(Held(Holder.ANYONE)), Except(Held(Holder.NEUTRAL)))
_FREE: Final = either(_MINE, _NOBODYS)
_REMOVE: Final = "at turn start: remove 1 token from a region I hold"
_PAID: Final = "at ready: I may pay 1 token, then gain 2 coins"
_MOVE: Final = "at turn start: I may move all but 1 token from a region I hold to a region I hold"
_PLACE: Final = "at turn start: place 1 token from tray in a region I hold"


# -- how much of a heap -----------------------------------------------------------------------------------


def share_of(quantity: Quantity) -> int:
    """Return how much of a heap is meant: so many, 0 for all of it, -2 for all but two."""
    match quantity.quantifier, quantity.number:
        case ((Quantifier.ALL | Quantifier.EACH), _):
            return 0
        case Quantifier.ALL_BUT, int(number):
            return -number
        case _:
            return plain_number(quantity)


def _having(mask: Mask, share: int) -> Mask:
    """Return the regions of a set whose heap has that share; every one that is held has a token."""
    least = share if share > 0 else 1 - share
    return mask if least == 1 else Crowded(Crowd.TOKENS, mask, least, MANY)


# -- away -------------------------------------------------------------------------------------------------


def remove_token_steps(action: model.Remove, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `remove …` for race tokens; those in hand are paid."""
    if isinstance(action.source, InStores) and action.source.stores == (Store.HAND,):
        if action.thing.owner not in (None, Me()):
            raise NotPlayableError("tokens of mine are paid", action.thing.span, _PAID)
        return (AtOnce((PayTokens(plain_number(action.thing.quantity)),)),)
    return (_taken(action.thing, action.source, RemoveTokensIn, scene),)


def _taken(
    thing: Thing, source: Location | None, taking: type[RemoveTokensIn | LiftTokens], scene: Scene
) -> Step:
    """Return the step that takes tokens off the board: at once, or from where somebody says."""
    held = _held(thing, scene)
    everything = thing.quantity.quantifier in EVERY_ONE
    match source:
        case None if everything:
            return AtOnce((taking(Exposed(held), 0),))
        case None:
            return _one_by_one(held, thing.quantity, taking)
        case InRegions(regions=regions):
            mask = both(held, mask_of(regions, scene))
            if _is_each(regions) or (everything and _is_bare(regions)):
                share = share_of(thing.quantity)
                return AtOnce((taking(Exposed(_having(mask, share)), share),))
            if _is_single(regions):
                return _from_one(mask, thing.quantity, taking)
            return _one_by_one(mask, thing.quantity, taking)
        case _:
            raise NotPlayableError("tokens are taken from regions", thing.span, _REMOVE)


def _held(thing: Thing, scene: Scene) -> Mask:
    if thing.owner is None:
        return _MINE
    one_party(thing.owner)
    return held_by(thing.owner, scene)


def _is_each(regions: Regions) -> bool:
    return isinstance(regions, RegionSet) and regions.quantity.quantifier in EVERY_ONE


def _is_bare(regions: Regions) -> bool:
    return isinstance(regions, RegionSet) and regions.quantity.quantifier is Quantifier.BARE


def _is_single(regions: Regions) -> bool:
    """Whether one region is meant: `a region`, `there`; several are `regions`."""
    if not isinstance(regions, RegionSet):
        return True
    quantity = regions.quantity
    if quantity.quantifier is Quantifier.A or (is_one(quantity) and quantity.number == 1):
        return True
    if quantity.quantifier is Quantifier.BARE:
        return False
    raise NotPlayableError(
        "tokens are taken from one region, from regions of a kind, or from each of them",
        quantity.span,
        _REMOVE,
    )


def _from_one(mask: Mask, quantity: Quantity, taking: type[RemoveTokensIn | LiftTokens]) -> AskRegion:
    """Return the question from which region a share is taken, all together."""
    if quantity.quantifier is Quantifier.UP_TO and quantity.number != 1:
        raise NotPlayableError(
            "how many of one region are taken cannot be chosen",
            quantity.span,
            "at turn start: remove up to 2 tokens from regions I hold",
        )
    if quantity.quantifier is Quantifier.UP_TO:
        return AskRegion(mask, _single(taking), up_to=True)
    share = share_of(quantity)
    done = _single(taking) if share == 1 else (taking(ThereAt(), share),)
    return AskRegion(_having(mask, share), done)


def _one_by_one(mask: Mask, quantity: Quantity, taking: type[RemoveTokensIn | LiftTokens]) -> AskRegion:
    """Return the question which tokens are taken, asked once for each."""
    if quantity.quantifier is Quantifier.ALL_BUT:
        raise NotPlayableError(
            "of which heap so many stay must be said",
            quantity.span,
            "at turn start: remove all but 1 token from each region I hold",
        )
    up_to = quantity.quantifier is Quantifier.UP_TO
    number = quantity.number if up_to and quantity.number else plain_number(quantity)
    if number == 1:
        return AskRegion(mask, _single(taking), up_to=up_to)
    begins = None if up_to else Between(TokensIn(mask), number, None)
    return AskRegion(mask, _single(taking), None, Number(number), up_to, begins)


def _single(taking: type[RemoveTokensIn | LiftTokens]) -> tuple[Effect, ...]:
    return (RemoveToken(Spot.CHOICE),) if taking is RemoveTokensIn else (LiftTokens(ThereAt(), 1),)


# -- to hand, and from region to region -------------------------------------------------------------------


def move_token_steps(action: model.Move, optional: bool, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `move …` for race tokens."""
    thing = action.thing
    if thing.owner not in (None, Me()):
        raise NotPlayableError("only tokens of mine are moved; others' can be removed", thing.span, _MOVE)
    match action.destination:
        case InStores(stores=(Store.HAND,)):
            return (_taken(thing, action.source, LiftTokens, scene),)
        case InRegions(regions=regions):
            return _moved(thing, action.source, _goal(regions, scene), optional, scene)
        case _:
            raise NotPlayableError("tokens are moved to a region or to hand", thing.span, _MOVE)


def _goal(regions: Regions, scene: Scene) -> Mask:
    """Return the regions that tokens may be moved to: one of mine, or one that nobody holds."""
    if isinstance(regions, RegionSet) and not _is_single(regions):
        raise NotPlayableError("tokens are moved to one region", regions.quantity.span, _MOVE)
    return both(ground_of(regions, scene), _FREE)


def _moved(
    thing: Thing, source: Location | None, goal: Mask, optional: bool, scene: Scene
) -> tuple[Step, ...]:
    everything = thing.quantity.quantifier in EVERY_ONE
    share = share_of(thing.quantity)
    match source:
        case None:
            mask: Mask = _MINE
            several = everything
        case InRegions(regions=regions):
            mask = both(mask_of(regions, scene), _MINE)
            several = _is_each(regions) or (everything and _is_bare(regions))
            if not several and not _is_single(regions):
                raise NotPlayableError("say `a region`, or `each region`", thing.span, _MOVE)
        case _:
            raise NotPlayableError("a token is moved from a region", thing.span, _MOVE)
    heaps = _having(mask, share)
    if several:
        heaps = Exposed(heaps)
        some = Between(Size(heaps), 1, None) if optional else None
        return (AskRegion(both(goal, Except(Lone(heaps))), (MoveTokens(heaps, share),), some),)
    if source is None and share != 1:
        raise NotPlayableError("say from which region several tokens are moved", thing.span, _MOVE)
    return (
        AskRegion(both(heaps, Except(Lone(goal))), (NoteValue(),), Between(Size(goal), 1, None)),
        AskRegion(both(goal, Except(FormerAt())), (MoveTokens(FormerAt(), share),)),
    )


# -- from tray or hand ------------------------------------------------------------------------------------

_RESERVES: Final = {
    (Store.TRAY,): Reserve.TRAY,
    (Store.HAND,): Reserve.HAND,
    (Store.TRAY, Store.HAND): Reserve.EITHER,
}


def place_token_steps(action: model.Place, scene: Scene) -> tuple[Step, ...]:
    """Return the steps of `place …` for race tokens."""
    reserve = _RESERVES.get(action.source.stores) if isinstance(action.source, InStores) else None
    if reserve is None:
        raise NotPlayableError(
            "say whether tokens are placed from tray, from hand, or from tray or hand",
            action.thing.span,
            _PLACE,
        )
    if action.thing.owner not in (None, Me()) or not isinstance(action.destination, InRegions):
        raise NotPlayableError("tokens of mine are placed in regions", action.thing.span, _PLACE)
    return (_placed(action.thing.quantity, action.destination.regions, reserve, scene),)


def _placed(quantity: Quantity, regions: Regions, reserve: Reserve, scene: Scene) -> Step:
    waiting = WAITING[reserve]
    everything = quantity.quantifier in EVERY_ONE
    goal = both(ground_of(regions, scene), _FREE)
    if _is_each(regions):
        return AtOnce((PutTokens(Exposed(goal), Number(plain_number(quantity)), reserve),))
    if not isinstance(regions, RegionSet) and not everything:
        return AtOnce((PutTokens(Exposed(goal), Number(plain_number(quantity)), reserve),))
    if _is_single(regions):
        number: Integer = waiting if everything else Number(plain_number(quantity))
        least = 1 if everything else plain_number(quantity)
        return AskRegion(goal, (PutTokens(ThereAt(), number, reserve),), Between(waiting, least, None))
    one = (PutTokens(ThereAt(), Number(1), reserve),)
    if everything:
        return AskSpread(goal, waiting, one)
    up_to = quantity.quantifier is Quantifier.UP_TO
    count = quantity.number if up_to and quantity.number else plain_number(quantity)
    enough = Between(waiting, 1 if up_to else count, None)
    rounds = Number(count) if count > 1 else None
    if rounds is None or up_to:
        return AskRegion(goal, one, Between(waiting, 1, None), rounds, up_to)
    return AskRegion(goal, one, Between(waiting, 1, None), rounds, begins=enough)
