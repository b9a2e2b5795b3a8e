"""Walking over the model: every value below another, in the order the author wrote them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

from swdsl.model.names import Ref
from swdsl.source import Span


def nodes(*roots: object) -> Iterator[object]:
    """Yield every model value below the roots, themselves included, parents before children."""
    waiting = list(reversed(roots))
    while waiting:
        value = waiting.pop()
        if isinstance(value, Span):
            continue
        if isinstance(value, tuple):
            waiting.extend(reversed(value))
        elif is_dataclass(value):
            yield value
            waiting.extend(getattr(value, name) for name in reversed(_field_names(type(value))))


def refs(*roots: object) -> Iterator[Ref]:
    """Yield every declared thing that is named below the roots."""
    return (node for node in nodes(*roots) if isinstance(node, Ref))


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
