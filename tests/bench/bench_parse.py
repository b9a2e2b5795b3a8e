"""How fast rules are read: 5,000 lines of official clauses, and everything official once.

Run with `python -m tests.bench.bench_parse`. CPU seconds, the best of three; the calibration loop tells how
fast the machine is, so that figures of two machines can be compared.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.read_line import line_reader
from tests.bench.calibration import calibrate

ROOT = Path(__file__).parents[2]
LINES = 5000


def seconds(work: Callable[[], object], times: int = 3) -> float:
    """Return the CPU time of some work, the best of several times."""
    return min(_seconds(work) for _ in range(times))


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> None:
    paths = [path for folder in ("rules", "maps") for path in sorted((ROOT / folder).rglob("*.sw"))]
    files = [SourceFile(path.name, path.read_text(encoding="utf-8")) for path in paths]
    rules = "".join(file.text for file in files if file.path in {"races.sw", "powers.sw", "set.sw"})
    many = SourceFile("many.sw", rules * (LINES // rules.count("\n") + 1))
    figures = {
        "calibration": calibrate(),
        "loading the table": seconds(line_reader, 1),
        f"{many.text.count(chr(10))} lines": seconds(lambda: parse(many)),
        f"all {len(files)} official files": seconds(lambda: [parse(file) for file in files]),
    }
    for what, figure in figures.items():
        sys.stdout.write(f"{what:24} {figure * 1000:8.1f} ms\n")


if __name__ == "__main__":
    main()
