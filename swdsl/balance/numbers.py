"""Numbers of a component as they stand in its source: finding one by what an author calls it, changing it.

`tokens` is the number on the banner or badge. A number of a clause is named by the clause's place or label,
`2`, `yetis.2` or a label, and `2:1` means the first number of the second clause.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from swdsl.model.content import Component
from swdsl.source import SourceFile

TOKENS: Final = "tokens"
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?![\w.])")
_TOKENS_LINE: Final = re.compile(r"^\s+tokens\s+(\d+)(?:\s+of\s+(\d+))?", re.MULTILINE)


class NoSuchNumber(ValueError):  # noqa: N818 - it names what was asked for
    """The component has no number of that name, or several."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a source: what it is called, its value, and where its digits stand.

    Tokens of a race stand before those of its tray, which grows along: `reserve` is what it has beyond them.
    """

    what: str
    value: int
    path: str
    start: int
    end: int
    reserve: int | None = None

    def changed(self, source: SourceFile, value: int) -> SourceFile:
        """Return the source with another value in this place."""
        new = f"{value}" if self.reserve is None else f"{value} of {value + self.reserve}"
        return SourceFile(source.path, f"{source.text[: self.start]}{new}{source.text[self.end :]}")


def find_number(component: Component, source: SourceFile, what: str) -> Number:
    """Return the number that an author means."""
    if what == TOKENS:
        found = _TOKENS_LINE.search(source.text, component.span.start)
        if component.tokens is None or found is None:
            raise NoSuchNumber(f"`{component.ref.id}` has no tokens to tune. {_offer(component)}")
        reserve = None if found[2] is None else int(found[2]) - int(found[1])
        return Number(TOKENS, int(found[1]), source.path, found.start(1), found.end(), reserve)
    name, _, place = what.partition(":")
    for clause in component.clauses:
        if name in (clause.id, clause.label, clause.id.rpartition(".")[2]):
            text = source.text[clause.span.start : clause.span.end]
            numbers = list(_NUMBER.finditer(text))
            return _chosen(what, place, numbers, clause.span.start, source.path)
    raise NoSuchNumber(f"`{component.ref.id}` has no number `{what}`. {_offer(component)}")


def _chosen(what: str, place: str, numbers: list[re.Match[str]], start: int, path: str) -> Number:
    if place.isdigit() and 1 <= int(place) <= len(numbers):
        numbers = [numbers[int(place) - 1]]
    if len(numbers) != 1:
        raise NoSuchNumber(
            f"`{what}` has {len(numbers)} numbers in digits."
            + (f" Say which: `{what.partition(':')[0]}:1` is the first." if numbers else "")
        )
    found = numbers[0]
    return Number(what, int(found[0]), path, start + found.start(), start + found.end())


def _offer(component: Component) -> str:
    return f"It has: {', '.join(_names(component))}."


def _names(component: Component) -> Iterator[str]:
    if component.tokens is not None:
        yield TOKENS
    for clause in component.clauses:
        if _NUMBER.search(clause.text):
            yield clause.label or clause.id.rpartition(".")[2]
