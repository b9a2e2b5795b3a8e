"""What was worked out once: small texts in the cache folder of this user, found again by a digest.

The digest covers everything a text rests on, this program included.
Only plain text is kept, and nothing depends on it: a cache that cannot be read or written is as good as
an empty one.
"""

import hashlib
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from swdsl.source import SourceFile
from swdsl.workspace.places import user_cache_dir

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_KEPT: Final = 50


def digest_of(sources: Iterable[SourceFile], *also: str) -> str:
    """Return a digest of texts, their paths, anything else that matters, and this program itself."""
    digest = hashlib.sha256(_program_mark().encode())
    for text in also:
        digest.update(f"{len(text)}:{text}".encode())
    for source in sources:
        digest.update(f"{len(source.path)}:{source.path}{len(source.text)}:{source.text}".encode())
    return digest.hexdigest()


def recall(topic: str, digest: str) -> str | None:
    """Return what was remembered under a digest, None if nothing was."""
    try:
        return (user_cache_dir() / topic / digest).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def remember(topic: str, digest: str, text: str) -> None:
    """Keep a text; only the last few of a topic stay."""
    folder = user_cache_dir() / topic
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-_KEPT]:
            old.unlink()
        temporary = folder / f".{digest}.{os.getpid()}"
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, folder / digest)
    except OSError:
        return  # a cache that cannot be written is only slow


@cache
def _program_mark() -> str:
    """Return something that changes whenever a file of this program does."""
    files = sorted(path for path in _PACKAGE.rglob("*") if path.suffix in (".py", ".lark", ".json"))
    return ";".join(f"{path.name}:{status.st_size}:{status.st_mtime_ns}" for path, status in _stats(files))


def _stats(files: list[Path]) -> list[tuple[Path, os.stat_result]]:
    return [(path, path.stat()) for path in files if path.is_file()]
