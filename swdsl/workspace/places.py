"""Where things are: the official rules, and the caches of this user."""

import os
from pathlib import Path
from typing import Final

from swdsl.internal import InternalError

_PACKAGE: Final = Path(__file__).resolve().parents[1]


def official_root() -> Path:
    """Return the folder that holds the official `rules`, `maps`, `generated` and `docs`.

    In a checkout that is the repository itself, in an installation a folder of the package; see
    `docs/decisions/0001-how-official-content-travels.md`.
    """
    checkout, installed = _PACKAGE.parent, _PACKAGE / "official"
    for root in (installed, checkout):
        if (root / "rules").is_dir():
            return root
    raise InternalError(f"the official rules are neither in {installed} nor in {checkout}")


def read_page(path: str) -> str:
    """Return the text of a page of the documentation that travels with the official rules."""
    try:
        return (official_root() / path).read_text(encoding="utf-8")
    except OSError as error:
        raise InternalError(f"the page {path} is missing") from error


def official_package() -> str:
    """Return the name under which Python imports the official generated modules."""
    return "swdsl.official.generated" if official_root() == _PACKAGE / "official" else "generated"


def user_cache_dir() -> Path:
    """Return this user's cache folder for swdsl, which may not exist yet.

    Only plain data may be kept there, never anything that is executed when read back.
    """
    given = os.environ.get("XDG_CACHE_HOME", "")
    # The specification says that a relative path is to be ignored.
    base = Path(given) if Path(given).is_absolute() else Path(os.path.expanduser("~")) / ".cache"
    return base / "swdsl"
