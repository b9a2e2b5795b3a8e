"""What becomes of sentences that were once played otherwise than they say: a table that must get better."""

from functools import cache

import pytest

from tests.judge.sentences import AGREES, DIFFERS, REFUSED, SENTENCES, component
from tests.judge.trials import play_trials

GROUP = 12


@cache
def outcomes() -> dict[str, str]:
    """Play every sentence by itself, and say what became of it."""
    found: dict[str, str] = {}
    every = list(enumerate(SENTENCES))
    for at in range(0, len(every), GROUP):
        group = dict(every[at : at + GROUP])
        outcome = play_trials([component(number, said) for number, said in group.items()], together=1)
        for number, said in group.items():
            refused, differing = number in outcome.refusals, number in outcome.differing
            found[said] = REFUSED if refused else DIFFERS if differing else AGREES
    return found


@pytest.mark.slow
@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_becomes_of_a_sentence(sentence: str) -> None:
    assert outcomes()[sentence] == SENTENCES[sentence]
