"""Every row of words that a language gives: its nouns, its verbs, and a frame for each shape of sentence.

The skeletons fill the frames; `gaps.py` says what may stand in a gap. Rows that are said and denied come
in pairs. Whatever the rules learn to say is one field here, one row per language, one case in a skeleton.
Nouns are made by the grammar of a language (`fr/words.py`); all else stands in files, one for each
field here.
"""

from dataclasses import dataclass

from swdsl.prose.tables.frames import Conditions, Counts, Parties, Regions, Things
from swdsl.prose.tables.sentences import Effects, Facts, Moments, Sentences
from swdsl.prose.tables.words import Deeds, Nouns


@dataclass(frozen=True, slots=True)
class Tables:
    """All rows of one language."""

    nouns: Nouns
    parties: Parties
    regions: Regions
    things: Things
    counts: Counts
    conditions: Conditions
    deeds: Deeds
    effects: Effects
    moments: Moments
    sentences: Sentences
    facts: Facts
