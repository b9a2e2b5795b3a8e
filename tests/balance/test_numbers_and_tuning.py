"""Numbers of a component are found by what authors call them, and tuned along a line."""

import pytest

from swdsl.balance.field import Estimate
from swdsl.balance.numbers import NoSuchNumber, find_number
from swdsl.balance.tune import Effort, Question, tune
from swdsl.pipeline import compile_rules
from swdsl.play.load import OfficialGame
from swdsl.play.simulate import Maker
from swdsl.play.tally import Key
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.docs.markdown import ROOT

TEXT = """pack winter "Winter"
  uses base

race yetis "Yetis"
  tokens 5 of 10
  when I attack a mountain: cost 1 less
  at scoring, if I hold at least 3 regions: gain 2 coins
  at turn end: I gain a coin
"""
SOURCE = SourceFile("winter/pack.sw", TEXT)
YETIS = next(
    each
    for each in compile_rules([*find_sources(ROOT).sources, SOURCE]).library.components()
    if each.ref.id == "yetis"
)


@pytest.mark.parametrize(
    ("what", "old", "line"),
    [
        ("tokens", 5, "tokens 7 of 12"),
        ("1", 1, "cost 7 less"),
        ("yetis.1", 1, "cost 7 less"),
        ("2:1", 3, "at least 7"),
    ],
)
def test_a_number_is_found_and_changed(what: str, old: int, line: str) -> None:
    what = YETIS.clauses[0].id if what == "yetis.1" else what
    number = find_number(YETIS, SOURCE, what)
    assert number.value == old
    changed = number.changed(SOURCE, 7).text
    assert line in changed
    assert changed.count("\n") == TEXT.count("\n")


@pytest.mark.parametrize(
    ("what", "complaint"), [("2", "2 numbers"), ("9", "It has: tokens, 1, 2"), ("speed", "no number")]
)
def test_what_is_no_number_is_refused(what: str, complaint: str) -> None:
    with pytest.raises(NoSuchNumber, match=complaint):
        find_number(YETIS, SOURCE, what)


class Ideal(Effort):
    """Measures without playing: two coins for each token."""

    def measure(self, maker: Maker, key: Key) -> Estimate | None:
        """Read the value off the name of the game."""
        assert isinstance(maker, OfficialGame)
        coins = 2.0 * int(maker.name) - 9.0
        return Estimate(key[1], coins, coins - 1, coins + 1, 100)


@pytest.mark.parametrize(("target", "new"), [(1.0, 5), (3.2, 6), (9.0, 9), (-7.0, 1), (40.0, 10)])
def test_the_value_on_the_line_is_found(target: float, new: int) -> None:
    question = Question("tokens", 5, ("race", "winter.yetis"), target, 1, 10)
    tuned = tune(question, lambda value: OfficialGame("", str(value)), Ideal("greedy", 1))
    assert tuned.new == new
    assert tuned.reached == (target < 40)
