"""Official games, watched by the judge: attacks, costs and scores at every decision, and whole turns."""

from functools import cache
from importlib import import_module
from typing import Any

import pytest

from swdsl.model.ruleset import Library
from swdsl.runtime import Game
from tests.judge.follow import follow
from tests.judge.known import OFFICIAL
from tests.judge.rules import Rules
from tests.judge.watch import Finding, Report, watch
from tests.lower.libraries import RULES, library, sources

BOARDS = tuple(f"{box}_{players}p" for box in ("base", "underground") for players in (2, 3, 4, 5))
#: Where some attacks still differ in the seeds of the long run.
DIFFERING = {"underground_2p", "underground_3p", "both_worlds_underground_3p"}
MIXED = ("both_worlds_base_2p", "both_worlds_underground_3p", "treasure_hunt_3p")


@cache
def official() -> Library:
    return library(sources(*RULES, "maps/*.sw"))


def table(name: str) -> tuple[Rules, Game]:
    """Return a ready game, and the judge's reading of its rules."""
    game: Game = import_module(f"generated.games.{name}").new_game()
    return Rules(official(), game, game.board.name.split("_")[0]), game


def unknown(findings: list[Finding]) -> list[str]:
    """Return the differences that no known sentence explains."""
    names = [name for seen_in in OFFICIAL.values() for name in seen_in]
    return [str(each) for each in findings if not any(name in str(each) for name in names)]


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
    assert unknown(report.findings) == []
    assert report.decisions > 150


@pytest.mark.parametrize("name", ["base_2p", "base_3p"])
def test_whole_games_go_as_the_sentences_say(name: str) -> None:
    report = followed(name, range(6))
    assert unknown(report.findings) == []
    assert report.decisions > 60


def judged(name: str) -> Any:
    """Return a board; where a difference is known, the test fails as soon as it is gone."""
    reason = "below ground the engine refuses some attacks that the sentences allow"
    return pytest.param(name, marks=[pytest.mark.xfail(reason=reason)] if name in DIFFERING else [])


@pytest.mark.slow
@pytest.mark.parametrize("name", [judged(name) for name in (*BOARDS, *MIXED)])
def test_many_attacks_costs_and_scores_are_what_the_sentences_say(name: str) -> None:
    report = watched(name, range(100, 112))
    assert unknown(report.findings) == []


@pytest.mark.xfail(strict=False, reason="the judge has not followed the newest rules of both boxes yet")
@pytest.mark.slow
@pytest.mark.parametrize("name", [f"base_{players}p" for players in (2, 3, 4, 5)])
def test_many_whole_games_go_as_the_sentences_say(name: str) -> None:
    report = followed(name, range(100, 140))
    assert unknown(report.findings) == []


@pytest.mark.xfail(strict=False, reason="the judge has not followed the newest rules of both boxes yet")
@pytest.mark.slow
def test_known_differences_still_differ() -> None:
    """A reason that shows nowhere any more is struck from the table."""
    found = " ".join(str(each) for each in watched("base_2p", range(20)).findings)
    assert [why for why, seen_in in OFFICIAL.items() if not any(name in found for name in seen_in)] == []
