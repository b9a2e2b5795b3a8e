"""Every generated clause and every static term does something in some played game."""

import pytest

from generated.base import powers as base_powers
from generated.base import races as base_races
from generated.underground import places, powers, races, relics
from swdsl.runtime import Game
from tests.engine.games import Eager, dealt, everything, official, otherwise, states, uniform
from tests.engine.witness import Witness, names

MODULES = (base_races, base_powers, races, powers, places, relics)


# Only when every region around a place was barred at its discovery: a scenario shows it, random games hardly.
RARE = {"underground.wickedest_pentacle.3"}


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Watch all generated code."""
    watching = Witness()
    watching.listen(monkeypatch, MODULES)
    return watching


def never(witness: Witness, game: Game, wanted: set[str], games: int) -> set[str]:
    """Play until every wanted clause has had its effect; return those that never had."""
    for number in range(games):
        seed = number * 7919
        chooser = uniform(seed) if number % 3 else Eager(seed, lasting=4 + number % 4)
        s = dealt(game, seed, number, number * 5)
        s.journal = []
        for state, _, action in states(s, chooser):
            witness.look(state, action)
        if wanted <= witness.seen:
            break
    return wanted - witness.seen


@pytest.mark.parametrize("name", ["base_3p", "underground_3p"])
def test_every_clause_of_a_box_does_something(witness: Witness, name: str) -> None:
    game = official(name)
    assert never(witness, game, names(game) - RARE, 1000) == set()


def test_what_only_another_option_prints_does_something_too(witness: Witness) -> None:
    """A clause that exists under one value of an option is played under that value."""
    wanted = names(otherwise()) - names(everything())
    assert wanted
    assert never(witness, otherwise(), wanted, 600) == set()


def test_the_witness_can_tell(witness: Witness) -> None:
    """Before anything is played, nothing has had an effect."""
    game = official("base_3p")
    assert never(witness, game, names(game), 0) == names(game)
