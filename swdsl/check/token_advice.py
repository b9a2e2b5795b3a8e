"""Tiles that bring more tokens than any tile of the boxes."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_content import TOKEN_ADVICE
from swdsl.model.ruleset import Library
from swdsl.words import Kind

_MOST = {Kind.RACE: 10, Kind.POWER: 5}


def lint_token_advice(library: Library) -> Iterator[Diagnostic]:
    """Warn when a race or power brings more tokens than the game is balanced for."""
    for component in library.components():
        most = _MOST.get(component.ref.kind)
        if most is not None and component.tokens is not None and component.tokens > most:
            yield Diagnostic.at(
                TOKEN_ADVICE,
                component.span,
                f"`{component.ref.id}` brings {component.tokens} tokens; "
                f"no {component.ref.kind} of the boxes brings more than {most}.",
                hint="Fewer tokens and a stronger clause play better than a crowd.",
            )
