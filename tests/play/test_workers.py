"""Several processes: an early end reports what was played, and no worker outlives its parent."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONG = (
    "from swdsl.play import Series, simulate\n"
    "from swdsl.play.load import OfficialGame\n"
    "series = Series(OfficialGame('generated', 'base_2p'), ('random',), 1, 10**6)\n"
    "report = simulate(series, jobs=2, progress=lambda done: print(done, flush=True))\n"
    "print('reported', report.games, flush=True)\n"
)


def start() -> "subprocess.Popen[str]":
    """Start a series that would take many minutes, and wait until some games are played."""
    process = subprocess.Popen(
        [sys.executable, "-c", LONG], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip().isdigit()
    return process


def children(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(folder.name))
    return found


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_an_early_end_reports_what_was_played() -> None:
    process = start()
    os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: workers get it too
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    word, games = told.splitlines()[-1].split()
    assert word == "reported"
    assert 0 < int(games) < 10**6


def test_workers_end_when_their_parent_is_killed() -> None:
    process = start()
    workers = children(process.pid)
    assert len(workers) == 2
    process.kill()
    process.communicate()
    for _ in range(200):
        if not any(is_running(each) for each in workers):
            break
        time.sleep(0.05)
    assert [each for each in workers if is_running(each)] == []
