"""An installed wheel works in an empty folder, with the official rules on board."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUESTION = """
from swdsl.workspace import find_sources, official_root
print(official_root())
print(*sorted(source.path for source in find_sources(official_root()).sources), sep="\\n")
"""


@pytest.mark.slow
def test_wheel_carries_every_official_source(tmp_path: Path) -> None:
    wheels, site, empty = tmp_path / "wheels", tmp_path / "site", tmp_path / "empty"
    empty.mkdir()
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(site),
        str(wheel),
    ]
    subprocess.run(install, check=True, capture_output=True)
    asked = subprocess.run(
        [sys.executable, "-c", QUESTION],
        cwd=empty,
        env={"PYTHONPATH": str(site)},
        check=True,
        capture_output=True,
        text=True,
    )
    root, *sources = asked.stdout.splitlines()
    official = {
        path.relative_to(ROOT).as_posix()
        for folder in ("rules", "maps")
        for path in (ROOT / folder).rglob("*.sw")
    }
    assert Path(root) == site / "swdsl" / "official"
    assert set(sources) == official
