"""What an editor sends, read in bounded memory: a message that says it is longer than any is thrown away."""

from io import BufferedIOBase
from typing import BinaryIO, Final

from swdsl.studio.studio import LARGEST_REQUEST

LARGEST_MESSAGE: Final = 4 * LARGEST_REQUEST
"""Bytes of a message; a sign of a text has up to four, and JSON may write it with more."""
_UNREADABLE: Final = b"{"  # which the protocol answers as what cannot be read
_AT_ONCE: Final = 1 << 16
_LONGEST_HEAD: Final = 4000  # bytes; Python reads no number of more digits than a few hundred above


class Bounded(BufferedIOBase):
    """Standard input, except that nobody makes us hold what he only announces."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source

    def readline(self, size: int | None = -1) -> bytes:
        """Read a line of a head, or as much of it as a head may have."""
        return self._source.readline(_LONGEST_HEAD)

    def read(self, size: int | None = -1) -> bytes:
        """Read a message of so many bytes; one that is too long is passed over."""
        if size is None or 0 <= size <= LARGEST_MESSAGE:
            return self._source.read(size if size is not None else -1)
        left = size
        while left > 0 and (some := self._source.read(min(left, _AT_ONCE))):
            left -= len(some)
        return _UNREADABLE
