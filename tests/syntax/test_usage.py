"""What was counted of how people say things: templates that can be read, and words that speak for clauses."""

from pathlib import Path
from typing import Final

import pytest

from swdsl.syntax.likely import likened
from swdsl.syntax.likely.learned import likeliest
from swdsl.syntax.likely.named import about, party_in
from swdsl.syntax.likely.templates import plainly, template_of
from swdsl.syntax.likely.usage import NOTHING, Names, marks_of, read_usage, usage, words_of, written
from swdsl.syntax.spoken import Known
from swdsl.syntax.walk import reads
from tests.guesses.learn import KNOWN, NAMES, rounds

_RACES: Final = Known(KNOWN.regions, KNOWN.pieces, frozenset({"humans", "ratmen"}), frozenset({"flying"}))
_FOLDED: Final = "when I conquer a mountain, gain 2 coins"


def test_every_template_can_be_read_with_the_plainest_things_in_it() -> None:
    clauses = [plainly(each, "fort") for each in usage().clauses]
    assert len(clauses) > 300
    assert [each for each in clauses if not reads(each, "component_line")] == []


@pytest.mark.parametrize(
    ("clause", "template"),
    [
        ("when I attack a hill: cost 2 less", "when I attack {r}: cost {n} less"),
        (
            "at scoring, if round is even: gain 1 coin for each mine I hold",
            "at scoring: gain {n} {coins}{for}",
        ),
        (
            "when an opponent conquers a hill I hold: they pay 3 coins to me",
            "when an opponent conquers {amine}: they pay {n} {coins} to me",
        ),
        ("when I conquer a swamp: place 1 nest there", "when I conquer {r}: place {np} there"),
    ],
)
def test_what_differs_from_clause_to_clause_is_a_gap(clause: str, template: str) -> None:
    assert template_of(clause, NAMES) == template


def test_the_words_of_a_sentence_speak_for_what_it_means() -> None:
    words = words_of(_FOLDED, NAMES)
    right = marks_of("when I conquer a mountain: gain 2 coins", NAMES)
    wrong = marks_of("when I decline: keep all tokens", NAMES)
    assert usage().likelihood(words, right) > usage().likelihood(words, wrong) + 3
    assert usage().unsaid(words, right) < usage().unsaid(words, wrong)
    best = [candidate for _, candidate in likeliest(words)][:3]
    assert any(each.effect.startswith("gain") and "I conquer" in each.moment for each in best)


def test_names_and_numbers_are_signs_whatever_they_are() -> None:
    other = Names(frozenset({"glacier"}), frozenset({"yurt"}))
    assert words_of("conquer a glacier with yurt for 7", other) == words_of(
        "conquer a hill with fort for 2", NAMES
    )


def test_what_was_counted_is_read_as_it_was_written() -> None:
    found = read_usage(written(usage()))
    assert (found.common, found.stands_for, found.clauses) == (
        usage().common,
        usage().stands_for,
        usage().clauses,
    )
    assert NOTHING in found.stands_for


def test_what_is_kept_back_is_not_counted() -> None:
    kept = [
        path
        for path in (Path(__file__).parents[1] / "guesses" / "rounds").glob("*.txt")
        if path.read_text(encoding="utf-8").startswith("# KEPT BACK")
    ]
    assert kept
    counted = {said for said, _ in rounds()}
    for path in kept:
        lines = [each for each in path.read_text(encoding="utf-8").splitlines() if each and each[0] != "#"]
        assert not counted & set(lines[::2])


@pytest.mark.parametrize(
    ("sentence", "clause"),
    [
        ("Humans pay one more to enter your farmlands", "when humans attack farmlands I hold: cost 1 more"),
        (
            "attacking a flying player is 2 cheaper",
            "when I attack a region held by a flying race: cost 2 less",
        ),
        ("Ratmen cannot attack you", "always: ratmen cannot attack regions I hold"),
    ],
)
def test_a_race_by_its_name_is_a_party(sentence: str, clause: str) -> None:
    assert clause in [each.lines[0][0] for each in likened(sentence, _RACES)]
    assert clause not in [each.lines[0][0] for each in likened(sentence, KNOWN)]


def test_what_is_about_no_opponent_is_about_no_race() -> None:
    assert party_in("Gain a coin", _RACES) == ("", "Gain a coin")
    assert about("humans", "at scoring: gain 1 coin") == ""
