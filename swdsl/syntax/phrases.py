"""Every phrase that is understood besides the grammar, in the order they are turned: one place for synonyms.

The grammar's own second spellings are marked `also` there. A phrase belongs here if it has one meaning; what
could mean two things, or what the language does not have, is answered instead (`malformed.py`, `beyond.py`).
"""

import re
from typing import Final

from swdsl.syntax.phrase import Phrase, Reworded, phrase, spliced, turned, unchanged
from swdsl.syntax.phrases_branches import BRANCHES
from swdsl.syntax.phrases_choices import CHOICES
from swdsl.syntax.phrases_conditions import CONDITIONS
from swdsl.syntax.phrases_costs import COSTS
from swdsl.syntax.phrases_draws import DRAWS
from swdsl.syntax.phrases_effects import DEEDS
from swdsl.syntax.phrases_ground import GROUND
from swdsl.syntax.phrases_moments import EVENTS, ORDER, STATES, STEPS, TURNS
from swdsl.syntax.phrases_parties import PARTIES
from swdsl.syntax.phrases_pointed import POINTED
from swdsl.syntax.phrases_reckoning import RECKONING, WHERE_FILTERS_STAND
from swdsl.syntax.phrases_regions import AMOUNTS, REGIONS
from swdsl.syntax.phrases_revival import REVIVAL
from swdsl.syntax.phrases_spoken import SPOKEN
from swdsl.syntax.phrases_standing import STANDING
from swdsl.syntax.phrases_words import WORDS
from swdsl.syntax.pointing import demonstratives

#: In this order: plain words first, whole clauses turned round last.
PHRASES: Final[tuple[Phrase, ...]] = (
    *WORDS,
    *TURNS,
    *PARTIES,
    *AMOUNTS,
    *RECKONING,
    *CONDITIONS,
    *REGIONS,
    *WHERE_FILTERS_STAND,
    *STATES,
    *STEPS,
    *EVENTS,
    *REVIVAL,
    *DRAWS,
    *GROUND,
    *SPOKEN,
    *BRANCHES,
    *STANDING,
    *ORDER,
    *COSTS,
    *DEEDS,
    *POINTED,
    *CHOICES,
)

# What never makes a difference: articles, line breaks, capitals and the quotes of another keyboard.
_PLAIN: Final = (
    phrase(r"[ \t\r\n]+", " ", "", ""),
    phrase(r"\b[Tt]he ", "", "", ""),
    phrase("[‘’´`]", "'", "", ""),
    phrase(r"\bi\b", "I", "", ""),
)
_CAPITAL: Final = re.compile(r"\b[A-Z](?=[a-z])|^A\b")


def reworded(text: str) -> Reworded | None:
    """Return a clause with its phrases turned; None if there is nothing to turn."""
    if '"' in text:
        return None
    plain = turned(spliced(unchanged(text), demonstratives(text)), _PLAIN)
    small = Reworded(small_letters(plain.text), plain.starts, plain.ends)
    found = turned(small, PHRASES)
    return None if found.text == text else found


def small_letters(text: str) -> str:
    """Return a clause without the capitals that sentences and names begin with."""
    return _CAPITAL.sub(lambda found: found[0].lower(), text)
