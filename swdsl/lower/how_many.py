"""How many are meant: what each quantity of the language comes to, or why it cannot stand where it does.

A moment is about one region at a time, a standing rule about all of a kind, a filter about so many, an effect
about as many as it says. Every quantity is looked at here or by the effect that has it; none is passed over.
"""

from typing import Final

from swdsl.lower.scene import NotPlayableError
from swdsl.model.counts import Card, Count, CountThings, InRegions
from swdsl.model.expressions import Opponent, Party, Pieces, Player, Regions, RegionSet
from swdsl.model.quantities import Quantity
from swdsl.words import Quantifier

SOME: Final = (Quantifier.A, Quantifier.BARE, Quantifier.ANY)
EVERY_ONE: Final = (Quantifier.EACH, Quantifier.ALL)
_ONE_BY_ONE: Final = (*SOME, Quantifier.EACH)
_STANDING: Final = (*SOME, *EVERY_ONE)


def is_one(quantity: Quantity) -> bool:
    """Whether a single thing is meant: `a token`, `1 token`, or the word alone; `any` never asks which."""
    return quantity.quantifier in (Quantifier.A, Quantifier.BARE) or (
        quantity.quantifier is Quantifier.NUMBER and quantity.number == 1
    )


def plain_number(quantity: Quantity) -> int:
    """Return a plain number of things: so many, or one."""
    if is_one(quantity):
        return 1
    if quantity.quantifier is Quantifier.NUMBER and quantity.number:
        return quantity.number
    raise NotPlayableError(
        "this is done to a plain number of things",
        quantity.span,
        "at turn start: remove 1 token from a region I hold",
    )


def for_one(regions: Regions) -> None:
    """Refuse a moment that waits for several regions at once."""
    if isinstance(regions, RegionSet) and not _is_one_of(regions.quantity):
        raise NotPlayableError(
            "regions are attacked, conquered and scored one at a time",
            regions.quantity.span,
            "when I conquer a region, if there are exactly 2 regions I conquered this turn: gain 1 coin",
        )


def _is_one_of(quantity: Quantity) -> bool:
    return is_one(quantity) or quantity.quantifier in _ONE_BY_ONE


def for_all(regions: Regions) -> None:
    """Refuse a standing rule about so many regions: it is not used up."""
    if isinstance(regions, RegionSet) and regions.quantity.quantifier not in _STANDING:
        raise NotPlayableError(
            "a rule that stands holds for every region of a kind, not for a number of them",
            regions.quantity.span,
            "always, twice per turn: I may reach any region",
        )


def for_some(regions: Regions) -> None:
    """Refuse a number where it is only asked whether there is one."""
    if isinstance(regions, RegionSet) and regions.quantity.quantifier not in SOME:
        raise NotPlayableError(
            "it can only be asked whether there is one",
            regions.quantity.span,
            "at scoring: gain 1 coin from each opponent that holds a mountain",
        )


def for_counting(regions: Regions) -> None:
    """Refuse a number of regions where what stands in all of a kind is counted."""
    if isinstance(regions, RegionSet) and regions.quantity.quantifier not in (Quantifier.BARE, *EVERY_ONE):
        raise NotPlayableError(
            "what is counted stands in all regions of a kind, or in one that is known",
            regions.quantity.span,
            "at scoring: gain 1 coin for each token in regions I hold",
        )


def for_all_together(count: Count) -> None:
    """Refuse a condition about each of several regions: what stands in all of them is asked for at once."""
    match count:
        case CountThings(where=InRegions(regions=RegionSet(quantity=quantity))) if (
            quantity.quantifier is Quantifier.EACH
        ):
            raise NotPlayableError(
                "it is asked how many stand in all such regions together, not in each of them",
                quantity.span,
                "at scoring, unless there is a region I hold without PIECE: gain 1 coin"
                if isinstance(count.noun, Pieces)
                else "at scoring, unless there is a region I hold with 1 token: gain 1 coin",
            )
        case _:
            pass


def bounds(regions: Regions, fewest: int = 1) -> tuple[int, int | None]:
    """Return how many regions a filter asks for: at least one, or exactly, at least or at most so many."""
    if not isinstance(regions, RegionSet):
        return fewest, None
    quantity = regions.quantity
    match quantity.quantifier, quantity.number:
        case Quantifier.NUMBER, int(number):
            return number, number
        case Quantifier.NONE, _:
            return 0, 0
        case Quantifier.UP_TO, int(number):
            return 0, number
        case Quantifier.AT_LEAST, int(number):
            return number, None
        case ((Quantifier.A | Quantifier.BARE | Quantifier.ANY), _):
            return fewest, None
        case _:
            raise NotPlayableError(
                "a region can border one of a kind, or a number of them, not every one there is",
                quantity.span,
                "when I attack a region bordering 2 mountains: cost 1 less",
            )


def one_party(party: Party) -> None:
    """Refuse a number of players where one of them acts or holds a region."""
    if isinstance(party, Opponent | Player) and party.quantity.quantifier not in SOME:
        raise NotPlayableError(
            "one player at a time acts or holds a region",
            party.quantity.span,
            "when an opponent conquers a region I hold: gain 1 coin",
        )


def each_party(
    party: Party | None,
    why: str = "who pays or gains is every player of a kind, or one who was chosen",
    instead: str = "at turn start: choose an opponent, then they gain 1 coin",
) -> None:
    """Refuse a number of players where all of a kind are meant."""
    if isinstance(party, Opponent | Player) and party.quantity.quantifier not in (
        Quantifier.BARE,
        *EVERY_ONE,
    ):
        raise NotPlayableError(why, party.quantity.span, instead)


def one_card(card: Card, instead: str) -> None:
    """Refuse a number of tiles where one is meant."""
    if not is_one(card.quantity):
        raise NotPlayableError("one tile at a time", card.quantity.span, instead)
