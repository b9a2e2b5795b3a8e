"""Sentences of cards and forums: what is assumed, what is only offered, and what is left alone."""

import random
from pathlib import Path
from typing import Final

import pytest

from swdsl.syntax.mend import mended
from swdsl.syntax.spoken import (
    Known,
    gist,
    meant,
    named_piece,
    nearest,
    readings,
    sentences,
    several,
    unheard,
)
from swdsl.syntax.walk import reads

_ROUNDS: Final = sorted((Path(__file__).parents[1] / "guesses" / "rounds").glob("*.txt"))
_WRITTEN: Final = [
    line
    for path in _ROUNDS
    for line in path.read_text(encoding="utf-8").splitlines()
    if line and line[0] not in "#="
]

ASSUMED: Final = {
    "Swamps cost you one token less.": "when I attack swamps: cost 1 less",
    "Whenever you take over an enemy's hill you get 2 VP.": (
        "when I conquer a hill held by an enemy: gain 2 coins"
    ),
    "Once per turn, a region costs 2 fewer tokens to conquer.": (
        "when I attack a region, once per turn: cost 2 less"
    ),
    "If you control more than 6 territories at the end of your turn you earn 3 VP": (
        "at turn end, if I hold at least 7 regions: gain 3 coins"
    ),
    "Your farmlands can't be attacked by opponents.": "always: opponents cannot attack farmlands I hold",
    "Conquering a forest earns you a coin": "when I conquer a forest: gain 1 coin",
    "When you conquer a hill, it costs one less.": "when I attack a hill: cost 1 less",
}

# Something must be guessed: whose regions, when, who. Each with the clause that is offered first.
OFFERED: Final = {
    "Double the coins of one hill you control.": "when I score a hill: coins double",
    "One of your mountains is immune": "always: mountains I hold are immune to opponents",
    "+1 coin per swamp": "at scoring: gain 1 coin for each swamp I hold",
    "Trolls get 1 coin for each mountain they occupy at the end of their turn": (
        "at turn end: gain 1 coin for each mountain I hold"
    ),
    "mountains cost 1 more": "when I attack mountains: cost 1 more",
    "gain 1 token every turn": "at turn start: gain 1 token",
    "Your hills are immune": "always: hills I hold are immune to opponents",
}

# Words that look like a shape and mean something else, or nothing.
ALONE: Final = (
    "I am attacked",
    "an opponent pays 1 coin when I conquer a region",
    "each opponent gains 1 coin",
    "when I decline: I do not lose any tokens",
    "gain 1 coin if I have",
    "my tokens",
    "at the end",
    "",
)


@pytest.mark.parametrize(("said", "clause"), ASSUMED.items())
def test_what_has_one_meaning_is_assumed(said: str, clause: str) -> None:
    found = meant(said)
    assert found is not None
    assert found.text == clause


@pytest.mark.parametrize(("said", "clause"), OFFERED.items())
def test_what_must_be_guessed_is_only_offered(said: str, clause: str) -> None:
    assert meant(said) is None
    assert readings(said)[0].clause == clause


@pytest.mark.parametrize("said", ALONE)
def test_what_means_something_else_is_left_alone(said: str) -> None:
    assert meant(said) is None


def test_whoever_writes_a_colon_is_shown_the_language() -> None:
    assert meant("at the end of my turn: gain 1 coin for each swamp I own") is None


def test_words_stand_where_they_were_written() -> None:
    found = meant("Swamps cost you one token less.")
    assert found is not None
    at = found.text.index("swamps")
    assert found.place(at, at + len("swamps")) == (0, len("Swamps"))


def test_a_line_that_says_two_things_is_parted() -> None:
    assert sentences("Hills cost 1 less. Swamps cost 1 more.") == ("Hills cost 1 less", "Swamps cost 1 more")
    assert sentences("at scoring: gain 1 coin; roll") == ("at scoring: gain 1 coin; roll",)


def test_every_reading_can_be_read_whatever_stands_there() -> None:
    choose = random.Random(3)
    words = [word for line in _WRITTEN for word in line.split()]
    for _ in range(400):
        base = choose.choice(_WRITTEN).split()
        base[choose.randrange(len(base))] = choose.choice(words)
        base.insert(choose.randrange(len(base)), choose.choice(words))
        line = " ".join(base[: choose.randrange(2, 14)])
        clauses = [*(each.clause for each in readings(line)), *list(nearest(line))[:3]]
        assert [each for each in clauses if not reads(each, "component_line")] == []


KNOWN: Final = Known(frozenset({"hill", "forest", "swamp", "magic_source", "hero"}), ("hero",))


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        (
            "During your troop redeployment take one new Vampire token for each forest you occupy",
            "at redeployment: gain 1 token for each forest I hold",
        ),
        (
            "on even-numbered turns they really conquer everything with 2 less tokens",
            "when I attack a region, if round is even: cost 2 less",
        ),
        ("my hills are impregnable to all comers", "always: hills I hold are immune to opponents"),
        ("double whatever magic regions are worth", "when I score magic_sources: coins double"),
    ],
)
def test_what_a_sentence_is_about_is_told_with_its_own_words(said: str, clause: str) -> None:
    assert clause in next(gist(said, KNOWN))


def test_two_things_are_two_clauses() -> None:
    first, second = several("Swamps count as adjacent to one another, and they cost 1 token less", KNOWN)
    assert (first[0], second[0]) == (
        "always: swamps are adjacent to each other",
        "when I attack swamps: cost 1 less",
    )


def test_what_is_paid_for_something_is_no_thing_of_its_own() -> None:
    assert several("pay a coin and you gain a token", KNOWN) == ()


def test_who_places_something_that_nobody_declared_is_told_its_name() -> None:
    assert named_piece("you may build a tower in each hill", KNOWN) == "tower"
    assert named_piece("you may place your hero in a hill", KNOWN) == ""


def test_a_condition_that_nobody_understands_is_named() -> None:
    assert unheard("gain 3 coins if the moon is full, once per turn", KNOWN) == "if the moon is full"
    assert unheard("gain 3 coins if you hold a hill", KNOWN) == ""


def test_a_line_is_never_mended_into_its_contrary() -> None:
    found = mended("always: regions I hold cannot contain at least 3 tokens", "component_line", 8)
    assert [each for each in found if "cannot" not in each] == []


@pytest.mark.parametrize("who", ["poorest", "next", "attacked", "chosen"])
def test_a_player_told_from_the_others_is_not_me(who: str) -> None:
    found = readings(f"The {who} player gets 2 coins every time you score")
    assert [each for each in found if each.clause.endswith(": gain 2 coins")] == []
