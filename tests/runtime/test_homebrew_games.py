"""Rules nobody published are played: the whole homebrew pack, alone and beside both official sets."""

import importlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from swdsl.generate import generate
from swdsl.runtime import Game, Maker, check, describe, legal, new_state, step
from tests.homebrew.test_homebrew import compilation
from tests.runtime.test_random_games import busy_choice, compare_surveys

PACKAGE = "homebrew_under_test"
KINDS = ("races", "powers", "places", "relics")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Write the modules of the pack where Python can import them."""
    root = tmp_path_factory.mktemp("generated")
    for artifact in generate(compilation().library, PACKAGE):
        path = Path(root, artifact.path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(artifact.text, encoding="utf-8")
    sys.path.insert(0, str(root))
    importlib.invalidate_caches()
    yield PACKAGE
    sys.path.remove(str(root))


def module(package: str, name: str) -> ModuleType | None:
    """Import a module of the pack, if it has that one."""
    try:
        return importlib.import_module(f"{package}.{name}")
    except ModuleNotFoundError:
        return None


def makers(package: str, sets: tuple[str, ...]) -> tuple[Maker, ...]:
    """Return every component of some sets."""
    found: list[Maker] = []
    for each in sets:
        for kind in KINDS:
            room = module(package, f"{each}.{kind}")
            found += getattr(room, kind.upper()) if room else ()
    return tuple(found)


def game_of(package: str, sets: tuple[str, ...]) -> Game:
    """Put the components of some sets on the underground board for four."""
    official = [module(package, f"games.{name}") for name in ("underground_4p", "base_4p")]
    options: dict[str, str] = {}
    for room in official:
        assert room is not None
        options.update(room.new_game().options)
    board = module(package, "maps.underground_4p")
    frame = module(package, "underground.frame")
    assert board is not None
    assert frame is not None
    return Game(board.BOARD, 4, frame.frame, makers(package, sets), options)


@pytest.mark.parametrize("sets", [("homebrew",), ("homebrew", "base")])
def test_a_kept_survey_knows_every_clause_of_the_pack(package: str, sets: tuple[str, ...]) -> None:
    """Whatever a clause of somebody's own says of attacks, no survey is kept that it would change."""
    game = game_of(package, sets)
    for seed in range(20):
        compare_surveys(game, seed)


@pytest.mark.parametrize("sets", [("homebrew",), ("homebrew", "underground", "base")])
def test_the_pack_plays(package: str, sets: tuple[str, ...]) -> None:
    """Every game ends, every state is sound, every choice has words."""
    game = game_of(package, sets)
    seen: set[str] = set()
    for seed in range(120):
        state = new_state(game, seed)
        draw = random.Random(seed).random
        decisions = 0
        while not state.over:
            assert check(state) == [], f"seed {seed}, decision {decisions}"
            actions = legal(state)
            action = busy_choice(state, actions, draw)
            assert describe(state, action)
            step(state, action)
            decisions += 1
            assert decisions < 2000
            seen |= {game.races[race].name for race in state.race if race >= 0}
            seen |= {game.powers[power].name for power in state.power if power >= 0}
    if len(sets) == 1:
        assert seen == {component.name for component in [*game.races, *game.powers]}
