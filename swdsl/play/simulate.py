"""Many games in one go, in one process or several, with a digest that proves they were the same games."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from swdsl.play.collector import collector_paused
from swdsl.play.match import Outcome, play_match
from swdsl.play.seats import PLANNER, seated
from swdsl.play.tally import Key, Sums, Tally, merge, named, tallies
from swdsl.play.workers import Through, work_through
from swdsl.runtime.bots import Bot
from swdsl.runtime.game import Game
from swdsl.runtime.generator import mixed
from swdsl.runtime.matches import play_series
from swdsl.runtime.tallies import Tallies

Maker = Callable[[], Game]

_BATCH = 25  # games a worker plays before it reports
_LARGE_BATCH = 100  # of those in which everything is drawn by lot
_SMALL_BATCH = 2  # of those with a bot that thinks


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat got over all games."""

    seat: int
    bot: str
    wins: float
    mean_coins: float


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a simulation. The digest depends on game, bots, seed and count alone."""

    games: int
    finished: int
    decisions: int
    cpu_seconds: float
    digest: str
    shares: tuple[Share, ...]
    violations: tuple[Outcome, ...]
    components: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """Which games to play. `bots` are named by seat, round and round; `checked` tests every invariant."""

    maker: Maker
    bots: tuple[str, ...]
    seed: int
    count: int
    checked: bool = False

    def batches(self) -> list[list[int]]:
        """Return the seeds of all games, as many together as one worker should play in one go."""
        seeds = [mixed(self.seed * 1_000_003 + number) for number in range(self.count)]
        size = _SMALL_BATCH if self.thinks else _LARGE_BATCH if set(self.bots) == {"random"} else _BATCH
        return [seeds[start : start + size] for start in range(0, self.count, size)]

    @property
    def thinks(self) -> bool:
        """Whether somebody plays who takes time, and keeps a plan from choice to choice."""
        return any(bot.startswith(PLANNER) for bot in self.bots)

    def seats(self, players: int) -> list[Bot]:
        """Return the bots of one game."""
        return [seated(self.bots[seat % len(self.bots)]) for seat in range(players)]


@dataclass(frozen=True, slots=True)
class Played:
    """What became of one batch."""

    outcomes: tuple[Outcome, ...]
    sums: dict[Key, Sums]
    cpu: float


def simulate(
    series: Series,
    *,
    jobs: int = 1,
    through: Through | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play a series, here or `through` others. Ctrl-C stops early and reports what was played."""
    crew = through or partial(work_through, jobs=jobs)
    played: dict[int, Played] = {}
    done = 0
    try:
        for number, batch in crew(partial(play_batch, series), series.batches()):
            played[number] = batch
            done += len(batch.outcomes)
            progress(done)
    except KeyboardInterrupt:
        pass  # what was played so far is reported all the same
    return report([played[number] for number in sorted(played)], series.bots)


_games: dict[Maker, Game] = {}  # one per process: a game is built once, not once per batch


def play_batch(series: Series, seeds: Sequence[int]) -> Played:
    """Play the games of some seeds, and keep of their ledgers what adds up."""
    started = time.process_time()
    if series.maker not in _games:
        _games[series.maker] = series.maker()
    game = _games[series.maker]
    with collector_paused():
        outcomes, counted = _played_at_once(game, series, seeds) or _played_one_by_one(game, series, seeds)
    return Played(outcomes, named(game, counted), time.process_time() - started)


Counted = tuple[tuple[Outcome, ...], Tallies]


def _played_at_once(game: Game, series: Series, seeds: Sequence[int]) -> Counted | None:
    """Play games all the way in the kernel; None where one broke, or is to be looked at more closely."""
    if series.checked or series.thinks:
        return None
    counted = Tallies(game)
    try:
        endings = play_series(game, series.seats(game.players), list(seeds), counted)
    except Exception:  # noqa: BLE001 - one by one it is found which game it was, and what it did
        return None
    outcomes = (
        Outcome(seed, True, decisions, tuple(coins), tuple(ranks), None)
        for seed, (decisions, coins, ranks) in zip(seeds, endings, strict=True)
    )
    return tuple(outcomes), counted


def _played_one_by_one(game: Game, series: Series, seeds: Sequence[int]) -> Counted:
    counted = Tallies(game)
    outcomes = (
        play_match(game, series.seats(game.players), seed, checked=series.checked, tallies=counted)
        for seed in seeds
    )
    return tuple(outcomes), counted


def report(played: Sequence[Played], bots: Sequence[str]) -> Report:
    """Put batches together, in the order of their games."""
    outcomes = [outcome for batch in played for outcome in batch.outcomes]
    digest = hashlib.sha256()
    for outcome in outcomes:
        digest.update(f"{outcome.seed}:{outcome.decisions}:{outcome.coins}\n".encode())
    seats = len(outcomes[0].coins) if outcomes else 0
    return Report(
        games=len(outcomes),
        finished=sum(outcome.finished for outcome in outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        cpu_seconds=sum(batch.cpu for batch in played),
        digest=digest.hexdigest()[:16],
        shares=tuple(_share(outcomes, seat, bots[seat % len(bots)]) for seat in range(seats)),
        violations=tuple(outcome for outcome in outcomes if outcome.violation),
        components=tallies(merge(batch.sums for batch in played)),
    )


def _share(outcomes: list[Outcome], seat: int, bot: str) -> Share:
    """A shared victory counts in parts."""
    wins = sum(1 / outcome.ranks.count(1) for outcome in outcomes if outcome.ranks[seat] == 1)
    coins = sum(outcome.coins[seat] for outcome in outcomes)
    return Share(seat, bot, wins / len(outcomes), coins / len(outcomes))
