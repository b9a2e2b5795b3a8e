"""What components are worth: a pick by the coins from then on, a find by the coins at the end.

A pick late in the game is worth less than an early one, whatever it is; and what a verdict is about is picked
as soon as it shows. So picks are compared with picks of the same turn and seat, and weighed so that every
component was picked as early and as late as picks in general are.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from typing import Final

from swdsl.balance.experiment import WHEN, Row, Sample
from swdsl.balance.regression import Fit, fit
from swdsl.play.tally import Key

PICKED: Final = ("race", "power")
_DOUBT: Final = 20
"""So many picks, spread as usual, stand beside those of a component: a handful says little of its times."""


def worth(sample: Sample, official: Collection[str]) -> Fit:
    """Return the effects of everything that was picked or found, and what is left unexplained of picks."""
    players = sum(len(game) for game in sample.games)
    picked = fit(sample.picks, official, evened(sample.picks), players)
    effects = [each for each in picked.effects if each.key[0] != WHEN]
    if any(key[0] not in PICKED for game in sample.games for _, keys in game for key in keys):
        found = fit(sample.games, official)
        effects += [each for each in found.effects if each.key[0] not in PICKED]
    return Fit(tuple(effects), picked.rows)


def evened(games: Sequence[Sequence[Row]]) -> Callable[[Row], float]:
    """Return how much a pick counts, so that each component is picked at the same times as all together."""
    times: Counter[Key] = Counter()
    of_each: defaultdict[Key, Counter[Key]] = defaultdict(Counter)
    for game in games:
        for _, (race, power, moment) in game:
            times[moment] += 1
            of_each[race][moment] += 1
            of_each[power][moment] += 1
    usual = {moment: number / times.total() for moment, number in times.items()}
    counts = {}
    for key, known in of_each.items():
        whole = known.total() + _DOUBT
        for moment, number in known.items():
            counts[key, moment] = usual[moment] * whole / (number + _DOUBT * usual[moment])

    def weigh(row: Row) -> float:
        _, (race, power, moment) = row
        return counts[race, moment] * counts[power, moment]

    return weigh
