"""The words of the language as editors colour them: what declares, what begins a clause, all others."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.walk import walk, words_of

_ARTICLE: Final = "the"  # may stand anywhere, and the reader of a line passes it over


@dataclass(frozen=True, slots=True)
class Words:
    """Lists of words in the order of the alphabet; none stands in two of them."""

    declarations: tuple[str, ...]
    moments: tuple[str, ...]
    others: tuple[str, ...]


@cache
def words() -> Words:
    """Ask the parser which words can begin a line at the left and below a component; the rest is the rest."""
    declarations = set(words_of(walk("", "declaration")[-1].expected()))
    moments = set(words_of(walk("", "component_line")[-1].expected())) - declarations
    others = {_ARTICLE, *(word for word in vocabulary().words if word.isalpha())} - declarations - moments
    return Words(tuple(sorted(declarations)), tuple(sorted(moments)), tuple(sorted(others)))
