"""Whom `they hold` means: a race that attacks or is attacked, or a player with every race of his."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from swdsl.lower.scene import NotPlayableError
from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.expressions import HeldBy, Opponent, Party, TheirRace, They
from swdsl.model.walk import nodes
from swdsl.words import Life

_EVERY_RACE = TheirRace(None)


def with_players(clause: model.Clause) -> model.Clause:
    """Return a clause in which a player who is chosen, or whose step it is, holds what all his races hold."""
    met = clause.moment.of if isinstance(clause.moment, moments.AtStep) else None
    if met is not None and _is_any_race(met):
        clause = replace(clause, conditions=tuple(_of_player(each) for each in clause.conditions))
    effects = []
    for effect in clause.effects:
        met = _whom(model.bare(effect)) or met
        effects.append(effect if met is None else _held(effect, met))
    return replace(clause, effects=tuple(effects))


def _is_any_race(met: Party) -> bool:
    return not isinstance(met, Opponent) or met.life is None


def _whom(effect: model.PlainEffect | model.RollForCost) -> Party | None:
    """Return the party of which an effect picks a player, or asks every one."""
    match effect:
        case model.Do(action=model.Choose(party=party)):
            return party
        case model.Do(subject=Opponent() as party, action=model.ChooseRegion()):
            return party
        case model.Do(subject=Opponent() as party, optional=True):
            return party
        case _:
            return None


def _held(effect: model.Effect, met: Party) -> model.Effect:
    """Let what `they hold` be what the player holds; of one in one state, what that race holds."""
    if isinstance(model.bare(effect), model.Lasting):
        return effect  # a rule for a time does not remember what they hold
    if _is_any_race(met):
        changed: model.Effect = _of_player(effect)
        return changed
    said = any(isinstance(node, HeldBy) and They() in node.parties for node in nodes(effect))
    if said and isinstance(met, Opponent) and met.life is Life.DECLINED:
        raise NotPlayableError(
            "of a declined opponent it is not known which race is meant",
            effect.span,
            "after scoring: choose an opponent, then gain 1 coin for each region they hold",
        )
    return effect


def _of_player(node: Any) -> Any:
    if isinstance(node, HeldBy):
        return HeldBy(tuple(_EVERY_RACE if party == They() else party for party in node.parties))
    if type(node) is tuple:
        return tuple(_of_player(each) for each in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{each.name: _of_player(getattr(node, each.name)) for each in fields(node)})
