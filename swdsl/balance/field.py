"""A field of components of one kind: each with its coins and interval, in their order, and the usual band."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, median, quantiles

from swdsl.balance.regression import Effect, Fit, Left
from swdsl.play.tally import Key

LEVEL = 0.95


def width_for(comparisons: int = 1) -> float:
    """Return how many standard errors an interval has on each side when so many are looked at together."""
    return NormalDist().inv_cdf(1 - (1 - LEVEL) / 2 / max(1, comparisons))


@dataclass(frozen=True, slots=True)
class Estimate:
    """Coins of a pick beside an average pick of its kind, with a 95 % interval."""

    name: str
    coins: float
    low: float
    high: float
    picks: int


@dataclass(frozen=True, slots=True)
class Field:
    """All components of a kind at one table, the best first; `band`: the middle half of the official ones."""

    kind: str
    estimates: tuple[Estimate, ...]
    band: tuple[float, float]
    median: float
    games: int

    def of(self, name: str) -> Estimate | None:
        """Return what is known of one."""
        return next((each for each in self.estimates if each.name == name), None)

    def stands_out(self, known: Estimate) -> bool:
        """Whether one lies outside the band for sure, all of the field being looked at together."""
        wider = width_for(len(self.estimates)) / width_for()
        low = known.coins - wider * (known.coins - known.low)
        high = known.coins + wider * (known.high - known.coins)
        return low > self.band[1] or high < self.band[0]

    def rank(self, name: str) -> int:
        """Return the place of one, counted from the best."""
        return 1 + [each.name for each in self.estimates].index(name)


def field_of(found: Fit, kind: str, games: int, official: Collection[str]) -> Field:
    """Line up the components of one kind."""
    effects = [each for each in found.effects if each.key[0] == kind]
    estimates = sorted((estimate(each) for each in effects), key=lambda each: -each.coins)
    usual = [each.coins for each in estimates if each.name in official] or [0.0]
    if len(usual) < 2:
        return Field(kind, tuple(estimates), (usual[0], usual[0]), usual[0], games)
    low, _, high = quantiles(usual, n=4)
    return Field(kind, tuple(estimates), (low, high), median(usual), games)


def estimate(effect: Effect) -> Estimate:
    """Return an effect with its interval."""
    reach = width_for() * effect.error
    return Estimate(effect.key[1], effect.coins, effect.coins - reach, effect.coins + reach, effect.picks)


def partners_of(found: Fit, key: Key, fewest: int = 20) -> tuple[Estimate, ...]:
    """Return what a component is worth with each partner; intervals are wide enough to look at all of them.

    A partner's value is what both are worth by themselves and what players with this pair had beyond that.
    """
    worth = {effect.key: effect for effect in found.effects}
    left: dict[Key, list[Left]] = {}
    for each in found.rows:
        picked = each.row[1]
        for place in range(0, len(picked) - 1, 2):  # race and power of one pick, not of two
            pair = picked[place : place + 2]
            if key in pair and {"race", "power"} == {kind for kind, _ in pair}:
                partner = pair[1] if pair[0] == key else pair[0]
                left.setdefault(partner, []).append(each)
    enough = {partner: values for partner, values in left.items() if len(values) >= fewest}
    reach = width_for(len(enough))
    pairs = []
    for partner, values in enough.items():
        mean, error = _weighted_mean(values)
        coins = worth[key].coins + worth[partner].coins + mean
        reached = reach * error
        pairs.append(Estimate(partner[1], coins, coins - reached, coins + reached, len(values)))
    return tuple(sorted(pairs, key=lambda each: -each.coins))


def _weighted_mean(values: Sequence[Left]) -> tuple[float, float]:
    """Return the mean of what was left unexplained, and its standard error."""
    whole = sum(each.weight for each in values)
    mean = sum(each.weight * each.coins for each in values) / whole
    spread = sum((each.weight * (each.coins - mean)) ** 2 for each in values)
    return mean, sqrt(spread * len(values) / (len(values) - 1)) / whole
