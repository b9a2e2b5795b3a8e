"""Maps for more or fewer players than their set is made for."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_maps import WRONG_PLAYERS
from swdsl.model.ruleset import Library


def lint_wrong_players(library: Library) -> Iterator[Diagnostic]:
    """Warn about maps whose number of players their set does not allow."""
    sets = {each.id: each for each in library.sets}
    for board in library.boards:
        if board.uses not in sets or not board.players:
            continue
        frame = sets[board.uses].frame
        if not frame.min_players <= board.players <= frame.max_players:
            allowed = f"{frame.min_players} to {frame.max_players}"
            yield Diagnostic(
                WRONG_PLAYERS,
                f"The map `{board.id}` is for {board.players} players, but `{board.uses}` is for {allowed}.",
                (
                    Label(board.span, f"{board.players} players"),
                    Label(sets[board.uses].span, f"{allowed} players"),
                ),
                "Change the number behind the map's name, or the set's `players`.",
            )
