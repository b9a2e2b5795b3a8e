"""How long it takes to understand everything official: read, resolve, check; and to print the engine."""

import sys
import time
from pathlib import Path

from swdsl.generate import generate
from swdsl.pipeline import compile_rules
from swdsl.workspace import find_sources

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Print the CPU time of both."""
    start = time.process_time()
    sources = find_sources(ROOT).sources
    compiled = compile_rules(sources)
    checked = time.process_time()
    artifacts = list(generate(compiled.library))
    printed = time.process_time()
    sys.stdout.write(f"{'check ' + str(len(sources)) + ' files':24} {(checked - start) * 1000:8.1f} ms\n")
    sys.stdout.write(
        f"{'print ' + str(len(artifacts)) + ' modules':24} {(printed - checked) * 1000:8.1f} ms\n"
    )


if __name__ == "__main__":
    main()
