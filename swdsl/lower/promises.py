"""Rules that bind whoever was just chosen: a promise takes one note and no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from swdsl.lower.form_effects import (
    Bind,
    MeetPlayer,
)
from swdsl.lower.form_hooks import Ban
from swdsl.lower.form_steps import Step
from swdsl.lower.form_tests import TheyPromised
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.hearers import Occasion
from swdsl.lower.regions import standing_mask
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.expressions import Opponent, TheirRace, There, They
from swdsl.model.walk import nodes
from swdsl.words import Life, Modal, Permission, Until

_STEPS_OF_A_TURN: Final = (
    *(Event.TURN_START, Event.READY, Event.AFTER_CONQUESTS, Event.AT_REDEPLOYMENT),
    *(Event.BEFORE_SCORING, Event.AFTER_SCORING, Event.TURN_END),
)


_PROMISE = "after scoring: choose an opponent, then they cannot attack regions I hold until my next turn"


def is_promise(effect: model.Lasting, occasion: Occasion, steps: list[Step]) -> bool:
    """Whether one player, who was just chosen, is bound at a time: that takes no more than one note."""
    chosen = bool(steps) and MeetPlayer() in steps[-1].effects
    match effect.effect:
        case model.Rule(subject=They() | TheirRace(life=Life.ACTIVE), modal=Modal.CANNOT, regions=regions):
            plain = not any(isinstance(node, They | TheirRace | There) for node in nodes(regions))
            own = occasion.scope is Scope.MINE and occasion.on in _STEPS_OF_A_TURN
            return chosen and own and plain and effect.until is Until.MY_NEXT_TURN
        case _:
            return False


def promise(rule: model.Standing, active: bool, steps: list[Step], scene: Scene) -> Ban:
    """Return the rule that binds the player just chosen, who is noted with the choice."""
    match rule:
        case model.Rule(subject=bound, permission=Permission.ATTACK, regions=regions):
            active = active or bound != They()
        case _:
            raise NotPlayableError("they can be kept from attacking", instead=_PROMISE)
    steps[-1] = replace(steps[-1], effects=(*steps[-1].effects, Bind()))
    return Ban(standing_mask(regions, scene), guard=TheyPromised(active))


def to_those_chosen(effect: model.Lasting, effects: tuple[model.Effect, ...]) -> model.Lasting:
    """What is said of an active opponent who was chosen binds that race of theirs alone."""
    match effect.effect:
        case model.Rule(subject=They()) as rule if any(map(chooses_active, effects)):
            return replace(effect, effect=replace(rule, subject=TheirRace(Life.ACTIVE)))
        case _:
            return effect


def chooses_active(effect: model.Effect) -> bool:
    """Whether the one chosen is an active opponent: then that race alone is bound."""
    match effect:
        case model.Do(action=model.Choose(party=Opponent(life=Life.ACTIVE))):
            return True
        case _:
            return False
