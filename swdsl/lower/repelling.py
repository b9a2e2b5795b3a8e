"""Attacks that fail after they were paid: who repels is asked while the attack waits, and disturbs it not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from swdsl.lower.form_column import BorrowPower
from swdsl.lower.form_effects import (
    CopyMarker,
    CopyPower,
    Effect,
    RepelAttack,
    Revive,
    Sally,
    Storm,
    SwapBadge,
    each_effect,
)
from swdsl.lower.form_steps import Step
from swdsl.lower.form_tests import AttackStands, Test
from swdsl.lower.form_words import Event
from swdsl.lower.form_world import SilenceTile
from swdsl.lower.hearers import Occasion
from swdsl.lower.scene import NotPlayableError

_WAITING: Final = {Event.ATTACKS: Event.STRIKES, Event.ATTACKED: Event.STRUCK}
_REPELLED: Final = (
    "when an opponent attacks a region I hold, once per turn: I may pay 1 coin, then the attack fails"
)
_DISTURBING: Final = (
    *(
        BorrowPower,
        CopyMarker,
        CopyPower,
        SwapBadge,
        SilenceTile,
    ),  # helps are armed by their place
    *(Revive, Sally, Storm),
)


def repels(steps: Sequence[Step]) -> bool:
    """Whether a clause may let an attack fail."""
    return any(isinstance(effect, RepelAttack) for effect in _done(steps))


def while_it_waits(occasion: Occasion, steps: Sequence[Step]) -> tuple[Occasion, Test | None]:
    """Return when a clause is asked, and what must still be so: one that repels, before anything is taken."""
    if not repels(steps):
        return occasion, None
    if occasion.on not in _WAITING:
        raise NotPlayableError("only an attack fails, when somebody attacks a region", instead=_REPELLED)
    if any(isinstance(effect, _DISTURBING) for effect in _done(steps)):
        raise NotPlayableError(
            "tiles and races stay as they are while an attack waits; coins, tokens and pieces may move",
            instead=_REPELLED,
        )
    return replace(occasion, on=_WAITING[occasion.on]), AttackStands()


def _done(steps: Sequence[Step]) -> list[Effect]:
    return [effect for step in steps for effect in each_effect(step.effects)]
