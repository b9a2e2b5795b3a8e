"""Regions as they were just before they were conquered or left, asked when that is announced."""

from __future__ import annotations

from dataclasses import replace

from swdsl.lower.form_players import Holding, HoldingMany, Players, Surpassing
from swdsl.lower.form_regions import (
    Both,
    Chained,
    Crowded,
    Either,
    Except,
    Held,
    HeldByPlayers,
    HeldWith,
    History,
    Holder,
    Kept,
    KeptGround,
    Linked,
    Mask,
    PieceAt,
    PieceCrowded,
    Stood,
    Within,
)
from swdsl.lower.scene import NotPlayableError
from swdsl.lower.walk import is_static, walk


def as_it_was(mask: Mask) -> Mask:
    """Return a description of the region of an event by what is remembered of it: what stood there, by kind.

    What has changed with the conquest itself, and is not remembered, is refused.
    """
    match mask:
        case PieceAt(piece=piece):
            return Stood(piece)
        case Held(by=Holder.NEUTRAL):
            return Stood(None)
        case Both(parts=parts):
            return replace(mask, parts=tuple(map(as_it_was, parts)))
        case Either(parts=parts):
            return replace(mask, parts=tuple(map(as_it_was, parts)))
        case Except(part=part):
            return Except(as_it_was(part))
        case Crowded() | PieceCrowded():
            raise NotPlayableError(
                "how many stood in a region is not remembered once it is conquered or left",
                instead="when I attack a region with at least 2 tokens: cost 1 less",
            )
        case Held() | HeldWith() | HeldByPlayers():
            raise NotPlayableError(
                "when it is conquered or left a region has changed hands; who held it is said by itself",
                instead="when I conquer a region not held by an opponent: gain 1 coin",
            )
        case History() | KeptGround() if mask != KeptGround(Kept.LEFT):
            raise NotPlayableError(
                "whatever I conquer, I have attacked and conquered this turn",
                instead="when I conquer a region held by an enemy: gain 1 coin",
            )
        case _:
            _refuse_changed(mask)
            return mask


def is_settled_by_conquest(players: Players) -> bool:
    """Whether a conquest itself changes who these players are: one of them has lost a region by it."""
    return any(
        isinstance(each, Holding | HoldingMany) or (isinstance(each, Surpassing) and each.of)
        for each in walk(players)
    )


def _refuse_changed(mask: Mask) -> None:
    """Refuse what looks around and would meet the region itself, with its new holder."""
    for each in walk(mask):
        if isinstance(each, Linked | Chained) or (isinstance(each, Within) and not is_static(each)):
            raise NotPlayableError(
                "chains and distances have changed with the conquest itself when that is announced",
                instead="when I conquer a region bordering a region with relic: gain 1 coin",
            )
