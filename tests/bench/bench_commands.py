"""How much CPU whole commands take, as their user starts them: `swdsl check`, and the scenarios."""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMANDS = (("check",), ("test",), ("test", "rules/underground/scenarios/losses.sw"))


def main() -> None:
    """Print the CPU time of each command, the best of three runs, caches and bytecode warm."""
    for words in COMMANDS:
        _show(" ".join(words), min(_cpu_seconds(words) for _ in range(3)))
    _show("check after an edit", min(_after_an_edit(3)))


def _show(what: str, seconds: float) -> None:
    sys.stdout.write(f"{'swdsl ' + what:52} {seconds * 1000:8.1f} ms\n")


def _after_an_edit(times: int) -> Iterator[float]:
    """Check a checkout of its own again and again, each time after a change in a race."""
    with tempfile.TemporaryDirectory() as folder:
        root, cache = Path(folder) / "checkout", Path(folder) / "cache"
        for name in ("swdsl", "rules", "maps", "generated"):
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        races = root / "rules" / "base" / "races.sw"
        for number in range(times + 2):
            seconds = _cpu_seconds(("check",), root, XDG_CACHE_HOME=str(cache))
            races.write_text(f"{races.read_text(encoding='utf-8')}# {number}\n", encoding="utf-8")
            if number > 1:
                yield seconds


def _cpu_seconds(words: tuple[str, ...], root: Path = ROOT, **variables: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "swdsl", *words]
    subprocess.run(
        command,
        cwd=root,
        env=_as_at_home() | {"PYTHONPATH": str(root)} | variables,
        check=True,
        capture_output=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _as_at_home() -> dict[str, str]:
    """Return the environment of somebody whose Python keeps the bytecode of what it has imported."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "swdsl-bench-bytecode")}


if __name__ == "__main__":
    main()
