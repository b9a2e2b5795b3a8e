"""Turns of kept games become scenarios that are formatted, short, and hold."""

import gc
import json
from pathlib import Path

import pytest

from swdsl import limits
from swdsl.cli import retell
from swdsl.cli.retell import Turn
from swdsl.drawing.counters import COLOURS, PATTERNS
from swdsl.runtime import State
from swdsl.scenarios.tell import PLAYERS
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


def test_states_of_one_turn_at_a_time_are_held(kept: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A state of a large board is large, and a long game has thousands."""
    told: list[int] = []
    recorded = len(json.loads(kept.read_text())["actions"])

    def count(*moves: object, **_: object) -> object:
        told.append(sum(isinstance(each, State) for each in gc.get_objects()))
        return Turn(*moves)  # type: ignore[arg-type]

    monkeypatch.setattr(retell, "Turn", count)
    gc.collect()
    before = sum(isinstance(each, State) for each in gc.get_objects())
    assert run("retell", "game.json").exit_code == 0
    assert len(told) == 3 * 10
    assert max(told) - before < recorded / 3


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


CROWD = """map ring "Ring", uses base, 8 players, 2 turns
{rows}
game crowd "Crowd"
  map ring
  sets base
  players 8
"""


def test_every_player_of_the_largest_table_has_a_name_and_a_colour(folder: Path, run: Run) -> None:
    ground = ("hill", "forest", "swamp", "farmland", "mountain")
    rows = [f'  r{n} "R{n}" {ground[n % 5]}, edge | r{n + 1}, r{n + 2}' for n in range(10)]
    rows += ['  r10 "R10" hill, edge | r11', '  r11 "R11" forest, edge', ""]
    (folder / "rules").mkdir()
    (folder / "rules" / "crowd.sw").write_text(CROWD.format(rows="\n".join(rows)))
    seats = ",".join(["random"] * limits.MOST_PLAYERS)
    assert run("play", "--game", "crowd", "--players", seats, "--save", "game.json").exit_code == 0
    assert "Turn 2 of Hugh" in retold(folder, run, "--player", str(limits.MOST_PLAYERS))
    assert len(set(PLAYERS)) == len(set(COLOURS)) == limits.MOST_PLAYERS <= len(PATTERNS)


@pytest.mark.parametrize("words", [("retell",), ("play", "--replay")])
def test_a_record_that_is_not_there_is_said_not_to_be(folder: Path, run: Run, words: tuple[str, ...]) -> None:
    assert run(*words, "nowhere.json").stderr == "There is no file `nowhere.json`.\n"
