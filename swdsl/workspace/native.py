"""The compiled kernel: found beside the program, used when it is exactly these sources compiled, else not.

`make native` and a wheel built with `SWDSL_NATIVE=1` bring it. Its stamp tells which sources and which Python
it was made for; whatever does not match is left alone, and plain Python plays the same games.
"""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from swdsl.workspace.places import official_root

COMPILED: Final = ("swdsl/runtime/*.py", "generated/base/*.py", "generated/underground/*.py")
"""What is compiled, in one call, so that calls across modules are native. Maps and games are mere data."""

STAMP: Final = "stamp.txt"
PLAIN: Final = "SWDSL_PLAIN"
"""Set this variable, and commands play with plain Python whatever there is."""

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_KERNEL: Final = "swdsl.runtime"


def stamp(package: Path, generated: Path) -> str:
    """Return what a compiled kernel must have been made from and for, to be these sources on this Python."""
    found = hashlib.sha256()
    for glob in COMPILED:
        first, _, rest = glob.partition("/")
        for path in sorted((package if first == "swdsl" else generated).glob(rest)):
            found.update(f"{first}/{path.parent.name}/{path.name}\n".encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{found.hexdigest()} {EXTENSION_SUFFIXES[0]}\n"


def compiled_folder() -> Path:
    """Return where a compiled kernel would be: in the package, or in the build folder of a checkout."""
    root = official_root()
    return root / "native" if root == _PACKAGE / "official" else root / "build" / "native"


def use_compiled_kernel(folder: Path | None = None) -> bool:
    """Let Python import the compiled kernel if there is one for these sources; say whether it will."""
    if is_compiled():
        return True
    if os.environ.get(PLAIN) or _KERNEL in sys.modules:
        return False
    folder = folder or compiled_folder()
    try:
        made_for = (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return False
    root = official_root()
    if made_for != stamp(_PACKAGE, root / "generated"):
        return False
    sys.meta_path.insert(0, _Libraries(_modules(folder)))
    return True


def is_compiled() -> bool:
    """Whether the kernel that Python has, or would import now, is the compiled one."""
    return any(isinstance(finder, _Libraries) for finder in sys.meta_path)


def _modules(folder: Path) -> dict[str, Path]:
    """Return the compiled modules by name, packages under their own name."""
    found = {}
    for path in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        *parents, last = path.relative_to(folder).parts
        stem = last.removesuffix(EXTENSION_SUFFIXES[0])
        found[".".join(parents if stem == "__init__" else [*parents, stem])] = path
    return found


class _Libraries(MetaPathFinder):
    """Finds modules among compiled ones; everything else is left to the finders after it."""

    def __init__(self, modules: Mapping[str, Path]) -> None:
        self._modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for compiled modules only; the rest of a package is found where its sources are."""
        library = self._modules.get(fullname)
        if library is None:
            return None
        if not library.name.startswith("__init__."):
            return spec_from_file_location(fullname, library)
        last = fullname.rpartition(".")[2]
        home = [str(Path(each) / last) for each in path or ()]
        return spec_from_file_location(fullname, library, submodule_search_locations=home)
