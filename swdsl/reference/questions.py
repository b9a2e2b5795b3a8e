"""What players ask most, answered for the boards that lie on this table."""

from dataclasses import replace
from itertools import groupby

from swdsl.model.board import Board
from swdsl.reference.edition import Edition
from swdsl.reference.words.asked import Asked, Figures
from swdsl.reference.words.pages import Counted


def asked(edition: Edition) -> tuple[Asked, ...]:
    """Return the questions with whole answers."""
    figures = {Figures.ROUNDS: _rounds(edition), Figures.PLAYERS: _players(edition)}
    return tuple(
        replace(each, answer=f"{each.answer} {figures[each.figures]}.")
        if each.figures and edition.library.boards
        else each
        for each in edition.words.asked.rows
    )


def _players(edition: Edition) -> str:
    numbers = sorted({board.players for board in edition.library.boards})
    if not numbers:
        return ""
    least, most = str(numbers[0]), edition.words.count(numbers[-1], Counted.PLAYER)
    return most if len(numbers) == 1 else f"{least}\u2013{most}"


def _rounds(edition: Edition) -> str:
    """Say how long each board is played; boxes that agree are told once."""
    told: dict[str, list[str]] = {}
    boards = sorted(edition.library.boards, key=lambda board: (board.uses, board.players, board.turns))
    for uses, those in groupby(boards, key=lambda board: board.uses):
        lengths = ", ".join(dict.fromkeys(_length(edition, board) for board in those))
        told.setdefault(lengths, []).append(edition.set_name(uses))
    if len(told) == 1:
        return next(iter(told))
    return ". ".join(f"{', '.join(names)}{edition.words.colon}{lengths}" for lengths, names in told.items())


def _length(edition: Edition, board: Board) -> str:
    words = edition.words
    players = words.count(board.players, Counted.PLAYER)
    return f"{players}{words.colon}{words.count(board.turns, Counted.TURN)}"
