"""Codes for text that does not read as rules at all."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

UNEXPECTED_WORD: Final = error("unexpected-word", "A word stands where it cannot be understood")
UNEXPECTED_END: Final = error("unexpected-end", "A line stops too early")
MISSING_COLON: Final = error("missing-colon", "A clause has no colon")
MISSING_EFFECT: Final = error("missing-effect", "Nothing follows the colon")
MISSING_NAME: Final = error("missing-name", "A declaration has no name")
BAD_NAME: Final = error("bad-name", "A name is not written in snake_case")
BAD_NUMBER: Final = error("bad-number", "A number is not written as one")
RESERVED_WORD: Final = error("reserved-word", "A word of the language is used as a name")
UNKNOWN_DECLARATION: Final = error("unknown-declaration", "A line starts with no known kind of declaration")
BAD_INDENTATION: Final = error("bad-indentation", "A line is not indented like its neighbours")
TABS: Final = error("tabs", "A line is indented with tabs")
CURLY_QUOTES: Final = error("curly-quotes", "A name stands in typographic quotes")
UNCLOSED_QUOTE: Final = error("unclosed-quote", "A quoted name is never closed")
STRAY_CHARACTER: Final = error("stray-character", "A character has no meaning here")
LONG_LINE: Final = error("long-line", "A line is too long to be read as one sentence")
HABIT_FROM_ELSEWHERE: Final = error("habit-from-elsewhere", "A familiar phrase is said differently here")
BEYOND_THE_LANGUAGE: Final = error("beyond-the-language", "Something is asked for that cannot be said")
TOO_MANY_ERRORS: Final = error("too-many-errors", "A file has more mistakes than can be shown")
EMPTY_FILE: Final = warning("empty-file", "A file declares nothing")

CODES: Final[tuple[Code, ...]] = (
    UNEXPECTED_WORD,
    UNEXPECTED_END,
    MISSING_COLON,
    MISSING_EFFECT,
    MISSING_NAME,
    BAD_NAME,
    BAD_NUMBER,
    RESERVED_WORD,
    UNKNOWN_DECLARATION,
    BAD_INDENTATION,
    TABS,
    CURLY_QUOTES,
    UNCLOSED_QUOTE,
    STRAY_CHARACTER,
    LONG_LINE,
    HABIT_FROM_ELSEWHERE,
    BEYOND_THE_LANGUAGE,
    TOO_MANY_ERRORS,
    EMPTY_FILE,
)
