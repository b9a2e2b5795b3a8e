"""Pieces go from one region to another as the judge says, also where a region takes one only."""

import pytest

from tests.judge.test_ranks import made
from tests.judge.trials import play_trials

SENTENCES = (
    (
        "when I conquer a region: place 1 golem there",
        "after conquests: I may move 1 golem from a region I hold to a region I hold, then gain 1 coin",
    ),
    (
        "at turn start: I may place 1 golem in a region I hold",
        "at turn end: move 1 golem from a region to a mountain I hold",
        "at any time, once per turn: I may move 1 golem from a forest to a region bordering a region I hold",
    ),
    (
        "when I conquer a region, twice per turn: place 1 golem there",
        "when an opponent conquers a region I hold: move 1 golem from a region I hold to a region I hold",
        "always: regions with golem are immune to opponents",
    ),
    (
        "when I conquer a region: place 1 golem there",
        "after scoring: I may remove 1 token from a region I hold, then move each golem to a region I hold",
    ),
)


@pytest.mark.parametrize("traits", ["4, 1 per region", "5", "1", "3, 1 per region, stays when conquered"])
def test_they_go_where_there_is_room(traits: str) -> None:
    outcome = play_trials([made(number, each, traits) for number, each in enumerate(SENTENCES)], together=4)
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.refusals == {}
    assert outcome.report.decisions > 100
