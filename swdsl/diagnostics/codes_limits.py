"""Codes for rules that are larger than anything a table could play: `swdsl/limits.py` has the numbers."""

from typing import Final

from swdsl.diagnostics.code import Code, error

LARGE_NUMBER: Final = error("large-number", "A number is larger than a game can use")
LARGE_MAP: Final = error("large-map", "A map has more regions than can be played")
LARGE_COMPONENT: Final = error("large-component", "A component has more clauses or pieces than can be played")
LARGE_SET: Final = error("large-set", "A set declares more than can be played")
LARGE_GAME: Final = error("large-game", "A game has more lines than anybody could follow")
LONG_CHAIN: Final = error("long-chain", "Too many things start from each other")

CODES: Final[tuple[Code, ...]] = (
    LARGE_NUMBER,
    LARGE_MAP,
    LARGE_COMPONENT,
    LARGE_SET,
    LARGE_GAME,
    LONG_CHAIN,
)
