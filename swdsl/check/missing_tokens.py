"""Races and powers that do not say how many tokens they bring."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_content import MISSING_TOKENS
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.words import Kind


def check_missing_tokens(library: Library) -> Iterator[Diagnostic]:
    """Report races without tokens and tray, and powers without tokens."""
    for component in library.components():
        missing = _missing(component)
        if missing is not None:
            what, line = missing
            yield Diagnostic.at(
                MISSING_TOKENS,
                component.span,
                f"The {component.ref.kind} `{component.ref.id}` does not say {what}.",
                hint=f"Add the line `{line}` below it.",
            )


def _missing(component: Component) -> tuple[str, str] | None:
    match component.ref.kind:
        case Kind.RACE if component.tokens is None:
            return "how many tokens it brings", "tokens 5 of 10"
        case Kind.RACE if component.tray is None:
            line = f"tokens {component.tokens} of {component.tokens + 5 if component.tokens else 10}"
            return "how many tokens there are in its tray", line
        case Kind.POWER if component.tokens is None:
            return "how many tokens it adds", "tokens 4"
        case _:
            return None
