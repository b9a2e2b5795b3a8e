"""Runs one kind of fuzzer over numbers: every number is one mutant, so that any of them can be seen again."""

import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

from tests.fuzz.kinds import KINDS
from tests.memory import most_kilobytes

FOUND: Final = Path(__file__).parents[2] / "build" / "fuzz"
LONGEST: Final = 5
"""Seconds of CPU that one mutant may take."""
LARGEST: Final = 500_000
"""Kilobytes of memory that all mutants together may take."""

_NEWS: Final = 60  # seconds between two lines of a long run


@dataclass(slots=True)
class Tally:
    """How many mutants were tried, how many of them were accepted, and what was found."""

    tried: int = 0
    accepted: int = 0
    slowest: float = 0
    held: int = 0
    """Kilobytes that were held before the first mutant and are not theirs."""
    found: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        largest = most_kilobytes() // 1000
        return (
            f"{self.tried:,} tried, {self.accepted:,} accepted, {len(self.found)} kinds of failures, "
            f"slowest {self.slowest:.1f} s, {largest} MB"
        )


def run_for(kind: str, seconds: float, first: int, tally: Tally, *, keep: bool = False) -> None:
    """Try mutants until the time is over."""
    ends = time.monotonic() + seconds
    said = time.monotonic()
    number = first
    while time.monotonic() < ends:
        try_one(kind, number, tally, keep=keep)
        number += 1
        if keep and time.monotonic() > said + _NEWS:
            said = time.monotonic()
            print(f"  {kind}: {tally}", flush=True)


def try_one(kind: str, number: int, tally: Tally, *, keep: bool = False) -> None:
    """Try the mutants of one number; a failure is counted under the place it came from, and kept."""
    tally.tried += KINDS[kind].executions
    started = time.process_time()
    try:
        with _limited(tally.held):
            tally.accepted += KINDS[kind].tries(number)
    except Exception as error:  # noqa: BLE001 - finding these is what all this is for
        place = traceback.extract_tb(error.__traceback__)[-1]
        name = f"{type(error).__name__} {Path(place.filename).name}:{place.lineno}"
        if name not in tally.found and keep:
            FOUND.mkdir(parents=True, exist_ok=True)
            text = f"{kind} {number}\n{''.join(traceback.format_exception(error))}"
            (FOUND / f"{kind}-{number}.txt").write_text(text, encoding="utf-8", errors="backslashreplace")
            print(f"  {kind} {number}: {name}: {str(error)[:200]}", flush=True)
        tally.found.setdefault(name, number)
    tally.slowest = max(tally.slowest, time.process_time() - started)


@contextmanager
def _limited(held: int) -> Iterator[None]:
    """End whatever takes longer than it may, and notice what takes more memory."""
    before = signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert most_kilobytes() - held < LARGEST, "too much memory"


def _too_long(signal_number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"more than {LONGEST} seconds")
