"""What was worked out once: texts and prints in the cache folder of this user, found again by a digest.

The digest covers everything an entry rests on, this program included. An entry proves itself: it is sealed
with a key that only this user has and that lies elsewhere, so that a cache from anybody else, or one that
somebody changed, is as good as an empty one. So is a cache that cannot be read or written. Only plain data is
kept, nothing depends on it, and whoever recalls it still looks at its shape.
"""

import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from swdsl.source import SourceFile
from swdsl.workspace.below import make_folders
from swdsl.workspace.ordinary import read_ordinary
from swdsl.workspace.places import user_cache_dir, user_state_dir
from swdsl.workspace.staging import replace_file

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_KEPT: Final = 50
_KEY: Final = "key"
_KEY_SIZE: Final = 32
_SEAL_SIZE: Final = 32
_LARGEST_ENTRY: Final = 50_000_000


def digest_of(sources: Iterable[SourceFile], *also: str) -> str:
    """Return a digest of texts, their paths, anything else that matters, and this program itself."""
    digest = hashlib.sha256(_program_mark().encode())
    for text in also:
        digest.update(_bytes_of(f"{len(text)}:{text}"))
    for source in sources:
        digest.update(_bytes_of(f"{len(source.path)}:{source.path}{len(source.text)}:{source.text}"))
    return digest.hexdigest()


def _bytes_of(text: str) -> bytes:
    """Return a text as bytes; a path may hold bytes that are no text, and Python stands them in."""
    return text.encode(errors="surrogatepass")


def recall(topic: str, digest: str) -> str | None:
    """Return the text that was remembered under a digest, None if none was."""
    data = recall_bytes(topic, digest)
    try:
        return None if data is None else data.decode()
    except UnicodeDecodeError:
        return None


def remember(topic: str, digest: str, text: str) -> None:
    """Keep a text; only the last few of a topic stay."""
    remember_bytes(topic, digest, text.encode())


def recall_bytes(topic: str, digest: str) -> bytes | None:
    """Return what was remembered under a digest, None if nothing was or if it is not what we remembered."""
    key = _key()
    if key is None:
        return None
    entry = _read(user_cache_dir() / topic / digest, _LARGEST_ENTRY)
    if entry is None:
        return None
    seal, data = entry[:_SEAL_SIZE], entry[_SEAL_SIZE:]
    return data if hmac.compare_digest(seal, _seal(key, topic, digest, data)) else None


def _read(path: Path, most: int) -> bytes | None:
    try:
        return read_ordinary(path, most)
    except OSError:
        return None


def remember_bytes(topic: str, digest: str, data: bytes, kept: int = _KEPT) -> None:
    """Keep some bytes; of a topic only the last ones stay, as many as are to be kept."""
    key = _key()
    if key is None:
        return
    folder = user_cache_dir() / topic
    try:
        make_folders(folder)
        _forget_oldest(folder, kept)
        replace_file(folder / digest, _seal(key, topic, digest, data) + data)
    except OSError:
        return  # a cache that cannot be written is only slow


def _forget_oldest(folder: Path, kept: int) -> None:
    names = os.listdir(folder)
    if len(names) > kept:
        paths = sorted((folder / name for name in names), key=lambda path: path.stat().st_mtime)
        for old in paths[: -kept * 9 // 10]:  # some more, so that not everybody has to do this
            old.unlink()


def _seal(key: bytes, topic: str, digest: str, data: bytes) -> bytes:
    return hmac.digest(key, f"{topic}/{digest}/".encode() + data, "sha256")


def _key() -> bytes | None:
    """Return the key of this user, made when it is first wanted; None where none can be kept."""
    return _key_in(user_state_dir())


@cache
def _key_in(folder: Path) -> bytes | None:
    path = folder / _KEY
    try:
        if not os.path.exists(path):
            make_folders(folder.parent)
            folder.mkdir(exist_ok=True, mode=0o700)
            replace_file(path, secrets.token_bytes(_KEY_SIZE), private=True)
    except OSError:
        return None
    data = _read(path, _KEY_SIZE + 1)
    return data if data is not None and len(data) == _KEY_SIZE else None


@cache
def _program_mark() -> str:
    """Return something that changes whenever a file of this program does."""
    files = sorted(path for path in _PACKAGE.rglob("*") if path.suffix in (".py", ".lark", ".json", ".toml"))
    return ";".join(f"{path.name}:{status.st_size}:{status.st_mtime_ns}" for path, status in _stats(files))


def _stats(files: list[Path]) -> list[tuple[Path, os.stat_result]]:
    return [(path, path.stat()) for path in files if os.path.isfile(path)]
