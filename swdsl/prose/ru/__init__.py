"""Russian: a grammar and rows of words; every sentence is built by the skeletons that all languages share."""

from typing import Final

from swdsl.prose.language import Language
from swdsl.prose.ru.grammar import GRAMMAR
from swdsl.prose.ru.notes import NOTES
from swdsl.prose.ru.sentences import TABLES
from swdsl.prose.ru.tales import TONGUE

LANGUAGE: Final = Language(GRAMMAR, TABLES, NOTES, TONGUE)
