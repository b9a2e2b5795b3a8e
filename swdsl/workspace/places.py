"""Where things are: the official rules, and the caches of this user."""

import os
import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from typing import Final

from swdsl.internal import InternalError

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_GENERATED: Final = "generated"


def official_root() -> Path:
    """Return the folder that holds the official `rules`, `maps`, `generated` and `docs`.

    In a checkout that is the repository itself, in an installation a folder of the package; see
    `docs/decisions/0001-how-official-content-travels.md`.
    """
    checkout, installed = _PACKAGE.parent, _PACKAGE / "official"
    for root in (installed, checkout):
        if os.path.isdir(root / "rules"):
            return root
    raise InternalError(f"the official rules are neither in {installed} nor in {checkout}")


def read_page(path: str) -> str:
    """Return the text of a page of the documentation that travels with the official rules."""
    try:
        return (official_root() / path).read_text(encoding="utf-8")
    except OSError as error:
        raise InternalError(f"the page {path} is missing") from error


def official_package() -> str:
    """Return the name under which Python imports the official generated modules, ours and nobody else's."""
    if official_root() == _PACKAGE / "official":
        return "swdsl.official.generated"
    _import_from(official_root(), _GENERATED)
    return _GENERATED


def is_official_game(name: str) -> bool:
    """Whether a game travels with the program; asked without importing anything."""
    is_name = name.isidentifier() and not name.startswith("_") and "__" not in name
    return is_name and os.path.isfile(official_root() / _GENERATED / "games" / f"{name}.py")


def _import_from(folder: Path, name: str) -> None:
    """Import a package of one folder, whatever else along Python's path has the same name."""
    if name in sys.modules:
        return
    found = PathFinder.find_spec(name, [str(folder)])
    if found is None or found.loader is None:
        raise InternalError(f"{folder} has no package {name}; run `swdsl build` there")
    sys.modules[name] = module = module_from_spec(found)
    found.loader.exec_module(module)


def user_cache_dir() -> Path:
    """Return this user's cache folder for swdsl, which may not exist yet.

    Only plain data may be kept there, never anything that is executed when read back.
    """
    return _user_folder("XDG_CACHE_HOME", ".cache")


def user_state_dir() -> Path:
    """Return this user's own folder for what swdsl keeps from run to run, which may not exist yet."""
    return _user_folder("XDG_STATE_HOME", ".local/state")


def _user_folder(variable: str, otherwise: str) -> Path:
    given = os.environ.get(variable, "")
    # The specification says that a relative path is to be ignored.
    base = Path(given) if Path(given).is_absolute() else Path(os.path.expanduser("~")) / otherwise
    # A user without a home has no such folder: one below the current folder would be a stranger's.
    return (base if base.is_absolute() else Path(os.devnull)) / "swdsl"
