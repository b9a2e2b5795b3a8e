"""Differences that are known: one table, which must shrink. What differs no more fails a test."""

from __future__ import annotations

from pathlib import Path

from tests.judge.trials import play_batch

SEED = 20
BATCH = 24
TABLE = Path(__file__).parent / "known.txt"


def recorded() -> int:
    """Return for how many made-up components the table speaks."""
    (line,) = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("# first ")]
    return int(line.removeprefix("# first "))


def known() -> dict[int, str]:
    """Return the made-up components that are known to differ, by number, with what they say."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return {int(number): said for number, said in pairs}


def differing(first: int, last: int) -> dict[int, str]:
    """Play made-up components and return those that differ."""
    found: dict[int, str] = {}
    for start in range(first, last, BATCH):
        outcome = play_batch(range(start, min(start + BATCH, last)), SEED)
        found.update({number: outcome.sentences[number] for number in outcome.differing})
    return found


def record(last: int) -> None:
    """Write the table anew: for whoever has made the engine better."""
    head = "# Played otherwise than said. Written by `python -m tests.judge.hunt --record N`."
    found: dict[int, str] = {}
    for first in range(0, last, BATCH):
        bound = min(first + BATCH, last)
        found.update(differing(first, bound))
        lines = [f"{number} {said}" for number, said in sorted(found.items())]
        TABLE.write_text("\n".join([head, f"# first {bound}", *lines]) + "\n", encoding="utf-8")
