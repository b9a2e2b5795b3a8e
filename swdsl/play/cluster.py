"""Work on other machines: batches go to the workers of a dask scheduler, results come back as they are ready.

A batch names its games by seed, so whoever plays it plays the same games. A worker that dies costs its
batches of that moment, which others then play.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from distributed import Client, as_completed

from swdsl import __version__

Batch = TypeVar("Batch")
Result = TypeVar("Result")

_AHEAD: Final = 4  # batches that wait for each worker
_RETRIES: Final = 5


class UnreachableCluster(RuntimeError):  # noqa: N818 - it names what happened
    """There is no scheduler at that address, or its workers cannot play our games."""


def work_on_cluster(
    work: Callable[[Batch], Result], batches: Iterable[Batch], address: str, patience: float = 20.0
) -> Iterator[tuple[int, Result]]:
    """Yield the number of each batch with its result, in the order in which they are done."""
    try:
        client = Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UnreachableCluster(f"There is no cluster at {address}: {error}") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=patience)
        except TimeoutError as error:
            raise UnreachableCluster(f"The cluster at {address} has no workers.") from error
        _compare_versions(client)
        yield from _results(client, work, batches)


def _compare_versions(client: Client) -> None:
    """Refuse workers of another version: they would play other games."""
    try:
        versions = set(client.run(_version).values())
    except Exception as error:
        raise UnreachableCluster(f"A worker cannot import swdsl: {error}") from error
    if versions != {__version__}:
        raise UnreachableCluster(f"Workers have swdsl {', '.join(sorted(versions))}; here is {__version__}.")


def _version() -> str:
    return __version__


def _results(
    client: Client, work: Callable[[Batch], Result], batches: Iterable[Batch]
) -> Iterator[tuple[int, Result]]:
    numbered = iter(enumerate(batches))
    numbers: dict[str, int] = {}
    waiting = as_completed(loop=client.loop, with_results=True)
    left = 0
    while True:
        wanted = _AHEAD * max(1, sum(client.nthreads().values()))
        while left < wanted and (following := next(numbered, None)) is not None:
            future = client.submit(work, following[1], pure=False, retries=_RETRIES)
            numbers[future.key] = following[0]
            waiting.add(future)
            left += 1
        if not left:
            return
        future, result = next(waiting)
        left -= 1
        yield numbers.pop(future.key), result
