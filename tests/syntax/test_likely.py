"""Likening a sentence to what the grammar can say: every row can be played, every offer be read."""

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.syntax.likely import likened
from swdsl.syntax.likely.acts import Row
from swdsl.syntax.likely.table import EFFECTS, EVENTS, GAP, Candidate
from swdsl.syntax.spoken import Known
from swdsl.syntax.spoken.chunks import chunked
from swdsl.syntax.walk import reads
from tests.clauses import Answer, answers

_HEADING: Final = 'power trial "Trial"\n  tokens 4\n  piece fort "Fort" 6, plural "Forts"'
_FILLED: Final[dict[str, str]] = {
    "n": "2",
    "c": "2",
    "pip": "3",
    "cap": "3",
    "np": "1 fort",
    "piece": "fort",
    "for": " for each swamp I hold",
    "coins": "coins",
    "tokens": "tokens",
    "coin": "coin",
    "token": "token",
    "whom": "each opponent",
    "r": "a hill",
    "theirs": "a hill held by an opponent",
    "mine": "a hill I hold",
    "a": "a hill I hold",
    "amine": "a hill I hold",
    "each": "hill I hold",
    "many": "hills I hold",
    "manymine": "hills I hold",
    "any": "hills",
    "all": "hills",
    "ground": "a swamp",
    "other": "a hill",
}
_KNOWN: Final = Known(frozenset({"hill", "forest", "swamp", "mountain", "fort"}), ("fort",))
_SENTENCES: Final = sorted(
    line
    for path in (Path(__file__).parents[1] / "guesses" / "rounds").glob("*.txt")
    for line in path.read_text(encoding="utf-8").splitlines()
    if line and line[0] != "#" and not line.startswith("=>")
)


def sample(candidate: Candidate) -> str:
    """Return the clause of a row with something in each gap."""
    clause = f"{candidate.moment}: {candidate.effect}"
    said = GAP.sub(lambda gap: _FILLED[gap[1]], clause)
    return said.replace("2 token ", "2 tokens ").replace("2 coin ", "2 coins ")


@cache
def tried() -> dict[str, Answer]:
    """Compile a sentence of every effect."""
    return answers(sorted({sample(each) for each in EFFECTS}), _HEADING)


def test_every_effect_can_be_played() -> None:
    wrong = [f"{clause}\n{answer}" for clause, answer in tried().items() if answer.errors]
    assert wrong == []


@pytest.mark.parametrize("event", EVENTS, ids=lambda each: each.moment)
def test_every_event_is_one_of_the_grammar(event: Candidate) -> None:
    moment = GAP.sub(lambda gap: _FILLED[gap[1]], event.moment)
    assert reads(f"{moment}: gain 1 coin", "component_line")


def test_every_offer_can_be_read_and_is_always_the_same() -> None:
    for sentence in _SENTENCES[::7]:
        first = [each.lines[0][0] for each in likened(sentence, _KNOWN)]
        likened.cache_clear()
        assert first == [each.lines[0][0] for each in likened(sentence, _KNOWN)]
        assert all(reads(each, "component_line") for each in first)
        assert len(first) == len(set(first))


@pytest.mark.parametrize(
    ("sentence", "feature"),
    [
        ("an opponent conquers my hill", "opp conquer M"),
        ("my hill is conquered", "? conquer M"),
        ("opponents cannot attack forests", "not opp attack R"),
        ("I remove 1 token to gain 1 coin", "me gain C"),
    ],
)
def test_it_is_known_who_does_what_to_whom(sentence: str, feature: str) -> None:
    assert feature in {each.text for each in Row(chunked(sentence, _KNOWN)).features}


def test_what_is_left_out_is_named() -> None:
    best = likened("Gain a coin for each swamp you hold and dance around them", _KNOWN)[0]
    assert best.lines == (("at scoring: gain 1 coin for each swamp I hold",),)
    assert not best.is_whole


def test_a_long_line_is_not_likened() -> None:
    assert likened("gain a coin " * 60, _KNOWN) == ()


def test_no_row_speaks_of_a_word_that_is_no_gap() -> None:
    gaps = {gap for each in (*EFFECTS, *EVENTS) for gap in GAP.findall(f"{each.moment}{each.effect}")}
    assert gaps <= _FILLED.keys()
