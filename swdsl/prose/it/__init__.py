"""Italian: a grammar and rows of words; every sentence is built by the skeletons that all languages share."""

from typing import Final

from swdsl.prose.it.grammar import GRAMMAR
from swdsl.prose.it.notes import NOTES
from swdsl.prose.it.sentences import TABLES
from swdsl.prose.it.tales import TONGUE
from swdsl.prose.language import Language

LANGUAGE: Final = Language(GRAMMAR, TABLES, NOTES, TONGUE)
