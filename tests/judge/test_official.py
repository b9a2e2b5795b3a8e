"""Official games, watched by the judge: attacks, costs and scores at every decision, and whole turns."""

import pytest

from tests.judge.boards import EVERY_BOARD, table
from tests.judge.follow import follow
from tests.judge.watch import Report, watch


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


@pytest.mark.parametrize(
    "name", ["base_2p", "underground_3p", "both_worlds_underground_2p", "treasure_hunt_3p"]
)
def test_whole_games_go_as_the_sentences_say(name: str) -> None:
    report = followed(name, range(2))
    assert told(report) == []
    assert report.decisions > 60


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY_BOARD)
def test_many_attacks_costs_and_scores_are_what_the_sentences_say(name: str) -> None:
    report = watched(name, range(100, 104))
    assert told(report) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY_BOARD)
def test_many_whole_games_go_as_the_sentences_say(name: str) -> None:
    report = followed(name, range(100, 106))
    assert told(report) == []
    assert report.decisions > 200


def test_a_declined_race_that_uncovers_a_place_hears_it() -> None:
    rules, game = table("both_worlds_underground_5p")
    report = Report()
    follow(rules, game, 810010, report)  # declined Ghouls find the Pentacle with their last tokens
    assert told(report) == []
    assert report.decisions > 150


def test_a_race_that_has_lost_what_kept_it_fades() -> None:
    rules, game = table("treasure_hunt_3p")
    report = Report()
    follow(rules, game, 810046, report)  # Trolls that declined as Spirits of Stonehedge, and lost it
    assert told(report) == []
    assert report.decisions > 90


def test_works_of_a_power_that_nobody_has_count() -> None:
    rules, game = table("both_worlds_underground_2p")
    report = Report()
    follow(rules, game, 300692, report)  # the Balrog takes Stonehedge with Fortified on it
    assert told(report) == []
    assert report.decisions > 50
