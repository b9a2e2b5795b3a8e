"""Sets of regions and sets of players as Python expressions."""

from __future__ import annotations

from typing import Final, assert_never

from swdsl.generate.express_ground import ground, looked_up_ground, marker, new_ground, piece, tile
from swdsl.generate.naming import HELD, SELF, SLOT, STATE
from swdsl.generate.python import Attribute, Expression, Item, Kernel, Literal, Unary, ask, call, chain
from swdsl.generate.voice import Voice
from swdsl.internal import InternalError
from swdsl.lower import form_players as crews
from swdsl.lower import form_regions as form
from swdsl.lower.form_players import Attacker, Group, Players
from swdsl.lower.form_regions import MANY, Holder, Mask
from swdsl.lower.walk import is_static

_HELD_BY: Final = {
    Holder.US: "ours",
    Holder.MY_DECLINED: "my_declined",
    Holder.OPPONENTS: "opponents",
    Holder.ACTIVE_OPPONENTS: "active_opponents",
    Holder.OTHERS: "others",
}
_GROUPS: Final = {Group.OPPONENTS: "enemies", Group.RIVALS: "rivals", Group.FALLEN: "fallen"}
_CROWDS: Final = {form.Crowd.TOKENS: "with_tokens", form.Crowd.DEFENDERS: "with_defenders"}
_BOARD: Final = Attribute(STATE, "board")
_BIT: Final = Attribute(_BOARD, "bit")


def express_mask(mask: Mask, voice: Voice) -> Expression:
    """Express a set of regions."""
    if isinstance(mask, form.All):
        return ground(mask, _BOARD)
    if is_static(mask):
        return looked_up_ground(mask)
    match mask:
        case form.Held() | form.HeldWith() | form.HeldByPlayers():
            return _held(mask, voice)
        case (
            form.PieceAt()
            | form.Senders()
            | form.Stood()
            | form.MarkerAt()
            | form.MarkersAt()
            | form.HereAt()
        ):
            return _standing(mask, voice)
        case form.ThereAt() | form.MarkedAt() | form.FormerAt() | form.Lone():
            return _single(mask, voice)
        case form.History() | form.KeptGround() | form.LostGround():
            return _remembered(mask)
        case form.Spread() | form.Near() | form.Linked() | form.Within() | form.SameGround():
            return _around(mask, voice)
        case form.Bordering() | form.Neighbouring() | form.Chained():
            return _around_so_many(mask, voice)
        case form.Crowded() | form.PieceCrowded() | form.PieceRoom() | form.Changeable() | form.Exposed():
            return _counted(mask, voice)
        case form.Both(parts=parts):
            return chain("&", (express_mask(part, voice) for part in parts))
        case form.Either(parts=parts):
            return chain("|", (express_mask(part, voice) for part in parts))
        case form.Except(part=part):
            return Unary("~", express_mask(part, voice))
        case form.Terrain() | form.Symbol() | form.Named():
            raise InternalError("a static set was not recognised")
        case _:
            assert_never(mask)


def _standing(
    mask: form.PieceAt | form.Senders | form.Stood | form.MarkerAt | form.MarkersAt | form.HereAt,
    voice: Voice,
) -> Expression:
    match mask:
        case form.PieceAt(piece=kind):
            return Item(Attribute(STATE, "piece"), piece(kind))
        case form.Senders(piece=kind):
            return call("senders", STATE, SLOT, piece(kind))
        case form.Stood(piece=kind):
            return call("stood", STATE, Literal(-1) if kind is None else piece(kind), voice.there)
        case form.MarkerAt(marker=name):
            return call("marker_mask", STATE, marker(name))
        case form.MarkersAt(kind=markers):
            return Attribute(STATE, markers)
        case form.HereAt():
            return call("here_mask", STATE, SELF)
        case _:
            assert_never(mask)


def _remembered(mask: form.History | form.KeptGround | form.LostGround) -> Expression:
    match mask:
        case form.History(deed=deed):
            return Attribute(STATE, deed)
        case form.KeptGround(what=what):
            return call("kept_ground", STATE, Kernel(what))
        case form.LostGround(ours=ours):
            return call("ground_we_lost" if ours else "ground_lost", STATE, SLOT)
        case _:
            assert_never(mask)


def _single(mask: form.ThereAt | form.MarkedAt | form.FormerAt | form.Lone, voice: Voice) -> Expression:
    match mask:
        case form.ThereAt():
            return Item(_BIT, voice.there)
        case form.MarkedAt(rule=rule, bound=bound):
            return marked(rule, voice.they if bound else None)
        case form.FormerAt():
            return Item(_BIT, Attribute(STATE, "value"))
        case form.Lone(of=of):
            return call("lone", express_mask(of, voice))
        case _:
            assert_never(mask)


def marked(rule: int, they: Expression | None) -> Expression:
    """Express what was noted when a rule of the same clause began, or began for somebody."""
    noted = (STATE, Attribute(SELF, "source"), Literal(rule), SLOT)
    return call("marked", *noted) if they is None else call("marked_for", *noted, they)


def _held(mask: form.Held | form.HeldWith | form.HeldByPlayers, voice: Voice) -> Expression:
    match mask:
        case form.Held(by=holder):
            return _held_by(holder, voice)
        case form.HeldWith(kind=kind, tile=name, life=life):
            return call(f"held_with_{kind}", STATE, tile(kind, name), Kernel(life))
        case form.HeldByPlayers(players=players):
            return call("held_by", STATE, express_players(players, voice))
        case _:
            assert_never(mask)


def _held_by(holder: Holder, voice: Voice) -> Expression:
    match holder:
        case Holder.ME:
            return HELD
        case Holder.THEM:
            return Item(HELD.of, voice.they)
        case Holder.MY_ACTIVE:
            return Item(HELD.of, call("active_of", STATE, SLOT))
        case Holder.ANYONE:
            return call("occupied", STATE)
        case Holder.NEUTRAL:
            return Attribute(STATE, "neutral")
        case _:
            return call(_HELD_BY[holder], STATE, SLOT)


def _around(
    mask: form.Spread | form.Near | form.Linked | form.Within | form.SameGround, voice: Voice
) -> Expression:
    match mask:
        case form.Spread(of=of):
            return ask(_BOARD, "spread", express_mask(of, voice))
        case form.Near(of=of):
            return call("adjacent", STATE, SLOT, express_mask(of, voice))
        case form.Linked(through=through, start=start):
            return call("linked", STATE, express_mask(through, voice), express_mask(start, voice))
        case form.Within(of=of, distance=distance):
            return ask(_BOARD, "within", express_mask(of, voice), Literal(distance))
        case form.SameGround(of=of):
            return ask(_BOARD, "same_terrain", express_mask(of, voice))
        case _:
            assert_never(mask)


def _around_so_many(mask: form.Bordering | form.Neighbouring | form.Chained, voice: Voice) -> Expression:
    bounds = (Literal(mask.low), _most(mask.high))
    match mask:
        case form.Bordering(of=of):
            return ask(_BOARD, "bordering", express_mask(of, voice), *bounds)
        case form.Neighbouring(of=of):
            return call("adjacent_to", STATE, SLOT, express_mask(of, voice), *bounds)
        case form.Chained(through=through, ends=ends):
            return call("linked_to", STATE, express_mask(through, voice), express_mask(ends, voice), *bounds)
        case _:
            assert_never(mask)


def _counted(
    mask: form.Crowded | form.PieceCrowded | form.PieceRoom | form.Changeable | form.Exposed, voice: Voice
) -> Expression:
    among = express_mask(mask.of, voice)
    match mask:
        case form.Crowded(crowd=crowd, low=low, high=high):
            return call(_CROWDS[crowd], STATE, among, Literal(low), _most(high))
        case form.PieceCrowded(piece=kind, low=low, high=high):
            return call("with_pieces", STATE, piece(kind), among, Literal(low), _most(high))
        case form.PieceRoom(piece=kind, count=count, from_kit=from_kit):
            name = "room_from_kit" if from_kit else "room_for"
            return call(name, STATE, piece(kind), among, *([Literal(count)] if count > 1 else []))
        case form.Changeable(ground=ground_there):
            return call("changeable", STATE, SLOT, among, new_ground(ground_there))
        case form.Exposed():
            return call("exposed", STATE, SLOT, among)
        case _:
            assert_never(mask)


def _most(high: int) -> Expression:
    """Express an upper bound."""
    return Kernel("ALL") if high == MANY else Literal(high)


# -- players --------------------------------------------------------------------------------------------


def express_players(players: Players, voice: Voice) -> Expression:
    """Express a set of players."""
    match players:
        case crews.Crew(group=group):
            return _crew(group, voice)
        case crews.Attacked(by=Attacker.ANYONE, life=life):
            return call("attacked_this_turn", STATE, Kernel(life))
        case crews.Attacked(by=by, life=life):
            return call(
                "attacked_by_us" if by is Attacker.US else "attacked_by_me", STATE, SLOT, Kernel(life)
            )
        case crews.Robbers():
            return call("robbers", STATE, SLOT)
        case crews.Served():
            return call("served", STATE, SELF, SLOT)
        case crews.Bearing(piece=kind, low=1, high=form.MANY):
            return call("players_with", STATE, piece(kind))
        case crews.Bearing(piece=kind, low=low, high=high):
            return call("bearing", STATE, piece(kind), Literal(low), _most(high))
        case crews.Playing(kind=tile_kind, tile=name, life=life):
            return call(f"players_with_{tile_kind}", STATE, tile(tile_kind, name), Kernel(life))
        case crews.Owning():
            return _owning(players)
        case crews.Surpassing():
            return _surpassing(players, voice)
        case crews.Holding() | crews.HoldingMany():
            return _holding(players, voice)
        case crews.Together(parts=parts):
            return chain("&", (express_players(part, voice) for part in parts))
        case crews.Other(part=part):
            return Unary("~", express_players(part, voice))
        case _:
            assert_never(players)


def _owning(players: crews.Owning) -> Expression:
    low, high = players.low, players.high
    if low == high == 0:
        return call("broke", STATE)
    return call("with_coins", STATE, Literal(low), Literal(9999 if high is None else high))


def _holding(players: crews.Holding | crews.HoldingMany, voice: Voice) -> Expression:
    held, life = express_mask(players.mask, voice), Kernel(players.life)
    if isinstance(players, crews.HoldingMany):
        high = Kernel("ALL") if players.high is None else Literal(players.high)
        return call("players_holding_many", STATE, held, life, Literal(players.low), high)
    return call(
        "players_holding", STATE, call("robbable", STATE, SLOT, held) if players.taken else held, life
    )


def _surpassing(players: crews.Surpassing, voice: Voice) -> Expression:
    if players.of is None:
        return call("with_other_coins", STATE, SLOT, Literal(players.more))
    return call("with_other_regions", STATE, SLOT, express_mask(players.of, voice), Literal(players.more))


def _crew(group: Group, voice: Voice) -> Expression:
    match group:
        case Group.EVERYONE:
            return call("everyone", STATE)
        case Group.US:
            return Item(_BIT, player_of(SLOT))
        case Group.THEM:
            return Item(_BIT, player_of(voice.they))
        case _:
            return call(_GROUPS[group], STATE, SLOT)


def player_of(slot: Expression) -> Expression:
    """Express the player of a race."""
    return call("player_of", STATE, slot)
