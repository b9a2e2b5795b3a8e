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
    """Neutral tokens on a foreign board, and whether the relics of their box move when they are used.

    Those that are `settled` have their own symbol there, and stand on every one of them.
    """

    neutral: Neutral
    symbol: str
    regions: int
    apart: bool
    relic_moves: bool
    settled: bool = False


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


def residents_of(
    game: Game, board: Board, library: Library, rules: LoweredSet, lowered: Mapping[str, LoweredSet]
) -> tuple[Guest, ...]:
    """Return the neutrals of other boxes that have their own symbol on a board: they stand on all of them."""
    known = {each.id for each in rules.frame.neutrals} if rules.frame else set()
    marks = [str(mark) for region in board.regions for mark in region.marks]
    boxes = dict.fromkeys((*game.sets, *(each.id for each in library.seen_by(board.uses))))
    return tuple(
        Guest(neutral, neutral.symbol, marks.count(neutral.symbol), False, _relics_move(lowered[box]), True)
        for box in boxes
        for neutral in _neutrals(lowered[box])
        if neutral.symbol is not None and neutral.symbol in marks and neutral.id not in known
    )


def _neutrals(box: LoweredSet) -> tuple[Neutral, ...]:
    return box.frame.neutrals if box.frame else ()


def _relics_move(box: LoweredSet) -> bool:
    clauses = box.frame.clauses if box.frame else ()
    return any(part.relic_moves for clause in clauses for part in clause.parts if isinstance(part, FrameFact))


def _guest(said: Guests, box: LoweredSet, players: int) -> Guest | None:
    """Return a guest; tokens that hide nothing stay at home."""
    for neutral in _neutrals(box):
        if neutral.id == str(said.neutral) and neutral.discovers:
            moves = _relics_move(box)
            return Guest(neutral, str(said.symbol), said.regions(players), said.apart, moves)
    return None
