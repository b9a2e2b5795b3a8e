"""Tables for the tests of mixing: both boxes on any board, or a pack of one's own among them."""

from functools import cache

from swdsl.lower import lower
from swdsl.mixing import Table, lay_table
from swdsl.source import SourceFile
from tests.lower.libraries import RULES, library, sources

BOARDS = ("maps/base_[2-5]p.sw", "maps/underground_[2-6]p.sw")


@cache
def table(board: str, lines: str = "", sets: str = "base, underground", pack: str = "") -> Table:
    """Return the table of a game on a board; `pack` is the text of a set `trial` beside the boxes."""
    game = f'game trial "Trial"\n  map {board}\n  sets {sets}\n{lines}'
    files = [*sources(*RULES, *BOARDS), SourceFile("games/trial.sw", game)]
    if pack:
        head = 'set trial "Trial"\n  uses base underground\n\n'
        files.append(SourceFile("trial/set.sw", head + pack))
    read = library(files)
    trial = next(each for each in read.games if each.id == "trial")
    return lay_table(trial, read, lower(read))


def fates(laid: Table, scope: str) -> dict[str, str]:
    """Return for each component of a set whether it is in or out."""
    fates = {each.ref.id: "in" for each in laid.components if each.ref.scope == scope}
    fates |= {each.component.ref.id: "out" for each in laid.removals if each.component.ref.scope == scope}
    return fates


def reasons(laid: Table) -> dict[str, str]:
    """Return the sentence for each component that is out."""
    return {each.component.ref.id: each.reason for each in laid.removals}
