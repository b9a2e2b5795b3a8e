"""Components counted over many games: how often picked, what a pick brought, how long it was held."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from swdsl.runtime.game import Game
from swdsl.runtime.tallies import Tallies
from swdsl.runtime.words import PLACE

Key = tuple[str, str]
"""Kind and name of a component, such as `race` and `base.elves`."""

Sums = tuple[int, int, int, int, int, int]
"""Picks, coins, squares of coins, turns held, declines, turns until those: whole numbers, which add up."""

_NOTHING: Final[Sums] = (0, 0, 0, 0, 0, 0)
_NORMAL: Final = 1.959963985  # 95 of 100 lie within so many standard errors


@dataclass(frozen=True, slots=True)
class Tally:
    """What is known of one component. `coins` is a mean with its 95 % interval; the price is not deducted.

    A relic or place is picked by whoever comes to hold it; its coins are those of the turns it was held.
    """

    kind: str
    name: str
    picks: int
    coins: float
    low: float
    high: float
    held: float
    declined_after: float | None


def named(game: Game, counted: Tallies) -> dict[Key, Sums]:
    """Return sums under the names of their components; who was never picked has none."""
    places = {i for i, marker in enumerate(game.markers) if marker.kind == PLACE}
    lines = [
        *(("race", game.races[i].name, sums) for i, sums in enumerate(counted.races)),
        *(("power", game.powers[i].name, sums) for i, sums in enumerate(counted.powers)),
        *(
            ("place" if i in places else "relic", game.markers[i].name, sums)
            for i, sums in enumerate(counted.markers)
        ),
    ]
    return {(kind, name): (a, b, c, d, e, f) for kind, name, (a, b, c, d, e, f) in lines if a}


def merge(tallies: Iterable[dict[Key, Sums]]) -> dict[Key, Sums]:
    """Add up what several processes counted."""
    found: dict[Key, Sums] = {}
    for each in tallies:
        for key, sums in each.items():
            _add(found, key, sums)
    return found


def _add(found: dict[Key, Sums], key: Key, more: Sums) -> None:
    a, b, c, d, e, f = found.get(key, _NOTHING)
    found[key] = (a + more[0], b + more[1], c + more[2], d + more[3], e + more[4], f + more[5])


def tallies(sums: dict[Key, Sums]) -> tuple[Tally, ...]:
    """Return means and intervals: kinds in their order, in each the richest first."""
    found = [_tally(kind, name, each) for (kind, name), each in sums.items()]
    order = ("race", "power", "place", "relic")
    return tuple(sorted(found, key=lambda each: (order.index(each.kind), -each.coins, each.name)))


def _tally(kind: str, name: str, sums: Sums) -> Tally:
    picks, coins, squares, held, declines, after = sums
    mean = coins / picks
    error = spread_of_mean(picks, coins, squares)
    low, high = mean - _NORMAL * error, mean + _NORMAL * error
    return Tally(kind, name, picks, mean, low, high, held / picks, after / declines if declines else None)


def spread_of_mean(number: int, total: int, squares: int) -> float:
    """Return the standard error of a mean; one value alone says nothing, and is told with a wide one."""
    if number < 2:
        return float(abs(total)) + 1.0
    variance = (squares - total * total / number) / (number - 1)
    return sqrt(max(variance, 0.0) / number)
