"""`make hunt`: made-up components without end; every difference is told as it is found."""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from tests.judge.known import record
from tests.judge.trials import Outcome, play_batch

BATCH = 24


def main() -> None:
    """Hunt with a seed, or by the clock; `--record` writes the table of known differences anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--batches", type=int, default=0, help="how many batches; none means no end")
    parser.add_argument(
        "--record", type=int, default=0, help="write down what differs among the first so many"
    )
    asked = parser.parse_args()
    if asked.record:
        record(asked.record)
        return
    batches = itertools.count() if not asked.batches else range(asked.batches)
    played = differing = 0
    for batch in batches:
        outcome = play_batch(range(batch * BATCH, (batch + 1) * BATCH), asked.seed)
        played += outcome.played
        differing += len(outcome.differing)
        _tell(outcome, f"seed {asked.seed}, batch {batch}: {played} components, {differing} differ")


def _tell(outcome: Outcome, head: str) -> None:
    lines = [head]
    for number, findings in outcome.differing.items():
        lines += [f"  trial {number}: {outcome.sentences[number]}", *(f"    {each}" for each in findings[:2])]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
