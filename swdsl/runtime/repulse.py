"""Attacks that are strong enough and may still fail: who can repel them is asked before anything is taken.

In games where some clause repels, an attack waits until those have been asked. Two cells of `state.memory`,
from `game.repulse` on, tell of it: what the waiting attack costs plus 1, and where attacks failed this turn.
"""

from __future__ import annotations

from swdsl.runtime.arms import Arms
from swdsl.runtime.bits import BIT
from swdsl.runtime.conquest import fail, succeed, succeed_with_aids
from swdsl.runtime.events import happen
from swdsl.runtime.state import State
from swdsl.runtime.words import STRIKES, STRUCK


def strike(s: State, slot: int, r: int, cost: int) -> None:
    """Let an attack that is strong enough wait for whoever may repel it."""
    game = s.game
    holder = s.own[r]
    s.target = r
    s.memory[game.repulse] = cost + 1
    s.pending = 1
    first = len(s.tasks)
    happen(s, STRIKES, slot, r, holder)
    if holder >= 0 and game.side_of[holder] != game.side_of[slot]:
        happen(s, STRUCK, holder, r, slot)
    _in_turn(s, first)


def _in_turn(s: State, first: int) -> None:
    """Let those who may repel be asked clockwise from whose turn it is: the last task runs first."""
    game = s.game
    waiting = [s.tasks[at : at + 4] for at in range(first, len(s.tasks), 4)]
    waiting.sort(key=lambda task: (s.player - game.player_of[task[1]]) % -game.players)
    s.tasks[first:] = [number for task in waiting for number in task]


def strike_waits(s: State) -> bool:
    """Whether an attack waits for those who may repel it."""
    return s.game.repulse >= 0 and s.memory[s.game.repulse] > 0


def strike_lands(s: State) -> None:
    """Carry out the attack that waited, or let it fail if somebody repelled it."""
    game = s.game
    slot = s.slot
    r = s.target
    stands = attack_stands(s)
    cost = s.memory[game.repulse] - 1
    s.memory[game.repulse] = 0
    s.actor = s.player
    if not stands:
        fail(s, slot, r)
        s.stale = 1
    elif s.armed:
        succeed_with_aids(s, slot, r, cost, Arms(s, slot, s.combo[slot], s.armed).replaces)
    else:
        succeed(s, slot, r, cost)


def repel(s: State) -> None:
    """Let the attack that waits fail: its region cannot be attacked again this turn."""
    s.memory[s.game.repulse + 1] |= BIT[s.target]


def attack_stands(s: State) -> bool:
    """Whether nobody has repelled the attack that waits."""
    return not s.memory[s.game.repulse + 1] >> s.target & 1


def may_attack_again(s: State) -> None:
    """Forget the attacks that failed, when a turn begins."""
    s.memory[s.game.repulse + 1] = 0
