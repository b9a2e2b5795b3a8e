"""Codes for sets as a whole: tokens, supplies, translations, games and scenarios."""

from typing import Final

from swdsl.diagnostics.code import Code, error, warning

INCOMPLETE_SET: Final = error("incomplete-set", "A set does not say what a game needs to know")
MISSING_TOKENS: Final = error("missing-tokens", "A component does not say how many tokens it brings")
TOKEN_BUDGET: Final = error("token-budget", "A race may need more tokens than its tray holds")
TOKEN_ADVICE: Final = warning("token-advice", "A tile brings more tokens than the boxes ever do")
SCARCE_SUPPLY: Final = error("scarce-supply", "A clause needs more pieces than there are")
INCOMPLETE_GAME: Final = error("incomplete-game", "A game does not say where it is played and with what")
IMPOSSIBLE_GAME: Final = error("impossible-game", "A game cannot be set up")
NO_ROOM_FOR_GUESTS: Final = error("no-room-for-guests", "A map has too few regions for the guests of a game")
SCENARIO_FAILED: Final = error("scenario-failed", "A scenario ends differently than it says")
IMPOSSIBLE_SCENARIO: Final = error("impossible-scenario", "A scenario starts from a board that cannot be")
ENGINE_OPTION: Final = error("engine-option", "An option of the engine has a choice it does not know")
SAME_COMPONENT: Final = warning("same-component", "A component does the same as another")
PAIR_CONFLICT: Final = warning("pair-conflict", "A race and a power decide the same thing differently")
NO_LENDER: Final = warning("no-lender", "No race of the boxes has so many tokens to lend")
MISSING_TRANSLATION: Final = warning("missing-translation", "Names lack a translation")
UNUSED_TRANSLATION: Final = warning("unused-translation", "A translation names nothing")
REPEATED_TRANSLATION: Final = error("repeated-translation", "A name is translated twice")
UNKNOWN_FORM: Final = error("unknown-form", "A language has no such form")
UNKNOWN_SLOT: Final = error("unknown-slot", "A text of the rulebook has a slot that nothing fills")

CODES: Final[tuple[Code, ...]] = (
    INCOMPLETE_SET,
    MISSING_TOKENS,
    TOKEN_BUDGET,
    TOKEN_ADVICE,
    SCARCE_SUPPLY,
    INCOMPLETE_GAME,
    IMPOSSIBLE_GAME,
    NO_ROOM_FOR_GUESTS,
    SCENARIO_FAILED,
    IMPOSSIBLE_SCENARIO,
    ENGINE_OPTION,
    SAME_COMPONENT,
    PAIR_CONFLICT,
    NO_LENDER,
    MISSING_TRANSLATION,
    UNUSED_TRANSLATION,
    REPEATED_TRANSLATION,
    UNKNOWN_FORM,
    UNKNOWN_SLOT,
)
