"""A race taken up again: only in place of a pick, when its player has no active race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swdsl.lower.form_effects import GoDecline, Revive, each_effect
from swdsl.lower.form_numbers import Who
from swdsl.lower.form_steps import Step
from swdsl.lower.form_tests import NoActiveRace, Test
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.words import PlainVerb, State

_INSTEAD: Final = "at turn start, only in decline: I may revive"


def revival(steps: Sequence[Step], scene: Scene) -> Test | None:
    """Return what must hold for a race to be taken up again, before anything is paid for it."""
    done = [effect for step in steps for effect in each_effect(step.effects)]
    mine = Revive(Who.ME) in done
    if mine and scene.state is State.ACTIVE:
        raise NotPlayableError("an active race cannot be taken up again", instead=_INSTEAD)
    makes_room = any(isinstance(effect, GoDecline) for effect in done)
    return NoActiveRace() if mine and not makes_room else None


def refuse_revival_by_chance(effects: Sequence[model.Effect]) -> None:
    """Refuse to take a race up again by what is only known later: that it can be is asked before anything."""
    decided = False
    for effect in effects:
        decided = decided or (isinstance(effect, model.Given) and effect.condition is not None)
        done = model.bare(effect)
        if decided and isinstance(done, model.Do) and done.action == model.Perform(PlainVerb.REVIVE):
            raise NotPlayableError(
                "whether a race is taken up again is settled before anything is done",
                done.span,
                _INSTEAD,
            )


def revives(step: Step) -> bool:
    """Whether a race is taken up again, so that whatever follows is done by the active one."""
    return Revive(Who.ME) in step.effects


def goes_on_revived(steps: Sequence[Step]) -> bool:
    """Whether something follows in a clause after its race was taken up again."""
    return any(map(revives, steps[:-1]))
