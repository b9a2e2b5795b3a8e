"""Effects as Python statements: one, rarely two, for each."""

from __future__ import annotations

from typing import Final, assert_never

from swdsl.generate.express_ground import piece
from swdsl.generate.express_numbers import express_number, express_who
from swdsl.generate.express_regions import express_mask, express_players, player_of
from swdsl.generate.naming import SELF, SLOT, STATE
from swdsl.generate.python import (
    Assign,
    Attribute,
    Body,
    Do,
    Expression,
    Literal,
    Name,
    Repeat,
    Statement,
    call,
)
from swdsl.generate.voice import Voice
from swdsl.lower import form_effects as form
from swdsl.lower.form_effects import Effect, Spot

CHOICE: Final = Name("choice")
_VALUE: Final = Attribute(STATE, "value")
_CLAUSE: Final = Attribute(SELF, "name")

_PieceEffect = (
    form.PutPieces
    | form.MovePiece
    | form.TakeBack
    | form.DropPieces
    | form.DropPiecesIn
    | form.LiftPieces
    | form.GainPieces
    | form.MarkThem
    | form.UnmarkThem
)
_CoinEffect = form.GainCoins | form.GiveCoins | form.PayCoins | form.Collect
_TokenEffect = (
    form.GainTokens
    | form.LoseTokens
    | form.RemoveToken
    | form.MoveToken
    | form.Convert
    | form.GoDecline
    | form.Revive
    | form.Redeploy
)
_Note = form.MeetPlayer | form.NoteValue | form.NoteThere | form.HoldDie
_TileEffect = (
    form.SwapBadge
    | form.DrawPower
    | form.CopyMarker
    | form.CopyPower
    | form.Storm
    | form.MoveHere
    | form.Bind
    | form.Reroll
)


def effects_body(effects: tuple[Effect, ...], voice: Voice) -> Body:
    """Return what effects do, one after the other."""
    return tuple(_statement(effect, voice) for effect in effects)


def _statement(effect: Effect, voice: Voice) -> Statement:
    if isinstance(effect, _Note):
        return _note(effect)
    if isinstance(effect, form.PutPieces) and effect.count > 1:
        return Repeat(effect.count, (Do(_piece_call(effect, voice)),))
    if isinstance(effect, _PieceEffect):
        return Do(_piece_call(effect, voice))
    if isinstance(effect, _CoinEffect):
        return Do(_coin_call(effect, voice))
    if isinstance(effect, _TokenEffect):
        return Do(_token_call(effect, voice))
    return Do(_tile_call(effect, voice))


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


def _piece_call(effect: _PieceEffect, voice: Voice) -> Expression:
    kind = piece(effect.piece)
    match effect:
        case form.PutPieces(spot=spot, from_kit=from_kit):
            return call("place_from_kit" if from_kit else "place", STATE, kind, _spot(spot, voice))
        case form.MovePiece(spot=spot):
            return call("move_piece", STATE, kind, _spot(spot, voice))
        case form.TakeBack():
            return call("take_back", STATE, kind)
        case form.DropPieces():
            return call("remove_pieces", STATE, kind)
        case form.DropPiecesIn(mask=mask, count=count):
            return call("remove_pieces_in", STATE, kind, express_mask(mask, voice), Literal(count))
        case form.LiftPieces(mask=mask):
            return call("lift_pieces", STATE, kind, express_mask(mask, voice))
        case form.GainPieces(number=number):
            return call("gain_pieces", STATE, kind, express_number(number, voice))
        case form.MarkThem(who=who):
            return call("mark_player", STATE, kind, player_of(express_who(who, voice)))
        case form.UnmarkThem(count=count, who=who):
            return call("unmark_player", STATE, kind, player_of(express_who(who, voice)), Literal(count))
        case _:
            assert_never(effect)


def _coin_call(effect: _CoinEffect, voice: Voice) -> Expression:
    number = express_number(effect.number, voice)
    match effect:
        case form.GainCoins(who=who):
            return call("gain_coins", STATE, express_who(who, voice), number, _CLAUSE)
        case form.GiveCoins(players=players):
            return call("give_coins", STATE, express_players(players, voice), number, _CLAUSE)
        case form.PayCoins(payer=payer, payee=None):
            return call("pay_bank", STATE, express_who(payer, voice), number, _CLAUSE)
        case form.PayCoins(payer=payer, payee=payee) if payee is not None:
            return call("pay", STATE, express_who(payer, voice), express_who(payee, voice), number, _CLAUSE)
        case form.Collect(players=players):
            return call("collect", STATE, SLOT, express_players(players, voice), number, _CLAUSE)
        case _:
            raise AssertionError(effect)


def _token_call(effect: _TokenEffect, voice: Voice) -> Expression:
    match effect:
        case form.GainTokens(who=who, number=number):
            return call("gain_tokens", STATE, express_who(who, voice), express_number(number, voice))
        case form.LoseTokens(who=who, number=number):
            return call("lose_tokens", STATE, express_who(who, voice), express_number(number, voice))
        case form.RemoveToken(spot=spot):
            return call("remove_token", STATE, _spot(spot, voice))
        case form.MoveToken():
            return call("move_token", STATE, SLOT, _VALUE, CHOICE)
        case form.Convert(spot=spot, who=who, count=count):
            more = () if count == 1 else (Literal(count),)
            return call("convert", STATE, _spot(spot, voice), express_who(who, voice), *more)
        case form.GoDecline(who=who):
            return call("go_into_decline", STATE, express_who(who, voice))
        case form.Revive(who=who):
            return call("revive", STATE, express_who(who, voice))
        case form.Redeploy(who=who):
            return call("redeploy", STATE, express_who(who, voice))
        case _:
            assert_never(effect)


def _tile_call(effect: _TileEffect, voice: Voice) -> Expression:
    match effect:
        case form.SwapBadge():
            return call("swap_badge", STATE, SLOT, CHOICE)
        case form.DrawPower():
            return call("draw_power", STATE, SELF)
        case form.CopyMarker(piece=kind):
            return call("copy_marker", STATE, SLOT, piece(kind), CHOICE)
        case form.CopyPower(piece=kind):
            return call("copy_power", STATE, SLOT, piece(kind), CHOICE)
        case form.Storm(piece=kind, spot=spot):
            return call("storm", STATE, SLOT, piece(kind), _spot(spot, voice))
        case form.MoveHere(spot=spot):
            return call("move_here", STATE, SELF, _spot(spot, voice))
        case form.Bind():
            return call("promise", STATE, SELF, CHOICE)
        case form.Reroll():
            return call("reroll", STATE, CHOICE)
        case _:
            assert_never(effect)


def _note(effect: _Note) -> Statement:
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
