"""With nothing but an installed wheel, in an empty folder, packs are started, proven, sent and used."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ("frostlands", "tinkers", "tideland")


def install(folder: Path) -> Path:
    """Build the wheel and return the folder it was installed into."""
    wheels, site = folder / "wheels", folder / "site"
    build = ["hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    subprocess.run([sys.executable, "-m", *build], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    target = ["pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel)]
    subprocess.run([sys.executable, "-m", *target], check=True, capture_output=True)
    return site


@pytest.mark.slow
def test_packs_need_only_the_wheel(tmp_path: Path) -> None:
    site, empty = install(tmp_path), tmp_path / "empty"
    empty.mkdir()

    def swdsl(folder: Path, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "swdsl", *words],
            cwd=folder,
            env={"PYTHONPATH": str(site)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    swdsl(empty, "new", "pack", "winter")
    assert "nothing found" in swdsl(empty / "winter", "check")
    assert "1 passed, 0 failed" in swdsl(empty / "winter", "test")
    for name in EXAMPLES:
        shutil.copytree(ROOT / "docs" / "examples" / name, empty / name)
        assert "nothing found" in swdsl(empty / name, "check")
        assert " 0 failed" in swdsl(empty / name, "test")
        swdsl(empty / name, "pack", "--out", f"../{name}.zip")
        assert f"packs/{name} written" in swdsl(empty / "winter", "use", f"../{name}.zip")
    assert "nothing found" in swdsl(empty / "winter", "check")
