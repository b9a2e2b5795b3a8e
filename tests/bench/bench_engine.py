"""The engine's figures, plain and, when `make native` has built it, compiled."""

import json
import sys

from tests.bench.calibration import calibrate
from tests.bench.measure import BOARDS, Figures, measure
from tests.compiled import is_built, run

GOALS = {"plain": {"base_2p": 1200, "base_4p": 600}, "compiled": {"base_2p": 9000, "base_4p": 4500}}
"""Games per CPU second on a quiet machine."""

COLUMNS = ("quiet", "best", "median", "goal", "decisions", "us each", "listed", "generated", "copy us")
HEAD = f"{'board':16}" + "".join(f"{column:>10}" for column in COLUMNS) + "\n"


def line(kind: str, figures: Figures) -> str:
    """Return one line of the table."""
    goal = GOALS[kind].get(figures.board, "-")
    share = f"{figures.generated:.1%}" if figures.generated else "-"
    return (
        f"{figures.board:16}{figures.quiet:10.0f}{figures.best:10.0f}{figures.median:10.0f}{goal:>10}{figures.decisions:10.1f}"
        f"{figures.per_decision:10.2f}{figures.listed:10.0f}{share:>10}{figures.copy:10.2f}\n"
    )


def compiled() -> list[Figures]:
    """Measure the compiled engine in a process of its own; nothing when it is not built."""
    if not is_built():
        return []
    return [Figures(**each) for each in json.loads(run("tests.bench.measure"))]


def main() -> None:
    """Print the figures of every board."""
    say = sys.stdout.write
    say(f"five million additions in a plain loop: {calibrate():.3f} s\n")
    say(f"\ngames per CPU second, uniform random choices, plain Python\n{HEAD}")
    for name, games in BOARDS:
        say(line("plain", measure(name, games)))
    fast = compiled()
    if fast:
        say(f"\nthe same files compiled\n{HEAD}")
        for figures in fast:
            say(line("compiled", figures))
    else:
        say("\nnot compiled, or older than its sources: `make native` builds it\n")
    say(f"five million additions in a plain loop: {calibrate():.3f} s\n\n")


if __name__ == "__main__":
    main()
