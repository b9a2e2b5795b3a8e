"""The words of the language: what each can be, which form is the plain one, and what the marks are."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from lark.lexer import PatternStr, TerminalDef

_OPEN: Final = frozenset({"NAME", "PERSON", "INT", "STRING", "CODE"})


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What every word of the language can be, in the order to try, and what every mark is."""

    words: dict[str, tuple[str, ...]]
    marks: dict[str, str]


def vocabulary_of(terminals: Collection[TerminalDef]) -> Vocabulary:
    """Return the words and marks that the terminals of a grammar spell."""
    words: dict[str, tuple[str, ...]] = {}
    marks: dict[str, str] = {}
    for terminal in sorted(terminals, key=lambda each: str(each.name)):
        pattern = terminal.pattern
        if isinstance(pattern, PatternStr) and not pattern.value.isalpha():
            marks[pattern.value] = terminal.name
        elif terminal.name not in _OPEN:
            for word in re.findall("[A-Za-z]+", pattern.value):
                words[word] = (*words.get(word, ()), terminal.name)
    # These look one word ahead; the lexer tries them before the plain joining words.
    words["or"] = ("_OR_PARTY", "_OR_FILTER", *words.get("or", ()))
    words["and"] = ("_AND_FILTER", *words.get("and", ()))
    return Vocabulary(words, marks)
