"""Garrisons: how many tokens stand in a region of mine at least, and at most when I have redeployed."""

from __future__ import annotations

from swdsl.model.clauses import Garrison
from swdsl.words import State
from tests.judge.holding import holds_for, speaking
from tests.judge.regions import is_in
from tests.judge.scene import Scene


def _said(scene: Scene, region: int) -> list[tuple[Scene, Garrison]]:
    """Return what is said of the garrison of a region, as if the race that speaks held it."""
    found: list[tuple[Scene, Garrison]] = []
    for said in speaking(scene, "always Garrison"):
        assert said.sentence is not None
        if not holds_for(said):
            continue
        for effect in said.sentence.clause.effects:
            if isinstance(effect, Garrison) and is_in(_holding(said, region), effect.regions, region):
                found.append((said, effect))
    return found


def _holding(said: Scene, region: int) -> Scene:
    if said.table.holder[region] == said.me:
        return said
    table = said.table.copy()
    table.holder[region] = said.me
    return said._replace(table=table)


def least(scene: Scene, region: int, *, in_decline: bool = False) -> int:
    """Return how many tokens stand in a region at least; `in_decline`: when the race has declined."""
    found = _said(scene, region)
    if in_decline:
        found = [each for each in found if each[0].sentence and each[0].sentence.clause.state is State.BOTH]
    return max((effect.range.minimum for _, effect in found), default=0)


def most(scene: Scene, region: int) -> int | None:
    """Return how many tokens may stand in a region; None if as many as one likes."""
    caps = [effect.range.maximum for _, effect in _said(scene, region) if effect.range.maximum is not None]
    return min(caps, default=None)
