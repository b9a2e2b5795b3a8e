"""Walking over the model: every value below another, in the order the author wrote them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from swdsl.model.names import Ref


def nodes(*roots: object, without: tuple[type[Any], ...] = ()) -> Iterator[object]:
    """Yield every model value below the roots, themselves included, parents before children.

    `without`: classes whose values are left out with all that is below them.
    """
    waiting: list[Any] = list(reversed(roots))
    while waiting:
        value = waiting.pop()
        if type(value) is tuple:
            waiting += reversed(value)
            continue
        names = _parts(type(value))
        if names is not None and type(value) not in without:
            yield value
            for name in names:
                part = getattr(value, name)
                if part is not None:
                    waiting.append(part)


def refs(*roots: object) -> Iterator[Ref]:
    """Yield every declared thing that is named below the roots."""
    return (node for node in nodes(*roots) if type(node) is Ref)


_PARTS: Final[dict[type[Any], tuple[str, ...] | None]] = {}


def _parts(kind: type[Any]) -> tuple[str, ...] | None:
    """Return the fields of a model class to walk into, last first; None for anything else."""
    if kind not in _PARTS:
        names = [field.name for field in reversed(fields(kind))] if is_dataclass(kind) else None
        _PARTS[kind] = None if names is None else tuple(name for name in names if name != "span")
    return _PARTS[kind]
