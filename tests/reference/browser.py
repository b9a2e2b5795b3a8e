"""A real browser for the tests that open the site in one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.tools import imported, lacking

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}


@contextmanager
def running_browser() -> Iterator[Any]:
    """Start Chromium, and close it at the end."""
    playwright = imported("playwright.sync_api", "playwright")
    if not CHROMIUM.exists():
        lacking("chromium")
    with playwright.sync_playwright() as running:
        opened = running.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield opened
        opened.close()


def open_page(page: Any, root: Path, path: str) -> None:
    """Open a page of a site from the disk."""
    file, mark, place = path.partition("#")
    page.goto((root / file).as_uri() + mark + place)
