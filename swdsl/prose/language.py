"""What a language brings: its grammar, its rows of words, its fixed sentences, its way to tell examples."""

from dataclasses import dataclass

from swdsl.prose.grammar import Grammar
from swdsl.prose.tables import Tables
from swdsl.prose.tables.notes import Notes
from swdsl.prose.tables.tales import Tongue


@dataclass(frozen=True, slots=True)
class Language:
    """All that is said differently in one language; how sentences are built is the same in all."""

    grammar: Grammar
    tables: Tables
    notes: Notes
    tongue: Tongue
