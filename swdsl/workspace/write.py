"""Writes artifacts to disk, or says which of them are out of date.

A build may be stopped at any moment. So every new text is first written to a staging folder and only
then moved into place, file by file: each file on disk is always entirely old or entirely new.
"""

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from swdsl.artifact import Artifact
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_files import OUTSIDE_PROJECT, UNWRITABLE_FILE
from swdsl.internal import InternalError
from swdsl.workspace.spelling import about_file, reason, spelled

_STAGING_PREFIX: Final = ".swdsl-"
_PYTHON_CACHE: Final = "__pycache__"


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs between the artifacts and the disk: paths in order, and what went wrong."""

    written: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(self.written or self.removed)


def stale_artifacts(root: Path, artifacts: Iterable[Artifact], owned_folders: Sequence[str]) -> Changes:
    """Return what `write_artifacts` would write and remove, touching nothing."""
    wanted = _by_path(artifacts, owned_folders)
    problem = _why_not_write(root, owned_folders)
    if problem is not None:
        return Changes(diagnostics=(problem,))
    written = tuple(path for path, data in sorted(wanted.items()) if _differs(root / path, data))
    return Changes(written, tuple(_orphans(root, wanted, owned_folders)))


def write_artifacts(root: Path, artifacts: Iterable[Artifact], owned_folders: Sequence[str]) -> Changes:
    """Make the owned folders hold exactly the artifacts; files that already agree are left alone.

    Owned folders are relative to the root. Whatever else stands in them is removed, save hidden files
    and Python's caches. Returns what was done; if something failed, the rest of the old output stays.
    """
    artifacts = tuple(artifacts)
    changes = stale_artifacts(root, artifacts, owned_folders)
    if changes.diagnostics or not changes:
        return changes
    wanted = _by_path(artifacts, owned_folders)
    try:
        _replace(root, {path: wanted[path] for path in changes.written})
        for path in changes.removed:
            (root / path).unlink(missing_ok=True)
        _remove_empty_folders(root, owned_folders)
    except OSError as error:
        name = spelled(Path(error.filename2 or error.filename or root), root)
        message = f"`{name}` cannot be written: {reason(error)}."
        return Changes(diagnostics=(about_file(UNWRITABLE_FILE, name, message),))
    return changes


def _by_path(artifacts: Iterable[Artifact], owned_folders: Sequence[str]) -> dict[str, bytes]:
    wanted: dict[str, bytes] = {}
    for artifact in artifacts:
        path = PurePosixPath(artifact.path)
        if ".." in path.parts or not any(path.is_relative_to(folder) for folder in owned_folders):
            raise InternalError(f"{artifact.path} is outside the folders this build owns")
        if artifact.path in wanted:
            raise InternalError(f"{artifact.path} is generated twice")
        wanted[artifact.path] = artifact.text.encode()
    return wanted


def _why_not_write(root: Path, owned_folders: Sequence[str]) -> Diagnostic | None:
    """Refuse folders that are links: clearing them would clear somebody else's files."""
    for folder in owned_folders:
        around = [
            root / part for part in (PurePosixPath(folder), *PurePosixPath(folder).parents) if part.name
        ]
        below = (Path(here, name) for here, names, _ in os.walk(root / folder) for name in names)
        for path in (*around, *below):
            if path.is_symlink():
                name = spelled(path, root)
                hint = "Replace the link by a folder."
                return about_file(
                    OUTSIDE_PROJECT, name, f"`{name}` is a link; nothing is built into it.", hint
                )
    return None


def _differs(path: Path, data: bytes) -> bool:
    try:
        return path.is_symlink() or path.read_bytes() != data
    except OSError:
        return True


def _orphans(root: Path, wanted: Mapping[str, bytes], owned_folders: Sequence[str]) -> list[str]:
    present = {
        path.relative_to(root).as_posix() for folder in owned_folders for path in _files_below(root / folder)
    }
    return sorted(present - wanted.keys())


def _files_below(folder: Path) -> Iterator[Path]:
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name != _PYTHON_CACHE and not name.startswith(".")]
        yield from (Path(here, name) for name in files if not name.startswith("."))


def _replace(root: Path, texts: dict[str, bytes]) -> None:
    root.mkdir(parents=True, exist_ok=True)
    # Inside the root, because a file can be moved in one step only within one disk.
    staging = Path(tempfile.mkdtemp(prefix=_STAGING_PREFIX, dir=root))
    try:
        staged = [(staging / str(number), root / path) for number, path in enumerate(texts)]
        for (temporary, _), data in zip(staged, texts.values(), strict=True):
            temporary.write_bytes(data)
        for _, target in staged:
            target.parent.mkdir(parents=True, exist_ok=True)
        for temporary, target in staged:
            os.replace(temporary, target)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def _remove_empty_folders(root: Path, owned_folders: Sequence[str]) -> None:
    """Remove folders in which nothing is left but what Python cached of removed modules."""
    for folder in owned_folders:
        for here, _, _ in os.walk(root / folder, topdown=False):
            left = {entry.name for entry in Path(here).iterdir()} if Path(here).is_dir() else {"gone"}
            if left <= {_PYTHON_CACHE} and Path(here).name != _PYTHON_CACHE:
                shutil.rmtree(here)
