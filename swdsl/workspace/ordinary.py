"""The one way to open what others made: ordinary files, and no more of them than is wanted.

Opening a pipe waits for somebody to write into it, some devices never end, and a file that takes no room on
the disk may have terabytes. So nobody else in this program opens a file that anybody may have put there.
"""

import errno
import os
import stat
from pathlib import Path
from typing import Final

_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)


class NotOrdinary(OSError):  # noqa: N818 - a reason, told as any other of the disk's
    """Something else stands where a file should."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "Not an ordinary file", str(path))


def read_ordinary(path: Path, most: int) -> bytes:
    """Return the first bytes of an ordinary file, at most so many; an `OSError` says why not."""
    handle = os.open(path, os.O_RDONLY | _AT_ONCE)
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise NotOrdinary(path)
        return file.read(most)
