"""What a program remembers of its answers: the region and the player that later effects speak of."""

from __future__ import annotations

from dataclasses import replace

from swdsl.lower.feasible import concerns_them
from swdsl.lower.form_effects import Effect, MeetPlayer, NoteThere, NoteValue
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import CallIn
from swdsl.lower.form_regions import Mask, ThereAt
from swdsl.lower.form_steps import AskPlayer, AskRegion, AskSpread, Step
from swdsl.lower.walk import walk


def noted(steps: tuple[Step, ...], answered: frozenset[int]) -> tuple[Step, ...]:
    """Remember a chosen region or player only where a later effect speaks of it."""
    found: list[Step] = []
    for number, step in enumerate(steps):
        after = [effect for later in steps[number + 1 :] for effect in later.effects]
        asked = [later.options for later in steps[number + 1 :] if isinstance(later, AskRegion | AskSpread)]
        effects = step.effects
        met = number < max(answered, default=0) or any(map(concerns_them, (*effects, *steps[number + 1 :])))
        if isinstance(step, AskPlayer) and not met:
            effects = tuple(effect for effect in effects if effect != MeetPlayer())
        chosen = isinstance(step, AskRegion | AskSpread) and not _tells_whence(effects)
        if chosen and any(_is_there(each) for each in (*effects, *after, *asked)):
            effects = (NoteThere(), *effects)
        found.append(replace(step, effects=effects))
    return tuple(found)


def _tells_whence(effects: tuple[Effect, ...]) -> bool:
    """Whether the region that was chosen is where something comes from, not what the clause is about."""
    return NoteValue() in effects or any(isinstance(each, CallIn) for each in effects)


def _is_there(said: Effect | Mask) -> bool:
    return any(isinstance(node, ThereAt) or getattr(node, "spot", None) is Spot.THERE for node in walk(said))
