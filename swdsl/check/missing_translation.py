"""Names that a translation leaves out."""

from collections.abc import Iterator
from posixpath import dirname

from swdsl.check.names_to_translate import names_to_translate
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_content import MISSING_TRANSLATION
from swdsl.model.ruleset import Library, Translated
from swdsl.source import Span

_SHOWN = 5


def lint_missing_translation(library: Library) -> Iterator[Diagnostic]:
    """Warn, once for each language and set or map that has a translation, about the names it lacks."""
    rows: dict[tuple[str, str], list[Translated]] = {}
    for row in library.translations:
        rows.setdefault((row.language, row.scope), []).append(row)
    expected = names_to_translate(library)
    for (language, scope), translated in rows.items():
        known = {(row.kind, row.id) for row in translated}
        missing = [
            f"{kind} {name.replace('.', ' ')}"
            for kind, name in expected.get(scope, ())
            if (kind, name) not in known
        ]
        if missing:
            yield _lacks(f"`{scope}` lacks", language, missing, translated[0].span)
    yield from _games(library)


def _games(library: Library) -> Iterator[Diagnostic]:
    """A game may join boxes of several authors: it is asked for in the languages of its own folder."""
    for language in dict.fromkeys(row.language for row in library.translations):
        rows = [row for row in library.translations if row.language == language]
        named = {row.id for row in rows if row.kind == "game"}
        spoken = {dirname(row.span.path): row.span for row in reversed(rows)}
        missing: dict[str, list[str]] = {}
        for game in library.games:
            folder = dirname(game.span.path)
            if folder in spoken and game.id not in named:
                missing.setdefault(folder, []).append(f"game {game.id}")
        for folder, games in missing.items():
            yield _lacks("The games here lack", language, games, spoken[folder])


def _lacks(head: str, language: str, missing: list[str], span: Span) -> Diagnostic:
    shown = ", ".join(f"`{each}`" for each in missing[:_SHOWN])
    more = f" and {len(missing) - _SHOWN} more" if len(missing) > _SHOWN else ""
    return Diagnostic.at(
        MISSING_TRANSLATION,
        span,
        f"{head} {_names(len(missing))} in `{language}`: {shown}{more}.",
        label="this translation is not complete",
        hint=f'Add a row for each: `{missing[0]} "…"`.',
    )


def _names(count: int) -> str:
    return "1 name" if count == 1 else f"{count} names"
