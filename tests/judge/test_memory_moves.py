"""What a race lost since the last turn goes with it into decline and back."""

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    "at scoring, also in decline: gain 1 coin for each region I lost since my last turn up to 3",
    "at scoring, also in decline: gain 1 coin for each region lost by us since my last turn up to 4",
    "after scoring, only in decline: gain 2 coins for each region I lost since my last turn",
)


def test_what_was_lost_is_remembered_by_the_race() -> None:
    lines = ('pack {0} "T"', "  uses base", "", 'power {0} "T"', "  tokens 4", "  {1}", "")
    trials = [
        Trial(number, f"trial_{number}", "power", "\n".join(lines).format(f"trial_{number}", each), (each,))
        for number, each in enumerate(SENTENCES)
    ]
    outcome = play_trials(trials, together=1)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.decisions > 100
