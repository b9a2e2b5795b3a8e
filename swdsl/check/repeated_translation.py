"""Names translated twice into one language."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import REPEATED_TRANSLATION
from swdsl.model.ruleset import Library, Translated


def check_repeated_translation(library: Library) -> Iterator[Diagnostic]:
    """Report the second translation of a name."""
    seen: dict[tuple[str, str, str, str], Translated] = {}
    for row in library.translations:
        first = seen.setdefault((row.language, row.scope, row.kind, row.id), row)
        if first is not row:
            yield Diagnostic(
                REPEATED_TRANSLATION,
                f"`{row.kind} {row.id}` is translated twice into `{row.language}`.",
                (Label(row.span, "again"), Label(first.span, "translated here first")),
                "Keep one of the two rows.",
            )
