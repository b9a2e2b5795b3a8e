"""Codes for names: declared twice, never, or for nothing."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

UNKNOWN_NAME: Final = error("unknown-name", "A name is declared nowhere")
WRONG_KIND: Final = error("wrong-kind", "A name stands for another kind of thing")
AMBIGUOUS_NAME: Final = error("ambiguous-name", "A name could mean two things")
DUPLICATE_ID: Final = error("duplicate-id", "A name is declared twice")
NO_SET: Final = error("no-set", "Rules belong to no set")
UNKNOWN_SETTING: Final = error("unknown-setting", "A setting means nothing")
UNKNOWN_TRAIT: Final = error("unknown-trait", "A trait means nothing here")
UNKNOWN_LOOK: Final = error("unknown-look", "Nobody can draw this pattern, glyph or colour")
UNKNOWN_CHOICE: Final = error("unknown-choice", "An option has no such choice")
UNKNOWN_CLAUSE: Final = error("unknown-clause", "A clause to be dropped does not exist")
TERM_TOO_LARGE: Final = error("term-too-large", "A term describes too much")
DEFINITION_CYCLE: Final = error("definition-cycle", "Definitions rest on each other")
UNUSED_TERRAIN: Final = warning("unused-terrain", "A terrain lies on no map and in no clause")
UNUSED_SYMBOL: Final = warning("unused-symbol", "A symbol lies on no map and in no clause")
UNUSED_TERM: Final = warning("unused-term", "A term is never used")
UNUSED_OPTION: Final = warning("unused-option", "An option changes nothing")
UNUSED_PIECE: Final = warning("unused-piece", "A piece never comes into play")

CODES: Final[tuple[Code, ...]] = (
    UNKNOWN_NAME,
    WRONG_KIND,
    AMBIGUOUS_NAME,
    DUPLICATE_ID,
    NO_SET,
    UNKNOWN_SETTING,
    UNKNOWN_TRAIT,
    UNKNOWN_LOOK,
    UNKNOWN_CHOICE,
    UNKNOWN_CLAUSE,
    TERM_TOO_LARGE,
    DEFINITION_CYCLE,
    UNUSED_TERRAIN,
    UNUSED_SYMBOL,
    UNUSED_TERM,
    UNUSED_OPTION,
    UNUSED_PIECE,
)
