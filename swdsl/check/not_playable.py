"""Clauses that read well and mean something, but that the engine has no way to play."""

from collections.abc import Iterator, Sequence

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.lower import LoweredSet
from swdsl.source import Span

_ANOTHER_WAY = "Say it another way; the page of this finding and the limits of the language show some."


def check_not_playable(lowered: Sequence[LoweredSet]) -> Iterator[Diagnostic]:
    """Refuse a clause that would be left out of the generated module without a word."""
    seen: set[Span] = set()
    for clause in (clause for each in lowered for clause in each.clauses if clause.missing):
        if clause.span not in seen:  # `like` brings a clause once more
            seen.add(clause.span)
            yield Diagnostic.at(
                NOT_PLAYABLE,
                clause.missing_at,
                f"The engine cannot play this: {clause.missing}.",
                hint=f"What can be played: `{clause.instead}`." if clause.instead else _ANOTHER_WAY,
            )
