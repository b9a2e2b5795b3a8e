"""Names that a translation leaves out."""

from collections.abc import Iterator

from swdsl.check.names_to_translate import names_to_translate
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_content import MISSING_TRANSLATION
from swdsl.model.ruleset import Library, Translated

_SHOWN = 5


def lint_missing_translation(library: Library) -> Iterator[Diagnostic]:
    """Warn, once for each language and set or map that has a translation, about the names it lacks."""
    rows: dict[tuple[str, str], list[Translated]] = {}
    for row in library.translations:
        rows.setdefault((row.language, row.scope), []).append(row)
    expected = names_to_translate(library)
    for (language, scope), translated in rows.items():
        known = {(row.kind, row.id) for row in translated}
        missing = [f"{kind} {name}" for kind, name in expected.get(scope, ()) if (kind, name) not in known]
        if missing:
            shown = ", ".join(f"`{each}`" for each in missing[:_SHOWN])
            more = f" and {len(missing) - _SHOWN} more" if len(missing) > _SHOWN else ""
            yield Diagnostic.at(
                MISSING_TRANSLATION,
                translated[0].span,
                f"`{scope}` lacks {_names(len(missing))} in `{language}`: {shown}{more}.",
                label="this translation is not complete",
                hint=f'Add a row for each: `{missing[0]} "…"`.',
            )


def _names(count: int) -> str:
    return "1 name" if count == 1 else f"{count} names"
