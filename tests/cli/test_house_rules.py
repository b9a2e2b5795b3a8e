"""`--option`: a table decides a point otherwise, for one game, and the game it keeps remembers it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from swdsl.cli.main import swdsl


def run(*words: str, typed: str = "") -> Result:
    """Run a command."""
    return CliRunner(env={"COLUMNS": "104"}).invoke(swdsl, words, input=typed)


def digest(*words: str) -> str:
    """Play a few games and return their digest."""
    result = run("simulate", "--games", "3", "--json", *words)
    assert result.exit_code == 0, result.output
    found: str = json.loads(result.output)["digest"]
    return found


def test_a_choice_changes_the_games_and_the_default_does_not() -> None:
    usual = digest("--game", "base_3p")
    assert digest("--game", "base_3p", "--option", "own_tokens=ignored") == usual
    assert digest("--game", "base_3p", "--option", "own_tokens=counted") != usual
    assert digest("--game", "base_3p", "--option", "base.own_tokens = counted") != usual


def test_a_choice_is_the_same_as_a_game_that_declares_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    text = 'game mine "Mine" like underground_2p\n  option own_tokens is ignored\n'
    (folder / "mine.sw").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    chosen = digest("--game", "underground_2p", "--option", "own_tokens=ignored")
    assert digest("--game", "mine") == chosen != digest("--game", "underground_2p")


def test_where_two_boxes_ask_the_same_both_hear_it() -> None:
    result = run(
        "simulate", "--game", "both_worlds_base_2p", "--games", "1", "--json", "--option", "wiped_out=decline"
    )
    assert json.loads(result.output)["options"] == {
        "base.wiped_out": "decline",
        "underground.wiped_out": "decline",
    }


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("own_token=ignored", "This game has no option `own_token`. Did you mean `own_tokens`?"),
        ("own_tokens=no", "`own_tokens` is `ignored` or `counted`, not `no`."),
        ("own_tokens", "`own_tokens` does not say what is chosen. Write `--option own_tokens=CHOICE`."),
        ("liches_ban=always", "This game has no option `liches_ban`. It has: attack_only_troops,"),
    ],
)
def test_a_slip_is_answered_in_words(said: str, answer: str) -> None:
    result = run("simulate", "--game", "base_2p", "--option", said)
    assert result.exit_code == 2
    assert answer in result.output


def test_a_kept_game_remembers_the_choices(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    words = ["play", "--game", "base_2p", "--option", "failed_roll=goes_on", "--save", str(kept)]
    screen = run(*words, typed="1\nq\n").output
    assert "At this table, failed_roll is goes_on." in screen
    assert json.loads(kept.read_text(encoding="utf-8"))["options"] == {"base.failed_roll": "goes_on"}
    assert run("play", "--replay", str(kept)).exit_code == 0
    assert "assume failed_roll is goes_on" in run("retell", str(kept)).output


@pytest.mark.parametrize(
    "options", [{"base.failed_roll": "maybe"}, {"nobody.asks": "this"}, {"base.failed_roll": 3}, []]
)
@pytest.mark.parametrize("command", [["play", "--replay"], ["retell"]])
def test_a_kept_game_with_strange_choices_is_refused(
    tmp_path: Path, options: object, command: list[str]
) -> None:
    kept = tmp_path / "kept.json"
    data = {"format": "swdsl-game", "version": 1, "game": "base_2p", "seed": 1, "players": [], "actions": []}
    kept.write_text(json.dumps({**data, "options": options}), encoding="utf-8")
    result = run(*command, str(kept))
    assert result.exit_code in {1, 2}
    assert isinstance(result.exception, SystemExit)
    assert result.output.strip()
