"""Walking over the model: every value below another, in the order the author wrote them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from swdsl.model.names import Ref


def nodes(*roots: object) -> Iterator[object]:
    """Yield every model value below the roots, themselves included, parents before children."""
    waiting: list[Any] = list(reversed(roots))
    while waiting:
        value = waiting.pop()
        if type(value) is tuple:
            waiting += reversed(value)
            continue
        names = _parts(type(value))
        if names is not None:
            yield value
            for name in names:
                part = getattr(value, name)
                if part is not None:
                    waiting.append(part)


def refs(*roots: object) -> Iterator[Ref]:
    """Yield every declared thing that is named below the roots."""
    return (node for node in nodes(*roots) if type(node) is Ref)


@cache
def _parts(kind: type[object]) -> tuple[str, ...] | None:
    """Return the fields of a model class to walk into, last first; None for anything else."""
    if not is_dataclass(kind):
        return None
    return tuple(field.name for field in reversed(fields(kind)) if field.name != "span")
