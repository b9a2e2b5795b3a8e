"""Least squares of coins over what they come of; errors allow for rows of one game depending on each other.

The effects of each kind add up to nothing, of the official ones if there are any: a coefficient says what a
component is worth beside an average one.
What finding any place or relic goes with, see `FOUND`, is no such effect, and is left as it comes.
The matrices are small (one column per component), so a few lines of elimination do.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from swdsl.balance.experiment import FOUND, WHEN, Row
from swdsl.play.tally import Key

Matrix = list[list[float]]

_UNKNOWN = 99.0  # coins: the error of what too few games tell
_TIE = 1e4  # how strongly effects of a kind are tied to add up to nothing, beside thousands of rows


@dataclass(frozen=True, slots=True)
class Effect:
    """Coins that a pick of a component is worth beside an average pick, and their standard error."""

    key: Key
    coins: float
    error: float
    picks: int


class Left(NamedTuple):
    """A row, the coins of it that are left unexplained, and how much it counted."""

    row: Row
    coins: float
    weight: float


@dataclass(frozen=True, slots=True)
class Fit:
    """All effects, and what is left unexplained, row by row."""

    effects: tuple[Effect, ...]
    rows: tuple[Left, ...]


def fit(
    games: Sequence[Sequence[Row]],
    official: Collection[str] = (),
    weigh: Callable[[Row], float] = lambda row: 1.0,
    independent: int = 0,
) -> Fit:
    """Explain the coins of every row by its keys, beside the average of the official ones.

    Without official ones, or of a kind that has none, the average is that of all.
    Errors grow as rows become few beside components; with hardly more of them nothing is known. Where rows
    overlap, as the picks of one player do, `independent` says how many there are that do not.
    """
    keys = sorted({key for game in games for _, picked in game for key in picked})
    place = {key: i + 1 for i, key in enumerate(keys)}
    size = len(keys) + 1
    square, right = _normal_equations(games, place, size, weigh)
    inverse = inverted(_tied(square, keys, size, official))
    beta = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    rows, meat = _residuals(games, place, beta, weigh)
    apart = independent or len(rows)
    sought = 1 + sum(kind != WHEN for kind, _ in keys)  # every moment has many picks
    spare = apart - sought
    few = _UNKNOWN if spare < sought / 2 else sqrt(apart / spare * len(games) / (len(games) - 1))
    errors = [few * error if few < _UNKNOWN else _UNKNOWN for error in _robust_errors(inverse, meat)]
    picks = Counter(key for (_, picked), _, _ in rows for key in picked)
    return Fit(tuple(Effect(key, beta[i], errors[i], picks[key]) for key, i in place.items()), rows)


def _normal_equations(
    games: Iterable[Sequence[Row]], place: dict[Key, int], size: int, weigh: Callable[[Row], float]
) -> tuple[Matrix, list[float]]:
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for game in games:
        for row in game:
            weight = weigh(row)
            columns = [0, *(place[key] for key in row[1])]
            for i in columns:
                right[i] += weight * row[0]
                line = square[i]
                for j in columns:
                    line[j] += weight
    return square, right


def _tied(square: Matrix, keys: Sequence[Key], size: int, official: Collection[str]) -> Matrix:
    """Tie the effects of each kind together, so that they add up to nothing."""
    tied = [line[:] for line in square]
    for kind in {kind for kind, _ in keys if not kind.endswith(FOUND)}:
        every = {i + 1: key[1] for i, key in enumerate(keys) if key[0] == kind}
        members = [i for i, name in every.items() if name in official] or list(every)
        for i in members:
            for j in members:
                tied[i][j] += _TIE
    for i in range(size):
        tied[i][i] += 1e-6  # a component that was hardly picked must not stop the others
    return tied


def _residuals(
    games: Iterable[Sequence[Row]], place: dict[Key, int], beta: list[float], weigh: Callable[[Row], float]
) -> tuple[tuple[Left, ...], Matrix]:
    """Return what is left of every row, and how it varies from game to game."""
    meat = [[0.0] * len(beta) for _ in beta]
    rows: list[Left] = []
    for game in games:
        score: dict[int, float] = {}
        for row in game:
            columns = [0, *(place[key] for key in row[1])]
            left = Left(row, row[0] - sum(beta[i] for i in columns), weigh(row))
            rows.append(left)
            for i in columns:
                score[i] = score.get(i, 0.0) + left.weight * left.coins
        _add_square(meat, sorted(score.items()))
    for i, line in enumerate(meat):
        for j in range(i):
            line[j] = meat[j][i]
    return tuple(rows), meat


def _add_square(meat: Matrix, score: list[tuple[int, float]]) -> None:
    """Add what one game contributes, above the diagonal only: this is where most of the time goes."""
    for first, (i, a) in enumerate(score):
        line = meat[i]
        for j, b in score[first:]:
            line[j] += a * b


def _robust_errors(inverse: Matrix, meat: Matrix) -> list[float]:
    errors = []
    for line in inverse:
        half = [sum(a * meat[i][j] for i, a in enumerate(line)) for j in range(len(line))]
        errors.append(sqrt(max(0.0, sum(a * b for a, b in zip(half, line, strict=True)))))
    return errors


def inverted(matrix: Matrix) -> Matrix:
    """Invert a symmetric positive matrix by elimination with pivots."""
    size = len(matrix)
    work = [line[:] + [float(i == j) for j in range(size)] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(work[r][i]))
        work[i], work[pivot] = work[pivot], work[i]
        scale = work[i][i]
        work[i] = [value / scale for value in work[i]]
        for r in range(size):
            factor = work[r][i]
            if r != i and factor:
                work[r] = [a - factor * b for a, b in zip(work[r], work[i], strict=True)]
    return [line[size:] for line in work]
