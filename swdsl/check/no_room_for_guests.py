"""Games whose map cannot hold the guests they ask for."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import NO_ROOM_FOR_GUESTS
from swdsl.graphs.boards import most_apart
from swdsl.model.board import Board
from swdsl.model.content import Neutral
from swdsl.model.ruleset import Game, Guests, Library
from swdsl.words import Kind

_HIDDEN = (Kind.PLACE, Kind.RELIC)


def check_no_room_for_guests(library: Library) -> Iterator[Diagnostic]:
    """Report games that ask for places or relics on a map with too few regions for those who hide them."""
    boards = {board.id: board for board in library.boards}
    neutrals = {neutral.ref: neutral for each in library.sets for neutral in each.neutrals}
    for game in library.games:
        board = boards.get(game.map)
        if board is None or not any(line.included and line.kind in _HIDDEN for line in game.selections):
            continue
        for guests in library.at_table(game.sets, game.span.path).guests:
            neutral = neutrals.get(guests.neutral)
            if neutral is not None and _come(guests, neutral, game, board):
                yield from _findings(guests, neutral, game, board)


def _come(guests: Guests, neutral: Neutral, game: Game, board: Board) -> bool:
    marks = {mark for region in board.regions for mark in region.marks}
    boxes = {*game.sets, *(line.ref.scope for line in game.selections if line.included and line.ref)}
    return guests.symbol in marks and neutral.symbol not in marks and neutral.ref.scope in boxes


def _findings(guests: Guests, neutral: Neutral, game: Game, board: Board) -> Iterator[Diagnostic]:
    players = game.players or board.players
    wanted = guests.regions(players)
    marked = [region.id for region in board.regions if guests.symbol in region.marks]
    room = most_apart(board, marked, wanted) if guests.apart else len(marked)
    apart = " that do not border each other" if guests.apart else ""
    labels = (Label(game.span, f"{players} players"), Label(guests.span, f"{wanted} regions for {players}"))
    if room < wanted:
        yield Diagnostic(
            NO_ROOM_FOR_GUESTS,
            f"The game `{game.id}` needs {wanted} regions with `{guests.symbol.id}`{apart} for "
            f"`{neutral.ref.id}`; `{board.id}` has {room}.",
            labels,
            "Choose another map or fewer players, or mark more regions of the map.",
        )
    elif wanted * neutral.per_symbol > neutral.supply:
        yield Diagnostic(
            NO_ROOM_FOR_GUESTS,
            f"The game `{game.id}` needs {wanted * neutral.per_symbol} of `{neutral.ref.id}`, "
            f"but there are {neutral.supply}.",
            labels,
            "Play with fewer players, or let the guests take fewer regions.",
        )
