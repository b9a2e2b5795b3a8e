"""What the moments of a game are called outside the kernel: the keys of the questions that are asked then."""

from collections.abc import Mapping
from typing import Final

from swdsl.runtime.words import (
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_DIE,
    P_DRAW,
    P_GIVE_UP,
    P_GUESTS,
    P_KEEP,
    P_OVER,
    P_PICK,
    P_SPREAD,
    P_TASK,
)

PHASES: Final[Mapping[int, str]] = {
    P_CHOICE: "choice",
    P_PICK: "pick",
    P_ATTACK: "attack",
    P_DIE: "die",
    P_TASK: "task",
    P_SPREAD: "spread",
    P_DEPLOY: "deploy",
    P_GIVE_UP: "give_up",
    P_KEEP: "keep",
    P_OVER: "over",
    P_GUESTS: "guests",
    P_DRAW: "draw",
}
