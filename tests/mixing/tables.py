"""Tables for the tests of mixing: both boxes on any board, or a pack of one's own among them."""

from dataclasses import replace
from functools import cache

from swdsl.lower import LoweredSet, lower
from swdsl.mixing import Table, lay_table
from swdsl.model.ruleset import Library, Selection
from swdsl.source import SourceFile
from swdsl.words import Kind
from tests.lower.libraries import RULES, library, official, sources

BOARDS = ("maps/base_[2-5]p.sw", "maps/underground_[2-6]p.sw")


def table(board: str, lines: str = "", sets: str = "base, underground", pack: str = "") -> Table:
    """Return the table of a game on a board; `pack` is the text of a set `trial` beside the boxes."""
    return laid(board, lines, sets, pack)[0]


@cache
def laid(board: str, lines: str, sets: str, pack: str) -> tuple[Table, Library]:
    """Return a table with the library it was laid from."""
    game = f'game trial "Trial"\n  map {board}\n  sets {sets}\n{lines}'
    files = [*sources(*RULES, *BOARDS), SourceFile("games/trial.sw", game)]
    if pack:
        head = 'set trial "Trial"\n  uses base underground\n\n'
        files.append(SourceFile("trial/set.sw", head + pack))
    read = library(files)
    trial = next(each for each in read.games if each.id == "trial")
    return lay_table(trial, read, lower(read)), read


@cache
def both_worlds(board: str, *asked: Kind) -> Table:
    """Return the table of both boxes on a board, with all of some kinds asked for; quicker than compiling."""
    library, lowered = _official()
    model = next(each for each in library.games if each.id == "both_worlds_base_2p")
    lines = tuple(Selection(included=True, kind=kind, ref=None) for kind in asked)
    return lay_table(replace(model, map=board, selections=lines), library, lowered)


@cache
def _official() -> tuple[Library, tuple[LoweredSet, ...]]:
    return official(), lower(official())


def fates(table: Table, scope: str) -> dict[str, str]:
    """Return for each component of a set whether it is in or out."""
    fates = {each.ref.id: "in" for each in table.components if each.ref.scope == scope}
    fates |= {each.component.ref.id: "out" for each in table.removals if each.component.ref.scope == scope}
    return fates


def reasons(table: Table) -> dict[str, str]:
    """Return the sentence for each component that is out."""
    return {each.component.ref.id: each.reason for each in table.removals}
