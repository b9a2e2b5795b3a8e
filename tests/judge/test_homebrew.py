"""The homebrew pack, watched by the judge: attacks, costs and scores at every decision."""

from collections.abc import Iterable
from typing import Final

import pytest

from tests.homebrew.test_homebrew import compilation
from tests.judge.follow import follow
from tests.judge.rules import Rules
from tests.judge.trials import generated
from tests.judge.watch import Report, watch
from tests.runtime.test_homebrew_games import game_of

#: A game in which pieces of a race without effect are driven out: they stay in hand until it redeploys.
SILENCED = 114
#: Games in which the judge and the engine differ, and about what. The law has to say first who is right.
OPEN: Final = {
    100: "a piece conquers, and the loser's place rolls for it: the engine has by then done what the clause"
    " of the piece says after the conquest, `then gain 1 coin`, and the judge does it when the roll is over",
}
#: One in which a declined race holds a place whose power is for active ones.
OUT_OF_USE = 160


def watched(seeds: range) -> Report:
    """Play the pack below ground, with the judge beside."""
    library = compilation().library
    report = Report()
    with generated(library) as package:
        game = game_of(package, ("homebrew",))
        for seed in seeds:
            watch(Rules(library, game, "underground"), game, seed, report, most=60)
    return report


def followed(seeds: Iterable[int]) -> Report:
    """Follow games of the pack below ground, as far as the judge can read it."""
    library = compilation().library
    report = Report()
    with generated(library) as package:
        game = game_of(package, ("homebrew",))
        for seed in seeds:
            follow(Rules(library, game, "underground"), game, seed, report)
    return report


def told(report: Report) -> list[str]:
    """Return the differences, to be read."""
    return [str(each) for each in report.findings]


def test_attacks_costs_and_scores_are_what_the_sentences_say() -> None:
    report = watched(range(2))
    assert told(report) == []
    assert report.decisions > 100


def test_games_go_as_the_sentences_say() -> None:
    report = followed([*range(8), SILENCED, OUT_OF_USE])
    assert told(report) == []
    assert report.decisions > 60


@pytest.mark.slow
def test_many_games_go_as_the_sentences_say() -> None:
    report = followed(seed for seed in range(100, 160) if seed not in OPEN)
    assert told(report) == []
    assert report.decisions > 600


@pytest.mark.slow
@pytest.mark.parametrize("seed", OPEN)
def test_what_is_open_still_differs(seed: int) -> None:
    """Whoever settles one takes it from the list."""
    assert told(followed([seed])) != []


@pytest.mark.slow
def test_many_are() -> None:
    assert told(watched(range(30))) == []
