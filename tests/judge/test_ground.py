"""Ground that changes: the judge reads it from the law, and the games agree."""

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from swdsl.runtime import Game
from tests.homebrew.test_homebrew import compilation
from tests.judge.follow import follow
from tests.judge.rules import Rules
from tests.judge.trials import OPTIONS, PLAIN, generated
from tests.judge.umpire import Umpire
from tests.judge.watch import Report

CHANGERS = {
    "race": ("fen_makers", "mound_builders", "frost_weavers"),
    "power": ("sprouting", "tilling", "flooding"),
}


def table(package: str) -> Game:
    """Lay a table with everything that changes ground, and plain races and powers."""

    def module(name: str) -> Any:
        return importlib.import_module(f"{package}.{name}")

    made = [getattr(module(f"homebrew.{kind}s"), each) for kind in CHANGERS for each in CHANGERS[kind]]
    made += [getattr(module(f"base.{kind}s"), each) for kind in CHANGERS for each in PLAIN["base", kind]]
    options = {f"base.{name}": choice for name, choice in OPTIONS["base"].items()}
    return Game(module("maps.base_3p").BOARD, 3, module("base.frame").frame, tuple(made), options, turns=8)


def followed(seeds: range) -> Report:
    """Follow games in which ground changes as often as can be."""
    library, report = compilation().library, Report()
    eager = frozenset(f"homebrew.{each}" for names in CHANGERS.values() for each in names)
    with generated(library) as package:
        game = table(package)
        for seed in seeds:
            follow(Rules(library, game, "base", ("homebrew",)), game, seed, report, eager=eager)
    return report


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note every region whose ground the judge changes."""
    noted: list[int] = []
    change: Callable[..., None] = Umpire._give_ground

    def noting(umpire: Umpire, fits: set[int], *rest: Any) -> None:
        noted.extend(fits)
        change(umpire, fits, *rest)

    monkeypatch.setattr(Umpire, "_give_ground", noting)
    return noted


def test_games_with_changing_ground_go_as_the_law_says(changed: list[int]) -> None:
    report = followed(range(6))
    assert [str(each) for each in report.findings] == []
    assert not report.unread
    assert len(changed) > 20


@pytest.mark.slow
def test_many_games_with_changing_ground_do() -> None:
    report = followed(range(100, 200))
    assert [str(each) for each in report.findings] == []
    assert report.decisions > 10000
