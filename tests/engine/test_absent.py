"""Clauses that name what is not on the table, or come too late, find nothing; no game breaks."""

import pytest

from swdsl.diagnostics import has_errors
from swdsl.generate import PACKAGE, generate
from swdsl.pipeline import compile_rules
from swdsl.play import play_match
from swdsl.play.load import CompiledGame
from swdsl.runtime.bots import BOTS
from swdsl.source import SourceFile
from tests.lower.libraries import SETS, sources

PACK = """pack winter "Winter"
  uses base

race yetis "Yetis"
  tokens 5 of 10
  piece totem "Totem" 4
  when I conquer a region: place totem there

{0}

game wintry "Wintry"
  map base_2p
  sets base, winter
  without race yetis
  turns 15
"""
#: Sentences about a piece whose race stays in the box, and one that comes to a race in decline.
SENTENCES = (
    "every race\n  at scoring: gain 1 coin for each region I hold with totem",
    "every race\n  when I attack a region with totem: cost 1 less",
    "every race\n  when I conquer a region: place totem there",
    "every race\n  when I conquer a region with totem: gain 1 coin",
    'power icy "Icy"\n  tokens 5\n  at scoring: gain 1 coin for each region with totem',
    'power icy "Icy"\n  tokens 5\n  when I conquer a region: place totem there\n  at scoring: gain 1 coin',
    'power icy "Icy"\n  tokens 5\n  after scoring, also in decline: I may decline',
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_is_not_on_the_table_is_not_there(sentence: str) -> None:
    source = SourceFile("rules/winter/w.sw", PACK.format(sentence))
    compilation = compile_rules([*sources(*SETS, "maps/base_2p.sw"), source])
    assert not has_errors(compilation.diagnostics), compilation.diagnostics
    prefix = f"{PACKAGE}/"
    modules = tuple((each.path.removeprefix(prefix), each.text) for each in generate(compilation.library))
    game = CompiledGame(modules, "wintry")()
    for seed in range(8):
        outcome = play_match(game, [BOTS["random"], BOTS["greedy"]], seed, checked=True)
        assert outcome.violation is None, outcome.violation
