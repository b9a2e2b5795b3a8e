"""`swdsl format` tidies without losing anything, and touches nothing it does not understand."""

from pathlib import Path
from typing import Final

import pytest

from tests.cli.conftest import Run

UNTIDY: Final = """# Mountain people.


race yetis "Yetis"   # our own
  tokens 5 of 10
  # they were born up there
  whenever I attack a mountain:   cost is 1 less   # and love it

  at scoring: I get 1 coin
# the end
"""
TIDY: Final = """# Mountain people.

race yetis "Yetis"  # our own
  tokens 5 of 10
  # they were born up there
  when I attack a mountain: cost 1 less  # and love it

  at scoring: I gain 1 coin

# the end
"""


@pytest.fixture
def file(folder: Path) -> Path:
    """A file that could be tidier, in a project."""
    path = folder / "rules" / "yetis.sw"
    path.parent.mkdir()
    path.write_bytes(UNTIDY.encode())
    return path


def test_comments_survive_and_words_become_canonical(file: Path, run: Run) -> None:
    result = run("format")
    assert (result.exit_code, result.stderr) == (0, "rules/yetis.sw was formatted\n")
    assert file.read_bytes().decode() == TIDY


def test_a_tidy_file_is_left_alone(file: Path, run: Run) -> None:
    file.write_bytes(TIDY.encode())
    before = file.stat().st_mtime_ns
    result = run("format")
    assert (result.exit_code, result.output) == (0, "")
    assert file.stat().st_mtime_ns == before


def test_check_changes_nothing_and_tells(file: Path, run: Run) -> None:
    result = run("format", "--check")
    assert result.exit_code == 1
    assert "rules/yetis.sw would be formatted" in result.stderr
    assert file.read_bytes().decode() == UNTIDY


def test_diff_changes_nothing_and_shows(file: Path, run: Run) -> None:
    result = run("format", "--diff")
    assert result.exit_code == 0
    assert "-  whenever I attack a mountain:   cost is 1 less   # and love it\n" in result.stdout
    assert "+  when I attack a mountain: cost 1 less  # and love it\n" in result.stdout
    assert file.read_bytes().decode() == UNTIDY


@pytest.mark.parametrize(
    "data", [TIDY.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + TIDY.encode()], ids=["crlf", "bom"]
)
def test_line_ends_and_marks_of_windows_become_plain(file: Path, run: Run, data: bytes) -> None:
    file.write_bytes(data)
    assert run("format", "--check").exit_code == 1
    assert run("format").exit_code == 0
    assert file.read_bytes() == TIDY.encode()


def test_a_file_with_errors_is_not_touched_while_others_are(file: Path, run: Run) -> None:
    broken = file.with_name("broken.sw")
    broken.write_bytes(b'race   giants "Giants"\n  tokens   five\n')
    result = run("format")
    assert result.exit_code == 1
    assert "rules/broken.sw:2:" in result.stderr
    assert broken.read_bytes() == b'race   giants "Giants"\n  tokens   five\n'
    assert file.read_bytes().decode() == TIDY


def test_a_link_stays_a_link_and_its_file_is_rewritten(file: Path, run: Run) -> None:
    target = file.with_name("real.txt")
    file.rename(target)
    file.symlink_to("real.txt")
    assert run("format").exit_code == 0
    assert file.is_symlink()
    assert target.read_bytes().decode() == TIDY


def test_only_the_files_asked_for_are_rewritten(file: Path, run: Run) -> None:
    other = file.with_name("other.sw")
    other.write_bytes(UNTIDY.encode())
    assert run("format", "rules/other.sw").exit_code == 0
    assert (other.read_bytes().decode(), file.read_bytes().decode()) == (TIDY, UNTIDY)


def test_the_official_rules_are_canonical(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    result = run("format", "--check")
    assert (result.output, result.exit_code) == ("", 0)


@pytest.mark.parametrize(
    "text",
    [
        # broken over several lines, it is indented
        'race yetis "Yetis"\n  tokens 5 of 10\n  at turn start: roll, then if roll is 0, gain 1 coin'
        + ", otherwise if roll is 1, gain 1 coin for each region I hold up to 22" * 28
        + "\n",
        # in columns, every row is as wide as the widest
        (
            'map tarn "Tarn", uses base, 2 players, 10 turns\n'
            f'  north "{"N" * 1500}" hill, edge | south\n'
            f'  south "South" {"hill" + ", mine" * 150}, edge\n'
        ),
    ],
)
def test_what_could_not_be_read_afterwards_stays_as_it_is(file: Path, run: Run, text: str) -> None:
    file.write_bytes(text.encode())
    said = run("format")
    assert said.exit_code == 1
    assert "canonical shape" in said.stderr
    assert "stays as it is" in said.stderr
    assert file.read_bytes() == text.encode()
