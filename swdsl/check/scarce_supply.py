"""Clauses and maps that need more of something than there is."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import SCARCE_SUPPLY
from swdsl.model.clauses import Clause, Do, Gain, Move, Place, bare
from swdsl.model.content import Neutral, Piece
from swdsl.model.counts import Thing
from swdsl.model.expressions import Pieces
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.words import Period, Quantifier


def check_scarce_supply(library: Library) -> Iterator[Diagnostic]:
    """Report fixed demands that the supply of a piece or neutral cannot meet."""
    pieces = {piece.ref: piece for component in library.components() for piece in component.pieces}
    for _, clause in library.clauses():
        for effect in map(bare, clause.effects):
            match effect:
                case Do(action=Place(thing=thing) | Move(thing=thing) | Gain(thing=thing)):
                    yield from _piece_findings(clause, effect, thing, pieces)
                case _:
                    continue
    for each in library.sets:
        for neutral in each.neutrals:
            yield from _neutral_findings(neutral, library)


def _piece_findings(
    clause: Clause, effect: Do, thing: Thing, pieces: dict[Ref, Piece]
) -> Iterator[Diagnostic]:
    if not isinstance(thing.noun, Pieces) or thing.noun.piece not in pieces:
        return
    piece = pieces[thing.noun.piece]
    number = thing.quantity.number if thing.quantity.quantifier is Quantifier.NUMBER else 1
    times = clause.limit.times if clause.limit and clause.limit.period is Period.LIFE else 1
    needed = (number or 1) * times
    if needed > piece.supply:
        yield Diagnostic(
            SCARCE_SUPPLY,
            f"`{clause.id}` needs {needed} of `{piece.ref.id}`, but there are {piece.supply}.",
            (Label(effect.span, f"needs {needed}"), Label(piece.span, f"there are {piece.supply}")),
            f'Write the supply behind the name: `piece {piece.ref.id} "{piece.name}" {needed}`.',
        )


def _neutral_findings(neutral: Neutral, library: Library) -> Iterator[Diagnostic]:
    for board in library.boards:
        places = sum(neutral.symbol in region.marks for region in board.regions)
        needed = places * neutral.per_symbol
        if needed > neutral.supply:
            yield Diagnostic(
                SCARCE_SUPPLY,
                f"The map `{board.id}` needs {needed} of `{neutral.ref.id}`, but there are {neutral.supply}.",
                (Label(board.span, f"needs {needed}"), Label(neutral.span, f"there are {neutral.supply}")),
                "Raise the supply, or mark fewer regions.",
            )
