"""The page as a folder for any web host: Python for browsers, our modules, and what is known beforehand."""

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from swdsl.packs.entries import Entry
from swdsl.page.assets import static_page
from swdsl.workspace import archive_bytes, entries_of

#: Rooms that a page does not need: those of a terminal, an editor, a disk, a cluster or a learning program.
_LEFT_OUT: Final = frozenset(
    {"ai", "balance", "cli", "editors", "lsp", "native", "official", "page", "packs", "workspace"}
)
_LIBRARIES: Final = ("jinja2", "lark", "markupsafe", "networkx")
_STANDARD: Final = "pyodide/python_stdlib.zip"
#: Modules of Python that nothing in a page asks for: they test and debug programs, or speak to servers.
_UNASKED: Final = frozenset(
    {"_pyrepl", "bdb", "cProfile", "doctest", "imaplib", "mailbox", "optparse", "pdb", "poplib"}
    | {"profile", "pstats", "pydoc", "smtplib", "unittest", "wsgiref", "xmlrpc"}
)
_KEPT: Final = (".py", ".lark", ".json", ".toml", ".jinja", ".css", ".js", ".svg")


def static_folder(known: str) -> Mapping[str, bytes]:
    """Return every file of the folder by its path; `known` is what the studio knows from the start."""
    page = static_page()
    ours = {"swdsl.zip": _modules(), "known.json": known.encode()}
    return {**page, _STANDARD: _without_unasked(page[_STANDARD]), **ours}


def _without_unasked(archive: bytes) -> bytes:
    """Return Python's own modules without those that a page never asks for."""
    kept = (each for each in entries_of(archive) if _module(each.path) not in _UNASKED)
    return archive_bytes(kept, compressed=True)


def _module(path: str) -> str:
    return path.partition("/")[0].removesuffix(".py")


def _modules() -> bytes:
    """Pack our own rooms and the libraries they stand on, as plain Python."""
    found = (each for name in ("swdsl", *_LIBRARIES) for each in sorted(_below(files(name), name)))
    return archive_bytes((Entry(path, data) for path, data in found), compressed=True)


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        here = f"{path}/{each.name}"
        if each.is_dir():
            if each.name not in ("__pycache__", "tests") and not _is_left_out(here):
                yield from _below(each, here)
        elif each.name.endswith(_KEPT):
            is_code = each.name.endswith(".py")
            yield here, _bare(each.read_text(encoding="utf-8")).encode() if is_code else each.read_bytes()


def _bare(text: str) -> str:
    """Return a module without what only people read: it is most of some of them."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                if ast.get_docstring(node, clean=False) is not None:
                    node.body = node.body[1:] or [ast.Pass()]
            case _:
                pass
    return ast.unparse(tree)


def _is_left_out(path: str) -> bool:
    first, *rest = path.split("/")
    return first == "swdsl" and rest[0] in _LEFT_OUT
