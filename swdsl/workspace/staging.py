"""New contents on their way to the disk: written beside the old, made safe, and moved over it in one step.

Whoever is stopped on the way leaves a hidden file or folder behind whose name says which process made it.
The next one to write there removes what no living process owns.
"""

import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from swdsl.workspace.below import entries_of, folders_below, is_real_folder, remove_folder

_PREFIX: Final = ".swdsl-"
_NAME: Final = re.compile(r"\.swdsl-(\d+)-.+")
_OLD: Final = 24 * 3600  # seconds after which nobody is still writing


@contextmanager
def staging_folder(parent: Path) -> Iterator[Path]:
    """Make a hidden folder to write into, and remove it in the end, whatever happens."""
    remove_leftovers(parent)
    folder = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=parent))
    try:
        yield folder
    finally:
        remove_folder(folder)


def replace_file(path: Path, data: bytes, *, private: bool = False) -> None:
    """Give a file new contents in one step: after a crash it holds the old ones or the new ones, whole.

    What is private is at no moment readable by anybody else.
    """
    remove_leftovers(path.parent)
    handle, name = tempfile.mkstemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as temporary:
            write_through(temporary.fileno(), data)
        if not private:
            _give_mode(path, name)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    settle(path.parent)


def write_through(handle: int, data: bytes) -> None:
    """Write bytes and wait until the disk has them: a full disk says so here, while the old file stands."""
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]
    os.fsync(handle)


def settle(folder: Path) -> None:
    """Wait until the disk knows the names in a folder; systems without such a thing do so by themselves."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_staged(path: Path, folder: Path) -> bool:
    """Whether a path below a folder is of something on its way, whose name nobody knows but us."""
    return path.is_relative_to(folder) and path.relative_to(folder).parts[0].startswith(_PREFIX)


def is_leftover(path: Path) -> bool:
    """Whether a file or folder was left by one of us who is no more."""
    found = _NAME.fullmatch(path.name)
    return found is not None and not _still_writes(int(found[1]), path)


def holds_only_leftovers(folder: Path) -> bool:
    """Whether there is nothing in a folder but what somebody left who was stopped at the first writing.

    That is something hidden, and folders in which files were to stand.
    """
    entered = folders_below(folder, lambda each: not is_leftover(each))
    held = (each for here in entered for each in entries_of(here))
    return all(is_leftover(each) or is_real_folder(each) for each in held)


def remove_leftovers(folder: Path) -> None:
    """Remove what was left in a folder by those who were stopped while they wrote there."""
    with suppress(OSError):
        for path in [each for each in folder.iterdir() if is_leftover(each)]:
            if is_real_folder(path):
                remove_folder(path)
            else:
                path.unlink(missing_ok=True)


def _still_writes(process: int, path: Path) -> bool:
    try:
        if time.time() - path.lstat().st_mtime > _OLD:
            return False
        if os.name != "posix":  # elsewhere the question itself would end the process
            return True
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def _give_mode(path: Path, name: str) -> None:
    """Let a new file be read by whom the old one could be, or else by whom new files usually are."""
    if os.path.exists(path):
        shutil.copymode(path, name)
        return
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)
