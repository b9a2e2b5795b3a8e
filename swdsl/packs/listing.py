"""The list of contents of a pack as JSON: what it says of itself, and a checksum for every file."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.model.content import RuleSet
from swdsl.model.manifest import Manifest, is_version
from swdsl.packs.entries import Entry, is_device

FORMAT: Final = 1
"""The version of the list itself."""
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,59}")


class ListingError(Exception):
    """A list of contents that cannot be one, with the reason."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of contents that was understood."""

    format: int
    id: str
    name: str
    manifest: Manifest
    checksums: Mapping[str, str]


def checksum(data: bytes) -> str:
    """Return the SHA-256 of some bytes in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def write_listing(rules: RuleSet, files: Iterable[Entry]) -> bytes:
    """Return the list of contents of a pack: the same bytes for the same pack, everywhere."""
    manifest = rules.manifest
    listing = {
        "format": FORMAT,
        "pack": rules.id,
        "name": rules.name,
        "version": manifest.version,
        "authors": list(manifest.authors),
        "licence": manifest.licence,
        "language": manifest.language,
        "uses": {name: dict(manifest.wants).get(name) for name in rules.uses},
        "files": {entry.path: checksum(entry.data) for entry in sorted(files)},
    }
    return (json.dumps(listing, ensure_ascii=False, indent=2) + "\n").encode()


def read_listing(data: bytes) -> Listing:
    """Read a list of contents; raises `ListingError` with the reason if it is none."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise ListingError("its list of contents is no JSON") from error
    if not isinstance(found, dict):
        raise ListingError("its list of contents is no object")
    version = _text(found, "version")
    if not is_version(version):
        raise ListingError("its version is none")
    uses, checksums = _strings(found, "uses", gaps=True), _strings(found, "files")
    authors = found.get("authors")
    if not isinstance(authors, list) or not all(isinstance(each, str) for each in authors):
        raise ListingError("its list of contents has no `authors`")
    manifest = Manifest(
        version=version,
        authors=tuple(authors),
        licence=_text(found, "licence"),
        language=_number(found, "language"),
        wants=tuple((name, wanted) for name, wanted in uses.items() if wanted),
    )
    name = _text(found, "pack")
    if not _ID.fullmatch(name):
        raise ListingError("its id is not made of the letters a to z, digits and underscores")
    if is_device(name):
        raise ListingError("its id is the name of a device on some systems")
    return Listing(_number(found, "format"), name, _text(found, "name"), manifest, checksums)


def _text(found: Mapping[str, object], key: str) -> str:
    value = found.get(key)
    if not isinstance(value, str):
        raise ListingError(f"its list of contents has no `{key}`")
    return value


def _number(found: Mapping[str, object], key: str) -> int:
    value = found.get(key)
    if type(value) is not int or value < 1:
        raise ListingError(f"its list of contents has no `{key}`")
    return value


def _strings(found: Mapping[str, object], key: str, *, gaps: bool = False) -> dict[str, str]:
    """Return an object of texts; with gaps, some may be null and are read as nothing."""
    value = found.get(key)
    if not isinstance(value, dict):
        raise ListingError(f"its list of contents has no `{key}`")
    texts = {name: "" if gaps and text is None else text for name, text in value.items()}
    if not all(isinstance(text, str) for text in texts.values()):
        raise ListingError(f"`{key}` in its list of contents is not made of texts")
    return texts
