"""Words of a line: one pattern finds them all, then the parser's state says what each can be.

A word is a word of the language where the parser can use it as one, and a name elsewhere. Where a
noun may stand, words of the language are never names: a slip shows where it was made.
"""

import re
from collections.abc import Container, Iterator, Sequence
from typing import Final

from swdsl.limits import LARGEST_NUMBER
from swdsl.syntax.table import Table

_TOKEN: Final = re.compile(
    r"""[ \t\r\n]+ | \#[^\n]*+
    | (?P<CODE>[A-Z][A-Z0-9]{0,7}-?[A-Z]?[0-9]{1,7}(?!\w))
    | (?P<WORD>[^\W\d]\w*+)
    | (?P<INT>[0-9]{1,9}(?!\w))
    | (?P<STRING>"[^"\n]*+")
    | (?P<MARK>[:,|.+-]|['’]s(?!\w))
    | (?P<STRAY>"[^"\n]*+|\w++|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_LONG_NUMBER: Final = re.compile(r"[0-9]{3}")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*+")

_FILTER_WORDS: Final = frozenset(
    {
        "with",
        "without",
        "at",
        "bordering",
        "adjacent",
        "linked",
        "within",
        "held",
        "occupied",
        "owned",
        "controlled",
        "not",
        "other",
    }
    | {"that", "who", "which", "conquered", "attacked", "left", "I", "we", "they"}
)
_PARTY: Final = re.compile(
    r"\s+(?:the\s+)?(?:me|us|them|anyone|anybody|everyone|everybody|nobody|another|my"
    r"|(?:(?:an?|any|each|all|[0-9]+|up\s+to\s+[0-9]+)\s+)?(?:(?:active|declined|other)\s+)?"
    r"(?:enem(?:y|ies)|opponents?|players?|neutrals?))(?!\w)"
)
_NEXT_WORD: Final = re.compile(r"\s+(?:the\s+)?([A-Za-z]+)\s")


# English words that an author means as such; taking them for a name would hide the slip.
NEVER_NAMES: Final = frozenset(
    {"you", "your", "yours", "he", "she", "his", "her", "him", "its", "their", "theirs", "myself"}
    | {"else", "otherwise", "instead", "must", "shall", "should", "will", "never", "during", "while"}
    | {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "some", "several"}
)


class Token:
    """A word, a number, a quoted text or a mark, and its place in the line."""

    __slots__ = ("end_pos", "kind", "start_pos", "text")

    def __init__(self, kind: str, text: str, start_pos: int, end_pos: int) -> None:
        self.kind = kind
        self.text = text
        self.start_pos = start_pos
        self.end_pos = end_pos


def tokens(text: str, table: Table, stack: Sequence[int]) -> Iterator[Token]:
    """Yield the tokens of a line, looking each time at the parser's stack for what it could use.

    Whatever fits nowhere is yielded as well: the parser refuses it and knows where it stands.
    """
    rows, marks, before = table.rows, table.marks, ""
    for found in _TOKEN.finditer(text):
        group = found.lastgroup
        if group is None:
            continue
        value = found.group()
        usable = rows[stack[-1]]
        if group == "WORD":
            if value == "the":
                continue
            group = _kind_of_word(value, table, usable, text, found.end())
            if group == "NAME" and before == "NOT" and value in table.words:
                # Behind `that is not` only a name can stand, but an author means the word.
                group = table.words[value][-1]
        elif group == "MARK":
            group = marks.get(value.replace("’", "'"), "STRAY")
        elif group == "CODE" and "CODE" not in usable:
            group = "PERSON"
        yield Token(group, value, found.start(), found.end())
        before = group


def large_number(text: str) -> tuple[int, int] | None:
    """Return where a line has a number larger than any game could use."""
    if _LONG_NUMBER.search(text) is None:
        return None
    numbers = (found for found in _TOKEN.finditer(text) if found.lastgroup == "INT")
    return next((found.span() for found in numbers if int(found.group()) > LARGEST_NUMBER), None)


def _kind_of_word(word: str, table: Table, usable: Container[str], text: str, end: int) -> str:
    meanings = table.words.get(word, ())
    for meaning in meanings:
        if meaning in usable and _fits(meaning, text, end):
            return meaning
    if not _NAME.fullmatch(word):
        return meanings[-1] if meanings else "PERSON" if word[0].isupper() else "STRAY"
    # Where these may stand, somebody or something is named, and no such word is a name of theirs.
    if "_REGION" in usable or "_DEFENDER" in usable or "I" in usable:
        if meanings:
            return meanings[-1]
        if word in NEVER_NAMES:
            return "STRAY"
    return "NAME" if "NAME" in usable or not meanings else meanings[-1]


def _fits(meaning: str, text: str, end: int) -> bool:
    """Whether what follows an `or` or `and` lets it join what this meaning joins."""
    if meaning == "_OR_PARTY":
        return _PARTY.match(text, end) is not None
    if meaning in {"_OR_FILTER", "_AND_FILTER"}:
        following = _NEXT_WORD.match(text, end)
        return following is not None and following[1] in _FILTER_WORDS
    return True
