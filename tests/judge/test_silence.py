"""Tiles without effect for a time: the judge reads them from the law, and the games agree."""

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

SILENCERS = {"race": ("mind_flayers",), "power": ("hypnotic", "stunning")}


def table(package: str) -> Game:
    """Lay a table with everything that silences tiles, and plain races and powers to be silenced."""

    def module(name: str) -> Any:
        return importlib.import_module(f"{package}.{name}")

    made = [getattr(module(f"homebrew.{kind}s"), each) for kind in SILENCERS for each in SILENCERS[kind]]
    made += [getattr(module(f"base.{kind}s"), each) for kind in SILENCERS for each in PLAIN["base", kind]]
    options = {f"base.{name}": choice for name, choice in OPTIONS["base"].items()}
    return Game(module("maps.base_3p").BOARD, 3, module("base.frame").frame, tuple(made), options, turns=8)


def followed(seeds: range) -> Report:
    """Follow games in which tiles are silenced as often as can be."""
    library, report = compilation().library, Report()
    eager = frozenset(f"homebrew.{each}" for names in SILENCERS.values() for each in names)
    with generated(library) as package:
        game = table(package)
        for seed in seeds:
            follow(Rules(library, game, "base", ("homebrew",)), game, seed, report, eager=eager)
    return report


@pytest.fixture
def silenced(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note every tile that the judge silences."""
    noted: list[int] = []
    silence: Callable[..., None] = Umpire.silence

    def noting(umpire: Umpire, tile: int, *rest: Any) -> None:
        noted.append(tile)
        silence(umpire, tile, *rest)

    monkeypatch.setattr(Umpire, "silence", noting)
    return noted


def test_games_with_silenced_tiles_go_as_the_law_says(silenced: list[int]) -> None:
    report = followed(range(6))
    assert [str(each) for each in report.findings] == []
    assert not report.unread
    assert len(silenced) > 20


@pytest.mark.slow
def test_many_games_with_silenced_tiles_do() -> None:
    report = followed(range(100, 200))
    assert [str(each) for each in report.findings] == []
    assert report.decisions > 10000
