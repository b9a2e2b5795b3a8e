"""A fixed plain-Python loop: how fast this machine is now, so that runs can be compared."""

import time

ADDITIONS = 5_000_000


def calibrate() -> float:
    """Return the CPU seconds of five million additions, the best of three runs."""
    return min(_additions() for _ in range(3))


def _additions() -> float:
    start = time.process_time()
    total = 0
    for number in range(ADDITIONS):
        total += number
    return time.process_time() - start
