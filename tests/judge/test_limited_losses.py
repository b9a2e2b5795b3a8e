"""What is said of losses so many times only counts as often as the judge says."""

import pytest

from tests.judge.components import Trial
from tests.judge.trials import play_trials

SENTENCES = (
    "when an opponent conquers a region I hold, once per turn: I lose no tokens",
    "when anyone conquers a region I hold, once per life: I lose 3 tokens",
    "when an opponent conquers a mountain I hold, twice per game: survivors go to tray",
    "when an opponent conquers a region I hold, once per turn per opponent: I lose no tokens",
    "when an opponent conquers a region I hold, also in decline, once per life: I lose no tokens",
    "when I conquer a region, once per turn: they lose 2 tokens",
    "when I conquer a region held by an opponent, twice per life: they lose no tokens",
    "when I conquer a forest, once per turn per opponent: they lose 3 tokens",
)


def made(number: int, sentence: str, kind: str) -> Trial:
    """Return a component whose word about losses is limited."""
    name = f"trial_{number}"
    tokens = "  tokens 7 of 12" if kind == "race" else "  tokens 5"
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"', tokens]
    return Trial(number, name, kind, "\n".join([*lines, f"  {sentence}"]) + "\n", (sentence,))


@pytest.mark.parametrize("kind", ["race", "power"])
def test_losses_are_limited_as_the_sentences_say(kind: str) -> None:
    trials = [made(number, each, kind) for number, each in enumerate(SENTENCES)]
    outcome = play_trials(trials, together=3)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}
    assert outcome.report.decisions > 100
