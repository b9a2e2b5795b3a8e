"""The nearest right word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.diagnostics import did_you_mean, nearest

NAMES = (
    "mudpool",
    "mudman",
    "great_ancient",
    "spear_bearers",
    "wolf",
    "fen",
    "tower",
    "baby",
    "over_the_hills",
)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("mudpol", "mudpool"),
        ("mudpolo", "mudpool"),
        ("mdupool", "mudpool"),
        ("Mudpool", "mudpool"),
        ("mudpools", "mudpool"),
        ("mudmen", "mudman"),
        ("wolves", "wolf"),
        ("babies", "baby"),
        ("greatancient", "great_ancient"),
        ("great-ancient", "great_ancient"),
        ("great ancients", "great_ancient"),
        ("ancient", "great_ancient"),
        ("spear_bearer", "spear_bearers"),
        ("towеr", "tower"),  # with a Cyrillic letter in it
        ("fenn", "fen"),
    ],
)
def test_slip_finds_its_word(written: str, meant: str) -> None:
    assert nearest(written, NAMES) == (meant,)


@pytest.mark.parametrize("written", ["volcano", "x", "", "the", "tow", "mud"])
def test_nothing_is_offered_when_nothing_is_near(written: str) -> None:
    assert did_you_mean(written, NAMES) is None


def test_equally_near_words_are_all_offered() -> None:
    assert did_you_mean("cat", ["bat", "rat", "cow"]) == "Did you mean `bat` or `rat`?"
    assert did_you_mean("cat", ["bat", "hat", "rat"]) == "Did you mean `bat`, `hat` or `rat`?"


def test_a_word_is_never_suggested_for_itself() -> None:
    assert nearest("wolf", ["wolf"]) == ()


@given(st.text(max_size=12), st.lists(st.text(max_size=12), max_size=8))
def test_order_of_candidates_does_not_matter(written: str, candidates: list[str]) -> None:
    assert nearest(written, candidates) == nearest(written, candidates[::-1])
