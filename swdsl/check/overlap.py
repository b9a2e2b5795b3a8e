"""Whether two clauses may work at one moment, and which of them then speaks of fewer cases."""

from collections.abc import Iterable
from itertools import product

from swdsl.model.clauses import Clause
from swdsl.model.counts import Condition, OptionIs, Unless
from swdsl.model.expressions import (
    AllOf,
    Anyone,
    Filter,
    Me,
    MyRace,
    Opponent,
    Party,
    RegionKind,
    RegionSet,
    TerrainKind,
    We,
)
from swdsl.model.moments import RegionEvent
from swdsl.words import State


def may_meet(one: Clause, other: Clause) -> bool:
    """Whether some moment may set off both clauses."""
    if type(one.moment) is not type(other.moment) or not _states_meet(one.state, other.state):
        return False
    if any(_exclude(*pair) for pair in product(one.conditions, other.conditions)):
        return False
    if isinstance(one.moment, RegionEvent) and isinstance(other.moment, RegionEvent):
        same_verb = one.moment.verb is other.moment.verb
        actors = _parties_meet(one.moment.actor, other.moment.actor)
        return same_verb and actors and _regions_meet(one.moment, other.moment)
    return one.moment == other.moment


def is_more_special(one: Clause, other: Clause) -> bool:
    """Whether the first clause works in some of the second's cases only, and so comes before it."""
    if one.moment == other.moment:
        return set(one.conditions) > set(other.conditions)
    if not isinstance(one.moment, RegionEvent) or not isinstance(other.moment, RegionEvent):
        return False
    if set(one.conditions) < set(other.conditions) or not _within(one.moment.actor, other.moment.actor):
        return False
    narrow, wide = one.moment.regions, other.moment.regions
    if not isinstance(wide, RegionSet):
        return False
    if not isinstance(narrow, RegionSet):
        return not wide.kinds and wide.filter is None
    kinds = not wide.kinds or _all_within(narrow.kinds, wide.kinds)
    return kinds and _parts(wide.filter) <= _parts(narrow.filter)


def _states_meet(one: State, other: State) -> bool:
    return one is other or State.BOTH in (one, other)


def _exclude(one: Condition, other: Condition) -> bool:
    """Whether two conditions never hold together."""
    if isinstance(one, OptionIs) and isinstance(other, OptionIs):
        return one.option == other.option and one.choice != other.choice
    return Unless(one) == other or one == Unless(other)


def _parties_meet(one: Party, other: Party) -> bool:
    mine, theirs = (Me, We, MyRace), (Opponent,)
    if isinstance(one, mine) and isinstance(other, mine):
        return one == other
    return not (isinstance(one, mine) and isinstance(other, theirs)) and not (
        isinstance(one, theirs) and isinstance(other, mine)
    )


def _within(narrow: Party, wide: Party) -> bool:
    return narrow == wide or isinstance(wide, Anyone)


def _regions_meet(one: RegionEvent, other: RegionEvent) -> bool:
    """Whether some region may be meant by both: a region has one terrain."""
    if not isinstance(one.regions, RegionSet) or not isinstance(other.regions, RegionSet):
        return True
    first, second = _terrains(one.regions.kinds), _terrains(other.regions.kinds)
    return not first or not second or bool(first & second)


def _terrains(kinds: Iterable[tuple[RegionKind, ...]]) -> frozenset[RegionKind]:
    """Return the terrains described, or nothing if some alternative names none."""
    named = [[kind for kind in each if isinstance(kind, TerrainKind)] for each in kinds]
    return frozenset(kind for each in named for kind in each) if all(named) else frozenset()


def _all_within(narrow: tuple[tuple[RegionKind, ...], ...], wide: tuple[tuple[RegionKind, ...], ...]) -> bool:
    return bool(narrow) and all(any(set(each) >= set(big) for big in wide) for each in narrow)


def _parts(filter_: Filter | None) -> frozenset[Filter]:
    if filter_ is None:
        return frozenset()
    return frozenset(filter_.parts) if isinstance(filter_, AllOf) else frozenset({filter_})
