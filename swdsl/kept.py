"""What was worked out before, for values that are still the very same.

Editors compile again at every key, and nearly everything is as it was. Results are kept by the identity of
what they were made from, which costs nothing to compare: the parser hands out the same trees for a file that
has not changed.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

V = TypeVar("V")
S = TypeVar("S")

_FEW: Final = 1000
_MOST_VIEWS: Final = 12


class Kept(Generic[V]):
    """Results by the identity of what they were made from; those not asked for lately are forgotten."""

    def __init__(self, most: int = _FEW) -> None:
        self._most = most
        self._now: dict[tuple[int, ...], tuple[tuple[object, ...], V]] = {}
        self._before: dict[tuple[int, ...], tuple[tuple[object, ...], V]] = {}

    def recall(self, *of: object) -> V | None:
        """Return what was made of these very values; None if that was never kept, or too long ago."""
        key = tuple(map(id, of))
        found = self._now.get(key)
        if found is None and (found := self._before.get(key)) is not None:
            self._now[key] = found
        return None if found is None else found[1]

    def keep(self, value: V, *of: object) -> V:
        """Remember what was made of some values. They are held, so that no other can be taken for them."""
        if len(self._now) >= self._most:
            self._before, self._now = self._now, {}
        self._now[tuple(map(id, of))] = (of, value)
        return value

    def room_for(self, many: int) -> None:
        """Expect to be asked for so many results each time."""
        self._most = max(self._most, 3 * many)


class Views(Generic[S, V]):
    """Results that hold as long as something they all rest on is equal; the last few of those."""

    def __init__(self) -> None:
        self._views: list[tuple[S, Kept[V]]] = []

    def seen(self, view: S) -> Kept[V]:
        """Return what was kept under an equal view."""
        for number, (known, kept) in enumerate(self._views):
            if known == view:
                self._views.insert(0, self._views.pop(number))
                return kept
        self._views.insert(0, (view, Kept()))
        del self._views[_MOST_VIEWS:]
        return self._views[0][1]


def kept_or_made(kept: Kept[V], make: Callable[[], V], *of: object) -> V:
    """Return what was made of these very values before, or make it now."""
    found = kept.recall(*of)
    return kept.keep(make(), *of) if found is None else found
