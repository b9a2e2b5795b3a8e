"""A sentence in the few words that it is likened in, and when and on what condition it says so."""

import re
from typing import Final

from swdsl.syntax.likely.wider import widened
from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.heard import Known, adjuncts_in
from swdsl.syntax.spoken.loosened import loosened
from swdsl.syntax.spoken.talk import bare

_OF: Final = re.compile(r"\bof ([a-z]{4,}s)\b")
#: A die that is rolled; standing alone the word may mean that somebody does.
_DIE: Final = re.compile(r"\b(re-?rolls?|rolls?|rolling|rolled)(?: an?| my| 1)? die\b")
_THEY: Final = re.compile(
    r"\bthey (hold|own|control|attack|conquer|gain|pay|lose|score|leave|decline|pick|roll)s\b"
)


def folded_words(text: str, known: Known) -> tuple[str, tuple[Adjunct, ...], str]:
    """Return a sentence in few words, what of it says when or on what condition, and the rest."""
    names = frozenset((*known.regions, *known.pieces))
    for piece in known.pieces:
        text = re.sub(rf"\b{piece}e?s\b", piece, text, flags=re.IGNORECASE)
    words = loosened(widened(bare(text, names)), names)
    words = _OF.sub(lambda found: found[0] if known.speaks(found[1]) else "of mine", words)
    words = _THEY.sub(r"they \1", words)
    adjuncts, core = adjuncts_in(words)
    return words, tuple(adjuncts), _DIE.sub(r"\1", core)
