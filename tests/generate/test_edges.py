"""Where numbers and names of authors could meet numbers and names of ours, they do not."""

from functools import cache

import pytest

from swdsl.diagnostics import has_errors
from swdsl.generate import PACKAGE, generate
from swdsl.pipeline import compile_rules
from swdsl.play.load import CompiledGame
from swdsl.runtime import V_EXPAND, Game, legal
from swdsl.runtime.words import V_TRY
from swdsl.source import SourceFile
from tests.lower.libraries import sources
from tests.runtime.table import Table

PACK = """pack winter "Winter"
  uses base

every race
  when I conquer a hill, named toll: gain 1 coin

race dear "Dear"
  tokens 6 of 12
  when I attack a region: cost 900 more

race plain "Plain"
  tokens 6 of 12

game wintry "Wintry"
  map base_2p
  sets base, winter
  option last_attempt is any

game wintry__frame "A name that looks like one of ours"
  map base_2p
  sets base, winter
"""


@cache
def modules() -> tuple[tuple[str, str], ...]:
    """Return the modules of the pack beside the base box."""
    files = [*sources("rules/base/*.sw", "maps/base_2p.sw"), SourceFile("rules/winter/w.sw", PACK)]
    compilation = compile_rules(files)
    assert not has_errors(compilation.diagnostics)
    made = generate(compilation.library)
    return tuple((each.path.removeprefix(f"{PACKAGE}/"), each.text) for each in made)


def game(name: str) -> Game:
    """Return a game of the pack."""
    return CompiledGame(modules(), name)()


def test_no_two_modules_have_the_same_name() -> None:
    names = [name for name, _ in modules()]
    assert sorted(set(names)) == names


@pytest.mark.parametrize(("name", "offered"), [("wintry", True), ("wintry__frame", False)])
def test_any_shortage_is_any_shortage(name: str, offered: bool) -> None:
    table = Table(game(name))
    table.seat(0, "winter.dear", "base.alchemist", hand=8)
    table.seat(1, "winter.plain", "base.merchant", hand=8)
    table.turn(0).do(V_EXPAND)
    assert any(action // 1024 * 1024 == V_TRY for action in legal(table.s)) is offered
