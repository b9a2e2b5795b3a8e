"""A fixed plain-Python loop: how fast this machine is now, so that runs can be compared."""

import time


def calibrate() -> float:
    """Return the CPU milliseconds of 200,000 rounds of integer arithmetic, the best of five."""
    best = 1e9
    for _ in range(5):
        start = time.process_time()
        value = 0
        for i in range(200_000):
            value = (value * 31 + i) & 0xFFFF
        best = min(best, time.process_time() - start)
    return best * 1000
