"""What must hold for an effect to be done in full, and for an offer to be worth making.

Payments, placements, moves and removals are done whole or not at all: what cannot be done ends the clause
there, and an offer whose first effect cannot be done is not made.
"""

from __future__ import annotations

from typing import Final

from swdsl.internal import InternalError
from swdsl.lower.combine import both, every, together
from swdsl.lower.form_effects import Branch, Effect, Fork, GoDecline, Require, ScoreRegions, Turn
from swdsl.lower.form_numbers import (
    Heads,
    InHand,
    InKit,
    InReserve,
    InStock,
    InSupply,
    Integer,
    InTray,
    MarksOn,
    Number,
    PiecesIn,
    Product,
    Purse,
    Size,
    Spare,
    TokensIn,
    Who,
)
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import (
    DropPieces,
    DropPiecesIn,
    GainPieces,
    LiftPieces,
    MarkThem,
    MovePiece,
    PutPieces,
    ReturnPieces,
    UnmarkThem,
)
from swdsl.lower.form_players import Crew, Group, Other, Owning, Players, Together
from swdsl.lower.form_regions import MANY, Exposed, HereAt, Holder, Mask, PieceRoom, ThereAt
from swdsl.lower.form_steps import Step
from swdsl.lower.form_tests import Between, CanDecline, Covers, Never, Side, Test, TheyAre
from swdsl.lower.form_tokens import (
    Collect,
    GainCoins,
    GainTokens,
    GiveCoins,
    LiftTokens,
    LoseTokens,
    PayCoins,
    PayTokens,
    PutTokens,
    RemoveTokensIn,
    Reserve,
)
from swdsl.lower.form_world import TurnAllInto, TurnInto
from swdsl.lower.ground import can_change, changes_something
from swdsl.lower.scene import Scene
from swdsl.lower.walk import walk
from swdsl.words import State

#: How many tokens wait where they can be taken from.
WAITING: Final[dict[Reserve, Integer]] = {
    Reserve.TRAY: InTray(Who.ME),
    Reserve.HAND: InHand(Who.ME),
    Reserve.EITHER: InReserve(Who.ME),
}


def needed(effect: Effect, scene: Scene) -> Test | None:
    """Return what must hold for an effect to be done in full; nothing if it always can be."""
    if isinstance(effect, Turn):
        return None  # each branch asks for itself
    return every(TheyAre((Side.SOMEBODY,)) if _lacks_them(effect, scene) else None, _whole(effect, scene))


def _lacks_them(effect: Effect, scene: Scene) -> bool:
    """Whether an effect is about the other party where there may be none."""
    return scene.unmet and concerns_them(effect)


def concerns_them(effect: Effect | Step | Mask | Integer | Test) -> bool:
    """Whether something is about the other party of the moment."""
    met = (Who.THEM, Holder.THEM, Group.THEM)
    words = (
        getattr(node, key, None) for node in walk(effect) for key in ("who", "payer", "payee", "by", "group")
    )
    return any(word in met for word in words if word)


def _whole(effect: Effect, scene: Scene) -> Test | None:
    match effect:
        case PutPieces(piece=piece, spot=spot, count=count, from_kit=from_kit) if spot is not Spot.CHOICE:
            return _at_least_one(PieceRoom(piece, _open(spot, scene), count, from_kit))
        case MovePiece(spot=spot) if spot is not Spot.CHOICE and not scene.own:
            return _at_least_one(_open(spot, scene))
        case ReturnPieces(piece=piece, count=count):
            return Between(InKit(piece), count, None)
        case MarkThem(piece=piece, who=who, count=count):
            return every(Between(InStock(piece), count, None), _room_before(piece, who, count, scene))
        case UnmarkThem(piece=piece, count=count, who=who) if count < MANY:
            return Between(MarksOn(piece, who), count, None)
        case DropPieces(piece=piece, only=True):
            return Between(InSupply(piece), 0, 0)
        case DropPiecesIn(piece=piece, mask=Exposed(of=HereAt() | ThereAt()) as mask, count=count) if (
            count < MANY
        ):
            return Between(PiecesIn(piece, mask), count, None)
        case PutTokens(mask=mask, number=number, reserve=reserve) if not isinstance(mask, ThereAt):
            return every(_at_least_one(mask), _reserve(mask, number, reserve))
        case PayTokens(number=number):
            return Between(InHand(Who.ME), number, None)
        case PayCoins(payer=payer, payee=payee, number=number):
            return every(_not_myself(payer, payee, scene), _enough(Purse(payer), number))
        case LoseTokens(who=who):
            return Between(Spare(who), 1, None)
        case TurnInto() | TurnAllInto():
            return can_change(effect)
        case GoDecline(who=who) if (
            who is Who.THEM or scene.state is not State.ACTIVE or _may_be_turning(scene)
        ):
            return CanDecline(who)
        case _:
            return None


def _may_be_turning(scene: Scene) -> bool:
    """Whether what is announced may be the decline of whoever speaks."""
    return scene.unmet and scene.kin


def _not_myself(payer: Who, payee: Who | None, scene: Scene) -> Test | None:
    """Nobody pays himself: whoever pays me, or is paid by me, is somebody else."""
    between_us = {payer, payee} == {Who.ME, Who.THEM}
    return Never(TheyAre((Side.ALLIED,))) if between_us and scene.kin else None


def begins_with(effects: tuple[Effect, ...], scene: Scene, *, limited: bool) -> Test | None:
    """Return what must hold for a sentence to begin.

    What does all or nothing by itself need not be asked before, where nothing else depends on it.
    """
    alone = len(effects) == 1 and not limited
    settled = alone and _is_whole(effects[0], scene) and not _lacks_them(effects[0], scene)
    return None if settled else needed(effects[0], scene)


def _is_whole(effect: Effect, scene: Scene) -> bool:
    match effect:
        case PutPieces(count=1, spot=spot):
            return scene.own or spot is Spot.CHOICE
        case MarkThem(count=1) | DropPieces() | LoseTokens():
            return True
        case _:
            return False


def worthwhile(effect: Effect, scene: Scene) -> Test | None:
    """Return what must hold for an effect to be offered: it can be done, and does something."""
    return every(needed(effect, scene), _something(effect, scene))


def checked(effects: tuple[Effect, ...], scene: Scene, *, first: bool) -> tuple[Effect, ...]:
    """Return effects that end where one cannot be done; `first`: the first of them can, for it was asked."""
    done: list[Effect] = []
    for number, effect in enumerate(effects):
        test = None if first and not number else needed(effect, scene)
        sure = _sure_fork(effect, scene) if isinstance(effect, Fork) else effect
        done += [sure] if test is None else [Require(test), sure]
    return tuple(done)


def _sure_fork(fork: Fork, scene: Scene) -> Fork:
    return Fork(tuple(Branch(each.test, checked(each.effects, scene, first=False)) for each in fork.branches))


def _something(effect: Effect, scene: Scene) -> Test | None:
    match effect:
        case DropPieces(piece=piece, only=False):
            return Between(InSupply(piece), 0, scene.piece_called(piece).supply - 1)
        case GainCoins(number=number) | PayCoins(number=number):
            return _any(number)
        case LoseTokens(who=who, number=number):
            return _enough(Spare(who), number)
        case GainTokens(who=who, number=number):
            return every(Between(InTray(who), 1, None), _any(number))
        case GainPieces(piece=piece, number=number):
            return every(Between(InSupply(piece), 1, None), _any(number))
        case GiveCoins(players=players, number=number):
            return every(Between(Heads(players), 1, None), _any(number))
        case Collect(players=players, number=number):
            payers = together(players, Owning(1, None), *_but_me(players))
            return every(Between(Heads(payers), 1, None), _any(number))
        case TurnInto() | TurnAllInto():
            return changes_something(effect)
        case LiftPieces(piece=piece, mask=mask) | DropPiecesIn(piece=piece, mask=mask):
            return Between(PiecesIn(piece, mask), 1, None)
        case RemoveTokensIn(mask=mask) | LiftTokens(mask=mask):
            return Between(TokensIn(mask), 1, None)
        case ScoreRegions(mask=mask):
            return _at_least_one(mask)
        case _:
            return None


def _but_me(players: Players) -> tuple[Players, ...]:
    """Return whom I can take nothing from, if I may be among the players: that is me."""
    parts = players.parts if isinstance(players, Together) else (players,)
    others = (Crew(Group.OPPONENTS), Crew(Group.RIVALS), Crew(Group.FALLEN))
    return () if any(part in others for part in parts) else (Other(Crew(Group.US)),)


def _any(number: Integer) -> Test | None:
    return None if isinstance(number, Number) else Between(number, 1, None)


def _enough(has: Integer, number: Integer) -> Test:
    return Between(has, number.value, None) if isinstance(number, Number) else Covers(has, number)


def _reserve(mask: Mask, number: Integer, reserve: Reserve) -> Test:
    """Return whether tokens that wait are enough for each region of a set."""
    all_of_them = Size(mask) if number == Number(1) else Product(_times(number), Size(mask))
    return Covers(WAITING[reserve], all_of_them)


def _times(number: Integer) -> int:
    if not isinstance(number, Number):
        raise InternalError("so many tokens for each region is a plain number")
    return number.value


def _open(spot: Spot, scene: Scene) -> Mask:
    """Return a region where something is put; one that others hold may be immune to whoever puts it."""
    mask = HereAt() if spot is Spot.HERE else ThereAt()
    return mask if scene.own else Exposed(mask)


def _at_least_one(mask: Mask) -> Test:
    return Between(Size(both(mask)), 1, None)


def _room_before(piece: str, who: Who, count: int, scene: Scene) -> Test | None:
    most = scene.piece_called(piece).per_player
    return None if most is None else Between(MarksOn(piece, who), 0, most - count)
