"""Recorded games, readable from top to bottom, and played again by their own words."""

from dataclasses import dataclass
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path

import pytest

from generated.base.frame import frame
from generated.base.powers import POWERS
from generated.base.races import RACES
from generated.maps.base_2p import BOARD
from swdsl.runtime import Game, State, new_state
from tests.conftest import Recorded
from tests.engine.games import Eager, official, states
from tests.engine.playthrough import TAKEN, Teller, told

RECORDED = Path(__file__).parent / "recorded"


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Which part of which game is told."""

    game: str
    seed: int
    after: int
    choices: int

    @property
    def file(self) -> str:
        """Where it is recorded."""
        return f"playthrough_{self.game}.txt"

    def title(self) -> str:
        """Return the first line of the record."""
        start = f", after {self.after} choices" if self.after else ""
        return f"{self.game}, seed {self.seed}{start}"

    def state(self) -> State:
        """Return the state in which the telling begins."""
        s = new_state(game(self.game), self.seed)
        for _ in islice(states(s, Eager(self.seed)), self.after + 1):
            pass
        return s


EXCERPTS = (
    Excerpt("three_turns", 3, 0, 1000),
    Excerpt("base_3p", 8, 70, 24),
    Excerpt("base_4p", 21, 60, 24),
    Excerpt("underground_2p", 5, 50, 28),
    Excerpt("underground_5p", 14, 120, 20),
)
EVERY_EXCERPT = pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda excerpt: excerpt.game)


@cache
def game(name: str) -> Game:
    """Return an official game, or a short one: two players, three turns, from the first pick to the end."""
    if name != "three_turns":
        return official(name)
    return Game(BOARD, 2, frame, (*RACES, *POWERS), official("base_2p").options, turns=3)


def _eager(seed: int) -> Teller:
    chooser = Eager(seed + 1)

    def take(s: State, offered: dict[str, int]) -> str:
        actions = list(offered.values())
        return list(offered)[actions.index(chooser(s, actions))]

    return take


@EVERY_EXCERPT
def test_the_game_is_told_as_recorded(excerpt: Excerpt, recorded: Recorded) -> None:
    lines = [excerpt.title(), *told(excerpt.state(), _eager(excerpt.seed), excerpt.choices)]
    assert len(lines) < 200
    recorded(excerpt.file, "\n".join(lines) + "\n")


@EVERY_EXCERPT
def test_the_record_can_be_played_by_its_own_words(excerpt: Excerpt) -> None:
    """Nothing but the lines of the file decides; each line that follows from them is compared in turn."""
    lines = (RECORDED / excerpt.file).read_text(encoding="utf-8").splitlines()
    choices = iter([line.removeprefix(TAKEN) for line in lines if line.startswith(TAKEN)])

    def read(s: State, offered: dict[str, int]) -> str:
        words = next(choices)
        assert words in offered
        return words

    again = told(excerpt.state(), read, sum(line.startswith(TAKEN) for line in lines))
    for number, (line, expected) in enumerate(zip_longest(again, lines[1:]), 2):
        assert line == expected, f"{excerpt.file}:{number}"


def test_one_record_is_a_whole_game() -> None:
    text = (RECORDED / EXCERPTS[0].file).read_text(encoding="utf-8")
    assert text.splitlines()[0] == EXCERPTS[0].title()
    assert "\nthe end\n" in text
