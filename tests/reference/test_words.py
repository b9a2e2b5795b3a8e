"""The reference's own words: never empty, and never borrowed from another language."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from swdsl.reference.words import WORDS, Counted, Words

OTHERS = [words for language, words in WORDS.items() if language != "en"]
ENGLISH = WORDS["en"]
# The same word in two languages, by nature.
SHARED = {"Menu", "Options", "Option", "Source", "Page", "Terrain", "Tuile", "Regions", "Symbol", "Race"}


def texts(words: Words) -> Iterator[tuple[str, str]]:
    """Yield every plain text of a language with its name."""
    for each in fields(words):
        value = getattr(words, each.name)
        if isinstance(value, str) and each.name not in (
            "language",
            "own_name",
            "colon",
            "semicolon",
            "decimal",
        ):
            yield each.name, value


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_nothing_is_empty(words: Words) -> None:
    assert [name for name, text in texts(words) if not text.strip()] == []


@pytest.mark.parametrize("words", OTHERS, ids=lambda words: words.language)
def test_nothing_was_left_in_english(words: Words) -> None:
    english = dict(texts(ENGLISH))
    same = [text for name, text in texts(words) if text == english[name]]
    assert set(same) <= SHARED


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_every_number_has_its_form(words: Words) -> None:
    for noun in Counted:
        for number in (0, 1, 2, 4, 5, 11, 14, 21, 22, 25, 111):
            assert words.count(number, noun).startswith(f"{number} ")


def test_russian_counts_as_russians_do() -> None:
    russian = WORDS["ru"]
    counted = [russian.count(number, Counted.RACE) for number in (1, 2, 5, 11, 12, 21, 24, 111)]
    expected = "1 народ, 2 народа, 5 народов, 11 народов, 12 народов, 21 народ, 24 народа, 111 народов"
    assert ", ".join(counted) == expected


def test_french_counts_nothing_in_the_singular() -> None:
    assert WORDS["fr"].count(0, Counted.REGION) == "0 région"
    assert WORDS["it"].count(0, Counted.REGION) == "0 Regioni"
