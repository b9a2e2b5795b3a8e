"""What every language must know before it can agree: one or many, known or any, who acts."""

from swdsl.model import clauses as model
from swdsl.model.expressions import (
    Bearer,
    Coins,
    Defenders,
    NeutralParty,
    Neutrals,
    Noun,
    Opponent,
    Party,
    Player,
    Regions,
    RegionSet,
    Tokens,
)
from swdsl.model.quantities import Quantity
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import lone_piece
from swdsl.words import Kind, PlainVerb, Quantifier


def is_many(quantity: Quantity) -> bool:
    """Whether a noun with this quantity takes a verb in the plural."""
    match quantity.quantifier:
        case Quantifier.BARE | Quantifier.ALL | Quantifier.ALL_BUT | Quantifier.ANY_NUMBER:
            return True
        case Quantifier.NUMBER | Quantifier.UP_TO | Quantifier.AT_LEAST:
            return quantity.number != 1
        case _:
            return False


def is_several(party: Party) -> bool:
    """Whether a party takes a verb in the plural."""
    match party:
        case Opponent(quantity=quantity) | Player(quantity=quantity):
            return is_many(quantity)
        case NeutralParty():
            return True
        case Bearer(tile=tile):
            return tile.kind is Kind.RACE
        case _:
            return False


def are_many(scene: Scene, regions: Regions) -> bool:
    """Whether regions take a verb in the plural."""
    piece = lone_piece(regions)
    alone = piece is not None and scene.names.of(piece).unique
    return isinstance(regions, RegionSet) and is_many(regions.quantity) and not alone


def is_mass(noun: Noun) -> bool:
    """Whether a thing is spoken of in the plural when any number will do."""
    return isinstance(noun, Tokens | Coins | Defenders) or noun == Neutrals()


def acts_as_race(action: model.Action) -> bool:
    """Whether an action is the race's own rather than its player's."""
    return isinstance(action, model.Perform) and action.verb in (
        PlainVerb.FADE,
        PlainVerb.EXPAND,
        PlainVerb.REVIVE,
    )
