"""What may be in a pack: which paths, which kinds of files, how many and how large."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from swdsl.diagnostics import Code, Diagnostic
from swdsl.diagnostics.codes_packs import PACK_FOREIGN_FILE, PACK_PATH
from swdsl.source import top_of_file

LISTING: Final = "pack.json"
"""The list of contents, the first entry of every pack."""
MOST_FILES: Final = 500

_LONGEST_PATH: Final = 200
_RULES: Final = re.compile(r"((rules|maps)/.+|[^/]+)\.sw")
_TEXT: Final = re.compile(r"(readme|licen[cs]e|changelog)(\.[a-z]{2})?(\.md|\.txt)?", re.IGNORECASE)
# Signs that some system takes for a drive, a folder, a stream or a pattern.
_UNSAFE_SIGNS: Final = frozenset('\\:*?"<>|∕⁄')
# A Windows machine opens a device instead of a file with one of these names.
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(\..*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """A file in a pack: its path there, with forward slashes, and its bytes."""

    path: str
    data: bytes


def is_text(name: str) -> bool:
    """Whether a file at the top of a pack is one that people read: a readme, a licence, a changelog."""
    return _TEXT.fullmatch(name) is not None


def name_of_file(path: str) -> str:
    """Return a path from a stranger as it can be shown to people, without signs that a terminal obeys."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in path)
    return shown if len(shown) <= _LONGEST_PATH else f"{shown[:_LONGEST_PATH]}…"


def refuse(code: Code, pack: str, message: str, hint: str | None = None) -> Diagnostic:
    """Return a finding about a pack file as a whole."""
    return Diagnostic.at(code, top_of_file(pack), message, hint=hint)


def bad_paths(pack: str, entries: Iterable[Entry]) -> Iterator[Diagnostic]:
    """Yield what is wrong with the paths in a pack, and with files that do not belong in one."""
    taken: set[str] = set()
    for entry in entries:
        name = name_of_file(entry.path)
        folded = unicodedata.normalize("NFKC", entry.path).casefold()
        if not _stays_inside(entry.path):
            yield refuse(PACK_PATH, pack, f"`{name}` would lie outside the pack, or hidden in it.")
        elif folded in taken:
            yield refuse(PACK_PATH, pack, f"`{name}` is in the pack twice.")
        elif not (_RULES.fullmatch(entry.path) or is_text(entry.path)):
            yield refuse(PACK_FOREIGN_FILE, pack, f"`{name}` is neither rules nor a readme or licence.")
        taken.add(folded)


def _stays_inside(path: str) -> bool:
    # What some system takes for the same sign must be harmless too: `．．` for `..`, `COM¹` for `COM1`.
    alike = unicodedata.normalize("NFKC", path)
    spellings = (path.split("/"), alike.split("/"))
    return (
        len(path) <= _LONGEST_PATH
        and len(spellings[0]) == len(spellings[1])
        and all(_is_plain(part) for spelling in spellings for part in spelling)
    )


def is_device(name: str) -> bool:
    """Whether a Windows machine opens a device under this name."""
    return _DEVICE.fullmatch(name) is not None


def _is_plain(part: str) -> bool:
    """Whether a part of a path is a visible name on every system; `..` and an absolute path have others."""
    return (
        bool(part)
        and not part.startswith((".", "~", " "))
        and not part.endswith((".", " "))
        and part.isprintable()
        and _UNSAFE_SIGNS.isdisjoint(part)
        and not is_device(part)
    )
