"""Codes for clauses that can be read but not carried out."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

WRONG_TYPE: Final = error("wrong-type", "A phrase gives another kind of value than its place needs")
WRONG_TIMING: Final = error("wrong-timing", "An effect cannot happen at this moment")
WRONG_LIMIT: Final = error("wrong-limit", "A limit does not fit its clause")
NOTHING_BOUND: Final = error("nothing-bound", "A clause points at something its moment does not provide")
EFFECT_CYCLE: Final = error("effect-cycle", "Effects set each other off forever")
CLAUSE_CONFLICT: Final = error("clause-conflict", "Two clauses decide the same thing differently")
UNREACHABLE_CLAUSE: Final = warning("unreachable-clause", "A clause can never happen")
REPEATED_CLAUSE: Final = warning("repeated-clause", "A clause is written twice")

CODES: Final[tuple[Code, ...]] = (
    WRONG_TYPE,
    WRONG_TIMING,
    WRONG_LIMIT,
    NOTHING_BOUND,
    EFFECT_CYCLE,
    CLAUSE_CONFLICT,
    UNREACHABLE_CLAUSE,
    REPEATED_CLAUSE,
)
