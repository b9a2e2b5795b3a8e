"""Map pictures kept between runs, in this user's cache: plain SVG text under the hash of what it shows."""

import os
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from swdsl.workspace import user_cache_dir


class PictureStore:
    """A folder of pictures. Whatever goes wrong with it, pictures are simply drawn again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or user_cache_dir() / "pictures"

    def recall(self, key: str) -> str | None:
        """Return a picture that was drawn before."""
        try:
            text = self._path(key).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None
        return text if text.startswith("<svg ") and text.endswith("</svg>\n") else None

    def remember(self, key: str, svg: str) -> None:
        """Keep a picture for the next run."""
        target = self._path(key)
        with suppress(OSError):
            target.parent.mkdir(parents=True, exist_ok=True)
            temporary = target.with_suffix(f".{os.getpid()}")
            temporary.write_text(svg, encoding="utf-8")
            os.replace(temporary, target)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.svg"


def drawer() -> str:
    """Return a name for the code that draws: when it changes, every old picture is out of date."""
    digest = sha256()
    for module in sorted(files("swdsl.drawing").iterdir(), key=lambda each: each.name):
        if module.name.endswith(".py"):
            digest.update(module.read_bytes())
    return digest.hexdigest()
