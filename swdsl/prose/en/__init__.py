"""English: a grammar and rows of words; every sentence is built by the skeletons that all languages share."""

from typing import Final

from swdsl.prose.en.grammar import GRAMMAR
from swdsl.prose.en.notes import NOTES
from swdsl.prose.en.sentences import TABLES
from swdsl.prose.en.tales import TONGUE
from swdsl.prose.language import Language

LANGUAGE: Final = Language(GRAMMAR, TABLES, NOTES, TONGUE)
