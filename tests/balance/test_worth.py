"""What a pick is worth does not depend on how early what is judged happens to be picked."""

import random
from functools import cache

import pytest

from swdsl.balance.experiment import WHEN, Design, Row, gather
from swdsl.balance.field import width_for
from swdsl.balance.regression import fit
from swdsl.balance.worth import evened, worth
from swdsl.generate import PACKAGE, generate
from swdsl.pipeline import compile_rules
from swdsl.play.load import CompiledGame
from swdsl.play.tally import Key
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.docs.markdown import ROOT

TURNS = 10
TWINS = """pack twins "Twins"
  uses base

race dwarves_twin "Dwarves' Twin"
  tokens 3 of 8
  at scoring, also in decline: gain 1 coin for each mine I hold

game twins_2p "Twins"
  map base_2p
  sets base, twins
"""


def picks(number: int) -> list[tuple[Row, ...]]:
    """Make picks of races: `r0` and `r1` are worth two coins for each turn left, and `r0` is picked early."""
    draw = random.Random(7)
    made: list[tuple[Row, ...]] = []
    for _ in range(number):
        race = draw.choice(["r0", "r1", "r2", "r3"])
        turn = draw.randint(1, 3 if race == "r0" and draw.random() < 0.8 else TURNS)
        left = TURNS - turn
        coins = 7 * left + (2 * left if race in ("r0", "r1") else 0) + draw.gauss(0, 2)
        keys = (("race", race), ("power", draw.choice("pq")), (WHEN, str(turn)))
        made.append(((round(coins, 2), keys),))
    return made


def spread(games: list[tuple[Row, ...]], race: str) -> dict[Key, float]:
    """Return the share of each moment in what counts of the picks of a race."""
    weigh = evened(games)
    found: dict[Key, float] = {}
    for (row,) in games:
        if row[1][0][1] == race:
            found[row[1][2]] = found.get(row[1][2], 0.0) + weigh(row)
    whole = sum(found.values())
    return {moment: share / whole for moment, share in found.items()}


def test_everything_counts_as_if_picked_at_the_same_times() -> None:
    games = picks(8000)
    early, usual = spread(games, "r0"), spread(games, "r1")
    assert early.keys() == usual.keys()
    assert all(abs(early[moment] - usual[moment]) < 0.02 for moment in usual)


def test_the_same_race_is_worth_the_same_picked_early_or_late() -> None:
    games = picks(8000)
    effects = {each.key[1]: each.coins for each in fit(games, (), evened(games)).effects}
    assert abs(effects["r0"] - effects["r1"]) < 0.5
    assert effects["r0"] - effects["r2"] > 5
    plain = {each.key[1]: each.coins for each in fit(games).effects}
    assert plain["r0"] - plain["r1"] > 1, "without weights the early one looks better"


@cache
def twins() -> CompiledGame:
    """A game with a copy of a race."""
    compilation = compile_rules([*find_sources(ROOT).sources, SourceFile("twins/pack.sw", TWINS)])
    artifacts = generate(compilation.library)
    modules = tuple((artifact.path.removeprefix(f"{PACKAGE}/"), artifact.text) for artifact in artifacts)
    return CompiledGame(modules, "twins_2p")


@pytest.mark.slow
def test_a_copy_of_a_race_comes_to_what_the_race_itself_comes_to() -> None:
    """The copy is picked early, the original as it comes; both have to come to the same."""
    sample = gather(Design(twins(), "greedy", 11, frozenset({"twins.dwarves_twin"})), games=1500)
    official = {name for _, name in sample.careers if name.startswith("base.")}
    found = {each.key[1]: each for each in worth(sample, official).effects}
    copy, original = found["twins.dwarves_twin"], found["base.dwarves"]
    reach = width_for() * (copy.error**2 + original.error**2) ** 0.5
    assert abs(copy.coins - original.coins) < reach < 1.2
