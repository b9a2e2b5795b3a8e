"""Digests of whole series, for comparing two builds of the engine. Run as a module it prints them all.

Every state on the way counts, through its copy: a copy that lost something goes another way.
"""

import hashlib
import sys

import swdsl.runtime.play
from swdsl.runtime import Game, State, legal, new_state, rollout, step
from swdsl.runtime.generator import first_draw, next_draw
from tests.engine.games import OFFICIAL, everything, official

WIDE = "everything"
CASES = (*OFFICIAL, WIDE)
GAMES = 6


def table(case: str) -> Game:
    """Return the game of a case."""
    return everything("underground_5p") if case == WIDE else official(case)


def digest(case: str) -> str:
    """Play a few random games, each step on a copy of the state before, and sum up all states."""
    found = hashlib.sha256()
    game = table(case)
    for seed in range(GAMES):
        s = new_state(game, seed)
        number = first_draw(seed)
        while not s.over:
            actions = legal(s)
            number = next_draw(number)
            s = _after(s, actions[number % len(actions)])
            found.update(repr(s.key()).encode())
        s = new_state(game, seed)
        found.update(repr((rollout(s, seed), s.key())).encode())
    return found.hexdigest()[:16]


def _after(s: State, action: int) -> State:
    before = repr(s.key())
    twin = s.copy()
    step(twin, action)
    if repr(s.key()) != before:
        raise AssertionError("a step on a copy changed the original")
    return twin


if __name__ == "__main__":
    sys.stdout.write(f"{swdsl.runtime.play.__file__}\n")
    for each in CASES:
        sys.stdout.write(f"{each}: {digest(each)}\n")
