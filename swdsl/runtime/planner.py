"""A bot that searches: whole turns by a beam on copies, and what comes after by playing on from habit.

It knows what a player may know. Everything hidden is dealt anew for each try, and all plans are tried
on the same deals. With a budget in positions it chooses the same on every machine.
"""

from __future__ import annotations

import time
from typing import Final

from swdsl.runtime.generator import first_draw, next_draw
from swdsl.runtime.habits import after, as_any_bot, attack, gain, habitual, is_worth_trying, settle
from swdsl.runtime.outlook import imagined, lead
from swdsl.runtime.play import legal, step
from swdsl.runtime.rollouts import rolled
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ARGUMENT,
    CHANCE,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_PICK,
    V_STOP,
    V_TRY,
)

POSITIONS: Final = 4000
"""How many positions one choice looks at, unless told otherwise."""
WIDTH: Final = 6
"""How many sequences of conquests are followed at once."""
FINALISTS: Final = 6
"""How many plans are played on."""
LONGEST: Final = 14
"""How many conquests a plan has at most."""
AHEAD: Final = 20
"""How many turns, of all players together, a plan is played on."""
MOST_POSITIONS: Final = 5_000
"""Positions after which a plan is not played on any further: rules may let a turn go on for ever."""
DEALS: Final = 24
"""On how many deals at most."""

Plan = list[int]
"""Actions of one turn, the next one first; what is not legal on some deal is left to habit."""


Sight = tuple[int, ...]
"""What tells positions of a turn apart, nothing hidden among it."""


class Branch:
    """A sequence of conquests, where it leads, and what it brought."""

    __slots__ = ("plan", "state", "value")

    def __init__(self, plan: Plan, state: State, value: int) -> None:
        self.plan = plan
        self.state = state
        self.value = value


class Budget:
    """What one choice may cost: positions or, when they are given, milliseconds."""

    __slots__ = ("deadline", "left")

    def __init__(self, positions: int, milliseconds: int) -> None:
        self.left = positions
        self.deadline = time.perf_counter() + milliseconds / 1000 if milliseconds else 0.0

    def spend(self, positions: int) -> None:
        """Note that positions were looked at."""
        self.left -= positions

    def is_spent(self) -> bool:
        """Whether the choice must be made now."""
        if self.deadline:
            return time.perf_counter() >= self.deadline
        return self.left <= 0


class Planner:
    """Chooses by search within a budget per choice; milliseconds, when given, count instead of positions."""

    __slots__ = ("_steps", "milliseconds", "positions")

    def __init__(self, positions: int = POSITIONS, milliseconds: int = 0) -> None:
        self.positions = positions
        self.milliseconds = milliseconds
        self._steps: dict[
            Sight, int
        ] = {}  # the rest of the turn as planned, by what is seen before each step

    def __call__(self, s: State, number: int) -> int:
        """Choose a legal action."""
        actions = legal(s)
        if (plain := as_any_bot(s, actions, number)) >= 0:
            return plain
        planned = self._steps.get(sight(s), -1)
        if planned in actions:
            return planned
        budget = Budget(self.positions, self.milliseconds)
        seen = imagined(s, s.actor, number)
        if s.phase == P_ATTACK:
            plans = turns(seen, actions, number, budget)
        elif s.phase in (P_CHOICE, P_PICK):
            plans = [[action] for action in actions]
        else:
            plans = [[action] for action in promising(seen, actions, budget)]
        plan = best_plan(s, plans, number, budget)
        self._steps = foreseen(seen, plan)
        return plan[0]


def sight(s: State) -> Sight:
    """Return what the player who decides sees of a turn under way."""
    slot = s.slot
    place = (s.turn, s.player, s.actor, s.phase, s.stage, slot, s.armed, s.die, s.target, s.task, s.task_step)
    return (*place, s.hand[slot], s.coins[s.actor], *s.own, *s.tok)


def foreseen(s: State, plan: Plan) -> dict[Sight, int]:
    """Carry out a plan on a copy, and return its later steps by what will be seen before them."""
    steps: dict[Sight, int] = {}
    c = s.copy()
    for action in plan:
        if c.over or c.actor != s.actor or action not in legal(c):
            break
        steps[sight(c)] = action
        step(c, action)
    steps.pop(sight(s), 0)  # asked again about the same position, it thinks again
    return steps


def promising(s: State, actions: list[int], budget: Budget) -> list[int]:
    """Return the few answers that leave the best positions."""
    if len(actions) <= FINALISTS:
        return actions
    budget.spend(len(actions))
    valued = [(-after(s, action), place) for place, action in enumerate(actions)]
    valued.sort()
    return [actions[place] for _, place in valued[:FINALISTS]]


def turns(s: State, actions: list[int], number: int, budget: Budget) -> list[Plan]:
    """Return the best sequences of conquests, each to its end, no two of them to the same ground."""
    found = _beam(s, number, budget)
    found.sort(key=lambda branch: -branch.value)
    plans: list[Plan] = []
    ends: set[tuple[int, int]] = set()
    for branch in found:
        end = (branch.state.occ[s.slot], branch.plan[-1])
        if end not in ends and len(plans) < FINALISTS:
            ends.add(end)
            plans.append(branch.plan)
    usual = attack(s, actions)
    if all(plan[0] != usual for plan in plans):
        plans.append([usual])
    if V_STOP in actions and len(plans) < FINALISTS:
        plans.append([V_STOP])
    return plans


def _beam(s: State, number: int, budget: Budget) -> list[Branch]:
    """Follow the most promising sequences side by side; return those that came to an end."""
    done: list[Branch] = []
    beam = [Branch([], s, 0)]
    for _ in range(LONGEST):
        wider: list[Branch] = []
        for branch in beam:
            if not _grow(branch, wider, number, budget):
                done += _endings(branch)
        beam = _best_different(wider)
        still: list[Branch] = []
        for branch in beam:
            (still if _goes_on(branch.state, s) else done).append(branch)
        beam = still
        if not beam:
            break
    for branch in beam:
        done.append(Branch([*branch.plan, V_STOP], branch.state, branch.value))
    return done


def _grow(branch: Branch, wider: list[Branch], number: int, budget: Budget) -> bool:
    """Add every way to go on; False when there is none."""
    s = branch.state
    grown = False
    for action in legal(s):
        if is_worth_trying(s, action):
            value = branch.value + (gain(s, action) if action <= ARGUMENT else 1)
            c = s.copy()
            step(c, action)
            _answer_by_habit(c, number)
            budget.spend(1)
            wider.append(Branch([*branch.plan, action], c, value))
            grown = True
    return grown


def _endings(branch: Branch) -> list[Branch]:
    """Return the ways to end the conquests: the last attempt where it could help, or none."""
    actions = legal(branch.state)
    last = [action for action in actions if action - (action & ARGUMENT) == V_TRY][:2]
    if not last:
        last = [V_STOP if V_STOP in actions else actions[0]]
    return [Branch([*branch.plan, action], branch.state, branch.value) for action in last]


def _answer_by_habit(c: State, number: int) -> None:
    """Leave the questions that a conquest raises to habit."""
    player = c.player
    for _ in range(30):
        if c.over or c.player != player or c.phase in (P_ATTACK, P_DEPLOY):
            return
        if c.actor == CHANCE:
            settle(c)
        else:
            step(c, habitual(c, number))


def _goes_on(c: State, s: State) -> bool:
    return c.phase == P_ATTACK and c.player == s.player and c.slot == s.slot and c.turn == s.turn


def _best_different(branches: list[Branch]) -> list[Branch]:
    """Keep the best sequences of different outcomes."""
    branches.sort(key=lambda branch: -branch.value)
    kept: list[Branch] = []
    seen: set[tuple[int, int, int]] = set()
    for branch in branches:
        c = branch.state
        outcome = (c.occ[c.slot], c.hand[c.slot], c.armed)
        if outcome not in seen:
            seen.add(outcome)
            kept.append(branch)
            if len(kept) == WIDTH:
                break
    return kept


def best_plan(s: State, plans: list[Plan], number: int, budget: Budget) -> Plan:
    """Play every plan on, on the same deals; the worse half is dropped as the budget is used up."""
    if all(plan[0] == plans[0][0] for plan in plans):
        return plans[0]
    player = s.actor
    totals = [0] * len(plans)
    alive = list(range(len(plans)))
    for deal in range(DEALS):
        seed = first_draw(number + 7919 * deal)
        dealt = imagined(s, player, seed)
        for i in alive:
            totals[i] += _played_on(dealt.copy(), plans[i], player, seed, budget)
        alive.sort(key=lambda i: (-totals[i], i))
        if budget.is_spent():
            break
        if deal >= 1:
            alive = alive[: max(2, (2 * len(alive) + 2) // 3)]
    return plans[alive[0]]


def _played_on(c: State, plan: Plan, player: int, seed: int, budget: Budget) -> int:
    """Carry out a plan, play some turns on by habit, and value where that leads."""
    for action in plan:
        if c.over or c.actor == CHANCE or action not in legal(c):
            break
        step(c, action)
    number = seed
    stop = c.turn * c.game.players + c.player + AHEAD
    positions = 0
    while not c.over and c.turn * c.game.players + c.player < stop and positions < MOST_POSITIONS:
        number = next_draw(number)
        step(c, rolled(c, number) if c.actor == CHANCE else habitual(c, number))
        positions += 1
    budget.spend(positions)
    return lead(c, player)
