"""Where names stand: what a place in a file names, where that was declared, and everywhere it is named."""

from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property

from swdsl.model.names import Ref
from swdsl.resolve import Declared, Table
from swdsl.source import Span

Named = tuple[Span, Ref]


class Index:
    """Knows every name of one compilation."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @cached_property
    def declared(self) -> dict[Ref, Span]:
        """Where each thing is declared."""
        every = (each for names in self._table.declared.values() for each in names.values())
        return {each.ref: each.span for each in every if each.span.is_somewhere}

    @cached_property
    def _by_path(self) -> dict[str, list[Named]]:
        found: dict[str, list[Named]] = {}
        declared = ((span, ref) for ref, span in self.declared.items())
        for span, ref in sorted((*declared, *self._table.named.items()), key=lambda each: each[0]):
            found.setdefault(span.path, []).append((span, ref))
        return found

    @cached_property
    def _by_ref(self) -> dict[Ref, list[Span]]:
        found: dict[Ref, list[Span]] = {}
        for named in self._by_path.values():
            for span, ref in named:
                found.setdefault(ref, []).append(span)
        return found

    def in_file(self, path: str) -> list[Named]:
        """Return every name of a file, in order."""
        return self._by_path.get(path, [])

    def at(self, path: str, offset: int) -> Named | None:
        """Return what is named at an offset, with the place of the name; also at its end."""
        named = self.in_file(path)
        place = bisect_right(named, offset, key=lambda each: each[0].start) - 1
        if place >= 0 and named[place][0].end >= offset:
            return named[place]
        return None

    def places(self, ref: Ref) -> list[Span]:
        """Return everywhere a thing is named, its declaration among them."""
        return self._by_ref.get(ref, [])

    def seen_from(self, scope: str) -> Iterator[Declared]:
        """Yield everything that can be named without a set before it: nearest first."""
        scopes = list(self._table.scopes(scope)) if scope else [name for name, _ in self._table.declared]
        for each in dict.fromkeys((*scopes, "")):
            for (owner, _), names in self._table.declared.items():
                if owner == each:
                    yield from names.values()

    def scope_at(self, path: str, offset: int) -> str:
        """Return the set that a place belongs to, as far as what is declared above it tells; else none."""
        named = self.in_file(path)
        above = (
            ref.scope for span, ref in reversed(named) if span.start <= offset and self._is_own(ref, span)
        )
        return next((scope for scope in above if scope), "")

    def _is_own(self, ref: Ref, span: Span) -> bool:
        return self.declared.get(ref) == span

    def choices(self, option: str) -> tuple[str, ...]:
        """Return what an option may be."""
        return next((each for ref, each in self._table.choices.items() if ref.id == option), ())
