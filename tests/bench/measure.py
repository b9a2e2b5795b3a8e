"""How fast one engine plays: uniform random games, CPU time of one process, complete rules.

Run as a module it prints its figures as JSON, so that the compiled engine can be measured in a process
of its own, with the compiled modules first on its path.
"""

import cProfile
import json
import pstats
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import pairwise
from statistics import median

from swdsl.play.collector import collector_paused
from swdsl.runtime import Game, State, legal, new_state, rollout, step

BOARDS = (("base_2p", 60), ("base_4p", 30), ("underground_2p", 60), ("underground_4p", 30))
ROUNDS = 7
SECONDS = 5.0
"""How long, and how often at least, the same games are played: machines are shared, one run says little."""


@dataclass(frozen=True, slots=True)
class Run:
    """What one run came to: CPU seconds, game by game."""

    decisions: int
    times: tuple[float, ...]

    @property
    def rate(self) -> float:
        """Games per CPU second."""
        return len(self.times) / sum(self.times)


@dataclass(frozen=True, slots=True)
class Figures:
    """What several runs of the same games on one board came to.

    Games per second are those of a `quiet` machine, as if nobody had disturbed any game, and of the best and
    the middle run; `listed` are those of a bot that has every list made, on a quiet machine. `generated` is a
    share of the time.
    """

    board: str
    quiet: float
    best: float
    median: float
    decisions: float
    per_decision: float
    listed: float
    generated: float
    copy: float


def load(name: str) -> Game:
    """Return a generated game."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return game


def play(game: Game, games: int) -> Run:
    """Play games with uniform random choices."""
    return _timed(lambda seed: rollout(new_state(game, seed), seed), games)


def play_by_lists(game: Game, games: int) -> Run:
    """Play games as a bot does that wants to see the list of legal actions each time."""
    return _timed(lambda seed: _by_lists(new_state(game, seed), random.Random(seed).random), games)


def _by_lists(s: State, draw: Callable[[], float]) -> int:
    decisions = 0
    while not s.over:
        actions = legal(s)
        step(s, actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def _timed(one: Callable[[int], int], games: int) -> Run:
    decisions = 0
    ends: list[float] = []
    with collector_paused():  # as a simulation does
        start = time.process_time()
        for seed in range(games):
            decisions += one(seed)
            ends.append(time.process_time())
    return Run(decisions, tuple(end - begin for begin, end in pairwise([start, *ends])))


def runs(game: Game, games: int, how: Callable[[Game, int], Run] = play) -> list[Run]:
    """Play the same games several times, the cache of combos warm."""
    how(game, games)
    found: list[Run] = []
    while len(found) < ROUNDS or sum(sum(run.times) for run in found) < SECONDS:
        found.append(how(game, games))
    return found


def undisturbed(found: list[Run]) -> Run:
    """Put together each game at its fastest: the same work, when nobody else was on the machine."""
    return Run(
        found[0].decisions, tuple(min(times) for times in zip(*(run.times for run in found), strict=True))
    )


def generated_share(game: Game, games: int) -> float:
    """Return the share of time spent in generated code, by the profiler; 0 for compiled code, which hides."""
    profile = cProfile.Profile()
    profile.runcall(play, game, games)
    whole = 0.0
    generated = 0.0
    for (path, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        whole += own
        if "generated" in path:
            generated += own
    return generated / whole


def copy_microseconds(game: Game) -> float:
    """Return the cost of copying a state in the middle of a game, the best of five tries."""
    state = new_state(game, 1)
    while state.turn < 4:
        step(state, legal(state)[0])
    return min(_copies(state.copy) for _ in range(5))


def _copies(copy: object, times: int = 500) -> float:
    assert callable(copy)
    start = time.process_time()
    for _ in range(times):
        copy()
    return (time.process_time() - start) / times * 1e6


def measure(name: str, games: int) -> Figures:
    """Measure one board."""
    game = load(name)
    found = runs(game, games)
    quiet = undisturbed(found)
    return Figures(
        board=name,
        quiet=quiet.rate,
        best=max(run.rate for run in found),
        median=median(run.rate for run in found),
        decisions=quiet.decisions / games,
        per_decision=sum(quiet.times) / quiet.decisions * 1e6,
        listed=undisturbed(runs(game, games, play_by_lists)).rate,
        generated=generated_share(game, games // 4),
        copy=copy_microseconds(game),
    )


if __name__ == "__main__":
    sys.stdout.write(json.dumps([asdict(measure(name, games)) for name, games in BOARDS]))
