"""`swdsl reference`: what it writes, what it refuses, and what it keeps between runs."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from swdsl.cli.print_store import PrintStore, drawer
from swdsl.cli.reference import _may_own, command
from swdsl.reference import Sheet

SET = """set meadow "Meadow"
  players 2 to 3
  start_coins 4
  combos 1
  price 1
  die 0 1 2

terrain grass "Grass", colour "#b9c46a", pattern bumps, glyph leaf

every race
  when I attack a region: cost is 2

race moles "Moles"
  tokens 5 of 9
  at scoring: gain 2 coins for each grass I hold
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one set, with a cache of its own."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "meadow.sw").write_text(SET, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def run(*words: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(command, words)


def test_unknown_language_is_misuse(folder: Path) -> None:
    result = run("--lang", "en,fx")
    assert result.exit_code == 2
    assert "Nothing is called `fx`." in result.stderr
    assert not (folder / "build").exists()


def test_foreign_folder_is_left_alone(folder: Path) -> None:
    (folder / "notes").mkdir()
    (folder / "notes" / "diary.txt").write_text("mine")
    result = run("--out", "notes", "--lang", "en")
    assert result.exit_code == 2
    assert "Choose an empty folder." in result.stderr
    assert [path.name for path in (folder / "notes").iterdir()] == ["diary.txt"]


def test_what_a_killed_run_left_is_no_foreign_folder(folder: Path) -> None:
    (folder / "site/en/races").mkdir(parents=True)
    (folder / "site/.swdsl-999999999-x").mkdir()
    (folder / "site/.swdsl-999999999-x/1").write_text("a page")
    assert _may_own(folder / "site")
    (folder / "site/en/races/mine.txt").write_text("my own")
    assert not _may_own(folder / "site")


def test_folder_with_a_strange_index_is_left_alone(folder: Path) -> None:
    (folder / "site").mkdir()
    (folder / "site" / "index.html").write_bytes(b"\xff\xfe not ours")
    assert run("--out", "site", "--lang", "en").exit_code == 2


@pytest.mark.slow
def test_site_is_written_and_only_changes_are_written_again(folder: Path) -> None:
    first = run("--lang", "ru")
    assert first.exit_code == 0, first.stderr
    page = folder / "build/reference/ru/races/moles.html"
    assert "Moles" in page.read_text(encoding="utf-8")
    assert ", 0 written, 0 removed." in run("--lang", "ru").stdout
    changed = SET.replace("gain 2 coins", "gain 3 coins")
    (folder / "rules" / "meadow.sw").write_text(changed, encoding="utf-8")
    run("--lang", "ru")
    assert "3 дополнительные монеты" in page.read_text(encoding="utf-8")


@pytest.mark.slow
def test_unknown_game_is_misuse(folder: Path) -> None:
    result = run("--lang", "en", "--game", "nosuch")
    assert result.exit_code == 2
    assert "Nothing is called `nosuch`." in result.stderr


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PrintStore:
    """A store in a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return PrintStore()


def test_store_recalls_pictures_and_ignores_what_is_broken(store: PrintStore, tmp_path: Path) -> None:
    assert store.recall("a") is None
    store.remember("a", "<svg x></svg>\n")
    assert store.recall("a") == "<svg x></svg>\n"
    (kept,) = (tmp_path / "cache/swdsl/pictures").iterdir()
    kept.write_bytes(kept.read_bytes().replace(b"svg x", b"svg y"))
    assert store.recall("a") is None


@pytest.mark.parametrize(
    "svg",
    [
        "<svg cut off",
        "<svg x><script>alert(1)</script></svg>\n",
        '<svg x onload="alert(1)"></svg>\n',
        '<svg x><a href="javascript:alert(1)">x</a></svg>\n',
        "<svg x></svg><svg y></svg>\n",
        "<svg x><foreignObject></foreignObject></svg>\n",
    ],
)
def test_store_takes_no_picture_that_acts(store: PrintStore, svg: str) -> None:
    store.remember("a", svg)
    assert store.recall("a") is None


def test_store_prints_once(store: PrintStore) -> None:
    printed: list[str] = []

    def press() -> bytes:
        printed.append("once")
        return b"%PDF-1.7 ... %%EOF"

    sheets = [Sheet("a.pdf", "<p>same</p>", press), Sheet("b.pdf", "<p>same</p>", press)]
    assert {store.printed(sheet) for sheet in sheets} == {b"%PDF-1.7 ... %%EOF"}
    assert printed == ["once"]
    store.printed(Sheet("a.pdf", "<p>other</p>", press))
    assert len(printed) == 2


def test_store_lives_without_a_folder(
    store: PrintStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    store.remember("a", "<svg x></svg>\n")
    assert store.recall("a") is None


def test_the_code_that_draws_has_a_name() -> None:
    assert drawer() == drawer()
    assert len(drawer()) == 64
