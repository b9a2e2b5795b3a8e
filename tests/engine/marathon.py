"""Plays many checked games at every official table, random and greedy in turn; every invariant is watched.

`python -m tests.engine.marathon --games 100000` plays that many in all, with the compiled kernel where
`make native` has made one. It ends with 1 if an invariant broke or a game did not end.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from swdsl.workspace.native import use_compiled_kernel

_COMPILED: Final = use_compiled_kernel()  # before anybody imports the plain one

from swdsl.play import Series, simulate  # noqa: E402 - see above
from swdsl.play.load import OfficialGame  # noqa: E402

ROOT: Final = Path(__file__).parents[2]
SEATS: Final = (("random",), ("greedy",), ("greedy", "random"))


def tables() -> list[str]:
    """Return the official games."""
    return sorted(path.stem for path in (ROOT / "generated/games").glob("[a-z]*.py"))


def marathon(games: int, seed: int) -> int:
    """Play as many games as asked, shared out among tables and bots; how many went wrong."""
    rounds = [(name, bots) for name in tables() for bots in SEATS]
    each = -(-games // len(rounds))
    played = wrong = decisions = 0
    for name, bots in rounds:
        report = simulate(Series(OfficialGame("generated", name), bots, seed, each, checked=True))
        played += report.games
        decisions += report.decisions
        wrong += len(report.violations) + report.games - report.finished
        for outcome in report.violations:
            assert outcome.violation is not None
            _say(f"  {name}, {','.join(bots)}, seed {outcome.seed}: {outcome.violation.message}")
        _say(f"{name} ({', '.join(bots)}): {played:,} games, {decisions:,} decisions, {wrong} wrong so far")
        if report.games < each:
            break  # somebody pressed Ctrl-C
    return wrong


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Read how many, play, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.marathon", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    started = time.process_time()
    wrong = marathon(asked.games, asked.seed)
    kernel = "compiled" if _COMPILED else "plain"
    _say(f"{wrong} wrong, {time.process_time() - started:.0f} s of CPU, {kernel} kernel")
    sys.exit(int(wrong > 0))


if __name__ == "__main__":
    main()
