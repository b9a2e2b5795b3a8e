"""Conditions about whoever holds a region that I attack or conquer narrow the regions that are meant."""

from swdsl.lower.combine import both, without
from swdsl.lower.form_players import Bearing, Owning
from swdsl.lower.form_regions import MANY, HeldByPlayers, Mask
from swdsl.lower.form_tests import Test
from swdsl.lower.numbers import test_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.counts import Condition, CountIs, CountThings, Unless
from swdsl.model.expressions import Coins, Pieces, They
from swdsl.model.walk import nodes
from swdsl.source import NOWHERE


def against_such(clause: model.Clause, mask: Mask, scene: Scene) -> tuple[Mask, Test | None]:
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
