"""Packs as files: one archive with the same bytes everywhere, and the folder to bring one into."""

import io
import os
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from swdsl.artifact import Artifact
from swdsl.diagnostics import Code, Diagnostic
from swdsl.diagnostics.codes_files import (
    FILE_EXISTS,
    NO_SUCH_PATH,
    OUTSIDE_PROJECT,
    UNREADABLE_FILE,
    UNWRITABLE_FILE,
)
from swdsl.diagnostics.codes_packs import NOT_A_PACK, PACK_LINK, PACK_TOO_LARGE
from swdsl.limits import LARGEST_PROJECT, LARGEST_SOURCE
from swdsl.packs.entries import MOST_FILES, Entry, is_text, name_of_file
from swdsl.source import SourceFile
from swdsl.workspace.author import create_files
from swdsl.workspace.ordinary import NotOrdinary, read_ordinary
from swdsl.workspace.read import read_source
from swdsl.workspace.spelling import about_file, reason
from swdsl.workspace.staging import settle, staging_folder
from swdsl.workspace.write import is_ordinary

PACKS: Final = "packs"
"""The folder of a project that holds the packs brought into it, each in a folder with its id."""

_LARGEST_ARCHIVE: Final = LARGEST_PROJECT + 1_000_000  # with the names and places of all entries
_NO_TIME: Final = (1980, 1, 1, 0, 0, 0)
_ORDINARY_FILE: Final = stat.S_IFREG | 0o644
_UNIX: Final = 3
# What Python raises for archives that are broken, by accident or with intent.
_BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    OverflowError,
    RuntimeError,
    ValueError,
)


class _RefusedError(Exception):
    """Stops the reading of an archive; carries what is wrong with it."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def archive_bytes(entries: Iterable[Entry], *, compressed: bool = False) -> bytes:
    """Return an archive of these entries, in their order.

    Unless asked for, nothing is compressed: two machines may do it differently. Nothing tells when or where.
    """
    buffer = io.BytesIO()
    how = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    with zipfile.ZipFile(buffer, "w", how) as archive:
        for entry in entries:
            info = zipfile.ZipInfo(entry.path, _NO_TIME)
            info.create_system, info.external_attr = _UNIX, _ORDINARY_FILE << 16
            archive.writestr(info, entry.data, how, 9)  # else an entry of its own has the usual level
    return buffer.getvalue()


def entries_of(archive: bytes) -> Iterator[Entry]:
    """Yield the files of an archive that nobody else can have made."""
    with zipfile.ZipFile(io.BytesIO(archive)) as given:
        for name in given.namelist():
            yield Entry(name, given.read(name))


def read_archive(path: Path, name: str) -> tuple[Entry, ...] | Diagnostic:
    """Read all entries of an archive into memory, or say why not. Nothing is unpacked to the disk."""
    try:
        data = read_ordinary(path, _LARGEST_ARCHIVE + 1)
    except (FileNotFoundError, NotOrdinary, IsADirectoryError):
        code = UNREADABLE_FILE if os.path.lexists(path) else NO_SUCH_PATH
        return about_file(code, name, f"There is no ordinary file `{name}`.")
    except OSError as error:
        return about_file(UNREADABLE_FILE, name, f"`{name}` cannot be read: {reason(error)}.")
    try:
        return _entries(data)
    except _RefusedError as refusal:
        return about_file(refusal.code, name, refusal.message)
    except _BROKEN:
        hint = "Ask the sender to run `swdsl pack` in the folder of the pack."
        return about_file(NOT_A_PACK, name, f"`{name}` is no archive that can be read.", hint)


def _entries(data: bytes) -> tuple[Entry, ...]:
    if len(data) > _LARGEST_ARCHIVE:
        raise _RefusedError(PACK_TOO_LARGE, f"It is larger than {_LARGEST_ARCHIVE // 1_000_000} MB.")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        infos = archive.infolist()
        if len(infos) > MOST_FILES + 1:  # one is the list of contents
            raise _RefusedError(PACK_TOO_LARGE, f"It has more than {MOST_FILES} files.")
        found: list[Entry] = []
        left = LARGEST_PROJECT
        for info in infos:
            found.append(_entry(archive, info))
            left -= len(found[-1].data)
            if left < 0:
                raise _RefusedError(PACK_TOO_LARGE, f"It holds more than {LARGEST_PROJECT // 1_000_000} MB.")
    return tuple(found)


def _entry(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Entry:
    # The other name was already changed for this machine: what was written is what must be judged.
    path = info.orig_filename
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise _RefusedError(PACK_LINK, f"`{name_of_file(path)}` is a link or a folder, not an ordinary file.")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise _RefusedError(NOT_A_PACK, f"`{name_of_file(path)}` is compressed in an unusual way.")
    # What an archive says of its sizes may be a lie; reading stops by itself.
    with archive.open(info) as file:
        data = file.read(LARGEST_SOURCE + 1)
    if len(data) > LARGEST_SOURCE:
        raise _RefusedError(
            PACK_TOO_LARGE, f"`{name_of_file(path)}` is larger than {LARGEST_SOURCE // 1_000_000} MB."
        )
    return Entry(path, data)


def texts_beside(root: Path) -> tuple[SourceFile | Diagnostic, ...]:
    """Return the readme, licence and changelog of a project; links stay at home."""
    names = sorted(name for name in os.listdir(root) if is_text(name))
    return tuple(read_source(root / name, name) for name in names if is_ordinary(root / name))


def bring_in(root: Path, pack: str, files: Iterable[Artifact]) -> tuple[Diagnostic, ...]:
    """Write the files of a pack into its folder below `packs`, which must be new: all of them, or nothing.

    They are written beside it first, under a hidden name that nobody reads, and moved there in one step.
    """
    if problems := room_for_pack(root, pack):
        return problems
    folder = root / PACKS
    try:
        folder.mkdir(exist_ok=True)
        with staging_folder(folder) as staging:
            whole = staging / pack
            whole.mkdir()
            problems = create_files(whole, files)
            if not problems:
                whole.rename(folder / pack)
                settle(folder)
    except OSError as error:
        message = f"`{PACKS}/{pack}` cannot be written: {reason(error)}."
        return (about_file(UNWRITABLE_FILE, f"{PACKS}/{pack}", message),)
    finally:
        with suppress(OSError):  # there are other packs in it, or it was never made
            folder.rmdir()
    return problems


def room_for_pack(root: Path, pack: str) -> tuple[Diagnostic, ...]:
    """Say what stands in the way of a new pack with this id."""
    folder = f"{PACKS}/{pack}"
    if os.path.islink(root / PACKS):
        return (about_file(OUTSIDE_PROJECT, PACKS, f"`{PACKS}` is a link; nothing is written into it."),)
    if os.path.lexists(root / folder):
        hint = f"Compare the two with `swdsl diff {folder} FILE`, then move the old folder away."
        return (about_file(FILE_EXISTS, folder, f"`{folder}` exists already.", hint),)
    return ()
