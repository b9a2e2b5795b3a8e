"""Printing sets of regions and sets of players."""

from __future__ import annotations

from typing import assert_never

from swdsl.generate.pen import Level, Pen, Text, Voice
from swdsl.internal import InternalError
from swdsl.lower import form_regions as form
from swdsl.lower.form_regions import MANY, Group, Holder, Mask, Players
from swdsl.lower.walk import is_static

_HELD_BY = {
    Holder.US: "ours",
    Holder.MY_DECLINED: "my_declined",
    Holder.OPPONENTS: "opponents",
    Holder.ACTIVE_OPPONENTS: "active_opponents",
    Holder.OTHERS: "others",
}
_GROUPS = {Group.OPPONENTS: "enemies", Group.RIVALS: "rivals"}
_CROWDS = {form.Crowd.TOKENS: "with_tokens", form.Crowd.DEFENDERS: "with_defenders"}


def mask_text(mask: Mask, pen: Pen, voice: Voice) -> Text:
    """Print a set of regions."""
    if isinstance(mask, form.All):
        return Text(f"s.board.{mask.whole}")
    if is_static(mask):
        return Text(pen.ground(mask))
    match mask:
        case form.Held(by=holder):
            return _held(holder, pen, voice)
        case form.HeldByPlayers(players=players):
            return _calls(pen, "held_by", "s", players_text(players, pen, voice).text)
        case form.PieceAt() | form.Stood():
            return _piece(mask, pen, voice)
        case form.MarkerAt() | form.MarkersAt():
            return _markers(mask, pen)
        case form.HereAt() | form.ThereAt():
            return _spot(mask, pen, voice)
        case form.History(deed=deed):
            return Text(f"s.{deed}")
        case form.Spread() | form.Near() | form.Linked() | form.Within() | form.SameGround():
            return _around(mask, pen, voice)
        case form.Crowded() | form.PieceCrowded() | form.PieceRoom():
            return _counted(mask, pen, voice)
        case form.Both(parts=parts):
            return _joined(" & ", Level.BIT_AND, parts, pen, voice)
        case form.Either(parts=parts):
            return _joined(" | ", Level.BIT_OR, parts, pen, voice)
        case form.Except(part=part):
            return Text(f"~{mask_text(part, pen, voice).inside(Level.UNARY)}", Level.UNARY)
        case form.Terrain() | form.Symbol() | form.Named():
            raise InternalError("a static set was not recognised")
        case _:
            assert_never(mask)


def _piece(mask: form.PieceAt | form.Stood, pen: Pen, voice: Voice) -> Text:
    if isinstance(mask, form.PieceAt):
        return Text(f"s.piece[{pen.piece(mask.piece)}]")
    kind = "-1" if mask.piece is None else pen.piece(mask.piece)
    return _calls(pen, "stood", "s", kind, voice.there)


def _markers(mask: form.MarkerAt | form.MarkersAt, pen: Pen) -> Text:
    if isinstance(mask, form.MarkersAt):
        return Text(f"s.{mask.kind}")
    return _calls(pen, "marker_mask", "s", pen.marker(mask.marker))


def _spot(mask: form.HereAt | form.ThereAt, pen: Pen, voice: Voice) -> Text:
    if isinstance(mask, form.HereAt):
        return _calls(pen, "here_mask", "s", "self")
    return Text(f"s.board.bit[{voice.there}]")


def _joined(sign: str, level: Level, parts: tuple[Mask, ...], pen: Pen, voice: Voice) -> Text:
    return Text(sign.join(mask_text(part, pen, voice).inside(level) for part in parts), level)


def _calls(pen: Pen, name: str, *arguments: str) -> Text:
    return Text(f"{pen.use(name)}({', '.join(arguments)})")


def _held(holder: Holder, pen: Pen, voice: Voice) -> Text:
    match holder:
        case Holder.ME:
            return Text("s.occ[slot]")
        case Holder.THEM:
            return Text(f"s.occ[{voice.they}]")
        case Holder.MY_ACTIVE:
            return Text(f"s.occ[{pen.use('active_of')}(s, slot)]")
        case Holder.ANYONE:
            return Text(f"{pen.use('occupied')}(s)")
        case Holder.NEUTRAL:
            return Text("s.neutral")
        case _:
            return Text(f"{pen.use(_HELD_BY[holder])}(s, slot)")


def _around(
    mask: form.Spread | form.Near | form.Linked | form.Within | form.SameGround, pen: Pen, voice: Voice
) -> Text:
    match mask:
        case form.Spread(of=of):
            return Text(f"s.board.spread({mask_text(of, pen, voice).text})")
        case form.Near(of=of):
            return _calls(pen, "adjacent", "s", "slot", mask_text(of, pen, voice).text)
        case form.Linked(through=through, start=start):
            ends = (mask_text(through, pen, voice).text, mask_text(start, pen, voice).text)
            return _calls(pen, "linked", "s", *ends)
        case form.Within(of=of, distance=distance):
            return Text(f"s.board.within({mask_text(of, pen, voice).text}, {distance})")
        case form.SameGround(of=of):
            return Text(f"s.board.same_terrain({mask_text(of, pen, voice).text})")
        case _:
            assert_never(mask)


def _counted(mask: form.Crowded | form.PieceCrowded | form.PieceRoom, pen: Pen, voice: Voice) -> Text:
    among = mask_text(mask.of, pen, voice).text
    match mask:
        case form.Crowded(crowd=crowd, low=low, high=high):
            return _calls(pen, _CROWDS[crowd], "s", among, str(low), most(high, pen))
        case form.PieceCrowded(piece=piece, low=low, high=high):
            return _calls(pen, "with_pieces", "s", pen.piece(piece), among, str(low), most(high, pen))
        case form.PieceRoom(piece=piece):
            return _calls(pen, "room_for", "s", pen.piece(piece), among)
        case _:
            assert_never(mask)


def most(high: int, pen: Pen) -> str:
    """Print an upper bound."""
    return pen.use("ALL") if high == MANY else str(high)


# -- players --------------------------------------------------------------------------------------------


def players_text(players: Players, pen: Pen, voice: Voice) -> Text:
    """Print a set of players."""
    match players:
        case form.Crew(group=group):
            return _crew(group, pen, voice)
        case form.Bearing(piece=piece, low=1, high=form.MANY):
            return _calls(pen, "players_with", "s", pen.piece(piece))
        case form.Bearing(piece=piece, low=low, high=high):
            return _calls(pen, "bearing", "s", pen.piece(piece), str(low), most(high, pen))
        case form.Owning(low=0, high=0):
            return _calls(pen, "broke", "s")
        case form.Owning(low=low, high=high):
            return _calls(pen, "with_coins", "s", str(low), "9999" if high is None else str(high))
        case form.Holding(mask=mask, rivals=True):
            return _calls(pen, "holders", "s", "slot", mask_text(mask, pen, voice).text)
        case form.Holding(mask=mask):
            return _calls(pen, "players_holding", "s", mask_text(mask, pen, voice).text)
        case form.Together(parts=parts):
            texts = (players_text(part, pen, voice).inside(Level.BIT_AND) for part in parts)
            return Text(" & ".join(texts), Level.BIT_AND)
        case form.Other(part=part):
            return Text(f"~{players_text(part, pen, voice).inside(Level.UNARY)}", Level.UNARY)
        case _:
            assert_never(players)


def _crew(group: Group, pen: Pen, voice: Voice) -> Text:
    match group:
        case Group.EVERYONE:
            return _calls(pen, "everyone", "s")
        case Group.ATTACKED:
            return Text("s.attacked")
        case Group.US:
            return Text(f"s.board.bit[{pen.use('player_of')}(s, slot)]")
        case Group.THEM:
            return Text(f"s.board.bit[{pen.use('player_of')}(s, {voice.they})]")
        case _:
            return _calls(pen, _GROUPS[group], "s", "slot")
