"""The deck of events: one is in force each round, and the next lies open.

In games with events `state.memory` has three cells from `game.deck` on: the event in force and the next
one, each as its number plus 1 (0: none), and those not drawn yet as bits. Nobody knows their order, so
that none is kept: chance draws among them when one more is turned up.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.binding import rebind_all
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.generator import advance, mixed
from swdsl.runtime.state import State
from swdsl.runtime.words import DECK_CELLS

_NEXT: Final = 1
_LEFT: Final = 2


def event_in_force(s: State) -> int:
    """Return the event of this round by its number, -1 if there is none."""
    return s.memory[s.game.deck] - 1 if s.game.deck >= 0 else -1


def next_event(s: State) -> int:
    """Return the event that lies open for the next round, -1 if there is none."""
    return s.memory[s.game.deck + _NEXT] - 1 if s.game.deck >= 0 else -1


def turn_up_event(s: State) -> None:
    """Begin a round: the event that lay open is in force, and another one is drawn to lie open."""
    at = s.game.deck
    if not s.memory[at + _NEXT]:
        _draw(s)
    s.memory[at] = s.memory[at + _NEXT]
    _draw(s)
    rebind_all(s)


def lay_events(s: State, now: int, coming: int) -> None:
    """Let two events be in force and lie open, -1 for none; the others are in the deck."""
    at = s.game.deck
    s.memory[at] = now + 1
    s.memory[at + _NEXT] = coming + 1
    seen = sum(BIT[event] for event in {now, coming} if event >= 0)
    s.memory[at + _LEFT] = (BIT[len(s.game.events)] - 1) & ~seen


def _draw(s: State) -> None:
    """Draw one of those that are left; of none, those that are over are mixed first."""
    at = s.game.deck
    left = s.memory[at + _LEFT]
    if not left:
        every = BIT[len(s.game.events)] - 1
        left = every & ~(BIT[s.memory[at] - 1] if s.memory[at] else 0) or every
    events = members(left)
    s.seed = advance(s.seed)
    drawn = events[mixed(s.seed) % len(events)]
    s.memory[at + _NEXT] = drawn + 1
    s.memory[at + _LEFT] = left & ~BIT[drawn]


def wrong_deck(s: State) -> str:
    """Return what cannot be so about the events; empty if nothing."""
    now, coming, left = s.memory[s.game.deck : s.game.deck + DECK_CELLS]
    number = len(s.game.events)
    if not (0 <= now <= number and 0 <= coming <= number and 0 <= left < BIT[number]):
        return "an event that is not in the game"
    if coming and left >> (coming - 1) & 1:
        return "the next event is still in the deck"
    return ""
