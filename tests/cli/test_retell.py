"""Turns of kept games become scenarios that are formatted, short, and hold."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GAME = ("--game", "underground_3p", "--players", "random,greedy,random", "--seed", "4")


@pytest.fixture
def kept(folder: Path, run: Run) -> Path:
    """A game between bots, kept in a file."""
    result = run("play", *GAME, "--save", "game.json")
    assert result.exit_code == 0, result.output
    return folder / "game.json"


def retold(folder: Path, run: Run, *words: str) -> str:
    """Retell a turn, and have the scenario formatted and tested."""
    result = run("retell", "game.json", *words)
    assert result.exit_code == 0, result.output
    (folder / "turn.sw").write_text(result.stdout)
    assert run("format", "--check", "turn.sw").exit_code == 0
    assert run("test", "turn.sw").stdout == "1 scenario: 1 passed, 0 failed.\n"
    return result.stdout


@pytest.mark.parametrize(("turn", "player"), [("1", "1"), ("5", "2"), ("8", "3")])
def test_turn_becomes_a_short_scenario(kept: Path, run: Run, turn: str, player: str) -> None:
    text = retold(kept.parent, run, "--turn", turn, "--player", player)
    given = text.split("  when")[0].split("  given")[1]
    assert len(given.strip().splitlines()) < 12
    assert " stops" not in text


def test_last_turn_of_a_game_is_retold_too(kept: Path, run: Run) -> None:
    text = retold(kept.parent, run)
    assert text.startswith('scenario "Turn 10 of Carol"')


def test_game_that_broke_off_is_retold_up_to_there(kept: Path, run: Run) -> None:
    data = json.loads(kept.read_text())
    data["actions"] = data["actions"][:5]
    kept.write_text(json.dumps(data))
    text = retold(kept.parent, run)
    assert text.startswith('scenario "Turn 1 of Ann"')
    assert "scores" not in text


def test_game_by_other_rules_is_refused(kept: Path, run: Run) -> None:
    data = json.loads(kept.read_text())
    data["actions"][0] = 99999
    kept.write_text(json.dumps(data))
    result = run("retell", "game.json")
    assert result.exit_code == 1
    assert "the rules have changed meanwhile" in result.output
