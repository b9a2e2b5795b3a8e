"""What a board offers to the clauses of a game: its ground, and what other sets call it."""

from swdsl.lower.form import LoweredSet
from swdsl.lower.needs import Table
from swdsl.model.board import Board
from swdsl.model.names import Kind
from swdsl.model.ruleset import Library


def table_of(board: Board, library: Library, frame: LoweredSet, kinds: frozenset[Kind]) -> Table:
    """Return what a game on a board offers; markers need something that hides them."""
    present = {region.terrain for region in board.regions}
    present |= {mark for region in board.regions for mark in region.marks}
    alike = {
        member
        for equivalence in library.equivalences
        if present.intersection(equivalence.members)
        for member in equivalence.members
    }
    wet = any(terrain.water for each in library.sets for terrain in each.terrains if terrain.ref in present)
    hides = frame.frame is not None and any(
        neutral.discovers and neutral.symbol in {str(ref) for ref in present}
        for neutral in frame.frame.neutrals
    )
    return Table(
        frozenset(str(ref) for ref in present | alike),
        wet,
        hides and Kind.PLACE in kinds,
        hides and Kind.RELIC in kinds,
    )
