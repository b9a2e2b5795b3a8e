"""The homebrew corpus plays: alone, and on one table with both games, with every invariant at every step."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from swdsl.generate import generate
from swdsl.runtime import Game, check, legal, new_state, step
from swdsl.source import SourceFile
from tests.generate.test_executed import random_choices
from tests.lower.libraries import RULES, library, sources

BOARDS = ("base_2p", "base_4p", "underground_2p", "underground_4p")
SETS = {"alone": "homebrew", "mixed": "homebrew, base, underground"}
PACKAGE = "generated_for_test"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Generate games of the corpus into a package of another name."""
    games = "".join(
        f'game {name}_{board} "Trial"\n  map {board}\n  sets {sets}\n\n'
        for name, sets in SETS.items()
        for board in BOARDS
    )
    files = sources(*RULES, "maps/*_[2-6]p.sw", "tests/homebrew/*.sw")
    root = tmp_path_factory.mktemp("homebrew")
    for artifact in generate(library([*files, SourceFile("rules/games/trial.sw", games)]), PACKAGE):
        path: Path = root / artifact.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(artifact.text, encoding="utf-8")
    sys.path.insert(0, str(root))
    yield
    sys.path.remove(str(root))


def play(game: Game, seed: int) -> set[str]:
    """Play a whole game and return which races and powers were seen in it."""
    state = new_state(game, seed)
    choices = random_choices(seed)
    seen: set[str] = set()
    while not state.over:
        actions = legal(state)
        step(state, actions[next(choices) % len(actions)])
        assert check(state) == []
        seen |= {game.races[race].name for race in state.race if race >= 0}
        seen |= {game.powers[power].name for power in state.power if power >= 0}
    return seen


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", sorted(SETS))
def test_homebrew_plays_to_the_end(name: str, board: str) -> None:
    game: Game = import_module(f"{PACKAGE}.games.{name}_{board}").new_game()
    everything = {component.name for component in (*game.races, *game.powers)}
    games = range(1 + len(everything) // 14)  # a game sees so many combos, and the corpus grows
    seen = {each for seed in games for each in play(game, seed + 1)}
    assert seen <= everything
    if name == "alone":
        assert len(seen) > len(everything) // 2
