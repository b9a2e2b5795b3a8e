"""Terms of art: words that the rules use in a sense of their own, explained once in every language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from swdsl.catalogue import read_texts
from swdsl.languages import InEachLanguage


@dataclass(frozen=True, slots=True)
class Concept:
    """A term with its definition. `forms` are the beginnings by which sentences are known to use it."""

    id: str
    name: str
    forms: tuple[str, ...]
    definition: str


@dataclass(frozen=True, slots=True)
class ConceptWords:
    """The terms of one language, in the order of the glossary."""

    rows: tuple[Concept, ...]


CONCEPTS: Final = InEachLanguage(
    lambda language: read_texts(ConceptWords, __package__, f"{language}/concepts").rows
)


def place_of(concept: Concept) -> str:
    """Return the place of a term in the glossary."""
    return f"concept-{concept.id}"


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return what finds terms: each form at the beginning of a word, with whatever ends it."""
    groups = (f"(?P<{each.id}>{'|'.join(map(re.escape, each.forms))})" for each in CONCEPTS.get(language, ()))
    return re.compile(rf"(?<!\w)(?:{'|'.join(groups)})\w*", re.IGNORECASE)


def terms_in(text: str, language: str) -> Iterator[tuple[int, int, Concept]]:
    """Yield where a text uses terms, and which."""
    known = {each.id: each for each in CONCEPTS[language]}
    for match in _pattern(language).finditer(text):
        assert match.lastgroup is not None
        yield match.start(), match.end(), known[match.lastgroup]
