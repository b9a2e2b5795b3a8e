"""Effects as Python statements: one, rarely two, for each."""

from __future__ import annotations

from typing import Final, assert_never

from swdsl.generate.express_ground import new_ground, piece
from swdsl.generate.express_numbers import contrary, express_number, express_test, express_who
from swdsl.generate.express_regions import express_mask, express_players, player_of
from swdsl.generate.naming import SELF, SLOT, STATE
from swdsl.generate.python import (
    Assign,
    Attribute,
    Body,
    Do,
    Expression,
    If,
    Kernel,
    Leave,
    Literal,
    Name,
    Repeat,
    Statement,
    call,
)
from swdsl.generate.voice import Voice
from swdsl.lower import form_effects as form
from swdsl.lower.form_effects import Deed, Effect, Note, Turn
from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_operations import AtHand, PlayerOf, Spot
from swdsl.lower.form_pieces import MarkThem, PutPieces
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask, NewGround
from swdsl.lower.form_words import Word

CHOICE: Final = Name("choice")
_VALUE: Final = Attribute(STATE, "value")

_AT_HAND: Final[dict[AtHand, Expression]] = {
    AtHand.SLOT: SLOT,
    AtHand.CLAUSE: SELF,
    AtHand.NAME: Attribute(SELF, "name"),
    AtHand.CHOICE: CHOICE,
}


def effects_body(effects: tuple[Effect, ...], voice: Voice, otherwise: Body = ()) -> Body:
    """Return what effects do, one after the other; `otherwise` is done where one cannot be."""
    done: list[Statement] = []
    for number, effect in enumerate(effects):
        if isinstance(effect, form.Require):
            rest = effects_body(effects[number + 1 :], voice, otherwise)
            return (*done, If(express_test(effect.test, voice), rest, otherwise))
        if isinstance(effect, form.Turn):
            done.append(_turn(effect, voice, _ending(otherwise, effects[number + 1 :])))
            continue
        done.append(_statement(effect, voice))
    return tuple(done)


def _ending(otherwise: Body, rest: tuple[Effect, ...]) -> Body:
    """Return how a clause ends inside a branch: what stands behind all branches is not done then."""
    return (*otherwise, Leave()) if rest else otherwise


def _turn(effect: Turn, voice: Voice, otherwise: Body) -> Statement:
    if isinstance(effect, form.SkipUnless):
        skipped = Do(call("skip", STATE, Literal(effect.steps)))
        return If(contrary(express_test(effect.test, voice)), (skipped,)) if effect.test else skipped
    joined: Body = ()
    for branch in reversed(effect.branches):
        body = effects_body(branch.effects, voice, otherwise)
        joined = (If(express_test(branch.test, voice), body, joined),) if branch.test else body
    (statement,) = joined  # the first branch has a test
    return statement


def _statement(effect: Deed | Note, voice: Voice) -> Statement:
    if isinstance(effect, Note):
        return _note(effect)
    name, given = effect.operation
    done = Do(call(name, STATE, *(_given(each, effect, voice) for each in given)))
    if isinstance(effect, PutPieces | MarkThem) and effect.count > 1:
        return Repeat(effect.count, (done,))
    return done


def _given(given: str | AtHand | PlayerOf, effect: Deed, voice: Voice) -> Expression:
    match given:
        case AtHand():
            return _AT_HAND[given]
        case PlayerOf(field=name):
            return player_of(express_who(getattr(effect, name), voice))
        case _:
            return _field(getattr(effect, given), voice)


def _field(value: str | int | Spot | Who | NewGround | Mask | Players | Integer, voice: Voice) -> Expression:
    match value:
        case NewGround():
            return new_ground(value)
        case Spot():
            return _spot(value, voice)
        case Who():
            return express_who(value, voice)
        case Word():
            return Kernel(value.name)
        case str():
            return piece(value)
        case int():
            return Literal(value)
        case _ if isinstance(value, Mask):
            return express_mask(value, voice)
        case _ if isinstance(value, Players):
            return express_players(value, voice)
        case _:
            return express_number(value, voice)


def _spot(spot: Spot, voice: Voice) -> Expression:
    match spot:
        case Spot.THERE:
            return voice.there
        case Spot.CHOICE:
            return CHOICE
        case Spot.HERE:
            return call("here", STATE, SELF)
        case _:
            assert_never(spot)


def _note(effect: Note) -> Statement:
    match effect:
        case form.MeetPlayer():
            return Assign(Attribute(STATE, "they"), call("slot_of", STATE, CHOICE))
        case form.NoteValue():
            return Assign(_VALUE, CHOICE)
        case form.NoteThere():
            return Assign(Attribute(STATE, "there"), CHOICE)
        case form.HoldDie():
            return Assign(Attribute(STATE, "die"), CHOICE)
        case _:
            assert_never(effect)
