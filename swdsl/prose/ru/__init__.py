"""Russian: a grammar and rows of words; every sentence is built by the skeletons that all languages share."""

from typing import Final

from swdsl.prose.language import Own
from swdsl.prose.ru.cast import PARTIES, REGIONS
from swdsl.prose.ru.grammar import GRAMMAR
from swdsl.prose.ru.words import NOUNS

OWN: Final = Own(GRAMMAR, NOUNS, PARTIES, REGIONS)
