"""Translations of names that do not exist."""

from collections.abc import Iterator

from swdsl.check.names_to_translate import names_to_translate
from swdsl.diagnostics import Diagnostic, did_you_mean
from swdsl.diagnostics.codes_content import UNUSED_TRANSLATION
from swdsl.model.ruleset import Library


def lint_unused_translation(library: Library) -> Iterator[Diagnostic]:
    """Warn about rows that translate nothing that is declared."""
    names = names_to_translate(library)
    games = {("game", game.id) for game in library.games}
    for row in library.translations:
        if row.scope not in names:
            continue  # a board of scenarios that were right and are not read again
        known = names[row.scope]
        if (row.kind, row.id) not in known and (row.kind, row.id) not in games:
            same_kind = [name for kind, name in known if kind == row.kind]
            yield Diagnostic.at(
                UNUSED_TRANSLATION,
                row.span,
                f"`{row.scope}` has no {row.kind} `{row.id}` to translate.",
                hint=did_you_mean(row.id, same_kind) or "Remove the row.",
            )
