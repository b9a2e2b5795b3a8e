"""Live reload: when the rules of a folder may have changed, as somebody else's editor saves them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from watchfiles import awatch

_PATIENCE: Final = 500
"""Milliseconds after which it is said that nothing has happened."""


async def may_have_changed(
    folder: str, stop: asyncio.Event, concerns: Callable[[str], bool]
) -> AsyncIterator[None]:
    """Yield whenever something that concerns somebody was written, moved or removed.

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
        if not begun or any(concerns(path) for _, path in changes):
            begun = True
            yield
