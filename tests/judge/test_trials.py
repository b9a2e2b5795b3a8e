"""Made-up components are played as they are said, but for those in the table of known differences."""

import pytest

from tests.judge.components import trial
from tests.judge.known import BATCH, differing, known, recorded
from tests.judge.trials import play_batch

SAMPLE = 24
MANY = 2000


def test_a_seed_makes_up_the_same_components() -> None:
    assert [trial(number, 7) for number in range(40)] == [trial(number, 7) for number in range(40)]
    assert trial(1, 7) != trial(1, 8)


def test_components_are_spread_over_moments_parties_and_effects() -> None:
    said = " / ".join(" / ".join(trial(number, 7).sentences) for number in range(400))
    words = (
        *(
            "at scoring",
            "at turn start",
            "of an opponent",
            "when I attack",
            "when an opponent",
            "when anyone",
        ),
        *(
            "declines",
            "conquers",
            "occupies",
            "leaves",
            "rolls",
            "I may pay",
            "place 1",
            "remove",
            "they pay",
        ),
        *(
            "also in decline",
            "only in decline",
            "once per life",
            "immune",
            "cannot attack",
            "bordering 2",
            "double",
        ),
    )
    assert [word for word in words if word not in said] == []


def test_many_are_accepted() -> None:
    outcome = play_batch(range(16), 5)
    assert outcome.played + sum(outcome.refused.values()) == 16
    assert outcome.played >= 5


def test_the_first_ones_are_played_as_said() -> None:
    expected = {number: said for number, said in known().items() if number < SAMPLE}
    assert differing(0, SAMPLE) == expected


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MANY, BATCH))
def test_many_are_played_as_said(first: int) -> None:
    """The table speaks for so many of them; it is written for all when the engine has caught up."""
    last = min(first + BATCH, MANY, recorded())
    expected = {number: said for number, said in known().items() if first <= number < last}
    assert differing(first, last) == expected
