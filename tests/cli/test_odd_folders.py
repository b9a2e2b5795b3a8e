"""Folders that a stranger may send: deeper than Python nests, longer than a name may be, closed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run

RULES = 'pack winter "Winter"\n  uses base\n  version "1.0"\n  authors "Ann"\n  licence "CC0"\n'
LEVELS = 1500  # deeper than Python calls itself
LONG = "x" * 300  # longer than a name may be


@pytest.fixture
def project(folder: Path) -> Iterator[Path]:
    """A small project; deep folders in it are taken away as no `rmtree` can."""
    (folder / "rules").mkdir()
    (folder / "rules/set.sw").write_text(RULES)
    yield folder
    subprocess.run(["rm", "-rf", str(folder)], check=True)


def nest(folder: Path, names: str, levels: int) -> None:
    """Make folders in folders, however long their path becomes."""
    folder.mkdir(exist_ok=True)
    here = os.getcwd()
    os.chdir(folder)
    for _ in range(levels):
        os.mkdir(names)
        os.chdir(names)
    os.chdir(here)


def test_a_build_goes_around_folders_deeper_than_python_nests(project: Path, run: Run) -> None:
    nest(project / "generated", "a", LEVELS)
    assert run("build").exit_code == 0
    assert run("build", "--check").exit_code == 0


def test_a_leftover_that_is_too_deep_stops_nobody(project: Path, run: Run) -> None:
    nest(project / ".swdsl-99999999-x", "a", LEVELS)
    assert run("pack", "--out", "winter.zip").exit_code == 0


def test_a_reference_is_written_beside_deep_folders(project: Path, run: Run) -> None:
    nest(project / "site", "a", LEVELS)
    assert run("reference", "--out", "site", "--lang", "en", "--game", "base_2p").exit_code == 0


def test_a_file_in_folders_that_are_not_there_yet_is_written_or_refused(project: Path, run: Run) -> None:
    path = project / ("b/" * LEVELS)
    said = run("pack", "--out", str(path / "winter.zip"))
    assert (said.exit_code == 0) == os.path.exists(path / "winter.zip")


def test_a_path_longer_than_the_disk_takes_is_a_finding(project: Path, run: Run) -> None:
    nest(project / "rules", "d" * 200, 30)
    said = run("check")
    assert said.exit_code == 1
    assert "cannot be read: file name too long" in said.stderr


@pytest.mark.parametrize(
    "words", [("reference", "--lang", "en", "--out", LONG), ("diff", LONG, "base"), ("use", LONG)]
)
def test_a_name_longer_than_the_disk_takes_is_refused(
    project: Path, run: Run, words: tuple[str, ...]
) -> None:
    assert run(*words).exit_code in (1, 2)


@pytest.mark.skipif(sys.platform != "linux", reason="takes a right away from a process as Linux does")
def test_a_folder_that_may_be_listed_and_not_entered_is_a_finding(project: Path) -> None:
    closed = project / "rules/closed"
    closed.mkdir()
    (closed / "a.sw").write_text("# nothing\n")
    closed.chmod(0o644)
    said = as_nobody_special("check")
    assert said.returncode == 1
    assert "`rules/closed/a.sw` cannot be read: permission denied" in said.stderr


def as_nobody_special(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command without the right of an administrator to open everything."""
    command = [sys.executable, "-c", "from swdsl.cli.main import main; main()", *words]
    if os.geteuid() == 0:
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all", *command]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_rules_that_are_a_link_to_themselves_are_a_finding(folder: Path, run: Run) -> None:
    (folder / "rules").symlink_to("rules")
    assert run("check").exit_code == 1
    assert run("play", "--game", "base_2p", "--players", "random").exit_code in (0, 1)


@pytest.mark.parametrize(
    "words", [("check",), ("use", "x.zip"), ("new", "race", "x"), ("editor", "vim"), ("pack",), ("list",)]
)
def test_a_folder_that_is_gone_is_said_to_be(folder: Path, run: Run, words: tuple[str, ...]) -> None:
    folder.rmdir()
    said = run(*words)
    assert said.exit_code == 1
    assert "does not exist any more" in said.stderr


@pytest.mark.parametrize("home", [".", "home", None])
def test_nothing_is_kept_in_the_current_folder_for_a_user_without_a_home(
    project: Path, home: str | None
) -> None:
    """A key and a cache below the current folder would be those of whoever made the folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("HOME", "XDG_"))}
    lost = "" if home else "import pwd; pwd.getpwuid = lambda _: {}['nobody']; "
    command = [sys.executable, "-c", f"{lost}from swdsl.cli.main import main; main()", "check"]
    said = subprocess.run(command, env=kept | ({"HOME": home} if home else {}), check=False)
    assert said.returncode == 0
    assert [path.name for path in project.iterdir()] == ["rules"]
