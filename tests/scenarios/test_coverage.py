"""A clause counts as exercised only when what it says has happened, sentences of the frame included."""

import pytest

from swdsl.lower import lower
from swdsl.scenarios import compile_rulebook, run, uncovered
from tests.scenarios.tables import official

#: A sentence of the frame, a scenario that shows it, and one that does not.
SHOWN = {
    "underground.every_race.base_cost": ("Ogres pay one token less everywhere", "Six combos can be picked"),
    "underground.every_race.entry": (
        "A new race enters at the edge of the board",
        "A race on the board attacks only what borders a region it holds",
    ),
    "underground.every_race.defeat": (
        "An active race that loses a region loses one token and keeps the others in hand",
        "A lone token is simply lost",
    ),
    "underground.every_race.discovery": (
        "A discovered relic is seen by everybody, the next one by nobody",
        "The Socks drive monsters out of the game",
    ),
    "underground.every_race.last_attempt": (
        "The last attempt adds the die to the tokens in hand",
        "A player with enough tokens does not roll",
    ),
}


def left_over(title: str) -> list[str]:
    seen: set[str] = set()
    rulebook = compile_rulebook(official(), seen)
    (told,) = (each for each in official().scenarios if each.title == title and each.scope == "underground")
    assert run(told, rulebook).findings == ()
    return uncovered(lower(official()), seen)


@pytest.mark.parametrize("clause", SHOWN)
def test_sentence_of_the_frame_is_exercised_when_it_has_happened(clause: str) -> None:
    showing, silent = SHOWN[clause]
    assert clause not in left_over(showing)
    assert clause in left_over(silent)
