"""What could never be done is refused at its words; what comes nearest to it is played."""

from functools import cache

import pytest

from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from tests.clauses import Answer, answers

HEADING = 'power page "Page"\n  tokens 4\n  piece pot "Pot" 3'
REFUSED = {
    "at turn end, only in decline: I may decline": "I may decline",
    "when an opponent conquers a region, only in decline: decline": "decline",
    "when I decline: decline": "decline",
    "when we decline: I may decline": "I may decline",
    "when my other race fades: decline": "decline",
    "when anyone declines: they may decline": "they may decline",
    "when an opponent fades: they may decline": "they may decline",
    "when a declined opponent rolls: they may decline": "they may decline",
    "when I attack a region held by a declined opponent: they may decline": "they may decline",
    "when I conquer a region we hold: they may decline": "they may decline",
    "when I conquer a region held by nobody: they gain 1 coin": "they gain 1 coin",
    "when we attack a hill held by a neutral: gain 1 coin, then they pay 1 coin": "they pay 1 coin",
    "when I conquer a region held by nobody: place 1 pot on them": "place 1 pot on them",
    "when I conquer a region held by a neutral or nobody: they may pay 1 coin": "they may pay 1 coin",
    "when we conquer a region we hold: they pay 1 coin to me": "they pay 1 coin to me",
}
PLAYED = (
    "at turn end, also in decline: I may decline",
    "when anyone declines: I may decline",
    "when an opponent fades: I may decline",
    "when an active opponent rolls: they may decline",
    "when I conquer a region held by an opponent: they may decline",
    "when we conquer a region I hold: they may decline",
    "when I conquer a region held by nobody or an opponent: they gain 1 coin",
    "when I conquer a region held by nobody: choose an opponent, then they gain 1 coin",
    "when we conquer a region we hold: they gain 1 token",
    "at turn start of a declined opponent: they may decline",
)


@cache
def read() -> dict[str, Answer]:
    """Compile all of them at once."""
    return answers([*REFUSED, *PLAYED], HEADING)


@pytest.mark.parametrize(("sentence", "words"), REFUSED.items())
def test_what_could_never_be_done_is_refused_at_its_words(sentence: str, words: str) -> None:
    answer = read()[sentence]
    (refused,) = [each for each in answer.findings if each.code == NOT_PLAYABLE]
    assert words in answer.source.text[refused.span.start : refused.span.end], str(answer)
    assert "What can be played" in (refused.hint or "")


@pytest.mark.parametrize("sentence", PLAYED)
def test_what_can_be_done_is_played(sentence: str) -> None:
    answer = read()[sentence]
    assert answer.errors == (), str(answer)
