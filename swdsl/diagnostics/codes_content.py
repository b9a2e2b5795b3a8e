"""Codes for sets as a whole: tokens, translations, scenarios and games."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

MISSING_TOKENS: Final = error("missing-tokens", "A component does not say how many tokens it brings")
TOKEN_BUDGET: Final = error("token-budget", "A race may need more tokens than its tray holds")
SCENARIO_FAILED: Final = error("scenario-failed", "A scenario ends differently than it says")
IMPOSSIBLE_SCENARIO: Final = error("impossible-scenario", "A scenario starts from a board that cannot be")
IMPOSSIBLE_GAME: Final = error("impossible-game", "A game cannot be set up")
MISSING_TRANSLATION: Final = warning("missing-translation", "Names lack a translation")
UNUSED_TRANSLATION: Final = warning("unused-translation", "A translation names nothing")

CODES: Final[tuple[Code, ...]] = (
    MISSING_TOKENS,
    TOKEN_BUDGET,
    SCENARIO_FAILED,
    IMPOSSIBLE_SCENARIO,
    IMPOSSIBLE_GAME,
    MISSING_TRANSLATION,
    UNUSED_TRANSLATION,
)
