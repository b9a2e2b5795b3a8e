"""Made-up components are played as they are said."""

import pytest

from tests.judge.components import trial
from tests.judge.hunt import BATCH
from tests.judge.trials import Outcome, play_batch

SEED = 20
SAMPLE = 20
#: So many are made up for two thousand that the check accepts.
MANY = 2200
ACCEPTED = 0.85


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


def told(outcome: Outcome) -> list[str]:
    """Return the differences, to be read."""
    return [
        f"trial {number}: {outcome.sentences[number]}: {findings[0]}"
        for number, findings in outcome.differing.items()
    ]


def test_the_first_ones_are_accepted_and_played_as_said() -> None:
    outcome = play_batch(range(SAMPLE), SEED)
    assert told(outcome) == []
    assert outcome.played >= ACCEPTED * SAMPLE


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MANY, BATCH))
def test_many_are_played_as_said(first: int) -> None:
    outcome = play_batch(range(first, first + BATCH), SEED)
    assert told(outcome) == []
    assert outcome.played >= ACCEPTED * BATCH
