"""Rules nobody published, played long: every component of the pack in at least 200 sound games."""

from collections import Counter
from functools import cache

import pytest

from swdsl.generate import PACKAGE, generate
from swdsl.play.load import CompiledGame
from swdsl.runtime import Component, Game, State, check, new_state
from swdsl.source import SourceFile
from tests.engine.games import Eager, states, uniform
from tests.lower.libraries import RULES, library, sources

BOARDS = ("base_2p", "base_5p", "underground_3p", "underground_4p")
FEWEST = 200
MOST = 4000


@cache
def pack() -> tuple[tuple[str, str], ...]:
    """Print the modules of the pack, with a game of its own on each board, without touching the disk."""
    games = "".join(f'game pack_{board} "Trial"\n  map {board}\n  sets homebrew\n\n' for board in BOARDS)
    files = sources(*RULES, "maps/*_[2-6]p.sw", "tests/homebrew/*.sw")
    written = generate(library([*files, SourceFile("rules/games/trial.sw", games)]))
    return tuple((artifact.path.removeprefix(f"{PACKAGE}/"), artifact.text) for artifact in written)


@cache
def game(board: str) -> Game:
    """Return the pack's game on a board."""
    return CompiledGame(pack(), f"pack_{board}")()


def present(s: State) -> set[str]:
    """Name the components at work on the table now."""
    races = {s.game.races[race].name for race in s.race if race >= 0}
    powers = {s.game.powers[power].name for power in s.power if power >= 0}
    return races | powers | {s.game.markers[m].name for m, r in enumerate(s.marker_at) if r >= 0}


def play(board: str, seed: int) -> set[str]:
    """Play a game, every state sound, and return which components were in it."""
    seen: set[str] = set()
    chooser = uniform(seed) if seed % 2 else Eager(seed)
    for s, _, _ in states(new_state(game(board), seed), chooser):
        assert check(s) == [], f"{board}, seed {seed}"
        seen |= present(s)
    return seen


@pytest.mark.parametrize("board", BOARDS)
def test_the_pack_plays_on_each_board(board: str) -> None:
    assert play(board, 1) | play(board, 2)


@pytest.mark.slow
def test_every_component_of_the_pack_plays_two_hundred_games() -> None:
    met: Counter[str] = Counter()
    wanted = {each.name for board in BOARDS for each in _components(game(board))}
    for seed in range(MOST):
        met.update(play(BOARDS[seed % len(BOARDS)], seed))
        if min(met[name] for name in wanted) >= FEWEST:
            break
    assert {name: met[name] for name in wanted if met[name] < FEWEST} == {}


def _components(table: Game) -> list[Component]:
    return [*table.races, *table.powers, *table.markers]
