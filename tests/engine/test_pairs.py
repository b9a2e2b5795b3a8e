"""Every race meets every power, and every place and relic meets every race and every power, in played games.

A pair counts when its holder attacks with it; every state on the way must be sound.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from swdsl.runtime import P_ATTACK, Game, State, check
from swdsl.runtime.words import NO_POWER
from tests.engine.games import OFFICIAL, Eager, dealt, everything, official, states


@dataclass(slots=True)
class Meetings:
    """Who was seen together: pairs of ids."""

    pairs: set[tuple[str, str]] = field(default_factory=set)

    def note(self, s: State) -> None:
        """Write down what the acting race has and holds."""
        slot = s.slot
        race = s.game.races[s.race[slot]].name
        power = s.game.powers[s.power[slot]].name if s.power[slot] != NO_POWER else ""
        self.pairs.add((race, power))
        for marker, region in enumerate(s.marker_at):
            if region >= 0 and s.occ[slot] >> region & 1:
                name = s.game.markers[marker].name
                self.pairs |= {(name, race), (name, power)}


def wanted(game: Game) -> set[tuple[str, str]]:
    """Return every pair that must meet in a game."""
    races = [race.name for race in game.races]
    powers = [power.name for power in game.powers]
    markers = [marker.name for marker in game.markers]
    return {(race, power) for race in races for power in powers} | {
        (marker, other) for marker in markers for other in (*races, *powers)
    }


def deals(game: Game, rounds: int) -> Iterator[tuple[State, Eager]]:
    """Deal every race with every power, so that each combo comes up early in some game."""
    for turn in range(rounds):
        for shift in range(len(game.powers)):
            for start in range(turn % 6, len(game.races), 8):
                seed = (turn * 100 + shift) * 100 + start
                yield dealt(game, seed, shift, start), Eager(seed, lasting=3)


def unmet(game: Game, rounds: int) -> set[tuple[str, str]]:
    """Play until every pair has met; return those that never did."""
    missing = wanted(game)
    for s, chooser in deals(game, rounds):
        meetings = Meetings()
        for state, _, _ in states(s, chooser):
            assert check(state) == []
            if state.phase == P_ATTACK:
                meetings.note(state)
        missing -= meetings.pairs
        if not missing:
            break
    return missing


@pytest.mark.parametrize("name", ["base_2p", "underground_4p"])
def test_everything_of_a_box_meets_on_its_board(name: str) -> None:
    assert unmet(official(name), rounds=6) == set()


@pytest.mark.slow
@pytest.mark.parametrize("name", OFFICIAL)
def test_everything_of_a_box_meets_on_each_of_its_boards(name: str) -> None:
    assert unmet(official(name), rounds=30) == set()


@pytest.mark.slow
@pytest.mark.parametrize("board", ["underground_4p", "underground_5p"])
def test_everything_of_both_boxes_meets_at_one_table(board: str) -> None:
    assert unmet(everything(board), rounds=12) == set()


def test_both_boxes_at_one_table_are_sound() -> None:
    """A taste of the long test: each shift of races against powers once."""
    missing = unmet(everything(), rounds=1)
    assert len(missing) < len(wanted(everything())) // 10
