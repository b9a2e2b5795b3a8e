"""Guests: neutral tokens that come from another box because a game wants what is hidden under them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from swdsl.lower.form import FrameFact, LoweredSet, Neutral
from swdsl.model.board import Board
from swdsl.model.ruleset import Game, Guests, Library
from swdsl.words import Kind

MARKERS = (Kind.PLACE, Kind.RELIC)


@dataclass(frozen=True, slots=True)
class Guest:
    """Neutral tokens on a foreign board, and whether the relics of their box move when they are used."""

    neutral: Neutral
    symbol: str
    regions: int
    apart: bool
    relic_moves: bool


def guests_at(
    game: Game, board: Board, library: Library, lowered: Mapping[str, LoweredSet]
) -> tuple[Guest, ...]:
    """Return who comes to a board that hides nothing, if the game asks for what they hide."""
    if not any(line.included and line.kind in MARKERS for line in game.selections):
        return ()
    present = {mark for region in board.regions for mark in region.marks}
    boxes = {*game.sets, *(line.ref.scope for line in game.selections if line.included and line.ref)}
    players = game.players or board.players
    found = (
        _guest(each, lowered[each.neutral.scope], players)
        for each in library.guests
        if each.symbol in present and each.neutral.scope in boxes
    )
    return tuple(guest for guest in found if guest is not None)


def _guest(said: Guests, box: LoweredSet, players: int) -> Guest | None:
    """Return a guest; tokens that hide nothing stay at home."""
    if box.frame is None:
        return None
    facts = [part for clause in box.frame.clauses for part in clause.parts if isinstance(part, FrameFact)]
    moves = any(fact.relic_moves for fact in facts)
    for neutral in box.frame.neutrals:
        if neutral.id == str(said.neutral) and neutral.discovers:
            return Guest(neutral, str(said.symbol), said.regions(players), said.apart, moves)
    return None
