"""Folders as deep as a disk may have them: walked, made and removed within what Python can nest.

Python's own ways to do so call themselves once for every level, and a stranger's folders may be deeper than
that. Its questions about a path (`Path.is_dir`) raise where a name is too long, or may not be asked about;
those of `os.path` say no. `tests/architecture/test_paths.py` holds everybody to both.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path


def _all(path: Path) -> bool:
    return bool(path)


def folders_below(folder: Path, enters: Callable[[Path], bool] = _all) -> Iterator[Path]:
    """Yield a folder and those below it that are entered, each before what is in it; no link is followed."""
    waiting = [folder]
    while waiting:
        here = waiting.pop()
        yield here
        waiting += [each for each in entries_of(here) if is_real_folder(each) and enters(each)]


def entries_of(folder: Path) -> list[Path]:
    """Return what stands in a folder, in order; nothing where it cannot be read."""
    try:
        return [folder / name for name in sorted(os.listdir(folder))]
    except OSError:
        return []


def is_real_folder(path: Path) -> bool:
    """Whether a folder itself stands there, not a link to one."""
    return os.path.isdir(path) and not os.path.islink(path)


def make_folders(folder: Path) -> list[Path]:
    """Make a folder with those around it; return the new ones, outermost first."""
    missing = [each for each in (folder, *folder.parents) if not os.path.isdir(each)][::-1]
    for each in missing:
        each.mkdir(exist_ok=True)
    return missing


def remove_folder(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as that goes.

    What is deeper than Python can nest stays: nothing that we write is.
    """
    with suppress(RecursionError):
        shutil.rmtree(folder, ignore_errors=True)
