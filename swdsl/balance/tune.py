"""Tuning: measure a component with other values of one number, and find the value that fits."""

from collections.abc import Callable
from dataclasses import dataclass

from swdsl.balance.experiment import Design, Sample, gather
from swdsl.balance.field import Estimate, field_of
from swdsl.balance.verdict import Tuned
from swdsl.balance.worth import worth
from swdsl.play.simulate import Maker
from swdsl.play.tally import Key
from swdsl.play.workers import Through, work_through


@dataclass(frozen=True, slots=True)
class Question:
    """Which number of which component, and what it should come to."""

    what: str
    old: int
    key: Key
    target: float
    lowest: int = 0
    highest: int = 99


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to play for each value."""

    bot: str
    seed: int
    through: Through = work_through
    seconds: float = 0.0
    games: int = 0
    official: frozenset[str] = frozenset()  # whose average counts

    def play(
        self, maker: Maker, favoured: str = "", progress: Callable[[float], None] = lambda share: None
    ) -> Sample:
        """Play a series of games in which one component, if named, is picked more often."""
        design = Design(maker, self.bot, self.seed, frozenset(filter(None, [favoured])))
        return gather(design, seconds=self.seconds, games=self.games, through=self.through, progress=progress)

    def measure(self, maker: Maker, key: Key) -> Estimate | None:
        """Play, and return what the component came to."""
        sample = self.play(maker, key[1])
        if sample.stopped:
            raise KeyboardInterrupt
        if not sample.games:
            return None
        return field_of(worth(sample, self.official), key[0], len(sample.games), ()).of(key[1])


def tune(question: Question, build: Callable[[int], Maker | None], effort: Effort) -> Tuned:
    """Measure around the printed value, lay a line through what comes, and look once more where it leads."""
    tried: dict[int, Estimate] = {}
    for values in (_around(question, question.old), ()):
        more = values or _around(question, _best(question, tried))
        for value in more:
            maker = None if value in tried else build(value)  # some values would make the rules wrong
            known = effort.measure(maker, question.key) if maker else None
            if known is not None:
                tried[value] = known
    new = _best(question, tried)
    reached = bool(tried) and min(each.low for each in tried.values()) <= question.target <= max(
        each.high for each in tried.values()
    )
    return Tuned(question.what, question.old, new, question.target, tuple(sorted(tried.items())), reached)


def _around(question: Question, middle: int) -> tuple[int, ...]:
    values = (middle - 2, middle, middle + 2)
    return tuple(value for value in values if question.lowest <= value <= question.highest)


def _best(question: Question, tried: dict[int, Estimate]) -> int:
    """Return the value where the line through all measurements comes nearest to the target."""
    if len(tried) < 2:
        return question.old
    weights = {value: 1 / max(known.high - known.low, 0.1) ** 2 for value, known in tried.items()}
    whole = sum(weights.values())
    middle = sum(w * value for value, w in weights.items()) / whole
    mean = sum(w * tried[value].coins for value, w in weights.items()) / whole
    above = sum(w * (value - middle) * (tried[value].coins - mean) for value, w in weights.items())
    below = sum(w * (value - middle) ** 2 for value, w in weights.items())
    slope = above / below
    if abs(slope) < 0.05:
        return question.old  # this number makes no difference
    best = round(middle + (question.target - mean) / slope)
    return min(max(best, question.lowest, min(tried) - 4), question.highest, max(tried) + 4)
