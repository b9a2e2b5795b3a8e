"""A mistake of ours is one short page that says what to send; a traceback is for those who ask."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from swdsl.cli.studio import tell

ROOT: Final = Path(__file__).parents[2]
#: Runs the command line with one function that fails as nobody expected.
BROKEN: Final = """
import sys
sys.path.insert(0, {root!r})
import swdsl.cli.explain as explain
def fails(*_, **__):
    raise {error}
explain.print_json = fails
explain.say = fails
sys.argv = ["swdsl", "explain", *{words!r}]
from swdsl.cli import main
main()
"""


def broken(folder: Path, error: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command that meets an exception, in a process of its own."""
    program = BROKEN.format(root=str(ROOT), error=error, words=list(words))
    environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state")}
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "error",
    ["KeyError('totem')", "RecursionError()", "AssertionError", "MemoryError()", "ValueError('\\x1b[2J')"],
)
def test_an_exception_becomes_a_short_page_and_a_file(tmp_path: Path, error: str) -> None:
    said = broken(tmp_path, error)
    assert said.returncode == 3
    assert "This is our mistake" in said.stderr
    assert "Traceback" not in said.stderr
    assert "\x1b" not in said.stderr
    assert len(said.stderr.splitlines()) < 10
    (kept,) = (tmp_path / "state/swdsl/mistakes").iterdir()
    page = kept.read_text(encoding="utf-8")
    assert "Traceback" in page
    assert "command: swdsl 'explain'" in page
    assert "sha256" in page
    assert str(kept) in said.stderr


def test_whoever_asks_sees_it_all(tmp_path: Path) -> None:
    said = broken(tmp_path, "KeyError('totem')", "--debug")
    assert said.returncode == 3
    assert "Traceback" in said.stderr
    assert not (tmp_path / "state/swdsl/mistakes").exists()


def test_a_server_keeps_what_went_wrong_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    try:
        raise KeyError("totem\x1b[2J")
    except KeyError as error:
        tell(error)
    said = capsys.readouterr().err
    (kept,) = (tmp_path / "swdsl/mistakes").iterdir()
    assert said.startswith("This is a mistake of swdsl, not yours: KeyError")
    assert str(kept) in said
    assert "Traceback" not in said
    assert "\x1b" not in said
    assert "Traceback" in kept.read_text(encoding="utf-8")
    assert "command: swdsl 'studio'" in kept.read_text(encoding="utf-8")


def test_a_full_output_is_nobodys_mistake(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        said = subprocess.run(
            [sys.executable, "-m", "swdsl", "explain"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert said.returncode == 1
    assert said.stderr == "The output cannot be written: no space left on device.\n"


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_whoever_started_them(tmp_path: Path, ending: signal.Signals) -> None:
    words = ["simulate", "--game", "base_2p", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "swdsl", *words],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    workers = wait_for_workers(running.pid)
    running.send_signal(ending)
    started = time.monotonic()
    try:
        running.wait(timeout=20)
    finally:
        running.kill()
        running.wait()
    left = [worker for worker in workers if ends_late(worker, started + 20)]
    assert left == []


def wait_for_workers(parent: int) -> list[int]:
    """Return the workers of a process as soon as there are two."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    if not children.parent.exists():
        pytest.skip("this system does not tell which processes a process has started")
    for _ in range(600):
        found = [int(each) for each in children.read_text().split()]
        if len(found) >= 2:
            return found
        time.sleep(0.1)
    raise AssertionError("no workers were started")


def ends_late(process: int, latest: float) -> bool:
    """Whether a process still runs at a moment."""
    while time.monotonic() < latest:
        try:
            state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return False
        if state == "Z":
            return False
        time.sleep(0.1)
    return True
