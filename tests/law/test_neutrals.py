"""Neutrals of both boxes stand on their symbols on a map of one's own, in a game and in an example."""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import has_errors, render_report
from swdsl.generate import generate
from swdsl.pipeline import compile_rules
from swdsl.runtime import Game, check, legal, new_state, step
from swdsl.runtime.bits import members
from swdsl.runtime.neutrals import neutral_at
from swdsl.source import SourceFile
from tests.scenarios.tables import MAPS, RULES

PACKAGE: Final = "both_boxes_under_test"
SOURCE: Final = SourceFile(
    "both/both.sw",
    """pack both "Both"
  uses base underground

map mixed_land "Mixed land", uses both, 2 players, 4 turns
  farm    "Farm"    farmland, edge                  | mud, pit, hill
  mud     "Mud"     mudpool, edge                   | wood, hill
  wood    "Wood"    forest, lost_tribe_symbol, edge | den, hill
  den     "Den"     mudpool, monster_symbol, edge   | pit, hill
  pit     "Pit"     mudpool, monster_symbol, edge   | hill
  hill    "Hill"    farmland

game both_boxes "Both boxes"
  map mixed_land
  sets base, underground, both
""",
)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Return the game, printed and loaded."""
    compiled = compile_rules((*RULES, *MAPS, SOURCE))
    found = [each for each in compiled.diagnostics if each.span.path == SOURCE.path]
    assert not has_errors(found), render_report(tuple(found), {SOURCE.path: SOURCE})
    for artifact in generate(compiled.library, PACKAGE):
        path = Path(tmp_path, artifact.path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(artifact.text, encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    importlib.invalidate_caches()
    made: Game = importlib.import_module(f"{PACKAGE}.games.both_boxes").new_game()
    sys.path.remove(str(tmp_path))
    return made


def test_neutrals_of_both_boxes_stand_on_their_symbols(game: Game) -> None:
    s = new_state(game, 1)
    stand = {s.board.regions[r].name: (neutral_at(s, r).name, s.tok[r]) for r in members(s.neutral)}
    monster, tribe = ("underground.monster", 2), ("base.lost_tribe", 1)
    assert stand == {"wood": tribe, "den": monster, "pit": monster}
    assert members(s.hoard) == [s.board.region("den"), s.board.region("pit")]
    assert len(s.stack) == 2


def test_such_a_game_is_played_to_its_end(game: Game) -> None:
    for seed in range(5):
        s, draw = new_state(game, seed), random.Random(seed)
        while not s.over:
            step(s, draw.choice(legal(s)))
            assert check(s) == []
