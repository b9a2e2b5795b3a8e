"""Games with a deck of events go as the law says: who hears an event, when it changes, which are left."""

import importlib
from collections.abc import Mapping
from typing import Any, Final

import pytest

from swdsl.runtime import Game
from tests.homebrew.test_homebrew import compilation
from tests.judge.follow import follow
from tests.judge.rules import Rules
from tests.judge.trials import OPTIONS, PLAIN, generated
from tests.judge.watch import Report

EVENTS: Final = ("long_winter", "harvest", "truce_of_the_woods", "spring_tide", "levy", "night_of_wolves")

TILES: Final[Mapping[str, tuple[str, ...]]] = {
    "races": ("meadow_folk", "short_of_breath"),
    "powers": ("first_strike",),
}


def table(
    package: str,
    events: tuple[str, ...] = EVENTS,
    pack: str = "seasons",
    tiles: Mapping[str, tuple[str, ...]] = TILES,
) -> Game:
    """Lay a table with a deck of events, and plain races and powers."""

    def module(name: str) -> Any:
        return importlib.import_module(f"{package}.{name}")

    made = [getattr(module(f"{pack}.events"), each) for each in events]
    made += [getattr(module(f"{pack}.{kind}"), each) for kind in tiles for each in tiles[kind]]
    made += [
        getattr(module(f"base.{kind}s"), each) for kind in ("race", "power") for each in PLAIN["base", kind]
    ]
    options = {f"base.{name}": choice for name, choice in OPTIONS["base"].items()}
    return Game(module("maps.base_3p").BOARD, 3, module("base.frame").frame, tuple(made), options, turns=8)


def followed(seeds: range, events: tuple[str, ...] = EVENTS) -> Report:
    """Follow games with such a deck, and with the tiles whose rules change while a turn goes on."""
    library, report = compilation().library, Report()
    eager = frozenset(f"seasons.{each}" for names in TILES.values() for each in names)
    with generated(library) as package:
        game = table(package, events)
        for seed in seeds:
            follow(Rules(library, game, "base", ("seasons",)), game, seed, report, eager=eager)
    return report


def test_games_with_events_go_as_the_law_says() -> None:
    report = followed(range(6))
    assert [str(each) for each in report.findings] == []
    assert not report.unread
    assert report.decisions > 300


@pytest.mark.parametrize("number", [1, 2])
def test_a_small_deck_is_mixed_again(number: int) -> None:
    report = followed(range(2), EVENTS[:number])
    assert [str(each) for each in report.findings] == []


def test_the_judge_would_notice_an_event_that_nobody_heeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games with a judge who has never heard of one sentence differ."""
    said = Rules.sentences
    monkeypatch.setattr(
        Rules, "sentences", lambda self, each, *rest: () if each.ref.id == "levy" else said(self, each, *rest)
    )
    assert followed(range(6)).findings


@pytest.mark.slow
def test_many_games_with_events_do() -> None:
    report = followed(range(100, 200))
    assert [str(each) for each in report.findings] == []
    assert not report.unread
