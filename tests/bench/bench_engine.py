"""How fast the engine plays: uniform random games, CPU time of one process, complete rules."""

import cProfile
import pstats
import sys
import time
from dataclasses import dataclass
from importlib import import_module

from swdsl.runtime import Game, legal, new_state, step
from swdsl.runtime.generator import advance, mixed
from tests.bench.calibration import calibrate

BOARDS = (("base_2p", 200), ("base_4p", 100), ("underground_2p", 150), ("underground_4p", 80))


@dataclass(frozen=True, slots=True)
class Figures:
    """What a run of games came to."""

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


def load(name: str) -> Game:
    """Return a generated game."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return game


def play(game: Game, games: int) -> Figures:
    """Play games with uniform random choices."""
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        state = new_state(game, seed)
        dice = seed
        while not state.over:
            actions = legal(state)
            dice = advance(dice)
            step(state, actions[(mixed(dice) >> 11) % len(actions)])
            decisions += 1
    return Figures(games, decisions, time.process_time() - start)


def best_of(game: Game, games: int, rounds: int = 3) -> Figures:
    """Play the same games several times, the cache of combos warm, and keep the fastest run."""
    play(game, games // 4)
    return min((play(game, games) for _ in range(rounds)), key=lambda figures: figures.seconds)


def generated_share(game: Game, games: int) -> float:
    """Return the share of time spent in generated code, by the profiler."""
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
    """Return the cost of copying a state in the middle of a game."""
    state = new_state(game, 1)
    while state.turn < 4:
        step(state, legal(state)[0])
    start = time.process_time()
    for _ in range(2000):
        state.copy()
    return (time.process_time() - start) / 2000 * 1e6


def main() -> None:
    """Print the figures of every board."""
    say = sys.stdout.write
    say(f"calibration {calibrate():.1f} ms per 200,000 rounds of a plain loop\n")
    say(f"{'board':16}{'games/s':>9}{'decisions':>11}{'us/decision':>13}{'generated':>11}{'copy us':>9}\n")
    for name, games in BOARDS:
        game = load(name)
        figures = best_of(game, games)
        share = generated_share(game, games // 4)
        say(f"{name:16}{figures.rate:9.0f}{figures.decisions / figures.games:11.1f}")
        say(f"{figures.per_decision:13.1f}{share:11.1%}{copy_microseconds(game):9.1f}\n")


if __name__ == "__main__":
    main()
