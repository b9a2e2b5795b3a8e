"""Wards against one kind of component take its discounts away, also those that differ by region."""

import pytest

from swdsl.runtime import POWER, RACE, Component, Cost, Game, State, Ward, cost_items, cost_of
from tests.runtime import boards
from tests.runtime.content import base_game
from tests.runtime.table import Table


class Slope(Cost):
    """A discount of as many tokens as the region has."""

    name = "slope"
    varies = True

    def where(self, s: State, slot: int) -> int:
        """Everywhere."""
        return s.board.every

    def at(self, s: State, slot: int, r: int) -> int:
        """One for each token there."""
        return -s.tok[r]


class Doubt(Ward):
    """Help of powers, or of races, is none."""

    name = "doubt"

    def __init__(self, sources: int) -> None:
        self.sources = sources

    def where(self, s: State, slot: int) -> int:
        """Wherever its holder stands."""
        return s.occ[slot]


def slopes(game: Game) -> Component:
    """Return the power that climbs."""
    return Component("slopes", POWER, tokens=4, clauses=(Slope(),))


@pytest.mark.parametrize(("sources", "cost"), [(POWER, 5), (RACE, 2)])
def test_a_discount_that_differs_by_region_is_warded_by_its_kind(sources: int, cost: int) -> None:
    """Two for the hill and three for its tokens; the discount counts unless powers are of no help."""

    def doubters(game: Game) -> Component:
        return Component("doubters", RACE, tokens=6, tray=12, clauses=(Doubt(sources),))

    t = Table(base_game(boards.plains(), 2, None, slopes, doubters))
    mine = t.seat(0, "humans", "slopes", 9)
    t.put(mine, {0: 1})
    theirs = t.seat(1, "doubters", "alchemist")
    t.put(theirs, {3: 3})
    t.turn(0).expand()
    assert cost_of(t.s, mine, 3, 0) == cost
    assert sum(item.amount for item in cost_items(t.s, mine, 3)) == cost
