"""How much CPU whole commands take, as their user starts them: `swdsl check`, and the scenarios."""

import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMANDS = (("check",), ("test",))


def main() -> None:
    """Print the CPU time of each command, the best of three runs, caches warm."""
    for words in COMMANDS:
        best = min(_cpu_seconds(words) for _ in range(3))
        sys.stdout.write(f"{'swdsl ' + ' '.join(words):24} {best * 1000:8.1f} ms\n")


def _cpu_seconds(words: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "swdsl", *words], cwd=ROOT, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
