"""`make hunt`: made-up components without end; every difference is told as it is found, and made small.

`--official N` follows whole official games instead, board after board, for so many decisions.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter

from tests.judge.boards import EVERY_BOARD, table
from tests.judge.follow import follow
from tests.judge.shrink import write_small
from tests.judge.trials import Outcome, play_batch
from tests.judge.watch import Report

BATCH = 40


def main() -> None:
    """Hunt with a seed, or by the clock."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--batches", type=int, default=0, help="how many batches; none means no end")
    parser.add_argument("--official", type=int, default=0, help="decisions of official games to follow")
    asked = parser.parse_args()
    if asked.official:
        _follow_official(asked.seed, asked.official)
    else:
        _hunt(asked.seed, asked.batches)


def _hunt(seed: int, batches: int) -> None:
    """Play made-up components, batch after batch."""
    played = differing = read = 0
    unread: Counter[str] = Counter()
    for batch in range(batches) if batches else itertools.count():
        outcome = play_batch(range(batch * BATCH, (batch + 1) * BATCH), seed)
        played += outcome.played
        read += outcome.read
        differing += len(outcome.differing)
        head = f"seed {seed}, batch {batch}: {played} components, {differing} differ, {read} read to the end"
        _tell(outcome, head)
        unread += outcome.report.unread
    for reason, number in unread.most_common():
        _say(f"not followed further {number} times: {reason}")


def _tell(outcome: Outcome, head: str) -> None:
    lines = [head]
    for number, findings in outcome.differing.items():
        lines += [f"  trial {number}: {outcome.sentences[number]}", *(f"    {each}" for each in findings[:2])]
        path = write_small(outcome.trials[number])
        lines.append(f"    `swdsl test {path}` shows it" if path else "    no scenario can show it")
    _say("\n".join(lines))


def _follow_official(seed: int, decisions: int) -> None:
    """Follow one game on every board, then the next one, until there were decisions enough."""
    reports = {name: Report() for name in EVERY_BOARD}
    done = 0
    while done < decisions:
        for name, report in reports.items():
            known = len(report.findings)
            follow(*table(name), seed, report)
            for finding in report.findings[known : known + 1]:
                _say(f"{name}, {finding}")
        seed += 1
        done = sum(report.decisions for report in reports.values())
        differing = sum(bool(report.findings) for report in reports.values())
        _say(f"seed {seed}: {done} decisions, differences on {differing} boards")
    for name, report in reports.items():
        _say(f"{name}: {report.decisions} decisions, not followed further: {dict(report.unread)}")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
