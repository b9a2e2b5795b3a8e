"""What takes long to draw or to print, kept between runs in this user's cache: SVG and PDF only."""

import re
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from typing import Final

from swdsl.reference import Sheet
from swdsl.workspace import recall, recall_bytes, remember_bytes

_PICTURES: Final = "pictures"
_PRINTS: Final = "prints"
_KEPT: Final = 4000
# Our pictures only show; what acts when a page is opened is none of ours.
_ACTS: Final = re.compile(r"<\s*(script|foreignobject|iframe|a)\b|\son\w+\s*=|javascript:|<!", re.IGNORECASE)


class PrintStore:
    """Drawings and prints of earlier runs. Whatever goes wrong with them, they are simply made again."""

    def recall(self, key: str) -> str | None:
        """Return a picture that was drawn before."""
        text = recall(_PICTURES, _named(key))
        return text if text is not None and is_picture(text) else None

    def remember(self, key: str, svg: str) -> None:
        """Keep a picture for the next run."""
        remember_bytes(_PICTURES, _named(key), svg.encode(), _KEPT)

    def printed(self, sheet: Sheet) -> bytes:
        """Return a printed sheet: the old print if it would say the same."""
        name = _named(f"{_press()} {sheet.html}")
        known = recall_bytes(_PRINTS, name)
        if known is not None and known.startswith(b"%PDF-") and known.rstrip().endswith(b"%%EOF"):
            return known
        made = sheet.printed()
        remember_bytes(_PRINTS, name, made, _KEPT)
        return made


def is_picture(text: str) -> bool:
    """Whether a text is one whole picture in which nothing acts."""
    whole = text.startswith("<svg ") and text.endswith("</svg>\n") and text.count("<svg") == 1
    return whole and _ACTS.search(text) is None


def _named(key: str) -> str:
    return sha256(key.encode()).hexdigest()


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
