"""The homebrew pack, watched by the judge: attacks, costs and scores at every decision."""

import pytest

from tests.homebrew.test_homebrew import compilation
from tests.judge.known import HOMEBREW
from tests.judge.rules import Rules
from tests.judge.trials import generated
from tests.judge.watch import Report, watch
from tests.runtime.test_homebrew_games import game_of


def watched(seeds: range) -> Report:
    """Play the pack below ground, with the judge beside."""
    library = compilation().library
    report = Report()
    with generated(library) as package:
        game = game_of(package, ("homebrew",))
        for seed in seeds:
            watch(Rules(library, game, "underground"), game, seed, report, most=60)
    return report


def unknown(report: Report) -> list[str]:
    """Return the differences that no known sentence explains."""
    return [str(each) for each in report.findings if not any(name in str(each) for name in HOMEBREW)]


def test_attacks_costs_and_scores_are_what_the_sentences_say() -> None:
    report = watched(range(2))
    assert unknown(report) == []
    assert report.decisions > 100


@pytest.mark.slow
def test_many_are_and_known_differences_still_differ() -> None:
    report = watched(range(30))
    assert unknown(report) == []
    found = " ".join(str(each) for each in report.findings)
    assert [name for name in HOMEBREW if name not in found] == []
