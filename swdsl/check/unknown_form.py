"""Grammatical forms that a language does not have."""

from collections.abc import Iterator
from typing import Final

from swdsl.diagnostics import Diagnostic, did_you_mean
from swdsl.diagnostics.codes_content import UNKNOWN_FORM
from swdsl.model.ruleset import Library

#: Words that describe a name in any language. `ours`: no printed rulebook gives it.
_COMMON: Final = ("adjective", "after", "before", "invariable", "ours", "plural", "singular")
_GENDERS: Final = ("feminine", "masculine")
#: What may be said of a name, by language.
FORMS: Final = {
    "en": _COMMON,
    "fr": (*_COMMON, *_GENDERS, "elided", "unelided"),
    "it": (*_COMMON, *_GENDERS, "elided", "unelided"),
    "ru": (
        *_COMMON,
        *_GENDERS,
        "neuter",
        "animate",
        "inanimate",
        "genitive",
        "dative",
        "accusative",
        "instrumental",
        "prepositional",
    ),
}


def check_unknown_form(library: Library) -> Iterator[Diagnostic]:
    """Report forms that the sentences of a language never ask for."""
    for row in library.translations:
        known = FORMS.get(row.language)
        words = [word for form in row.forms for word in form.key.split()]
        for word in words:
            if known is not None and word not in known:
                yield Diagnostic.at(
                    UNKNOWN_FORM,
                    row.span,
                    f"Sentences in `{row.language}` have no form `{word}`.",
                    hint=did_you_mean(word, known)
                    or f"They know {', '.join(f'`{each}`' for each in known)}.",
                )
