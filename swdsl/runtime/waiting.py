"""What waits to be asked, four numbers each: in which order several announcements of one deed are."""

from __future__ import annotations

from itertools import pairwise

from swdsl.runtime.state import State


def clockwise(s: State, first: int, last: int) -> None:
    """Let be asked in the order of hearing, whether as winner, as loser or as somebody who looks on."""
    game = s.game
    on_turn = s.player * game.width
    waiting = [tuple(s.tasks[at : at + 4]) for at in range(first, last, 4)]
    waiting.sort(key=lambda task: ((task[1] - on_turn) % game.slots, task[0]), reverse=True)
    s.tasks[first:last] = [number for task in waiting for number in task]


def in_order(s: State, marks: tuple[int, ...]) -> None:
    """Let be asked first what was announced first: the task that runs next is the last of all."""
    parts = [s.tasks[low:high] for low, high in pairwise(marks)]
    s.tasks[marks[0] :] = [number for part in reversed(parts) for number in part]
