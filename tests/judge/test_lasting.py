"""Rules for a time, made up by the dozen, with the judge beside: they begin and end as section 2 says."""

import pytest

from tests.judge.components_lasting import lasting_trial
from tests.judge.trials import Outcome, play_trials


def played(seed: int, number: int) -> Outcome:
    """Make up components and play those that the check accepts."""
    return play_trials([lasting_trial(each, seed) for each in range(number)])


def test_rules_for_a_time_hold_as_long_as_they_say() -> None:
    outcome = played(1, 12)
    assert outcome.sentences == {}
    assert outcome.played >= 8
    assert not outcome.report.unread


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_do(seed: int) -> None:
    outcome = played(seed, 90)
    assert outcome.sentences == {}
    assert outcome.played >= 60
