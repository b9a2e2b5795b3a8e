"""Official games, watched by the judge: attacks, costs and scores at every decision, and whole turns."""

from functools import cache
from importlib import import_module

import pytest

from swdsl.model.ruleset import Library
from swdsl.runtime import Game
from tests.judge.follow import follow
from tests.judge.rules import Rules
from tests.judge.watch import Report, watch
from tests.lower.libraries import RULES, library, sources

BOARDS = tuple(f"{box}_{players}p" for box in ("base", "underground") for players in (2, 3, 4, 5))
MIXED = ("both_worlds_base_2p", "both_worlds_underground_3p", "treasure_hunt_3p")


@cache
def official() -> Library:
    return library(sources(*RULES, "maps/*.sw"))


def table(name: str) -> tuple[Rules, Game]:
    """Return a ready game, and the judge's reading of its rules."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return Rules(official(), game, game.board.name.split("_")[0]), game


def told(report: Report) -> list[str]:
    """Return the differences, to be read."""
    return [str(each) for each in report.findings]


def watched(name: str, seeds: range) -> Report:
    rules, game = table(name)
    report = Report()
    for seed in seeds:
        watch(rules, game, seed, report)
    return report


def followed(name: str, seeds: range) -> Report:
    rules, game = table(name)
    report = Report()
    for seed in seeds:
        follow(rules, game, seed, report)
    return report


@pytest.mark.parametrize("name", ["base_2p", "underground_2p"])
def test_attacks_costs_and_scores_are_what_the_sentences_say(name: str) -> None:
    report = watched(name, range(3, 5))
    assert told(report) == []
    assert report.decisions > 150


@pytest.mark.parametrize("name", ["base_2p", "base_3p"])
def test_whole_games_go_as_the_sentences_say(name: str) -> None:
    report = followed(name, range(6))
    assert told(report) == []
    assert report.decisions > 60


@pytest.mark.slow
@pytest.mark.parametrize("name", [*BOARDS, *MIXED])
def test_many_attacks_costs_and_scores_are_what_the_sentences_say(name: str) -> None:
    report = watched(name, range(100, 112))
    assert told(report) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [f"base_{players}p" for players in (2, 3, 4, 5)])
def test_many_whole_games_go_as_the_sentences_say(name: str) -> None:
    report = followed(name, range(100, 140))
    assert told(report) == []
