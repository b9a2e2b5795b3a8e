"""French: a grammar and rows of words; every sentence is built by the skeletons that all languages share."""

from typing import Final

from swdsl.prose.fr.grammar import GRAMMAR
from swdsl.prose.fr.notes import NOTES
from swdsl.prose.fr.sentences import TABLES
from swdsl.prose.fr.tales import TONGUE
from swdsl.prose.language import Language

LANGUAGE: Final = Language(GRAMMAR, TABLES, NOTES, TONGUE)
