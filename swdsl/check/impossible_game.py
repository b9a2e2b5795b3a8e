"""Games that cannot be set up."""

from collections.abc import Iterator
from typing import Final

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_content import IMPOSSIBLE_GAME
from swdsl.limits import FEWEST_PLAYERS
from swdsl.model.names import Ref
from swdsl.model.ruleset import Game, Library
from swdsl.words import Kind

_SMALLEST_TEAM: Final = 2


def check_impossible_game(library: Library) -> Iterator[Diagnostic]:
    """Report games whose map, players or components do not go together."""
    for game in library.games:
        for reason, hint in _reasons(game, library):
            yield Diagnostic.at(
                IMPOSSIBLE_GAME, game.span, f"The game `{game.id}` cannot be set up: {reason}.", hint=hint
            )


def _reasons(game: Game, library: Library) -> Iterator[tuple[str, str]]:
    boards = {board.id: board for board in library.boards}
    sets = {each.id: each for each in library.sets}
    board = boards.get(game.map)
    if board is None or not game.sets or any(each not in sets for each in game.sets):
        return
    seen = {each.id for name in game.sets for each in library.seen_by(name)}
    if board.uses not in seen and not _related(board.uses, seen, library.at_table(game.sets, game.span.path)):
        yield (
            f"its map shows the ground of `{board.uses}`, which is not on the table",
            f"Add `{board.uses}` to its sets, or say with `alike` which terrains count as the same.",
        )
    if game.players is not None and game.players > board.players:
        yield (
            f"{game.players} players do not fit on a map for {board.players}",
            "Choose a larger map or fewer players.",
        )
    players = board.players if game.players is None else game.players
    if players < FEWEST_PLAYERS:
        yield f"{players} players are too few", "Let at least two play: `players 2`."
    if game.turns == 0:
        yield "it lasts 0 turns", "Let it last longer, such as `turns 8`, or as long as its map says."
    if game.teams is not None and not _make_teams(players, game.teams.size):
        yield (
            f"{players} players do not make teams of {game.teams.size}",
            "Let at least two teams of at least two players come out even, such as `teams of 2` for six.",
        )
    column = max(sets[each].frame.combos for each in game.sets)
    for kind in (Kind.RACE, Kind.POWER):
        left = len(_left(game, kind, library))
        if left < column:
            yield f"{kind}s left: {left}, places in the column: {column}", f"Leave more {kind}s in the game."


def _make_teams(players: int, size: int) -> bool:
    return size >= _SMALLEST_TEAM and players % size == 0 and players > size


def _related(uses: str, seen: set[str], library: Library) -> bool:
    """Whether some ground of the map's set counts as the same as some of the table's."""
    scopes = ({member.scope for member in each.members} for each in library.equivalences)
    return any(uses in each and each & seen for each in scopes)


def _left(game: Game, kind: Kind, library: Library) -> set[Ref]:
    every = {
        each.ref
        for name in game.sets
        for ruleset in library.sets
        if ruleset.id == name
        for each in ruleset.components
        if each.ref.kind is kind
    }
    left = set(every)
    for line in game.selections:
        if line.kind is not kind:
            continue
        meant = {line.ref} if line.ref is not None else every
        left = left | meant if line.included else left - meant
    return left
