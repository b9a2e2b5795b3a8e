"""What is remembered from one turn to the next, in games where some clause asks for it.

The cells stand in `state.memory`, from `game.recall` on: the tokens that stood in the region just conquered,
then for each slot the regions it lost since its player's last turn, then for each slot who took them,
then regions of this turn: conquered from each kind of holder, left, attacked (`FROM_ACTIVE` and so on).
"""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.players import active_of
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ACTIVE,
    ASSAILED,
    FROM_ACTIVE,
    FROM_DECLINED,
    FROM_KIN,
    FROM_NEUTRAL,
    KEPT,
    LEFT,
    NEUTRAL,
)


def note_conquest(s: State, r: int, holder: int, by: int) -> None:
    """Remember a conquest before anything is lost in it; `by` is the slot that makes it."""
    game = s.game
    at = game.recall
    s.memory[at] = s.tok[r] if holder >= 0 else 0
    if holder >= 0 and game.player_of[holder] != game.player_of[by]:
        s.memory[at + 1 + holder] |= BIT[r]
        s.memory[at + 1 + game.slots + holder] |= BIT[game.player_of[by]]


def move_memory(s: State, slot: int, to: int) -> None:
    """Let what was lost go with a race that changes its slot; what stood there is still its player's."""
    first = s.game.recall + 1
    for kept in (first, first + s.game.slots):
        s.memory[kept + slot], s.memory[kept + to] = s.memory[kept + to], s.memory[kept + slot]


def note_taken(s: State, r: int, holder: int, slot: int) -> None:
    """Remember from whom an active race has conquered a region."""
    game = s.game
    if game.state_of[slot] != ACTIVE:
        return
    if holder == NEUTRAL:
        keep_ground(s, FROM_NEUTRAL, r)
    elif holder >= 0 and game.side_of[holder] == game.side_of[slot]:
        keep_ground(s, FROM_KIN, r)
    elif holder >= 0:
        keep_ground(s, FROM_ACTIVE if game.state_of[holder] == ACTIVE else FROM_DECLINED, r)


def note_left(s: State, r: int, slot: int) -> None:
    """Remember that the active race of the turn has given up a region."""
    if slot == s.player * s.game.width:
        keep_ground(s, LEFT, r)


def note_attack(s: State, r: int, slot: int) -> None:
    """Remember that the active race of the turn has attacked a region, whatever came of it."""
    if slot == s.player * s.game.width:
        keep_ground(s, ASSAILED, r)
        s.stale = 1


def keep_ground(s: State, what: int, r: int) -> None:
    """Remember for this turn what happened to a region."""
    s.memory[_kept(s) + what] |= BIT[r]


def kept_ground(s: State, what: int) -> int:
    """Return the regions to which such a thing happened this turn."""
    return s.memory[_kept(s) + what]


def _kept(s: State) -> int:
    return s.game.recall + 1 + 2 * s.game.slots


def forget(s: State) -> None:
    """Begin anew at the end of a player's turn."""
    game = s.game
    for what in range(KEPT):
        s.memory[_kept(s) + what] = 0
    first = s.player * game.width
    for slot in range(first, first + game.width):
        s.memory[game.recall + 1 + slot] = 0
        s.memory[game.recall + 1 + game.slots + slot] = 0


def stood_there(s: State) -> int:
    """Count the race tokens that stood in the region just conquered."""
    return s.memory[s.game.recall]


def ground_lost(s: State, slot: int) -> int:
    """Return the regions that were conquered from a race since its player's last turn."""
    return s.memory[s.game.recall + 1 + slot]


def ground_we_lost(s: State, slot: int) -> int:
    """Return the regions that were conquered from any race of a player since the last turn."""
    first = active_of(s, slot)
    out = 0
    for other in range(first, first + s.game.width):
        out |= ground_lost(s, other)
    return out


def robbers(s: State, slot: int) -> int:
    """Return the players who conquered a region from a race since its player's last turn."""
    return s.memory[s.game.recall + 1 + s.game.slots + slot]
