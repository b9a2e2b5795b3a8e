"""Words for actions: a message key with its arguments, so that it can be translated, and plain English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from swdsl.runtime.arms import tokens_paid
from swdsl.runtime.attack import cost_of
from swdsl.runtime.decline import who_declines
from swdsl.runtime.draft import price_of
from swdsl.runtime.state import State
from swdsl.runtime.tasks import leads_on, running
from swdsl.runtime.words import (
    ARGUMENT,
    COMBO,
    CONFIRM,
    MARKER,
    P_KEEP,
    P_SPREAD,
    P_TASK,
    PLAYER,
    V_ABANDON,
    V_ARM,
    V_CHOOSE,
    V_CONQUER,
    V_DECLINE,
    V_DRAW,
    V_EXPAND,
    V_FACE,
    V_GIVE_UP,
    V_PASS,
    V_PICK,
    V_PUT_ONE,
    V_PUT_REST,
    V_SETTLE,
    V_STOP,
    V_TRY,
    V_USE,
)

ENGLISH: Mapping[str, str] = {
    "conquer": "conquer {region} with {cost}",
    "replace": "take over {region}",
    "roll_for": "roll for {region}",
    "attempt": "make the last attempt on {region}, {short} short",
    "arm": "use {clause} in the next attack",
    "use": "use {clause}",
    "abandon": "abandon {region}",
    "stop": "stop conquering",
    "expand": "expand",
    "decline": "go into decline",
    "pick": "pick {power} {race} for {price}, with {coins} on it",
    "yes": "{clause}: yes",
    "pass": "{clause}: pass",
    "otherwise": "{clause}: no, the other way",
    "choose_region": "{clause}: {region}",
    "choose_player": "{clause}: player {player}",
    "choose_combo": "{clause}: the combo {power} {race}",
    "choose_marker": "{clause}: {marker}",
    "face": "the die shows {pips}",
    "draw": "{piece} is drawn",
    "put_one": "put 1 in {region}",
    "put_rest": "put all {number} in {region}",
    "give_up": "give up {region}",
    "settle": "put {number} × {neutral} in {region}",
}
"""English sentences by message key; other languages have the same keys."""


@dataclass(frozen=True, slots=True)
class Told:
    """An action in words not yet chosen: the key of a message and what goes into it."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)


def describe(s: State, action: int) -> str:
    """Say in English what an action does."""
    told = tell(s, action)
    return ENGLISH[told.key].format(**told.arguments)


def tell(s: State, action: int) -> Told:
    """Return the message for an action."""
    argument = action & ARGUMENT
    verb = action - argument
    if verb in (V_CONQUER, V_TRY, V_ARM, V_USE, V_STOP):
        return _tell_attack(s, verb, argument)
    if verb in (V_CHOOSE, V_PASS):
        return _tell_answer(s, verb, argument)
    if verb == V_PICK:
        return _tell_pick(s, argument)
    if verb == V_FACE:
        return Told("face", {"pips": s.game.frame.faces[argument]})
    if verb == V_DRAW:
        return Told("draw", {"piece": s.game.pieces[argument].name})
    if verb in (V_EXPAND, V_DECLINE):
        return Told("expand" if verb == V_EXPAND else "decline")
    region = s.board.regions[argument].name
    if verb == V_PUT_REST:
        number = s.left if s.phase == P_SPREAD else s.hand[s.deploy_slot]
        return Told("put_rest", {"region": region, "number": number})
    if verb == V_SETTLE:
        guest = s.game.guests[s.offer]
        return Told("settle", {"region": region, "number": guest.tokens, "neutral": guest.name})
    keys = {V_PUT_ONE: "put_one", V_ABANDON: "abandon", V_GIVE_UP: "give_up"}
    return Told(keys[verb], {"region": region})


def _tell_attack(s: State, verb: int, argument: int) -> Told:
    combo = s.combo[s.slot]
    if verb == V_STOP:
        return Told("stop")
    if verb == V_ARM:
        return Told("arm", {"clause": combo.aids[argument].name})
    if verb == V_USE:
        return Told("use", {"clause": combo.free[argument].name})
    region = s.board.regions[argument].name
    cost = cost_of(s, s.slot, argument, s.armed)
    if verb == V_TRY:
        have = s.hand[s.slot] - tokens_paid(s, s.slot, s.armed) + s.helpers
        return Told("attempt", {"region": region, "short": cost - have})
    armed = [aid for i, aid in enumerate(combo.aids) if s.armed >> i & 1]
    if any(aid.rolls for aid in armed):
        return Told("roll_for", {"region": region})
    if any(aid.replaces for aid in armed):
        return Told("replace", {"region": region})
    return Told("conquer", {"region": region, "cost": max(1, cost - max(0, s.die))})


def _tell_answer(s: State, verb: int, argument: int) -> Told:
    clause = _asker(s)
    if verb == V_PASS:
        other = s.phase == P_TASK and not s.task_round and leads_on(s)
        return Told("otherwise" if other else "pass", {"clause": clause})
    kind = running(s).asks[s.task_step] if s.phase == P_TASK else CONFIRM
    if kind == CONFIRM:
        return Told("yes", {"clause": clause})
    if kind == PLAYER:
        return Told("choose_player", {"clause": clause, "player": argument})
    if kind == COMBO:
        race, power = s.game.races[s.column_races[argument]], s.game.powers[s.column_powers[argument]]
        return Told("choose_combo", {"clause": clause, "race": race.name, "power": power.name})
    if kind == MARKER:
        return Told("choose_marker", {"clause": clause, "marker": s.game.markers[argument].name})
    return Told("choose_region", {"clause": clause, "region": s.board.regions[argument].name})


def _asker(s: State) -> str:
    """Name the clause whose question is open."""
    if s.phase == P_KEEP:
        return s.combo[who_declines(s)].keeps[s.offer][0].name
    return running(s).name if s.task >= 0 else ""


def _tell_pick(s: State, place: int) -> Told:
    return Told(
        "pick",
        {
            "race": s.game.races[s.column_races[place]].name,
            "power": s.game.powers[s.column_powers[place]].name,
            "price": price_of(s, place),
            "coins": s.column_coins[place],
        },
    )
