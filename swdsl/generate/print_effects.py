"""Printing effects: one line, rarely two, for each."""

from __future__ import annotations

from typing import assert_never

from swdsl.generate.pen import Pen, Voice
from swdsl.generate.print_masks import mask_text, players_text
from swdsl.generate.print_numbers import number_text, who_text
from swdsl.lower import form_effects as form
from swdsl.lower.form_effects import Effect, Spot


def effect_lines(effect: Effect, pen: Pen, voice: Voice) -> tuple[str, ...]:
    """Print what one effect does."""
    match effect:
        case form.PutPieces(count=count) if count > 1:
            return (f"for _ in range({count}):", f"    {_line(effect, pen, voice)}")
        case _:
            return (_line(effect, pen, voice),)


def _line(effect: Effect, pen: Pen, voice: Voice) -> str:
    match effect:
        case (
            form.PutPieces()
            | form.MovePiece()
            | form.TakeBack()
            | form.DropPieces()
            | form.DropPiecesIn()
            | form.LiftPieces()
            | form.GainPieces()
            | form.MarkThem()
            | form.UnmarkThem()
        ):
            return _piece_line(effect, pen, voice)
        case form.GainCoins() | form.GiveCoins() | form.PayCoins() | form.Collect():
            return _coin_line(effect, pen, voice)
        case (
            form.GainTokens()
            | form.LoseTokens()
            | form.RemoveToken()
            | form.MoveToken()
            | form.Convert()
            | form.GoDecline()
            | form.Revive()
            | form.Redeploy()
        ):
            return _token_line(effect, pen, voice)
        case _:
            return _tile_line(effect, pen, voice)


def _spot(spot: Spot, pen: Pen, voice: Voice) -> str:
    match spot:
        case Spot.THERE:
            return voice.there
        case Spot.CHOICE:
            return "choice"
        case Spot.HERE:
            return f"{pen.use('here')}(s, self)"
        case _:
            assert_never(spot)


def _piece_line(
    effect: form.PutPieces
    | form.MovePiece
    | form.TakeBack
    | form.DropPieces
    | form.DropPiecesIn
    | form.LiftPieces
    | form.GainPieces
    | form.MarkThem
    | form.UnmarkThem,
    pen: Pen,
    voice: Voice,
) -> str:
    piece = pen.piece(effect.piece)
    match effect:
        case form.PutPieces(spot=spot, from_kit=from_kit):
            name = pen.use("place_from_kit" if from_kit else "place")
            return f"{name}(s, {piece}, {_spot(spot, pen, voice)})"
        case form.MovePiece(spot=spot):
            return f"{pen.use('move_piece')}(s, {piece}, {_spot(spot, pen, voice)})"
        case form.TakeBack():
            return f"{pen.use('take_back')}(s, {piece})"
        case form.DropPieces():
            return f"{pen.use('remove_pieces')}(s, {piece})"
        case form.DropPiecesIn(mask=mask, count=count):
            where = mask_text(mask, pen, voice).text
            return f"{pen.use('remove_pieces_in')}(s, {piece}, {where}, {count})"
        case form.LiftPieces(mask=mask):
            return f"{pen.use('lift_pieces')}(s, {piece}, {mask_text(mask, pen, voice).text})"
        case form.GainPieces(number=number):
            return f"{pen.use('gain_pieces')}(s, {piece}, {number_text(number, pen, voice).text})"
        case form.MarkThem(who=who):
            player = f"{pen.use('player_of')}(s, {who_text(who, pen, voice)})"
            return f"{pen.use('mark_player')}(s, {piece}, {player})"
        case form.UnmarkThem(count=count, who=who):
            player = f"{pen.use('player_of')}(s, {who_text(who, pen, voice)})"
            return f"{pen.use('unmark_player')}(s, {piece}, {player}, {count})"
        case _:
            assert_never(effect)


def _coin_line(
    effect: form.GainCoins | form.GiveCoins | form.PayCoins | form.Collect, pen: Pen, voice: Voice
) -> str:
    number = number_text(effect.number, pen, voice).text
    match effect:
        case form.GainCoins(who=who):
            return f"{pen.use('gain_coins')}(s, {who_text(who, pen, voice)}, {number}, self.name)"
        case form.GiveCoins(players=players):
            given = players_text(players, pen, voice).text
            return f"{pen.use('give_coins')}(s, {given}, {number}, self.name)"
        case form.PayCoins(payer=payer, payee=None):
            return f"{pen.use('pay_bank')}(s, {who_text(payer, pen, voice)}, {number}, self.name)"
        case form.PayCoins(payer=payer, payee=payee) if payee is not None:
            ends = f"{who_text(payer, pen, voice)}, {who_text(payee, pen, voice)}"
            return f"{pen.use('pay')}(s, {ends}, {number}, self.name)"
        case form.Collect(players=players):
            payers = players_text(players, pen, voice).text
            return f"{pen.use('collect')}(s, slot, {payers}, {number}, self.name)"
        case _:
            raise AssertionError(effect)


def _token_line(
    effect: form.GainTokens
    | form.LoseTokens
    | form.RemoveToken
    | form.MoveToken
    | form.Convert
    | form.GoDecline
    | form.Revive
    | form.Redeploy,
    pen: Pen,
    voice: Voice,
) -> str:
    match effect:
        case form.GainTokens(who=who, number=number):
            count = number_text(number, pen, voice).text
            return f"{pen.use('gain_tokens')}(s, {who_text(who, pen, voice)}, {count})"
        case form.LoseTokens(who=who, number=number):
            count = number_text(number, pen, voice).text
            return f"{pen.use('lose_tokens')}(s, {who_text(who, pen, voice)}, {count})"
        case form.RemoveToken(spot=spot):
            return f"{pen.use('remove_token')}(s, {_spot(spot, pen, voice)})"
        case form.MoveToken():
            return f"{pen.use('move_token')}(s, slot, s.value, choice)"
        case form.Convert(spot=spot, who=who, count=count):
            more = "" if count == 1 else f", {count}"
            where = _spot(spot, pen, voice)
            return f"{pen.use('convert')}(s, {where}, {who_text(who, pen, voice)}{more})"
        case form.GoDecline(who=who):
            return f"{pen.use('go_into_decline')}(s, {who_text(who, pen, voice)})"
        case form.Revive(who=who):
            return f"{pen.use('revive')}(s, {who_text(who, pen, voice)})"
        case form.Redeploy(who=who):
            return f"{pen.use('redeploy')}(s, {who_text(who, pen, voice)})"
        case _:
            assert_never(effect)


def _tile_line(
    effect: form.SwapBadge
    | form.DrawPower
    | form.CopyMarker
    | form.CopyPower
    | form.Storm
    | form.MoveHere
    | form.Bind
    | form.MeetPlayer
    | form.NoteValue
    | form.NoteThere
    | form.HoldDie
    | form.Reroll,
    pen: Pen,
    voice: Voice,
) -> str:
    match effect:
        case form.SwapBadge():
            return f"{pen.use('swap_badge')}(s, slot, choice)"
        case form.DrawPower():
            return f"{pen.use('draw_power')}(s, self)"
        case form.CopyMarker(piece=piece):
            return f"{pen.use('copy_marker')}(s, slot, {pen.piece(piece)}, choice)"
        case form.CopyPower(piece=piece):
            return f"{pen.use('copy_power')}(s, slot, {pen.piece(piece)}, choice)"
        case form.Storm(piece=piece, spot=spot):
            return f"{pen.use('storm')}(s, slot, {pen.piece(piece)}, {_spot(spot, pen, voice)})"
        case form.MoveHere(spot=spot):
            return f"{pen.use('move_here')}(s, self, {_spot(spot, pen, voice)})"
        case form.Bind():
            return f"{pen.use('promise')}(s, self, choice)"
        case form.MeetPlayer():
            return f"s.they = {pen.use('slot_of')}(s, choice)"
        case form.NoteValue():
            return "s.value = choice"
        case form.NoteThere():
            return "s.there = choice"
        case form.HoldDie():
            return "s.die = choice"
        case form.Reroll():
            return f"{pen.use('reroll')}(s, choice)"
        case _:
            assert_never(effect)
