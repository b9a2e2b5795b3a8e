"""Commands that are killed at any moment leave every file whole, and the next run cleans up."""

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from swdsl.play import read_record
from tests.cli.test_last_resort import ROOT

MOMENTS: Final = 6
UGLY: Final = 'race   yetis{0}   "Yetis"\n   tokens 5 of 10\n   when I attack a mountain:   cost 1 less\n'


def killed(folder: Path, words: list[str], after: float) -> None:
    """Run a command and kill it after some seconds."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from swdsl.cli import main; main()"
    running = subprocess.Popen(
        [sys.executable, "-c", program, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        running.wait(timeout=after)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def seconds_of(folder: Path, words: list[str]) -> float:
    """Return how long a command takes when nobody kills it."""
    started = time.monotonic()
    killed(folder, words, 300)
    return time.monotonic() - started


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A pack whose files are not in their canonical shape."""
    (tmp_path / "rules").mkdir()
    said = '  version "1.0"\n  authors "Ann"\n  licence "CC0"\n'
    (tmp_path / "rules/set.sw").write_text(f'pack winter "Winter"\n  uses base\n{said}')
    for number in range(30):
        (tmp_path / f"rules/y{number}.sw").write_text(UGLY.format(number))
    return tmp_path


def moments(folder: Path, words: list[str]) -> list[float]:
    """Return moments all over the time a command takes."""
    whole = seconds_of(folder, words)
    choose = random.Random(1)
    return [choose.uniform(0.5, 1.05) * whole for _ in range(MOMENTS)]


@pytest.mark.slow
def test_format_tears_no_file(project: Path) -> None:
    for moment in moments(project, ["format"]):
        for number in range(30):
            (project / f"rules/y{number}.sw").write_text(UGLY.format(number))
        killed(project, ["format"], moment)
        for number in range(30):
            text = (project / f"rules/y{number}.sw").read_text()
            assert text in (UGLY.format(number), _formatted(number))
    killed(project, ["format"], 300)
    assert [path.name for path in (project / "rules").iterdir() if path.name.startswith(".")] == []


def _formatted(number: int) -> str:
    return f'race yetis{number} "Yetis"\n  tokens 5 of 10\n  when I attack a mountain: cost 1 less\n'


@pytest.mark.slow
@pytest.mark.parametrize("words", [["pack", "--out", "made.zip"], ["build"]])
def test_what_is_made_is_made_whole(project: Path, words: list[str]) -> None:
    killed(project, words, 300)
    whole = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    for moment in moments(project, words):
        killed(project, words, moment)
        for path, data in whole.items():
            assert path.read_bytes() == data, path
        for path in list(whole)[::7]:
            if path.suffix in (".zip", ".py"):
                path.unlink()
        killed(project, words, 300)
    left = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    assert left == whole


@pytest.mark.slow
def test_a_kept_game_is_kept_whole(project: Path) -> None:
    words = ["play", "--game", "base_2p", "--players", "random", "--save", "kept.json"]
    for moment in moments(project, words):
        killed(project, words, moment)
        assert read_record((project / "kept.json").read_text(encoding="utf-8")).game == "base_2p"
