"""Common words of such sentences, for whoever has misspelt one."""

import re
from functools import lru_cache
from typing import Final

from swdsl.diagnostics import nearest

#: Words that are looked for first.
COMMON: Final = tuple(
    sorted(
        {"additional", "adjacent", "attack", "attacks", "bonus", "border", "bordering", "capture"}
        | {"coin", "coins", "conquer", "conquered", "conquering", "conquers", "control", "controls"}
        | {"cost", "costs", "decline", "declines", "defender", "double", "during", "enemy"}
        | {"every", "extra", "first", "gain", "gains", "immune", "lose"}
        | {"loses", "neighbouring", "occupied", "occupy", "opponent", "opponents", "place"}
        | {"player", "players", "point", "points", "power", "receive", "redeploy", "region"}
        | {"regions", "scoring", "start", "territories", "territory", "token", "tokens", "turn"}
        | {"victory", "when", "whenever", "your"}
    )
)
_FEWEST_LETTERS: Final = 4


def spelt(text: str) -> str:
    """Return a sentence with words that are nearly common ones spelt as those are."""
    return re.sub(r"[a-z]+", lambda found: _spelt(found[0]), text.lower())


@lru_cache(maxsize=4096)
def _spelt(word: str) -> str:
    if len(word) < _FEWEST_LETTERS or word in COMMON:
        return word
    return next(iter(nearest(word, COMMON)), word)
