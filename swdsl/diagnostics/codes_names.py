"""Codes for names: declared twice, never, or for nothing."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

UNKNOWN_NAME: Final = error("unknown-name", "A name is declared nowhere")
DUPLICATE_ID: Final = error("duplicate-id", "A name is declared twice")
AMBIGUOUS_NAME: Final = error("ambiguous-name", "A name could mean two things")
WRONG_KIND: Final = error("wrong-kind", "A name stands for another kind of thing")
DEFINITION_CYCLE: Final = error("definition-cycle", "Definitions rest on each other")
UNUSED_TERM: Final = warning("unused-term", "A term is never used")
UNUSED_PIECE: Final = warning("unused-piece", "A piece is never used")
UNUSED_OPTION: Final = warning("unused-option", "An option changes nothing")

CODES: Final[tuple[Code, ...]] = (
    UNKNOWN_NAME,
    DUPLICATE_ID,
    AMBIGUOUS_NAME,
    WRONG_KIND,
    DEFINITION_CYCLE,
    UNUSED_TERM,
    UNUSED_PIECE,
    UNUSED_OPTION,
)
