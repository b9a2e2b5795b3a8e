"""Which seed deals what somebody brought along: whoever adds a race wants to see it."""

from collections.abc import Collection
from typing import Final

from swdsl.runtime.game import Game
from swdsl.runtime.setup import new_state
from swdsl.runtime.state import State

FIRST_SEED: Final = 1
_DEALS: Final = 2000  # seeds to try for a column with everything that was brought along


def seed_dealing(game: Game, along: Collection[str], first: int = FIRST_SEED) -> int:
    """Return the first seed from `first` on that deals these components (full ids) into the column."""
    wanted = {each.name for each in (*game.races, *game.powers) if each.name in along}
    seeds = range(first, first + _DEALS if wanted else first)
    return next((seed for seed in seeds if wanted <= _dealt(new_state(game, seed))), first)


def _dealt(s: State) -> set[str]:
    """Name what lies in the column."""
    races = {s.game.races[number].name for number in s.column_races}
    return races | {s.game.powers[number].name for number in s.column_powers}
