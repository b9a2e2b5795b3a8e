"""Italian: a grammar and rows of words; every sentence is built by the skeletons that all languages share."""

from typing import Final

from swdsl.prose.it.grammar import GRAMMAR
from swdsl.prose.it.words import NOUNS, RACES
from swdsl.prose.language import Own

OWN: Final = Own(GRAMMAR, NOUNS, {"races": RACES})
