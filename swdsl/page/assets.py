"""The built page: what a browser is given, and what to say where nobody has built it."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

NOT_BUILT: Final = (
    "The page of the studio is not built here. Run `make studio` in the folder of the project (it needs "
    "Node 20 and npm), or install a wheel: it brings the page along."
)
#: What a file of the page is for a browser.
TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "zip": "application/zip",
}
_LOCAL: Final = ("index.html", "page.js", "style.css", "icon.svg")
_PYTHON: Final = (
    *("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm"),
    *("pyodide/pyodide-lock.json", "pyodide/python_stdlib.zip"),
)
_HEAD: Final = b'<html lang="en">'


class NotBuilt(RuntimeError):  # noqa: N818 - it names what is the case
    """Nobody has bundled the page."""

    def __init__(self) -> None:
        super().__init__(NOT_BUILT)


def _read(names: tuple[str, ...]) -> dict[str, bytes]:
    built = files("swdsl.page") / "built"
    try:
        return {name: built.joinpath(*name.split("/")).read_bytes() for name in names}
    except (FileNotFoundError, NotADirectoryError) as missing:
        raise NotBuilt from missing


def local_page() -> Mapping[str, bytes]:
    """Return the files of the page as this machine serves them: it asks the program behind it."""
    found = _read(_LOCAL)
    found["index.html"] = found["index.html"].replace(_HEAD, b'<html lang="en" data-host="local">', 1)
    return found


def static_page() -> Mapping[str, bytes]:
    """Return the files of the page for any web host: it asks Python in a worker, which is among them."""
    return _read((*_LOCAL, "worker.js", *_PYTHON))
