"""Whatever is told at length, and however often, is answered in bounded work."""

import random
from typing import Final

import pytest

from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.nearby import likely_offers
from swdsl.syntax.parse import MOST_SHOWN
from swdsl.syntax.spoken import Known, Offer, moments, sentence
from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.conditions import condition_of
from tests.fuzz.sentences import box_words

_JOINING: Final = ("when", "if", "then", "or", "and", "eliminated", "I", "hold", "gain", "1", "coin", ",")
_LENGTH: Final = 290
_ONE_BREATH: Final = 120
_SIGNS: Final = 16_000


def told(lines: int) -> SourceFile:
    """Return a race of which somebody tells at length, and nothing is meant."""
    choose = random.Random(1)
    said = ("when " + " ".join(choose.choices(_JOINING, k=_LENGTH)) for _ in range(lines))
    below = "".join(f"  {each[:_LENGTH]}\n" for each in said)
    return SourceFile("rules/winter/odd.sw", f'race odds "Odds"\n  tokens 6 of 15\n{below}')


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the parts of sentences about which the grammar is asked."""
    heard: list[str] = []

    def hear(words: str) -> Adjunct | None:
        heard.append(words)
        return condition_of(words)

    moments._adjunct.cache_clear()
    sentence._readings.cache_clear()
    monkeypatch.setattr("swdsl.syntax.spoken.moments.condition_of", hear)
    return heard


def test_the_grammar_is_asked_about_no_part_longer_than_one_breath(asked: list[str]) -> None:
    parse(told(3))
    assert 0 < len(asked) < 1000
    assert max(map(len, asked)) <= _ONE_BREATH


def test_once_too_much_is_wrong_nothing_more_is_guessed(asked: list[str]) -> None:
    found = parse(told(MOST_SHOWN + 30))
    assert len(found.unread) == MOST_SHOWN
    begun = len(asked)
    moments._adjunct.cache_clear()
    sentence._readings.cache_clear()
    parse(told(MOST_SHOWN + 1))
    assert len(asked) == 2 * begun


def test_what_is_told_at_length_is_mended_as_far_as_it_takes_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []

    def take(text: str, known: Known) -> tuple[tuple[Offer, ...], Offer]:
        taken.append(text)
        return likely_offers(text, known)

    monkeypatch.setattr("swdsl.advice.advise.likely_offers", take)
    lines = _SIGNS // _LENGTH + 3
    found = compile_rules((*box_words(), told(lines))).diagnostics
    assert len([each for each in found if each.span.path.endswith("odd.sw")]) >= lines
    assert len(taken) > 10
    assert sum(map(len, taken)) <= _SIGNS
