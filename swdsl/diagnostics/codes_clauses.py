"""Codes for clauses that can be read but not carried out."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

WRONG_TYPE: Final = error("wrong-type", "A phrase gives another kind of value than its place needs")
WRONG_TIMING: Final = error("wrong-timing", "An effect cannot happen at this moment")
VALUE_NOT_KNOWN: Final = error("value-not-known", "A value is used at a moment that does not know it")
SCORING_MOVES: Final = error("scoring-moves", "Something other than coins moves at scoring")
NOTHING_BOUND: Final = error("nothing-bound", "A clause points at something its moment does not provide")
NO_ROLL: Final = error("no-roll", "Pips are counted before a die is rolled")
NO_CONQUEST: Final = error("no-conquest", "Losses are spoken of where nobody conquers")
NO_PICK: Final = error("no-pick", "Coins paid are counted where nobody picks a combo")
WRONG_LIMIT: Final = error("wrong-limit", "A limit does not fit its clause")
REPEATED_QUALIFIER: Final = error("repeated-qualifier", "A clause says one thing twice before its colon")
EFFECT_CYCLE: Final = error("effect-cycle", "Effects set each other off forever")
CLAUSE_CONFLICT: Final = error("clause-conflict", "Two clauses decide the same thing differently")
NOT_PLAYABLE: Final = error("not-playable", "A clause can be read, but the engine cannot play it")
CLAUSE_ORDER: Final = warning("clause-order", "A clause uses what a later one brings")
NEVER_APPLIES: Final = warning("never-applies", "A clause can never apply")
IDLE_LIMIT: Final = warning("idle-limit", "A limit limits nothing")
REPEATED_CLAUSE: Final = warning("repeated-clause", "A clause is written twice")

CODES: Final[tuple[Code, ...]] = (
    WRONG_TYPE,
    WRONG_TIMING,
    VALUE_NOT_KNOWN,
    SCORING_MOVES,
    NOTHING_BOUND,
    NO_ROLL,
    NO_CONQUEST,
    NO_PICK,
    WRONG_LIMIT,
    REPEATED_QUALIFIER,
    EFFECT_CYCLE,
    CLAUSE_CONFLICT,
    NOT_PLAYABLE,
    CLAUSE_ORDER,
    NEVER_APPLIES,
    IDLE_LIMIT,
    REPEATED_CLAUSE,
)
