"""What a language must be able to say, and the languages that can."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Frame, Neutral, Piece, Term, Terrain
from swdsl.prose.en import clause as english
from swdsl.prose.en import facts as english_facts
from swdsl.prose.en import notes as english_notes
from swdsl.prose.en import tales as english_tales
from swdsl.prose.fr import clause as french
from swdsl.prose.fr import facts as french_facts
from swdsl.prose.fr import notes as french_notes
from swdsl.prose.fr import tales as french_tales
from swdsl.prose.it import clause as italian
from swdsl.prose.it import facts as italian_facts
from swdsl.prose.it import notes as italian_notes
from swdsl.prose.it import tales as italian_tales
from swdsl.prose.names import Names
from swdsl.prose.notes import Notes
from swdsl.prose.ru import clause as russian
from swdsl.prose.ru import facts as russian_facts
from swdsl.prose.ru import notes as russian_notes
from swdsl.prose.ru import tales as russian_tales
from swdsl.prose.scene import Scene
from swdsl.prose.tales import Tongue


@dataclass(frozen=True, slots=True)
class Language:
    """The sentences one language can make; each returns a text with marks."""

    clause: Callable[[Scene, Clause], str]
    tokens: Callable[[Component], str | None]
    piece: Callable[[Names, Piece], str]
    terrain: Callable[[Names, Terrain], str | None]
    neutral: Callable[[Names, Neutral], str]
    term: Callable[[Names, Term], str]
    frame: Callable[[Frame], tuple[str, ...]]
    notes: Notes
    tongue: Tongue


LANGUAGES: Final[Mapping[str, Language]] = {
    "en": Language(
        english.clause,
        english_facts.tokens,
        english_facts.piece,
        english_facts.terrain,
        english_facts.neutral,
        english_facts.term,
        english_facts.frame,
        english_notes.NOTES,
        english_tales.TONGUE,
    ),
    "fr": Language(
        french.clause,
        french_facts.tokens,
        french_facts.piece,
        french_facts.terrain,
        french_facts.neutral,
        french_facts.term,
        french_facts.frame,
        french_notes.NOTES,
        french_tales.TONGUE,
    ),
    "it": Language(
        italian.clause,
        italian_facts.tokens,
        italian_facts.piece,
        italian_facts.terrain,
        italian_facts.neutral,
        italian_facts.term,
        italian_facts.frame,
        italian_notes.NOTES,
        italian_tales.TONGUE,
    ),
    "ru": Language(
        russian.clause,
        russian_facts.tokens,
        russian_facts.piece,
        russian_facts.terrain,
        russian_facts.neutral,
        russian_facts.term,
        russian_facts.frame,
        russian_notes.NOTES,
        russian_tales.TONGUE,
    ),
}
