"""Damaged archives: opened, or refused with a reason; nothing is raised and nothing is written."""

import io
import random
import tempfile
import warnings
import zipfile
from functools import cache
from pathlib import Path
from typing import Final

from swdsl.diagnostics import Diagnostic
from swdsl.packs.entries import Entry
from swdsl.packs.listing import checksum
from swdsl.packs.seal import Pack, unseal
from swdsl.workspace import archive_bytes, read_archive

_LISTING: Final = """{{"format": 1, "pack": "winter", "name": "Winter", "version": "1.0", "authors": ["Ann"],
"licence": "CC0", "language": 1, "uses": {{"base": null}},
"files": {{"rules/set.sw": "{0}", "README.md": "{1}"}}}}
"""
_NAMES: Final = (
    "../evil.sw",
    "/etc/passwd",
    "rules/../../x.sw",
    "rules/\x1b[2J.sw",
    "rules/a\nb.sw",
    "C:\\x.sw",
    "rules/．．/x.sw",
    "pack.json",
    "rules/set.sw/",
    "x" * 70_000,
    "rules/con.sw",
    "",
)
_INTERESTING: Final = (0, 1, 0x7F, 0x80, 0xFF)


@cache
def _whole() -> tuple[Entry, ...]:
    rules, readme = b'pack winter "Winter"\n  uses base\n', b"# Winter\n"
    listing = _LISTING.format(checksum(rules), checksum(readme)).encode()
    return (Entry("pack.json", listing), Entry("README.md", readme), Entry("rules/set.sw", rules))


@cache
def _place() -> Path:
    return Path(tempfile.mkdtemp(prefix="swdsl-fuzz-")) / "pack.zip"


def archive_mutant(number: int) -> bytes:
    """Return an archive with damaged bytes, with odd entries, or with an odd list of contents."""
    choose = random.Random(number)
    entries = list(_whole())
    warnings.simplefilter("ignore", UserWarning)  # that a name is there twice is what we want
    match choose.randrange(4):
        case 0:
            entries.append(Entry(choose.choice(_NAMES), b"x"))
        case 1:
            entries[0] = Entry("pack.json", _damaged(choose, entries[0].data))
        case 2:
            return _zipped(choose, entries)
        case _:
            pass
    data = archive_bytes(each for each in entries if len(each.path) < 65_000)
    return _damaged(choose, data) if choose.random() < 0.7 else data


def _zipped(choose: random.Random, entries: list[Entry]) -> bytes:
    """Write entries in ways that our own archives never have: compressed, linked, twice, encrypted flags."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for entry in (*entries, choose.choice(entries)):
            info = zipfile.ZipInfo(entry.path or "x")
            info.compress_type = choose.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2))
            info.external_attr = choose.choice((0, 0o100644, 0o120777, 0o040755)) << 16
            slow = info.compress_type == zipfile.ZIP_BZIP2  # so slow to make that we would do nothing else
            archive.writestr(info, entry.data * choose.choice((1, 1, 1 if slow else 1000)))
    return buffer.getvalue()


def _damaged(choose: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(choose.randrange(1, 6)):
        at = choose.randrange(len(changed)) if changed else 0
        match choose.randrange(4):
            case 0:
                changed[at : at + 1] = bytes([choose.choice(_INTERESTING)])
            case 1:
                changed[at : at + 1] = bytes([choose.randrange(256)])
            case 2:
                del changed[at : at + choose.randrange(1, 50)]
            case _:
                changed[at:at] = changed[at : at + choose.randrange(1, 50)]
    return bytes(changed)


def open_archive(data: bytes) -> bool:
    """Open an archive as `swdsl use` does; whether it was accepted."""
    path = _place()
    path.write_bytes(data)
    entries = read_archive(path, "pack.zip")
    opened = (entries,) if isinstance(entries, Diagnostic) else unseal("pack.zip", entries)
    if isinstance(opened, Pack):
        return True
    assert opened, "refused without a reason"
    assert all(each.message.replace("\n", "").isprintable() for each in opened), "a message that steers"
    return False
