"""What places and relics say for themselves: of anyone and not of whoever holds them, so they need nobody."""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.model.clauses import Clause, Do, Effect, ImmuneTo, Move, Place, Remove, Rule
from swdsl.model.counts import Card, MyTurn
from swdsl.model.expressions import (
    AnotherRace,
    Anyone,
    Enemy,
    Me,
    MyRace,
    Opponent,
    Party,
    Player,
    Related,
    We,
)
from swdsl.model.moments import AtStep, CardEvent
from swdsl.model.walk import nodes
from swdsl.words import CardPlace, CardVerb, Kind, Relation, State, Until


def speaks_for_itself(clause: Clause, kind: Kind | None) -> bool:
    """Whether a clause of a place or relic holds whoever has the region, in whatever state, or nobody."""
    if kind not in (Kind.PLACE, Kind.RELIC) or clause.state is State.DECLINED:
        return False
    if is_own_discovery(clause):
        return True
    if any(getattr(each, "until", None) is Until.MY_NEXT_TURN for each in clause.effects):
        return False
    return any(_is_anyone(each) for each in _concerned(clause)) and not any(
        _is_of_me(node) for part in _parts(clause) for node in nodes(part)
    )


def is_own_discovery(clause: Clause) -> bool:
    """Whether a clause is about the very moment its marker is uncovered, by whomever."""
    match clause.moment:
        case CardEvent(verb=CardVerb.DISCOVER, card=Card(place=CardPlace.THIS)):
            return True
        case _:
            return False


def _concerned(clause: Clause) -> Iterator[Party | None]:
    """Yield whom the moment, or a standing rule, is about."""
    moment = clause.moment
    yield moment.of if isinstance(moment, AtStep) else getattr(moment, "actor", None)
    for effect in clause.effects:
        match effect:
            case ImmuneTo(party=party):
                yield party
            case Rule(subject=party):
                yield party
            case _:
                pass


def _is_anyone(party: Party | None) -> bool:
    match party:
        case Anyone() | Player(filters=()):
            return True
        case _:
            return False


def _parts(clause: Clause) -> Iterator[object]:
    yield clause.moment
    yield from clause.conditions
    for effect in clause.effects:
        yield effect.action if isinstance(effect, Do) and _is_done_by_itself(effect) else effect


def _is_done_by_itself(effect: Effect) -> bool:
    """Whether pieces go somewhere without anybody who chooses or owns them being named."""
    return isinstance(effect, Do) and isinstance(effect.action, Place | Move | Remove) and not effect.optional


def _is_of_me(node: object) -> bool:
    match node:
        case Me() | We() | MyRace() | Opponent() | Enemy() | AnotherRace() | MyTurn():
            return True
        case Related(relation=Relation.ADJACENT | Relation.LINKED):
            return True
        case _:
            return False
