"""Sealing a pack for the journey, and opening one that a stranger sent."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from swdsl.artifact import Artifact
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_packs import (
    INCOMPLETE_PACK,
    NOT_A_PACK,
    PACK_DAMAGED,
    PACK_FOREIGN_FILE,
    PACK_SIGNATURE,
    UNKNOWN_LANGUAGE,
)
from swdsl.model.content import RuleSet
from swdsl.model.manifest import LANGUAGE_VERSION, Manifest
from swdsl.packs.entries import LISTING, Entry, bad_paths, name_of_file, refuse
from swdsl.packs.listing import FORMAT, Listing, ListingError, checksum, read_listing, write_listing
from swdsl.packs.signature import SIGNATURE, Signature, SignatureError, read_signature

_AGAIN = "Ask for the file again."
_NOBODY = "Your name"  # what `swdsl new pack` writes


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that was opened and found whole: nothing but texts, each as its author sealed it."""

    id: str
    name: str
    manifest: Manifest
    files: tuple[Artifact, ...]
    listing: bytes = b""
    signature: Signature | None = None


def missing_lines(rules: RuleSet) -> tuple[Diagnostic, ...]:
    """Return what a pack must still say of itself before it travels."""
    said = rules.manifest
    wanted = {
        'version "1.0"': said.version,
        'authors "Your name"': said.authors,
        'licence "CC BY 4.0"': said.licence,
    }
    missing = [f"`{line}`" for line, value in wanted.items() if not value]
    if not missing:
        return _unsigned(rules)
    message = f"The pack `{rules.id}` does not say enough of itself to travel."
    hint = f"Write below its name: {', '.join(missing)}."
    return (Diagnostic.at(INCOMPLETE_PACK, rules.span, message, hint=hint),)


def _unsigned(rules: RuleSet) -> tuple[Diagnostic, ...]:
    """Say if the pack still names the author that `swdsl new pack` writes."""
    if _NOBODY not in rules.manifest.authors:
        return ()
    message = f"The pack `{rules.id}` still names `{_NOBODY}` as its author."
    hint = "Write who made it; a name you are known by will do."
    return (Diagnostic.at(INCOMPLETE_PACK, rules.span, message, hint=hint),)


def seal(rules: RuleSet, files: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries of a pack: the list of contents, then the files in order of their paths."""
    ordered = sorted(files)
    return (Entry(LISTING, write_listing(rules, ordered)), *ordered)


def unseal(pack: str, entries: Sequence[Entry]) -> Pack | tuple[Diagnostic, ...]:
    """Open the entries of the pack file called `pack`, or say everything that speaks against it."""
    listings = [entry for entry in entries if entry.path == LISTING]
    files = [entry for entry in entries if entry.path not in (LISTING, SIGNATURE)]
    if len(listings) != 1:
        hint = "Ask the sender to run `swdsl pack` in the folder of the pack."
        return (refuse(NOT_A_PACK, pack, f"It has no list of contents `{LISTING}`.", hint),)
    try:
        listing = read_listing(listings[0].data)
    except ListingError as reason:
        return (refuse(NOT_A_PACK, pack, f"It is no pack: {reason}."),)
    try:
        signature = read_signature(entries)
    except SignatureError as reason:
        return (refuse(PACK_SIGNATURE, pack, f"It cannot be believed: {reason}.", _AGAIN),)
    problems = (*_too_new(pack, listing), *bad_paths(pack, files)) or tuple(_damage(pack, listing, files))
    if problems:
        return problems
    texts = tuple(Artifact(entry.path, entry.data.decode()) for entry in files)
    return Pack(listing.id, listing.name, listing.manifest, texts, listings[0].data, signature)


def _too_new(pack: str, listing: Listing) -> Iterator[Diagnostic]:
    if listing.format > FORMAT or listing.manifest.language > LANGUAGE_VERSION:
        message = (
            f"It is written in version {listing.manifest.language} of the language and sealed in format "
            f"{listing.format}; version {LANGUAGE_VERSION} and format {FORMAT} are known here."
        )
        yield refuse(UNKNOWN_LANGUAGE, pack, message, "Install a newer swdsl.")


def _damage(pack: str, listing: Listing, files: Sequence[Entry]) -> Iterator[Diagnostic]:
    present = {entry.path: entry for entry in files}
    for path in sorted(listing.checksums.keys() | present.keys()):
        name = name_of_file(path)
        if path not in present:
            yield refuse(PACK_DAMAGED, pack, f"`{name}` is listed and missing.", _AGAIN)
        elif path not in listing.checksums:
            yield refuse(PACK_DAMAGED, pack, f"`{name}` is not in its list of contents.", _AGAIN)
        elif checksum(present[path].data) != listing.checksums[path]:
            yield refuse(PACK_DAMAGED, pack, f"`{name}` is not what its author sealed.", _AGAIN)
        elif not _is_readable(present[path].data):
            yield refuse(PACK_FOREIGN_FILE, pack, f"`{name}` does not hold text.")


def _is_readable(data: bytes) -> bool:
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False
