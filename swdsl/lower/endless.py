"""Offers that stand open: what takes nothing, or gives it back, could be taken without end.

An offer at any time, during conquests or before an attack is made again as soon as it was taken. One
without a limit must take something for good. What several sentences could turn round and round, each of
which takes something, is ended by a number of times that no game needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from swdsl.limits import MOST_IN_A_TURN
from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Program, Reflex, effects_of
from swdsl.lower.form_tokens import LiftTokens, MoveTokens, RemoveToken, RemoveTokensIn
from swdsl.lower.form_words import Event
from swdsl.lower.one_by_one import chosen_payment
from swdsl.lower.scene import NotPlayableError
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InRegions, InStores, Thing
from swdsl.model.expressions import Me, PieceActor
from swdsl.words import RegionVerb, Store

_OPEN: Final = (Event.ANY_TIME, Event.BEFORE_ATTACK, Event.IN_CONQUESTS)
_AMID_ATTACKS: Final = (
    Event.ATTACKS,
    Event.ATTACKED,
    Event.CONQUERS,
    Event.OCCUPIES,
    Event.LEAVES,
    Event.LOSES,
    Event.ROLLS,
    Event.USES,
)
_EMPTIES: Final = (LiftTokens, MoveTokens, RemoveToken, RemoveTokensIn)
_MOMENT: Final = re.compile(r"^[^,:]+")


def refuse_endless(clause: model.Clause, on: Event) -> None:
    """Refuse an offer that could be taken without end."""
    first, *then = map(model.bare, clause.effects)
    if chosen_payment(first) is not None and _comes_back(first, then):
        raise NotPlayableError(
            "what is paid comes back, and could be paid without end",
            instead="before scoring: I may pay up to 3 coins, then gain 1 token for each paid",
        )
    if on in _OPEN and clause.limit is None and (not _takes(first) or _comes_back(first, then)):
        raise NotPlayableError("this could be done without end", instead=_once(clause.text))


def turns_round(clause: model.Clause, parts: tuple[Part, ...]) -> bool:
    """Whether a clause without a limit could bring its race back to where it was, in one turn.

    That is what is offered again and again, and what empties regions whenever somebody attacks or
    conquers: who has his tokens back can go on for ever.
    """
    return clause.limit is None and any(
        (part.on in _OPEN and isinstance(part, Program) and part.optional and not _waits(clause.effects[0]))
        or (part.on in _AMID_ATTACKS and any(isinstance(each, _EMPTIES) for each in effects_of(part)))
        for part in parts
        if isinstance(part, Reflex | Program)
    )


def _once(sentence: str) -> str:
    return _MOMENT.sub(lambda moment: f"{moment[0]}, once per turn", sentence, count=1)


def _takes(effect: model.Effect) -> bool:
    """Whether what is done first takes something away, so that it cannot be done for ever."""
    if _waits(effect):
        return True
    match effect:
        case model.Do(action=model.Move(source=source, destination=destination)):
            return isinstance(source, InStores) or isinstance(destination, InStores)
        case model.Do(action=model.Take(verb=RegionVerb.SCORE)):
            return False
        case model.Do(action=model.Pay() | model.Place() | model.Remove() | model.Replace()):
            return True
        case model.Do(action=model.Reveal() | model.Take() | model.Lose()):
            return True
        case model.Do():
            return False
        case _:
            return True


def _waits(effect: model.Effect) -> bool:
    """Whether an offer has bounds of its own: a roll waits for its attack, a piece conquers once a turn."""
    match effect:
        case model.RollForCost() | model.Do(subject=PieceActor()):
            return True
        case _:
            return False


def _comes_back(first: model.Effect, then: list[model.PlainEffect | model.RollForCost]) -> bool:
    """Whether whoever pays is given as much of the same, or more."""
    if _is_set_down_again(first, then):
        return True
    paid = _paid(first)
    if paid is None:
        return False
    price = 1 if chosen_payment(first) else paid.quantity.number or 1
    return sum(_most(each.amount) for each in _gains(then) if each.thing.noun == paid.noun) >= price


def _is_set_down_again(first: model.Effect, then: Iterable[model.Effect]) -> bool:
    """Whether pieces that are taken from a region are put somewhere again."""
    match first:
        case model.Do(
            action=model.Move(thing=thing, source=InRegions()) | model.Remove(thing=thing, source=InRegions())
        ):
            placed = [each.action for each in then if isinstance(each, model.Do)]
            return any(isinstance(each, model.Place) and each.thing.noun == thing.noun for each in placed)
        case _:
            return False


def _paid(effect: model.Effect) -> Thing | None:
    match effect:
        case model.Do(
            action=model.Pay(thing=thing) | model.Remove(thing=thing, source=InStores((Store.HAND,)))
        ):
            return thing
        case model.Do(action=model.Move(thing=thing, source=InStores((Store.HAND,)), destination=InStores())):
            return thing
        case _:
            return None


def _gains(effects: Iterable[model.Effect]) -> Iterator[model.Gain]:
    """Yield what I gain."""
    for effect in effects:
        match effect:
            case model.Do(subject=Me(), action=model.Gain() as gain):
                yield gain
            case _:
                pass


def _most(amount: Amount) -> int:
    """Return the most that an amount can come to, as far as it matters."""
    if amount.per is None and amount.base is not None:
        return amount.base
    return MOST_IN_A_TURN if amount.cap is None else amount.cap
