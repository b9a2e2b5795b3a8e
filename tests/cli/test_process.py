"""The command as the operating system runs it: pipes, colours, folders that vanish."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SWDSL: Final = [sys.executable, "-m", "swdsl"]
BAD: Final = 'race yetis "Yetis"\n  tokens five\n'


def run(words: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder as a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)} | variables
    result = subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert "Traceback" not in result.stderr
    return result


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    command = " ".join([*SWDSL, "list"]) + " | head -n 2"
    result = run(["sh", "-c", command], tmp_path)
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr == ""


def test_there_is_no_colour_in_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "yetis.sw").write_text(BAD)
    result = run([*SWDSL, "check", "yetis.sw"], tmp_path)
    assert result.returncode == 1
    assert result.stderr.startswith("error[")
    assert "\x1b" not in result.stderr + result.stdout


def test_the_version_is_told(tmp_path: Path) -> None:
    assert run([*SWDSL, "--version"], tmp_path).stdout.startswith("swdsl, version ")


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    command = f"rmdir {gone} && {' '.join(SWDSL)} check"
    result = run(["sh", "-c", command], gone)
    assert result.returncode in (1, 2)
    assert "folder" in result.stderr


def test_a_pipe_carries_utf8_whatever_the_system_would_choose(tmp_path: Path) -> None:
    (tmp_path / "frost.sw").write_text('race frost_giants "Великаны"\n  tokens 5 of 10\n', encoding="utf-8")
    result = run([*SWDSL, "show", "frost_giants", "--json"], tmp_path, PYTHONIOENCODING="cp1252")
    assert (json.loads(result.stdout)[0]["name"], result.returncode) == ("Великаны", 0)
