"""Live reload: when the rules of a folder may have changed, as somebody else's editor saves them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from watchfiles import awatch

_PATIENCE: Final = 500
"""Milliseconds after which it is said that nothing has happened."""


async def rules_may_have_changed(folder: str, stop: asyncio.Event) -> AsyncIterator[None]:
    """Yield whenever a file with rules, or a folder, was written, moved or removed.

    Also once at the beginning, as soon as nothing is missed any more: for what happened before.
    """
    begun = False
    watching = awatch(
        folder,
        stop_event=stop,
        debounce=80,
        step=20,
        recursive=True,
        rust_timeout=_PATIENCE,
        yield_on_timeout=True,
    )
    async for changes in watching:
        if not begun or any(_concerns_rules(Path(path)) for _, path in changes):
            begun = True
            yield


def _concerns_rules(path: Path) -> bool:
    """Whether this has rules, is a folder, or may have been one: files that come with theirs are not told."""
    return path.suffix.lower() == ".sw" or path.is_dir() or (not path.suffix and not path.exists())
