"""Numbers that are never reached: more pieces than there are, more pips than the die has, a cap of 0."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from swdsl.model.clauses import Adjust, Clause, Garrison
from swdsl.model.content import Piece
from swdsl.model.counts import Amount, CountIs, CountThings, MeasureIs
from swdsl.model.expressions import Contains, Content, Pieces, PlayerHas
from swdsl.model.moments import PlainEvent
from swdsl.model.names import Ref
from swdsl.model.quantities import Range
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes
from swdsl.words import Measure, PlainVerb, Value


class Bounds:
    """What there is at most: of each piece in all and in one region, and of pips on the die of each set."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.pieces: Mapping[Ref, Piece] = {
            piece.ref: piece for component in library.components() for piece in component.pieces
        }
        changed = (
            isinstance(node, Adjust) and node.value is Value.ROLL
            for _, clause in library.clauses()
            for node in nodes(clause.effects)
        )
        self.rolls_change = any(changed)

    def pips(self, scope: str) -> int | None:
        """Return the most that a roll can show; nothing where somebody may make it more."""
        faces = [face for each in self.library.seen_by(scope) for face in each.frame.die]
        return None if self.rolls_change or not faces else max(faces)

    def in_all(self, noun: object) -> int | None:
        """Return how many pieces of a kind there are."""
        piece = self.pieces.get(noun.piece) if isinstance(noun, Pieces) and noun.piece else None
        return None if piece is None else piece.supply

    def in_one_region(self, noun: object) -> int | None:
        """Return how many pieces of a kind one region takes."""
        piece = self.pieces.get(noun.piece) if isinstance(noun, Pieces) and noun.piece else None
        return None if piece is None else min(piece.supply, piece.per_region or piece.supply)

    def before_one_player(self, noun: object) -> int | None:
        """Return how many pieces of a kind may lie before one player."""
        piece = self.pieces.get(noun.piece) if isinstance(noun, Pieces) and noun.piece else None
        return None if piece is None else min(piece.supply, piece.per_player or piece.supply)


def never_reached(scope: str, clause: Clause, bounds: Bounds) -> Iterator[str]:
    """Yield why a number of a clause is never reached."""
    for node in nodes(clause.moment, clause.conditions, clause.effects):
        match node:
            case PlayerHas(content=Content(noun=noun, range=numbers)):
                yield from _beyond(numbers, bounds.before_one_player(noun), "a player has at most {} of them")
            case Contains(content=Content(noun=noun, range=numbers)):
                yield from _beyond(numbers, bounds.in_one_region(noun), "a region has at most {} of them")
            case CountIs(count=CountThings(noun=noun), range=numbers):
                yield from _beyond(numbers, bounds.in_all(noun), "there are only {} of them")
            case MeasureIs(measure=Measure.ROLL, range=numbers):
                yield from _beyond(numbers, bounds.pips(scope), "the die shows at most {}")
            case PlainEvent(verb=PlainVerb.ROLL, range=Range() as numbers):
                yield from _beyond(numbers, bounds.pips(scope), "the die shows at most {}")
            case Garrison(range=Range(minimum=low, maximum=int(high))) if high < low:
                yield f"no number goes from {low} to {high}"
            case Amount(cap=0):
                yield "it comes to 0 at most"
            case _:
                continue


def _beyond(numbers: Range, most: int | None, reason: str) -> Iterator[str]:
    if most is not None and numbers.minimum > most:
        yield reason.format(most)
