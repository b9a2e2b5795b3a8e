"""Every invariant complains when it is broken, and is silent about a game as it is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generated.games import base_2p
from swdsl.runtime import P_TASK, V_CHOOSE, V_PICK, Program, State, check, legal, new_state, step
from swdsl.runtime.words import NO_POWER, P_DEPLOY


def begun() -> State:
    """Return a game in which somebody has picked and is conquering."""
    s = new_state(base_2p.new_game(), 1)
    step(s, V_PICK)
    while legal(s)[0] < V_CHOOSE and not s.occ[0]:
        step(s, legal(s)[0])
    return s


def piled(s: State) -> int:
    """Return a kind of piece of which several may stand in a region."""
    return next(i for i, row in enumerate(s.game.piece_row) if row >= 0)


def owe(s: State) -> None:
    s.coins[0], s.bank = -1, s.bank + s.coins[0] + 1


def conjure(s: State) -> None:
    s.coins[0] += 1


def pile_up(s: State) -> None:
    s.pile[s.game.piece_row[piled(s)] * s.board.count] = 1


def take_too_many(s: State) -> None:
    s.kit[0] = 99


def take_less_than_none(s: State) -> None:
    s.mark[0] = -1


def double_a_badge(s: State) -> None:
    s.power[1] = s.power[0] if s.power[0] != NO_POWER else 0


def conjure_a_token(s: State) -> None:
    s.tok[0] += 1


def ask_in_vain(s: State) -> None:
    s.phase, s.deploy_slot = P_DEPLOY, 1
    s.occ[1] = 0


def ask_for_nothing(s: State) -> None:
    s.phase = P_TASK


def ask_a_stranger(s: State) -> None:
    s.actor = 7


def wait_unannounced(s: State) -> None:
    clause = next(c for c in s.game.clauses if isinstance(c, Program))
    s.tasks.extend((clause.number, 0, -1, -1))
    s.pending = 1
    s.game.heard = 0


def wait_for_nobody(s: State) -> None:
    clause = next(c for c in s.game.clauses if isinstance(c, Program))
    s.tasks.extend((clause.number, -1, -1, -1))
    s.pending = 1


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (owe, "owes coins"),
        (conjure, "coins add up"),
        (pile_up, "do not match their mask"),
        (take_too_many, "too many pieces"),
        (take_less_than_none, "fewer than no pieces"),
        (double_a_badge, "badges are"),
        (conjure_a_token, "tokens"),
        (ask_in_vain, "no answer"),
        (ask_a_stranger, "nobody at the table"),
        (wait_for_nobody, "waits for nobody"),
        (wait_unannounced, "was not announced"),
        (ask_for_nothing, "no sentence asks"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_broken_state_is_complained_of(broken: Callable[[State], None], complaint: str) -> None:
    s = begun()
    assert check(s) == []
    broken(s)
    assert any(complaint in each for each in check(s)), check(s)
