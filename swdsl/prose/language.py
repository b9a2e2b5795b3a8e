"""What a language brings: its grammar, its rows of words, its fixed sentences, its way to tell examples.

Rows stand in the files of the language; `read_language` reads them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from swdsl.catalogue import Makers, read_texts
from swdsl.prose.forms import Gender, Phrase, phrase
from swdsl.prose.gaps import frame
from swdsl.prose.grammar import Grammar
from swdsl.prose.tables import Tables
from swdsl.prose.tables.frames import Conditions, Counts, Parties, Regions, Things
from swdsl.prose.tables.notes import Notes
from swdsl.prose.tables.sentences import Effects, Facts, Moments, Sentences
from swdsl.prose.tables.tales import Tongue
from swdsl.prose.tables.words import Deeds, Nouns, Verb, Verbs, verb


@dataclass(frozen=True, slots=True)
class Language:
    """All that is said differently in one language; how sentences are built is the same in all."""

    grammar: Grammar
    tables: Tables
    notes: Notes
    tongue: Tongue


@dataclass(frozen=True, slots=True)
class Own:
    """What no file can hold: a grammar, the nouns that it bends, and rows that are made of them."""

    grammar: Grammar
    nouns: Nouns
    parties: Mapping[str, object] = field(default_factory=dict)
    regions: Mapping[str, object] = field(default_factory=dict)


def read_language(code: str, own: Own) -> Language:
    """Read the rows of a language beside what it brings itself."""
    package = f"{__package__}.{code}"
    verbs = read_texts(Verbs, package, "verbs").forms
    makers: Makers = {str: frame, Phrase: _phrase, Verb: partial(_verb, verbs)}
    tables = Tables(
        nouns=own.nouns,
        parties=read_texts(Parties, package, "parties", makers, **own.parties),
        regions=read_texts(Regions, package, "regions", makers, **own.regions),
        things=read_texts(Things, package, "things", makers),
        counts=read_texts(Counts, package, "counts", makers),
        conditions=read_texts(Conditions, package, "conditions", makers),
        deeds=read_texts(Deeds, package, "deeds", makers),
        effects=read_texts(Effects, package, "effects", makers),
        moments=read_texts(Moments, package, "moments", makers),
        sentences=read_texts(Sentences, package, "sentences", makers),
        facts=read_texts(Facts, package, "facts", makers),
    )
    notes = read_texts(Notes, package, "notes")
    return Language(own.grammar, tables, notes, read_texts(Tongue, package, "tales", makers))


def _phrase(found: object) -> Phrase:
    """Return a phrase from its only form, its form in each case, or a table that tells its gender too."""
    match found:
        case str():
            return phrase(found)
        case [str(), *_]:
            return phrase(*map(str, found))
        case {"forms": str() as only, "gender": str() as gender}:
            return phrase(only, gender=Gender[gender.upper()])
        case _:
            raise ValueError("a phrase is a text, a list of its cases, or forms with a gender")


def _verb(known: Mapping[str, str], found: object) -> Verb:
    """Return a verb, by its name or from its forms."""
    if not isinstance(found, str):
        raise ValueError("a verb must stand here")
    return verb(known.get(found, found))
