"""A rule at a glance: one sign, a number, and the grounds or pieces it speaks of."""

from dataclasses import dataclass
from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.clauses import Clause
from swdsl.model.counts import EACH_PIP, Amount, Thing
from swdsl.model.expressions import Coins, Me, Tokens, We
from swdsl.model.names import Ref
from swdsl.model.walk import refs
from swdsl.reference.icons import Icon
from swdsl.words import Kind, Modal, Operator, Permission, PlainVerb, State, Value

_SHOWN = (Kind.TERRAIN, Kind.SYMBOL, Kind.NEUTRAL, Kind.PIECE, Kind.TERM)
_MOST_THINGS = 3


@dataclass(frozen=True, slots=True)
class Pictogram:
    """What a tile shows for one clause."""

    icon: Icon
    amount: str
    things: tuple[Ref, ...]
    state: State


@dataclass(frozen=True, slots=True)
class _Sign:
    icon: Icon
    amount: str = ""


def pictogram(clause: Clause) -> Pictogram:
    """Return the sign for a clause: that of its most telling effect."""
    signs = [_sign(effect, clause) for effect in map(model.bare, clause.effects)]
    chosen = next((sign for sign in signs if sign.amount), signs[0])
    named = refs(clause.moment, clause.conditions, clause.effects)
    things = tuple(dict.fromkeys(ref for ref in named if ref.kind in _SHOWN))[:_MOST_THINGS]
    return Pictogram(chosen.icon, chosen.amount, things, clause.state)


def _sign(effect: model.PlainEffect | model.RollForCost, clause: Clause) -> _Sign:
    match effect:
        case model.Do(action=action):
            return _of_action(action)
        case model.Adjust(value=value, operator=operator, amount=amount):
            lost = value is Value.LOSSES and operator in (Operator.IS, Operator.EXACTLY)
            changed = _number(amount, "−") if lost else _changed(operator, amount)
            return _Sign(_valued(value, operator, clause), changed)
        case model.RollForCost(operator=operator):
            return _Sign(_valued(Value.COST, operator, clause), _changed(operator, EACH_PIP))
        case model.Ignore():
            return _Sign(Icon.BREACH)
        case model.SurvivorsGo():
            return _Sign(Icon.RETURN)
        case model.Lasting(effect=rule):
            return _sign(rule, clause)
        case model.Rule(modal=modal, permission=permission):
            return _Sign(_permitted(modal, permission))
        case model.AdjacentTo():
            return _Sign(Icon.LINK)
        case model.ImmuneTo():
            return _Sign(Icon.IMMUNITY)
        case model.Garrison(range=bounds):
            return _Sign(
                Icon.TOKENS, f"≥ {bounds.minimum}" if bounds.maximum is None else f"≤ {bounds.maximum}"
            )
        case _:
            assert_never(effect)


def _of_action(action: model.Action) -> _Sign:
    match action:
        case model.Gain(thing=thing, amount=amount):
            return _Sign(_kept_in(thing), _number(amount, "+"))
        case model.Pay(thing=thing, amount=amount):
            return _Sign(_kept_in(thing), _number(amount, "−"))
        case model.Lose(amount=amount):
            return _Sign(Icon.LOSS, _number(amount, "−"))
        case model.Place() | model.Move() | model.UseAs():
            return _Sign(Icon.PIECE)
        case model.Remove():
            return _Sign(Icon.LOSS)
        case model.Replace() | model.Swap() | model.ChangeGround():
            return _Sign(Icon.SWAP)
        case model.Discover() | model.Draw() | model.Reveal():
            return _Sign(Icon.FIND)
        case model.Choose() | model.ChooseRegion():
            return _Sign(Icon.HAND)
        case model.Silence() | model.Prolong():
            return _Sign(Icon.PEACE)
        case model.Take():
            return _Sign(Icon.ATTACK)
        case model.Perform(verb=verb):
            return _Sign(_performed(verb))
        case _:
            assert_never(action)


def _kept_in(thing: Thing) -> Icon:
    match thing.noun:
        case Coins():
            return Icon.COIN
        case Tokens():
            return Icon.TOKENS
        case _:
            return Icon.PIECE


def _valued(value: Value, operator: Operator, clause: Clause) -> Icon:
    match value:
        case Value.COST:
            return Icon.ATTACK if operator is Operator.LESS or _is_mine(clause) else Icon.DEFENCE
        case Value.COINS | Value.PRICE:
            return Icon.COIN
        case Value.LOSSES:
            return Icon.LOSS
        case Value.KEPT:
            return Icon.TOKENS
        case Value.ROLL:
            return Icon.DIE
        case _:
            assert_never(value)


def _is_mine(clause: Clause) -> bool:
    return isinstance(clause.moment, moments.RegionEvent) and isinstance(clause.moment.actor, Me | We)


def _permitted(modal: Modal, permission: Permission) -> Icon:
    match permission:
        case Permission.ATTACK:
            return Icon.PEACE if modal is Modal.CANNOT else Icon.ATTACK
        case Permission.ENTER | Permission.REACH | Permission.OCCUPY | Permission.PASS:
            return Icon.MARCH
        case Permission.REDEPLOY:
            return Icon.MARCH
        case Permission.FADE | Permission.DECLINE:
            return Icon.DECLINE
        case Permission.USE_POWER_HERE:
            return Icon.HAND
        case _:
            assert_never(permission)


def _performed(verb: PlainVerb) -> Icon:
    match verb:
        case PlainVerb.DECLINE | PlainVerb.FADE | PlainVerb.REVIVE:
            return Icon.DECLINE
        case PlainVerb.EXPAND | PlainVerb.CONQUER_ANOTHER_ROUND | PlainVerb.PLAY_ANOTHER_TURN:
            return Icon.ATTACK
        case PlainVerb.REDEPLOY:
            return Icon.MARCH
        case PlainVerb.ROLL:
            return Icon.DIE
        case PlainVerb.STOP | PlainVerb.REPEL:
            return Icon.PEACE
        case PlainVerb.PUT_IT_BACK:
            return Icon.PIECE
        case _:
            assert_never(verb)


def _changed(operator: Operator, amount: Amount) -> str:
    match operator:
        case Operator.MORE:
            return _number(amount, "+")
        case Operator.LESS:
            return _number(amount, "−")
        case Operator.IS | Operator.EXACTLY:
            return _number(amount, "=")
        case Operator.AT_LEAST:
            return _number(amount, "≥")
        case Operator.AT_MOST:
            return _number(amount, "≤")
        case Operator.DOUBLE:
            return "×2"
        case Operator.HALVE:
            return "÷2"
        case _:
            assert_never(operator)


def _number(amount: Amount, sign: str) -> str:
    if amount.base is None:
        return "∞"
    return f"{sign}{amount.base}" if amount.base else "0"
