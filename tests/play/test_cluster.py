"""A cluster on the loopback address: the same digest as here, even when a worker is killed on the way."""

import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from swdsl.play import Series, simulate
from swdsl.play.load import OfficialGame
from tests.tools import imported

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SERIES = Series(OfficialGame("generated", "base_2p"), ("random",), 5, 600)
Process = subprocess.Popen[str]


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[Process]]]:
    """A scheduler and two workers, each a process of its own; all ended afterwards."""
    imported("distributed", "distributed")
    scheduler = _start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    address = _address(scheduler)
    preload = ("--preload", "swdsl.cli.cluster_worker", "--nthreads", "1", "--no-dashboard", "--no-nanny")
    workers = [_start("dask_worker", address, *preload) for _ in range(2)]
    yield address, workers
    for process in (*workers, scheduler):
        process.kill()
        process.communicate()


def _start(program: str, *words: str) -> Process:
    command = [sys.executable, "-m", f"distributed.cli.{program}", *words]
    return subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)


def _address(scheduler: Process) -> str:
    assert scheduler.stderr is not None
    for line in scheduler.stderr:
        if "Scheduler at:" in line:
            return line.split()[-1]
    raise AssertionError("the scheduler said nothing")


@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games(cluster: tuple[str, list[Process]]) -> None:
    module = imported("swdsl.play.cluster", "distributed")
    address, _ = cluster
    report = simulate(SERIES, through=partial(module.work_on_cluster, address=address))
    assert report.digest == simulate(SERIES).digest


@pytest.mark.filterwarnings("default")
def test_a_killed_worker_costs_its_batches_only(cluster: tuple[str, list[Process]]) -> None:
    module = imported("swdsl.play.cluster", "distributed")
    address, workers = cluster
    killed: list[float] = []

    def kill_one(done: int) -> None:
        if done >= 100 and not killed:
            workers[0].kill()
            killed.append(time.monotonic())

    report = simulate(SERIES, through=partial(module.work_on_cluster, address=address), progress=kill_one)
    assert killed
    assert report.games == SERIES.count
    assert report.digest == simulate(SERIES).digest


@pytest.mark.filterwarnings("default")
def test_nobody_at_the_address_is_said() -> None:
    module = imported("swdsl.play.cluster", "distributed")
    unreachable = partial(module.work_on_cluster, address="tcp://127.0.0.1:1", patience=1.0)
    with pytest.raises(module.UnreachableCluster, match="no cluster at"):
        simulate(SERIES, through=unreachable)
