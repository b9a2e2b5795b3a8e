"""Many games in one go, in one process or several, with a digest that proves they were the same games."""

import hashlib
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, parent_process

from swdsl.play.collector import collector_paused
from swdsl.play.match import Outcome, play_match
from swdsl.runtime.bots import BOTS
from swdsl.runtime.game import Game
from swdsl.runtime.generator import mixed

Maker = Callable[[], Game]

_BATCH = 25  # games a worker plays before it reports
_PATIENCE = 0.2  # seconds until somebody who wants to stop is heard


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


@dataclass(frozen=True, slots=True)
class Series:
    """Which games to play. `bots` are named by seat, round and round; `checked` tests every invariant."""

    maker: Maker
    bots: tuple[str, ...]
    seed: int
    count: int
    checked: bool = False


def simulate(series: Series, *, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Play a series. Ctrl-C stops early and reports what was played."""
    started = time.process_time()
    seeds = [mixed(series.seed * 1_000_003 + number) for number in range(series.count)]
    batches = [seeds[start : start + _BATCH] for start in range(0, series.count, _BATCH)]
    played: dict[int, tuple[list[Outcome], float]] = {}
    try:
        for number, result in _run(series, batches, jobs):
            played[number] = result
            progress(sum(len(outcomes) for outcomes, _ in played.values()))
    except KeyboardInterrupt:
        pass  # what was played so far is reported all the same
    outcomes = [outcome for number in sorted(played) for outcome in played[number][0]]
    elsewhere = sum(cpu for _, cpu in played.values()) if jobs > 1 else 0.0
    return _report(outcomes, series.bots, time.process_time() - started + elsewhere)


def _run(
    series: Series, batches: list[list[int]], jobs: int
) -> Iterator[tuple[int, tuple[list[Outcome], float]]]:
    if jobs <= 1:
        game = series.maker()
        for number, seeds in enumerate(batches):
            yield number, (_play(game, series, seeds), 0.0)
        return
    with _interruptions() as asked_to_stop:
        yield from _run_in_pool(series, batches, jobs, asked_to_stop)
    if asked_to_stop:
        raise KeyboardInterrupt


def _run_in_pool(
    series: Series, batches: list[list[int]], jobs: int, asked_to_stop: list[int]
) -> Iterator[tuple[int, tuple[list[Outcome], float]]]:
    pool = ProcessPoolExecutor(jobs, initializer=_end_with_parent)
    waiting = {pool.submit(_work, series, seeds): number for number, seeds in enumerate(batches)}
    try:
        while waiting and not asked_to_stop:
            done, _ = wait(waiting, timeout=_PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        for worker in active_children() if waiting else ():
            worker.terminate()  # nobody waits for games that nobody counts
        pool.shutdown(wait=not waiting, cancel_futures=True)


@contextmanager
def _interruptions() -> Iterator[list[int]]:
    """Note that somebody wants to stop, instead of breaking off where a process is just being started."""
    noted: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with_parent() -> None:
    """Let a worker end at once when it is interrupted, and when whoever started it is no more."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.join,), daemon=True).start()


def _end_after(wait_for_it: Callable[[], None]) -> None:
    wait_for_it()
    signal.raise_signal(signal.SIGTERM)


_games: dict[Maker, Game] = {}  # one per worker process: a game is built once, not once per batch


def _work(series: Series, seeds: list[int]) -> tuple[list[Outcome], float]:
    started = time.process_time()
    if series.maker not in _games:
        _games[series.maker] = series.maker()
    outcomes = _play(_games[series.maker], series, seeds)
    return outcomes, time.process_time() - started


def _play(game: Game, series: Series, seeds: list[int]) -> list[Outcome]:
    bots = series.bots
    seats = [BOTS[bots[seat % len(bots)]] for seat in range(game.players)]
    with collector_paused():
        return [play_match(game, seats, seed, checked=series.checked) for seed in seeds]


def _report(outcomes: list[Outcome], bots: Sequence[str], cpu: float) -> Report:
    digest = hashlib.sha256()
    for outcome in outcomes:
        digest.update(f"{outcome.seed}:{outcome.decisions}:{outcome.coins}\n".encode())
    seats = len(outcomes[0].coins) if outcomes else 0
    return Report(
        games=len(outcomes),
        finished=sum(outcome.finished for outcome in outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        cpu_seconds=cpu,
        digest=digest.hexdigest()[:16],
        shares=tuple(_share(outcomes, seat, bots[seat % len(bots)]) for seat in range(seats)),
        violations=tuple(outcome for outcome in outcomes if outcome.violation),
    )


def _share(outcomes: list[Outcome], seat: int, bot: str) -> Share:
    """A shared victory counts in parts."""
    wins = sum(1 / outcome.ranks.count(1) for outcome in outcomes if outcome.ranks[seat] == 1)
    coins = sum(outcome.coins[seat] for outcome in outcomes)
    return Share(seat, bot, wins / len(outcomes), coins / len(outcomes))
