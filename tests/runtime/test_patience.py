"""Games that would go on for ever are ended, and say so."""

import pytest

from generated.base import frame as base_frame
from generated.base import races as base_races
from swdsl.play.match import play_match
from swdsl.runtime import (
    ANY_TIME,
    CONFIRM,
    NOTHING,
    POWER,
    V_STOP,
    V_USE,
    Component,
    Game,
    Program,
    State,
    gain_coins,
    legal,
    step,
)
from swdsl.runtime.effects import go_into_decline
from swdsl.runtime.events import push
from swdsl.runtime.patience import Endless, most_decisions
from tests.runtime import boards
from tests.runtime.content import base_game
from tests.runtime.table import Table


class Purse(Program):
    """at any time: I may gain 1 coin."""

    name = "purse"
    on = ANY_TIME
    optional = True
    asks = (CONFIRM,)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Do it."""
        gain_coins(s, slot, 1, self.name)


class Echo(Program):
    """at any time: I may do this again."""

    name = "echo"
    on = ANY_TIME
    optional = True
    asks = (NOTHING,)

    def act(self, s: State, slot: int, step: int, choice: int) -> None:
        """Do it."""
        push(s, self, slot, -1, -1)


def purse(game: Game) -> Component:
    """Return a power without end."""
    return Component("purse", POWER, tokens=4, clauses=(Purse(),))


def echo(game: Game) -> Component:
    """Return a power that sets itself off."""
    return Component("echo", POWER, tokens=4, clauses=(Echo(),))


def eager(s: State, number: int) -> int:
    """Use whatever may be used; otherwise do anything."""
    actions = legal(s)
    return V_USE if V_USE in actions else actions[number % len(actions)]


def test_a_player_who_repeats_himself_for_ever_is_stopped() -> None:
    """The game ends in a violation that has all its choices."""
    options = {name: value for name, value in base_game(boards.plains(), 2).options.items() if "." in name}
    game = Game(boards.plains(), 2, base_frame.frame, (*base_races.RACES, purse), options, turns=1)
    outcome = play_match(game, [eager, eager], seed=1)
    assert outcome.violation is not None
    assert "has not ended" in outcome.violation.message
    assert len(outcome.actions) == most_decisions(game)
    assert not outcome.finished


def test_a_clause_that_sets_itself_off_is_stopped() -> None:
    """Nobody gets to decide anything, and the kernel says so."""
    t = Table(base_game(boards.plains(), 2, None, echo))
    slot = t.seat(0, "dwarves", "echo", 5)
    t.put(slot, {0: 1})
    t.turn(0).expand()
    with pytest.raises(Endless, match="set each other off"):
        step(t.s, V_USE)


def test_a_race_in_decline_stays_there() -> None:
    """Declining again changes nothing, whichever slot it stands in."""
    t = Table(base_game(boards.plains(), 2))
    active = t.seat(1, "dwarves", "alchemist", 3)
    declined = t.seat(1, "orcs", "", slot=1)
    t.put(active, {0: 1})
    t.put(declined, {1: 1})
    go_into_decline(t.s, declined)
    assert not t.s.declining
    go_into_decline(t.s, active)
    assert t.s.declining == active + 1
    assert V_STOP not in legal(t.s)
