"""The compiled kernel in a process of its own, for tests and benchmarks that compare it with the plain."""

import os
import subprocess
import sys
from pathlib import Path

from swdsl.workspace.native import STAMP, compiled_folder, stamp

ROOT = Path(__file__).parents[1]

_RUN = """
import runpy, sys
from pathlib import Path
from swdsl.workspace import official_package
from swdsl.workspace.native import use_compiled_kernel
if not use_compiled_kernel(Path(sys.argv[1])):
    sys.exit("these are not the sources that were compiled")
official_package()
runpy.run_module(sys.argv[2], run_name="__main__")
"""


def is_built(folder: Path | None = None) -> bool:
    """Whether `make native` has compiled the sources as they are now."""
    made_for = (folder or compiled_folder()) / STAMP
    return made_for.is_file() and made_for.read_text(encoding="utf-8") == stamp(
        ROOT / "swdsl", ROOT / "generated"
    )


def build(folder: Path) -> None:
    """Compile into a folder."""
    code = (
        "import sys; from pathlib import Path; from swdsl.native.build import build; build(Path(sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=ROOT, check=True)


def run(module: str, folder: Path | None = None) -> str:
    """Run a module on the compiled kernel, and return what it printed."""
    command = [sys.executable, "-P", "-c", _RUN, str(folder or compiled_folder()), module]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("SWDSL_PLAIN", None)
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout
