"""`swdsl ask`: the second answer comes from what the first has gathered, until a rule changes."""

from pathlib import Path

import pytest

from swdsl.reference import search
from tests.cli.conftest import Run

PACK = """pack winter "Winter"
  uses base

race yetis "Yetis"
  tokens 5 of 10
  when I attack a mountain: cost {} less
"""


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    folder = tmp_path / "winter"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / "pack.sw").write_text(PACK.format(1), encoding="utf-8")
    return folder


def test_answers_are_gathered_once_and_anew_when_a_rule_changes(
    run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run("ask", "yetis").output
    assert "1 token less" in first
    with monkeypatch.context() as nobody_gathers:
        nobody_gathers.setattr(search, "index_of", lambda *_: pytest.fail("gathered again"))
        assert run("ask", "yetis").output == first
    (pack / "pack.sw").write_text(PACK.format(2), encoding="utf-8")
    assert "2 tokens less" in run("ask", "yetis").output


def test_each_language_has_answers_of_its_own(run: Run, pack: Path) -> None:
    assert run("ask", "yetis").output != run("ask", "yetis", "--lang", "fr").output
