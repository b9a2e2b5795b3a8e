"""The same files as machine code: copies of the kernel and of the generated components, compiled by mypyc.

`python -m tests.bench.native` builds into `build/native`; the checkout itself stays plain Python. Put
that folder first on the path, and official games are played compiled:
`PYTHONPATH=build/native swdsl simulate`. Nothing needs it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NATIVE = ROOT / "build" / "native"

COMPILED = ("swdsl/runtime/*.py", "generated/base/*.py", "generated/underground/*.py")
"""One call for all of them, so that calls across modules are native. Maps and games are mere data."""

_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(sys.argv[1:], opt_level="2", debug_level="0", multi_file=True)
setup(name="swdsl-native", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace", "-j2"])
"""


def build(folder: Path = NATIVE) -> None:
    """Copy the sources into a folder and compile them there."""
    shutil.rmtree(folder, ignore_errors=True)
    for package in ("swdsl", "generated"):
        shutil.copytree(
            ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    for data in ("rules", "maps", "docs"):  # the program finds its rules beside its own package
        (folder / data).symlink_to(ROOT / data, target_is_directory=True)
    files = sorted(str(path.relative_to(folder)) for glob in COMPILED for path in folder.glob(glob))
    subprocess.run([sys.executable, "-c", _SETUP, *files], cwd=folder, env=_alone(folder), check=True)
    shutil.rmtree(folder / "build")


def is_built(folder: Path = NATIVE) -> bool:
    """Whether the compiled modules are there and not older than the sources."""
    built = [path.stat().st_mtime for path in folder.glob("swdsl/runtime/*.so")]
    sources = [path.stat().st_mtime for glob in COMPILED for path in ROOT.glob(glob)]
    return bool(built) and min(built) > max(sources)


def run(*arguments: str, folder: Path = NATIVE) -> str:
    """Run Python with the compiled modules first on its path, and return what it printed."""
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, env=_alone(folder), cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def _alone(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}


if __name__ == "__main__":
    build()
    sys.stdout.write(f"compiled into {NATIVE.relative_to(ROOT)}\n")
