"""Records from strangers: replayed, or refused with a reason, and nothing in between."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from swdsl.play import UnreadableRecord, read_record
from tests.cli.conftest import Run

GOOD: Final[dict[str, Any]] = {
    "format": "swdsl-game",
    "version": 2,
    "game": "base_2p",
    "seed": 1,
    "players": ["random", "random"],
    "options": {},
    "actions": [],
}
HOSTILE: Final[list[dict[str, Any]]] = [
    {"game": "../../os"},
    {"game": "__init__"},
    {"game": "base_2p__frame"},
    {"game": "_frame_of_base_2p"},
    {"game": "os.path"},
    {"game": "\x1b[2J"},
    {"game": "x" * 10_000},
    {"game": None},
    {"seed": -1},
    {"seed": 2**70},
    {"seed": True},
    {"seed": 1.5},
    {"players": "random"},
    {"players": ["\x1b[2J"]},
    {"players": ["random"] * 1000},
    {"options": {"base.own_tokens": 1}},
    {"options": {"\x1b": "yes"}},
    {"options": {"nothing": "yes"}},
    {"options": []},
    {"actions": [-1]},
    {"actions": [2**29]},
    {"actions": [2**40]},
    {"actions": [True]},
    {"actions": ["1"]},
    {"actions": {}},
    {"actions": list(range(5000))},
    {"version": 1, "actions": [5000]},
    {"version": 99},
    {"version": "\x1b[2J"},
    {"format": "\x1b[2J"},
]


@pytest.mark.parametrize("changes", HOSTILE)
@pytest.mark.parametrize("words", [("play", "--replay"), ("retell",)])
def test_a_hostile_record_is_refused(
    folder: Path, run: Run, changes: dict[str, Any], words: tuple[str, ...]
) -> None:
    (folder / "record.json").write_text(json.dumps({**GOOD, **changes}), encoding="utf-8")
    said = run(*words, "record.json")
    assert said.exit_code in (1, 2)
    assert said.stderr
    assert "\x1b" not in said.stdout + said.stderr


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 100_000,
        "",
        "null",
        "[]",
        "9" * 5000,
        "NaN",
        '{"format": "swdsl-game"}',
        "\ufeff{}",
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(UnreadableRecord):
        read_record(text)


@pytest.mark.parametrize("action", [0, 1, 127, 128, 1023, 1024, 5 * 1024, 7 * 1024 + 500, 20 * 1024 + 1023])
def test_an_action_that_is_not_legal_is_refused_before_it_is_described(
    folder: Path, run: Run, action: int
) -> None:
    (folder / "record.json").write_text(json.dumps({**GOOD, "actions": [action]}), encoding="utf-8")
    said = run("play", "--replay", "record.json")
    assert (said.exit_code, said.stdout) == (1, "") or said.exit_code == 0


def test_a_game_that_cannot_be_kept_says_so(folder: Path, run: Run) -> None:
    (folder / "taken").mkdir()
    said = run("play", "--game", "base_2p", "--players", "random", "--save", "taken")
    assert said.exit_code == 1
    assert "Kept in" not in said.stdout
    assert "was not kept" in said.stderr


def test_a_full_disk_keeps_the_game_that_was_kept_before(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "kept.json").write_text("the old game")

    def full(_handle: int, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.write", full)
    said = run("play", "--game", "base_2p", "--players", "random", "--save", "kept.json")
    monkeypatch.undo()
    assert said.exit_code == 1
    assert (folder / "kept.json").read_text() == "the old game"
    assert [path.name for path in folder.iterdir()] == ["kept.json"]
