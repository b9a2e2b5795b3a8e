"""Live reload: which files of a folder have changed, as somebody else's editor saves them."""

import asyncio
from collections.abc import AsyncIterator

from watchfiles import awatch


async def saved_files(folder: str, stop: asyncio.Event) -> AsyncIterator[frozenset[str]]:
    """Yield files with rules that were written, moved or removed, as they are."""
    async for changes in awatch(folder, stop_event=stop, debounce=80, step=20, recursive=True):
        found = frozenset(path for _, path in changes if path.lower().endswith(".sw"))
        if found:
            yield found
