"""Work in several processes: batches go out, results come back as they are ready, nobody is left behind.

Ctrl-C ends the workers, and the parent reports what is done; workers also end when their parent is no more.
"""

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from typing import Final, Protocol, TypeVar

_AHEAD: Final = 3  # batches that wait for each worker
_PATIENCE: Final = 0.2  # seconds until somebody who wants to stop is heard

Batch = TypeVar("Batch")
Result = TypeVar("Result")


class Through(Protocol):
    """Works through batches: yields the number of each with its result, in the order they are done."""

    def __call__(
        self, work: Callable[[Batch], Result], batches: Iterable[Batch]
    ) -> Iterator[tuple[int, Result]]:
        """Start working."""


def work_through(
    work: Callable[[Batch], Result], batches: Iterable[Batch], jobs: int = 1
) -> Iterator[tuple[int, Result]]:
    """Yield the number of each batch with its result, in the order in which they are done."""
    if jobs <= 1:
        for number, batch in enumerate(batches):
            yield number, work(batch)
        return
    with _interruptions() as asked_to_stop:
        yield from _in_pool(work, batches, jobs, asked_to_stop)
    if asked_to_stop:
        raise KeyboardInterrupt


def _in_pool(
    work: Callable[[Batch], Result], batches: Iterable[Batch], jobs: int, asked_to_stop: list[int]
) -> Iterator[tuple[int, Result]]:
    """Keep a few batches waiting per worker, no more: an early end has little to throw away."""
    pool = ProcessPoolExecutor(jobs, initializer=_end_with_parent)
    numbered = iter(enumerate(batches))
    waiting: dict[Future[Result], int] = {}
    try:
        while not asked_to_stop:
            while len(waiting) < _AHEAD * jobs and (following := next(numbered, None)) is not None:
                waiting[pool.submit(work, following[1])] = following[0]
            if not waiting:
                return
            done, _ = wait(waiting, timeout=_PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        for worker in active_children() if waiting else ():
            worker.terminate()  # nobody waits for games that nobody counts
        pool.shutdown(wait=not waiting, cancel_futures=True)


@contextmanager
def _interruptions() -> Iterator[list[int]]:
    """Note that somebody wants to stop, instead of breaking off where a process is just being started."""
    noted: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with_parent() -> None:
    """Let a worker leave Ctrl-C to whoever started it, and end when that process is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.join,), daemon=True).start()


def _end_after(wait_for_it: Callable[[], None]) -> None:
    wait_for_it()
    signal.raise_signal(signal.SIGTERM)
