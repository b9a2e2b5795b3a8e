"""Verdicts on places and relics: which of them is found is drawn by lot before the game."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from swdsl.balance.experiment import FOUND, Design, begin, play_games
from swdsl.cli.games import find_game
from swdsl.cli.main import swdsl
from tests.cli.test_json import assert_shape

PACK = """pack deep "Deep"
  uses underground

relic golden_goose "Golden Goose"
  at scoring: gain 4 coins

relic pebble "Pebble"
  at scoring, if I hold at least 20 regions: gain 1 coin

game deep_2p "Deep for two"
  map underground_2p
  sets underground, deep
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a pack in it, which is the current one."""
    (tmp_path / "pack.sw").write_text(PACK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(*words: str) -> Any:
    """Return the JSON of a verdict, of games by chance in this process."""
    asked = ["balance", *words, "--bots", "random", "--jobs", "1", "--json"]
    result = CliRunner().invoke(swdsl, asked, prog_name="swdsl", catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_relic_that_pays_every_turn_is_too_strong_and_a_pebble_is_not(folder: Path) -> None:
    goose, pebble = told("golden_goose", "pebble", "--games", "600")
    assert_shape(goose, "balance")
    assert (goose["kind"], goose["verdict"], goose["rank"], goose["of"]) == ("relic", "too strong", 1, 8)
    assert pebble["high"] < goose["low"]
    assert [each["kind"] for each in pebble["findings"]] == ["idle clause"]
    assert goose["partners"] == []


def test_a_ranking_has_places_and_relics_too(folder: Path) -> None:
    ranked = told("--game", "deep_2p", "--games", "200")["components"]
    assert {each["kind"] for each in ranked} == {"race", "power", "place", "relic"}
    assert sum(each["kind"] == "relic" for each in ranked) == 8


def test_a_wanted_place_lies_somewhere_in_every_deal_and_each_at_its_own() -> None:
    maker = find_game("underground_2p")
    game = maker()
    wanted = next(i for i, each in enumerate(game.markers) if each.name == "underground.stonehedge")
    free, design = (
        Design(maker, "random", 1, frozenset(names)) for names in ((), ("underground.stonehedge",))
    )
    stacks = [begin(design, game, seed)[0].state.stack for seed in range(60)]
    assert all(wanted in stack for stack in stacks)
    assert len({stack.index(wanted) for stack in stacks}) == len(stacks[0]), "it may lie anywhere"
    assert not all(wanted in begin(free, game, seed)[0].state.stack for seed in range(60))


def test_whoever_finds_something_is_noted_once_with_its_kind() -> None:
    sample = play_games(Design(find_game("underground_2p"), "random", 1), tuple(range(20)))
    for game in sample.games:
        found = [key for _, keys in game for key in keys if key[0] in ("place", "relic")]
        assert len(found) == len(set(found)), "one finder each"
        for kind in ("place", "relic"):
            counted = sum(keys.count((kind + FOUND, "")) for _, keys in game)
            assert counted == sum(key[0] == kind for key in found)
    assert any(key[0] == "relic" for game in sample.games for _, keys in game for key in keys)
