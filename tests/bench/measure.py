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
from statistics import median

from swdsl.play.collector import collector_paused
from swdsl.runtime import Game, legal, new_state, rollout, step

BOARDS = (("base_2p", 120), ("base_4p", 60), ("underground_2p", 120), ("underground_4p", 60))
ROUNDS = 7
SECONDS = 3.0
"""How long, and how often at least, the same games are played: machines are shared, one run says little."""


@dataclass(frozen=True, slots=True)
class Run:
    """What one run of games came to."""

    games: int
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Games per CPU second."""
        return self.games / self.seconds

    @property
    def per_decision(self) -> float:
        """CPU microseconds per decision."""
        return self.seconds / self.decisions * 1e6


@dataclass(frozen=True, slots=True)
class Figures:
    """What several runs of the same games on one board came to.

    `listed` are games per second of a bot that has every list made; `generated` is a share of the time.
    """

    board: str
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
    decisions = 0
    with collector_paused():  # as a simulation does
        start = time.process_time()
        for seed in range(games):
            decisions += rollout(new_state(game, seed), seed)
        return Run(games, decisions, time.process_time() - start)


def play_by_lists(game: Game, games: int) -> Run:
    """Play games as a bot does that wants to see the list of legal actions each time."""
    decisions = 0
    draw = random.Random(1).random
    with collector_paused():
        start = time.process_time()
        for seed in range(games):
            s = new_state(game, seed)
            while not s.over:
                actions = legal(s)
                step(s, actions[int(draw() * len(actions))])
                decisions += 1
        return Run(games, decisions, time.process_time() - start)


def runs(game: Game, games: int, how: Callable[[Game, int], Run] = play) -> list[Run]:
    """Play the same games several times, the cache of combos warm; the fastest run first."""
    how(game, games)
    found: list[Run] = []
    while len(found) < ROUNDS or sum(run.seconds for run in found) < SECONDS:
        found.append(how(game, games))
    return sorted(found, key=lambda run: run.seconds)


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
    return Figures(
        board=name,
        best=found[0].rate,
        median=median(run.rate for run in found),
        decisions=found[0].decisions / games,
        per_decision=found[0].per_decision,
        listed=runs(game, games, play_by_lists)[0].rate,
        generated=generated_share(game, games // 4),
        copy=copy_microseconds(game),
    )


if __name__ == "__main__":
    sys.stdout.write(json.dumps([asdict(measure(name, games)) for name, games in BOARDS]))
