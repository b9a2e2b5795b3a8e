"""Ways for something to be possible: any one of them is enough, and each asks for everything in it.

`when I attack a hill or a farmland` has two ways, a board with hills and a board with farmland. A set of
regions also says what one and the same region must have: a chasm *with* a symbol is one need, not two.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from itertools import product

MOST_WAYS = 64
"""A sentence with more alternatives than this is not followed further: one of them will be there."""


class NeedKind(StrEnum):
    """What a clause can need from a table."""

    GROUND = "ground"
    PIECE = "piece"
    MARKER = "marker"
    PLACES = "places"
    RELICS = "relics"
    NEUTRALS = "neutrals"
    RACE = "race"
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Need:
    """One thing: for ground, a region that has all these terrains, symbols and traits at once.

    Where several regions are needed, `number` says how many, and `others` lists what else they may have.
    """

    kind: NeedKind
    ids: tuple[str, ...] = ()
    number: int = 1
    others: tuple[tuple[str, ...], ...] = ()

    @property
    def grounds(self) -> tuple[tuple[str, ...], ...]:
        """Everything that a region may have to count; regions of any kind count where nothing is asked."""
        return (self.ids, *self.others)


Way = frozenset[Need]
Ways = tuple[Way, ...]

ALWAYS: Ways = (frozenset(),)
"""Possible on every table."""


def need(kind: NeedKind, *ids: str) -> Ways:
    """Return the ways of something that needs one thing."""
    return (frozenset({Need(kind, ids)}),)


def any_of(parts: Iterable[Ways]) -> Ways:
    """Return the ways of something that is possible when one of its parts is."""
    return _fewest(way for ways in parts for way in ways)


def all_of(parts: Iterable[Ways]) -> Ways:
    """Return the ways of something that is possible only when all its parts are."""
    return reduce(_both, parts, ALWAYS)


def _both(one: Ways, other: Ways) -> Ways:
    if len(one) * len(other) > MOST_WAYS:
        return one
    return _fewest(left | right for left, right in product(one, other))


def _fewest(ways: Iterable[Way]) -> Ways:
    """Leave out ways that ask for more than another one does; keep the order of mention."""
    distinct = tuple(dict.fromkeys(ways))
    return tuple(way for way in distinct if not any(other < way for other in distinct))


@dataclass(frozen=True, slots=True)
class Spot:
    """One way for a region to be in a set: what it must have itself, and what must be there besides."""

    ground: tuple[str, ...] = ()
    besides: Way = frozenset()


Spots = tuple[Spot, ...]

ANYWHERE: Spots = (Spot(),)


def spots_in_all(parts: Iterable[Spots]) -> Spots:
    """Return the ways for one region to be in every one of some sets."""
    return reduce(_meet, parts, ANYWHERE)


def _meet(one: Spots, other: Spots) -> Spots:
    if len(one) * len(other) > MOST_WAYS:
        return one
    return tuple(
        Spot(tuple(dict.fromkeys(left.ground + right.ground)), left.besides | right.besides)
        for left, right in product(one, other)
    )


def ways_to(spots: Spots) -> Ways:
    """Return the ways for a set of regions to have a member."""
    return any_of((spot.besides | _ground(spot),) for spot in spots)


def ways_to_many(spots: Spots, number: int) -> Ways:
    """Return the ways for a set of regions to have so many members.

    What stands in regions comes and goes, and is not counted: one such thing is enough to hope for more.
    """
    grounds = tuple(dict.fromkeys(spot.ground for spot in spots))
    if number <= 1 or any(spot.besides for spot in spots):
        return ways_to(spots)
    if () in grounds:
        grounds = ((),)
    return (frozenset({Need(NeedKind.GROUND, grounds[0], number, grounds[1:])}),)


def _ground(spot: Spot) -> Way:
    return frozenset({Need(NeedKind.GROUND, spot.ground)}) if spot.ground else frozenset()
