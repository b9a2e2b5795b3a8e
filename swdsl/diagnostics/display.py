"""How source text looks on a terminal: what each character shows and how many columns it takes."""

import unicodedata
from typing import Final

_TAB: Final = "    "
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS: Final = {"\u200c", "\u200d"}  # part of ordinary words in some scripts, and of emoji


def shown(text: str) -> str:
    """Return one line as it may safely be printed.

    Tabs become spaces. Characters that would steer the terminal or reorder the line become visible
    stand-ins, so that an excerpt always shows what the compiler read.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown_character, text))


def width(text: str) -> int:
    """Return the number of terminal columns that text takes once shown."""
    if text.isascii():
        return len(text)
    return sum(map(_width_of_character, text))


def _shown_character(character: str) -> str:
    if character == "\t":
        return _TAB
    if unicodedata.category(character) not in _HIDDEN or character in _JOINERS:
        return character
    if character < " ":
        return chr(0x2400 + ord(character))  # the Unicode pictures of the control characters
    return "\ufffd"


def _width_of_character(character: str) -> int:
    if character in _JOINERS or unicodedata.category(character) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1
