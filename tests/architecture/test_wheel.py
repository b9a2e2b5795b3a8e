"""An installed wheel works in an empty folder, with everything official on board."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRAVELS = ("rules", "maps", "generated", "docs/diagnostics")
QUESTION = """
from swdsl.workspace import find_sources, official_root
print(official_root())
print(*sorted(source.path for source in find_sources(official_root()).sources), sep="\\n")
"""


def official_files(root: Path, suffixes: tuple[str, ...]) -> Iterator[str]:
    """Yield the files that must travel, relative to the root that holds them."""
    for folder in TRAVELS:
        yield from (
            path.relative_to(root).as_posix()
            for path in (root / folder).rglob("*")
            if path.suffix in suffixes
        )


@pytest.mark.slow
def test_wheel_carries_everything_official(tmp_path: Path) -> None:
    wheels, site, empty = tmp_path / "wheels", tmp_path / "site", tmp_path / "empty"
    empty.mkdir()
    build = ["hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    subprocess.run([sys.executable, "-m", *build], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    install = ["pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel)]
    subprocess.run([sys.executable, "-m", *install], check=True, capture_output=True)
    question = [sys.executable, "-c", QUESTION]
    environment = {"PYTHONPATH": str(site)}
    asked = subprocess.run(question, cwd=empty, env=environment, check=True, capture_output=True, text=True)
    root, *sources = asked.stdout.splitlines()
    assert Path(root) == site / "swdsl" / "official"
    assert set(sources) == set(official_files(ROOT, (".sw",)))
    everything = (".sw", ".py", ".md")
    assert set(official_files(Path(root), everything)) == set(official_files(ROOT, everything))
