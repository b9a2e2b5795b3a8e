"""Runs the fuzzers for as long as one likes and keeps whatever they find."""

import argparse
import random
import time

from tests.fuzz.kinds import KINDS
from tests.fuzz.runner import Tally, run_for
from tests.fuzz.seeds import sound_sentences


def main() -> None:
    """Run the kinds that are asked for, one after the other, and count."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; else all")
    parser.add_argument("--seconds", type=float, default=60, help="for each kind")
    parser.add_argument("--seed", type=int, default=None, help="where to begin; else anywhere")
    asked = parser.parse_args()
    sound_sentences()  # takes longer than any mutant may
    first = random.randrange(2**40) if asked.seed is None else asked.seed
    for kind in asked.kinds or KINDS:
        started, tally = time.monotonic(), Tally()
        run_for(kind, asked.seconds, first, tally, keep=True)
        print(f"{kind}: {tally} in {time.monotonic() - started:.0f} s, from number {first}", flush=True)


main()
