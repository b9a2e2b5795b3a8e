"""What is asked of whoever is conquered, attacked or played last is played as said, or refused."""

import pytest

from tests.judge.components import Trial
from tests.judge.trials import play_trials, refusals

PLAYED = (
    "when I conquer a region, if they have at least 6 coins: they lose no tokens",
    "when I conquer a region, unless they have no coins: they lose 2 tokens",
    "at game end, if I expanded this turn: I may gain 3 coins",
    "at scoring: gain 2 coins for each opponent not attacked by me this turn",
    "at scoring: gain 2 coins for each opponent whose active race was attacked by me this turn",
)
REFUSED = (
    "when I conquer a region, unless they hold a forest: they lose 2 tokens",
    "when anyone attacks a mountain, once per turn per opponent: cost 1 less",
    "when anyone conquers a region I hold, once per turn per opponent: I lose no tokens",
)


def made(number: int, sentence: str) -> Trial:
    """Return a power that says one thing."""
    name = f"trial_{number}"
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'power {name} "Trial {number}"']
    return Trial(
        number, name, "power", "\n".join([*lines, "  tokens 5", f"  {sentence}"]) + "\n", (sentence,)
    )


def test_sentences_about_the_other_party_are_played_as_said() -> None:
    outcome = play_trials([made(number, each) for number, each in enumerate(PLAYED)], together=2)
    assert outcome.refusals == {}
    assert {number: str(found[0]) for number, found in outcome.differing.items()} == {}
    assert outcome.report.unread == {}


@pytest.mark.parametrize("sentence", REFUSED)
def test_what_cannot_be_counted_or_asked_of_them_is_refused(sentence: str) -> None:
    assert refusals([made(1, sentence)]) == {"trial_1": "not-playable"}
