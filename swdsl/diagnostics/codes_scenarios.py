"""Codes for scenarios: examples that cannot be set up, cannot be played, or end differently."""

from typing import Final

from swdsl.diagnostics.code import Code, error

SCENARIO_WITHOUT_BOARD: Final = error("scenario-without-board", "A scenario stands on no board, or on two")
SCENARIO_WITHOUT_FACTS: Final = error("scenario-without-facts", "A scenario claims nothing")
SCENARIO_REGION: Final = error("scenario-region", "A scenario names a region its board does not have")
SCENARIO_PLAYER: Final = error("scenario-player", "A scenario speaks of a player it has not introduced")
SCENARIO_RACE: Final = error("scenario-race", "Something of which there is one is in two places")
SCENARIO_TOKENS: Final = error("scenario-tokens", "A scenario needs more tokens than the tray holds")
SCENARIO_ACTION: Final = error("scenario-action", "A scenario describes an action that nobody can take")

CODES: Final[tuple[Code, ...]] = (
    SCENARIO_WITHOUT_BOARD,
    SCENARIO_WITHOUT_FACTS,
    SCENARIO_REGION,
    SCENARIO_PLAYER,
    SCENARIO_RACE,
    SCENARIO_TOKENS,
    SCENARIO_ACTION,
)
