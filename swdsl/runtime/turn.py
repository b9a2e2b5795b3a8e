"""The turn: one function per stage, in the order of the rules, until somebody must decide.

Each stage does what the kernel can do alone, sets the stage that comes next, and says whether it waits
for somebody. Where nothing can come between, it goes on with the next stage at once. They stand in
`turn_start`, `turn_races` and `turn_end`; `STAGES` has all of them in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swdsl.runtime.decline import decline_waits
from swdsl.runtime.deploy import regroup_waits, victims_wait
from swdsl.runtime.die import after_roll
from swdsl.runtime.patience import MOST_STAGES, endless_rules
from swdsl.runtime.repulse import strike_lands, strike_waits
from swdsl.runtime.state import State
from swdsl.runtime.tasks import tasks_wait
from swdsl.runtime.turn_end import after_stage, before_stage, end_stage, free_stage, over_stage, score_stage
from swdsl.runtime.turn_races import (
    actor_stage,
    attack_stage,
    deploy_stage,
    leave_stage,
    muster_stage,
    rest_stage,
)
from swdsl.runtime.turn_start import (
    choice_stage,
    guests_stage,
    picked_stage,
    ready_stage,
    start_stage,
    wake_stage,
)


def run(s: State) -> None:
    """Go on, stage by stage, until somebody has to decide something."""
    for _ in range(MOST_STAGES):
        if _interrupted(s) if s.pending else STAGES[s.stage](s):
            return
    raise endless_rules()


def _interrupted(s: State) -> bool:
    """Do what comes before the turn goes on; True when somebody has to decide."""
    if (s.task >= 0 or s.tasks) and tasks_wait(s):
        return True
    if s.regroup:
        return regroup_waits(s)
    if s.pips >= 0:
        pips, s.pips = s.pips, -1
        after_roll(s, pips)
    elif strike_waits(s):
        strike_lands(s)  # an attack that is being made comes first
    elif s.declining:
        return decline_waits(s)
    else:
        s.pending = 0
    return False


STAGES: Final[tuple[Callable[[State], bool], ...]] = (
    start_stage,  # S_START
    choice_stage,  # S_CHOICE: expand, decline, or pick
    picked_stage,  # S_PICKED
    ready_stage,  # S_READY
    actor_stage,  # S_ACTOR: declined races that may conquer, then the active one
    attack_stage,  # S_ATTACK
    muster_stage,  # S_MUSTER
    rest_stage,  # S_REST
    leave_stage,  # S_LEAVE
    deploy_stage,  # S_DEPLOY; then the next actor
    free_stage,  # S_FREE
    before_stage,  # S_BEFORE
    score_stage,  # S_SCORE
    after_stage,  # S_AFTER
    victims_wait,  # S_VICTIMS
    end_stage,  # S_END; then the next player's start
    over_stage,  # S_OVER
    guests_stage,  # S_GUESTS: before the first turn
    wake_stage,  # S_WAKE: a turn begins after what its round had to ask
)
"""A turn from its start to its end, by the numbers of `words`."""
