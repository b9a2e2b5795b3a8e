"""What takes long to draw or to print, kept between runs in this user's cache: SVG and PDF only."""

import os
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path

from swdsl.reference import Sheet
from swdsl.workspace import user_cache_dir


class PrintStore:
    """A folder of drawings and prints. Whatever goes wrong with it, they are simply made again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or user_cache_dir() / "prints"

    def recall(self, key: str) -> str | None:
        """Return a picture that was drawn before."""
        text = self._read(f"{key}.svg").decode("utf-8", errors="replace")
        return text if text.startswith("<svg ") and text.endswith("</svg>\n") else None

    def remember(self, key: str, svg: str) -> None:
        """Keep a picture for the next run."""
        self._keep(f"{key}.svg", svg.encode())

    def printed(self, sheet: Sheet) -> bytes:
        """Return a printed sheet: the old print if it would say the same."""
        name = f"{sha256(f'{_press()} {sheet.html}'.encode()).hexdigest()}.pdf"
        known = self._read(name)
        if known.startswith(b"%PDF-") and known.rstrip().endswith(b"%%EOF"):
            return known
        made = sheet.printed()
        self._keep(name, made)
        return made

    def _read(self, name: str) -> bytes:
        try:
            return (self._folder / name).read_bytes()
        except OSError:
            return b""

    def _keep(self, name: str, data: bytes) -> None:
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            temporary = self._folder / f"{name}.{os.getpid()}"
            temporary.write_bytes(data)
            os.replace(temporary, self._folder / name)


def drawer() -> str:
    """Return a name for the code that draws: when it changes, every old picture is out of date."""
    digest = sha256()
    for module in sorted(files("swdsl.drawing").iterdir(), key=lambda each: each.name):
        if module.name.endswith(".py"):
            digest.update(module.read_bytes())
    return digest.hexdigest()


def _press() -> str:
    try:
        return version("weasyprint")
    except PackageNotFoundError:
        return ""
