"""Words of a line: one pattern finds them all, then the parser's state says what each can be.

A word is a word of the language where the parser can use it as one, and a name elsewhere. Where a
noun may stand, words of the language are never names: a slip shows where it was made.
"""

import re
from collections.abc import Container, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self

from lark.common import LexerConf
from lark.lexer import Lexer, LexerState, Token

from swdsl.limits import LARGEST_NUMBER
from swdsl.syntax.pointing import SINGLE, noun_pointed_at
from swdsl.syntax.vocabulary import Vocabulary, vocabulary_of

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
    | {"that", "who", "which", "conquered", "attacked", "left", "lost", "I", "we", "they"}
)
_PARTY: Final = re.compile(
    r"\s+(?:the\s+)?(?:me|us|them|anyone|anybody|everyone|everybody|nobody|another|my|their"
    r"|(?:(?:an?|any|each|all|[0-9]+|up\s+to\s+[0-9]+)\s+)?(?:(?:active|declined|other)\s+)?"
    r"(?:enem(?:y|ies)|opponents?|players?|neutrals?))(?!\w)"
)
# Behind these a noun shares what stands before them: `land region`, `any hill or region`.
_JOINED: Final = frozenset({"NAME", "OR", "AND"})
_NEXT_WORD: Final = re.compile(r"\s+(?:the\s+)?([A-Za-z]+)\s")
_NEXT_NAME: Final = re.compile(r"\s+(?:the\s+)?(?:an?\s+)?([a-z][a-z0-9_]*+)")


# English words that an author means as such; taking them for a name would hide the slip.
NEVER_NAMES: Final = frozenset(
    {"you", "your", "yours", "he", "she", "his", "her", "him", "its", "their", "theirs", "myself"}
    | {
        "except",
        "excluding",
        "but",
        "near",
        "next",
        "beside",
        "touching",
        "into",
        "onto",
        "upon",
        "too",
        "anywhere",
        "neighbor",
        "neighbors",
        "neighbour",
        "neighbours",
        "border",
        "borders",
    }
    | {"else", "otherwise", "instead", "must", "shall", "should", "will", "never", "during", "while"}
    | {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "some", "several"}
)


class _Place(Token):
    """A token that knows its place in the line; the rest of what lark's tokens hold is of no use here."""

    line = column = end_line = end_column = None

    def __new__(cls, kind: str, text: str, start: int, end: int) -> Self:
        """Make a token in one call, where lark's own takes two: there is one for every word."""
        made = str.__new__(cls, text)
        made.type, made.value, made.start_pos, made.end_pos = kind, text, start, end
        return made


class LineLexer(Lexer):
    """Finds the tokens of a line, looking each time at what lark's parser could use next.

    Whatever fits nowhere is yielded as well: the parser refuses it and knows where it stands. So are a
    `the` that means something and one noun that does not say which.
    """

    __future_interface__ = 2

    def __init__(self, lexer_conf: LexerConf) -> None:
        self.vocabulary = vocabulary_of(lexer_conf.terminals)

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        """Yield the tokens of a line."""
        text, words, marks, before = lexer_state.text.text, self.vocabulary.words, self.vocabulary.marks, ""
        rows, stack = parser_state.parse_conf.states, parser_state.state_stack
        for found in _TOKEN.finditer(text):
            group = found.lastgroup
            if group is None:
                continue
            value = found.group()
            usable = rows[stack[-1]]
            if group == "WORD":
                if value == "the":
                    if noun_pointed_at(text, found.start()):
                        yield _Place("STRAY", value, found.start(), found.end())
                    continue
                group = _kind_of_word(value, words.get(value, ()), usable, text, found.end())
                if (
                    value in SINGLE
                    and "_A" in usable
                    and before not in _JOINED
                    and _is_done(text, found.start())
                ):
                    group = "STRAY"
                if group == "NAME" and before == "NOT" and value in words:
                    # Behind `that is not` only a name can stand, but an author means the word.
                    group = words[value][-1]
            elif group == "MARK":
                group = marks.get(value.replace("’", "'"), "STRAY")
            elif group == "CODE" and "CODE" not in usable:
                group = "PERSON"
            yield _Place(group, value, found.start(), found.end())
            before = group


class Word(NamedTuple):
    """A word or mark of a line as it is written, before anybody knows what it can be there."""

    text: str
    group: str
    line: str
    end: int


def words_in(text: str) -> tuple[Word, ...]:
    """Return the words and marks of a line, without `the`."""
    return tuple(
        Word(found.group(), found.lastgroup, text, found.end())
        for found in _TOKEN.finditer(text)
        if found.lastgroup is not None and found.group() != "the"
    )


def kind_of(word: Word, usable: Container[str], known: Vocabulary, *, denied: bool = False) -> str:
    """Return what a word is where the parser can use some kinds; `denied` behind `not`."""
    if word.group == "WORD":
        kind = _kind_of_word(word.text, known.words.get(word.text, ()), usable, word.line, word.end)
        return known.words[word.text][-1] if kind == "NAME" and denied and word.text in known.words else kind
    if word.group == "MARK":
        return known.marks.get(word.text.replace("’", "'"), "STRAY")
    return "PERSON" if word.group == "CODE" and "CODE" not in usable else word.group


def large_number(text: str) -> tuple[int, int] | None:
    """Return where a line has a number larger than any game could use."""
    if _LONG_NUMBER.search(text) is None:
        return None
    numbers = (found for found in _TOKEN.finditer(text) if found.lastgroup == "INT")
    return next((found.span() for found in numbers if int(found.group()) > LARGEST_NUMBER), None)


def _kind_of_word(word: str, meanings: Sequence[str], usable: Container[str], text: str, end: int) -> str:
    for meaning in meanings:
        if meaning in usable and _fits(meaning, text, end):
            return meaning
    if not _NAME.fullmatch(word):
        return meanings[-1] if meanings else "PERSON" if word[0].isupper() else "STRAY"
    # Where these may stand, somebody or something is named, and no such word is a name of theirs.
    if "_REGION" in usable or "_DEFENDER" in usable or "_OPPONENT" in usable or "I" in usable:
        if meanings:
            return meanings[-1]
        if word in NEVER_NAMES:
            return "STRAY"
    return "NAME" if "NAME" in usable or not meanings else meanings[-1]


def _is_done(text: str, at: int) -> bool:
    """Whether a place of a line is behind the colon of a clause that is no standing rule."""
    return text.find(":", 0, at) > 0 and not text.startswith("always")


def _is_name(following: re.Match[str] | None) -> bool:
    """Whether a party is named behind an `or`: the word that follows begins no filter."""
    return following is not None and following[1] not in _FILTER_WORDS


def _fits(meaning: str, text: str, end: int) -> bool:
    """Whether what follows an `or` or `and` lets it join what this meaning joins."""
    if meaning == "_OR_PARTY":
        return _PARTY.match(text, end) is not None or _is_name(_NEXT_NAME.match(text, end))
    if meaning in {"_OR_FILTER", "_AND_FILTER"}:
        following = _NEXT_WORD.match(text, end)
        return following is not None and following[1] in _FILTER_WORDS
    return True
