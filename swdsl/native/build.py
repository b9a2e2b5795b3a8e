"""Compile the kernel and the official components with mypyc, for `make native` and for wheels that bring it.

`python -m swdsl.native.build` builds into `build/native`, where every command of this checkout finds it. The
sources stay as they are: copies are compiled, with one change. Clauses of a pack are printed in memory and
stand on the kernel's classes, so those are told that plain Python may add to them.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from swdsl.workspace.native import COMPILED, STAMP, stamp  # noqa: E402 - the path must be right first

_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(sys.argv[1:], opt_level="2", debug_level="0", multi_file=True)
setup(name="swdsl-native", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace", "-j2"])
"""

_OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
_CLASS = re.compile(r"^(?=class \w+(\(Clause\))?:)", re.MULTILINE)


def build(folder: Path, *, installed: bool = False) -> None:
    """Compile into a folder: modules of a checkout, or under the names they have in an installation."""
    made_from = stamp(ROOT / "swdsl", ROOT / "generated")  # before the copy: an edit meanwhile makes it stale
    with tempfile.TemporaryDirectory() as temporary:
        room = Path(temporary)
        files = _copy(room, "swdsl/official/generated" if installed else "generated")
        subprocess.run([sys.executable, "-c", _SETUP, *files], cwd=room, check=True)
        shutil.rmtree(folder, ignore_errors=True)
        for library in sorted(room.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            place = library.relative_to(room)
            if place.parts[0] != "build":
                (folder / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(library, folder / place)
    (folder / STAMP).write_text(made_from, encoding="utf-8")


def _copy(room: Path, generated: str) -> list[str]:
    """Copy the sources into a room of their own, and name those to be compiled."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "official")
    shutil.copytree(ROOT / "swdsl", room / "swdsl", ignore=ignored)
    if generated != "generated":
        (room / generated).parent.mkdir(parents=True)
        (room / generated).parent.joinpath("__init__.py").touch()
    shutil.copytree(ROOT / "generated", room / generated, ignore=ignored)
    _open_classes(room / "swdsl" / "runtime" / "clause.py")
    globs = [each.replace("generated", generated, 1) for each in COMPILED]
    return sorted(str(path.relative_to(room)) for glob in globs for path in room.glob(glob))


def _open_classes(module: Path) -> None:
    """Let interpreted classes stand on the compiled ones of a module."""
    text = module.read_text(encoding="utf-8")
    known = "if TYPE_CHECKING:\n"
    assert known in text, "the clauses of the kernel have moved"
    text = text.replace(known, f"{known}    from mypy_extensions import mypyc_attr\n", 1)
    opened, number = _CLASS.subn(_OPEN, text)
    assert number > 10, "the clauses of the kernel have moved"
    module.write_text(opened, encoding="utf-8")


if __name__ == "__main__":
    build(ROOT / "build" / "native")
    sys.stdout.write("compiled into build/native; every command of this checkout uses it\n")
