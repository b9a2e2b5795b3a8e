"""One door to the terminal: no name, text, path or record makes it do anything."""

import ast
import json
from pathlib import Path
from typing import Final

import pytest

from swdsl.cli.output import harmless, print_json
from tests.cli.conftest import Run

CLI: Final = Path(__file__).parents[2] / "swdsl" / "cli"
SIGNS: Final = "\x1b]0;owned\x07\x1b[2J\x9b31m\x08\x7f\u202e\u2066\r"
RULES: Final = f"""pack winter "Win{SIGNS}ter"
  uses base

race yetis "Ye{SIGNS}tis"
  tokens 5 of 10
  when I attack a mountain: cost 1 less

map tarn "Ta{SIGNS}rn", uses base, 2 players, 10 turns
  one "O{SIGNS}ne" hill, edge | two, three
  two "Two" forest, edge | three
  three "Three" swamp, edge

game g "G{SIGNS}"
  map tarn
  sets base, winter
"""


def is_clean(text: str) -> bool:
    """Whether a terminal only shows a text."""
    return all(sign == "\n" or sign.isprintable() for sign in text)


@pytest.fixture
def hostile(folder: Path) -> Path:
    """A project whose names would steer a terminal."""
    (folder / "rules").mkdir()
    (folder / "rules" / "set.sw").write_bytes(RULES.encode())
    return folder


@pytest.mark.parametrize(
    "words",
    [
        ("list",),
        ("list", "--json"),
        ("show", "yetis"),
        ("show", "yetis", "--json"),
        ("dump",),
        ("dump", "yetis", "--lowered"),
        ("map", "tarn"),
        ("map", "tarn", "--draw"),
        ("map", "--json"),
        ("mix",),
        ("check",),
        ("check", "--json"),
        ("format", "--diff"),
        ("play", "--game", "g"),
        ("simulate", "--game", f"g{SIGNS}"),
        ("explain", SIGNS),
        ("diff", "rules", "base"),
        ("pack",),
    ],
)
def test_names_that_would_steer_a_terminal_are_shown_and_not_sent(
    hostile: Path, run: Run, words: tuple[str, ...]
) -> None:
    said = run(*words)
    assert is_clean(said.stdout), repr(said.stdout)
    assert is_clean(said.stderr), repr(said.stderr)


def test_json_keeps_every_sign_without_sending_it(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"name": f"Ye{SIGNS}tis, снег"})
    written = capsys.readouterr().out
    assert is_clean(written)
    assert "снег" in written
    assert json.loads(written) == {"name": f"Ye{SIGNS}tis, снег"}


def test_what_is_harmless_stays_as_it_is() -> None:
    text = "Сова\n  “Owl”, 雪人 é\n"
    assert harmless(text) == text
    assert harmless("a\x1b[31mb") == "a␛[31mb"


def test_no_other_module_of_the_room_writes() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted(CLI.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if path.name != "output.py"
        and (
            (isinstance(node, ast.Attribute) and node.attr in {"echo", "secho", "write", "writelines"})
            or (isinstance(node, ast.Name) and node.id == "print")
        )
    ]
    assert found == []
