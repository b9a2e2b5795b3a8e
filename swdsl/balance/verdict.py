"""The verdict on one component: what it is worth, beside whom, and how sure that is."""

from dataclasses import dataclass, replace
from math import ceil

from swdsl.balance.audit import Finding
from swdsl.balance.field import Estimate, Field
from swdsl.balance.relatives import Relative

STRONG, WEAK, FITS, UNCLEAR = "too strong", "too weak", "fits", "unclear"


@dataclass(frozen=True, slots=True)
class Table:
    """What one series of games says of a component: at which game, played how."""

    game: str
    players: int
    bot: str
    estimate: Estimate
    rank: int
    of: int
    band: tuple[float, float]
    games: int

    @property
    def judgement(self) -> str:
        """Say where the interval lies beside the band of the official ones."""
        low, high = self.band
        if self.estimate.low > high:
            return STRONG
        if self.estimate.high < low:
            return WEAK
        return FITS if low <= self.estimate.coins <= high and not self.is_vague else UNCLEAR

    @property
    def is_vague(self) -> bool:
        """Whether it might as well be too strong as too weak, for all these games tell."""
        return self.estimate.low < self.band[0] and self.estimate.high > self.band[1]

    def more_games(self) -> int:
        """Return how many games more would settle what is unclear, at this rate; 0 when nothing is."""
        if self.judgement != UNCLEAR:
            return 0
        low, high = self.band
        away = max(self.estimate.coins - high, low - self.estimate.coins)
        if self.is_vague:
            away = (high - low) / 2  # first of all an interval no wider than the band
        reach = (self.estimate.high - self.estimate.low) / 2
        return min(10**7, max(0, ceil(self.games * ((reach / max(away, 0.05)) ** 2 - 1))))


@dataclass(frozen=True, slots=True)
class Tuned:
    """The value of a number that would bring a component to where it should be."""

    what: str
    old: int
    new: int
    target: float
    tried: tuple[tuple[int, Estimate], ...]
    reached: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """Everything there is to say of one component; the first table is the one that counts."""

    kind: str
    name: str
    tables: tuple[Table, ...]
    partners: tuple[Estimate, ...]
    relative: Relative | None
    findings: tuple[Finding, ...]
    tuned: Tuned | None = None
    stopped: bool = False
    """Whether somebody did not want to wait: not everything was played, or looked for."""

    @property
    def main(self) -> Table:
        """The table that counts."""
        return self.tables[0]

    def with_tuned(self, tuned: Tuned) -> "Verdict":
        """Add what a number should be."""
        return replace(self, tuned=tuned)


def table_of(found: Field, name: str, game: str, players: int, bot: str) -> Table | None:
    """Read off a field what it says of one component; nothing when nobody picked it."""
    known = found.of(name)
    if known is None:
        return None
    of = len(found.estimates)
    return Table(game, players, bot, known, found.rank(name), of, found.band, found.games)
