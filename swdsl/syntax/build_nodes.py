"""The three ways most rules become nodes: as they stand, as one list, or as their only part."""

from collections.abc import Callable
from typing import Any, TypeAlias

from swdsl.source import Span

Rules: TypeAlias = dict[str, Callable[..., Any]]


def node(make: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule whose parts are the fields of a node, in order."""

    def build(span: Span, *values: Any) -> Any:
        return make(*values, span=span)

    return build


def each(make: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Return a rule whose parts are the only field of a node, as a tuple; without a node, that tuple."""

    def build(span: Span, *values: Any) -> Any:
        return values if make is None else make(values, span=span)

    return build


def only(span: Span, value: Any) -> Any:
    """Build nothing: the rule stands for its only part."""
    return value
