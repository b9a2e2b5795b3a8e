"""What lies next to what: printed borders, what a race makes adjacent for itself, chains and distances."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from swdsl.model.clauses import AdjacentTo
from tests.judge import regions
from tests.judge.holding import holds_for, speaking
from tests.judge.rules import Rules
from tests.judge.scene import NOBODY, Scene


def are_adjacent(scene: Scene, one: int, other: int) -> bool:
    """Whether two regions are adjacent for the race that speaks: a border, or a sentence of its own."""
    if other in scene.rules.borders[one]:
        return True
    if scene.me == NOBODY or one == other:
        return False
    pair = ("joined", scene.me, min(one, other), max(one, other))
    return scene.table.once(pair, lambda: _are_joined(scene, one, other))


def _are_joined(scene: Scene, one: int, other: int) -> bool:
    return any(
        _joined(said, effect, one, other)
        for said in speaking(scene, "always AdjacentTo")
        if said.sentence is not None and holds_for(said)
        for effect in said.sentence.clause.effects
        if isinstance(effect, AdjacentTo)
    )


def _joined(scene: Scene, effect: AdjacentTo, one: int, other: int) -> bool:
    others = effect.regions if effect.others is None else effect.others
    return (regions.is_in(scene, effect.regions, one) and regions.is_in(scene, others, other)) or (
        regions.is_in(scene, effect.regions, other) and regions.is_in(scene, others, one)
    )


def are_linked(scene: Scene, region: int, goal: int) -> bool:
    """Whether an unbroken chain of the speaker's regions joins two regions: both are of it or border it."""
    near = scene.rules.borders
    mine = set(scene.table.regions_of(scene.me))
    start = [region] if region in mine else [each for each in near[region] if each in mine]
    chain = reached(start, lambda here: (each for each in near[here] if each in mine))
    return goal in chain or any(goal in near[each] for each in chain)


def reached(start: Iterable[int], neighbours: Callable[[int], Iterable[int]]) -> set[int]:
    """Return everything that can be walked to."""
    found = set(start)
    waiting = deque(found)
    while waiting:
        for each in neighbours(waiting.popleft()):
            if each not in found:
                found.add(each)
                waiting.append(each)
    return found


def distance(rules: Rules, one: int, other: int) -> int:
    """Return how many borders lie between two regions."""
    far = {one: 0}
    waiting = deque([one])
    while waiting:
        here = waiting.popleft()
        for each in rules.borders[here]:
            if each not in far:
                far[each] = far[here] + 1
                waiting.append(each)
    return far.get(other, len(rules.borders) + 1)


def groups(scene: Scene, members: list[int], *, by_adjacency: bool) -> int:
    """Count the connected groups that regions form."""
    left, found = set(members), 0
    while left:
        found += 1
        start = next(iter(left))
        left -= reached([start], lambda here: _beside(scene, here, members, by_adjacency=by_adjacency))
    return found


def _beside(scene: Scene, here: int, members: list[int], *, by_adjacency: bool) -> list[int]:
    if by_adjacency:
        return [each for each in members if each != here and are_adjacent(scene, here, each)]
    return [each for each in members if each in scene.rules.borders[here]]
