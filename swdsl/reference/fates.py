"""What becomes of things: which rules of a component go on in decline, which pieces stay on the board.

Every table asks it of every tile, and no single sentence answers it: what is left unsaid ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model import moments
from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Piece
from swdsl.model.expressions import Me
from swdsl.model.names import Ref
from swdsl.reference.edition import Edition
from swdsl.words import Kind, PlainVerb, State


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a component or a piece: a title, the answer, and other ways to ask."""

    of: Ref
    title: str
    told: str
    asked: tuple[str, ...]


def fates(edition: Edition) -> Iterator[Fate]:
    """Yield what becomes of races and powers in decline, and of pieces there and when they are conquered."""
    for component in edition.library.components():
        declines = component.ref.kind in (Kind.RACE, Kind.POWER)
        if declines:
            yield _declined(edition, component)
        for piece in component.pieces:
            if declines:
                yield _declined_piece(edition, piece)
            if not piece.attack_only:  # such a piece is gone before anybody can conquer it
                yield _conquered_piece(edition, piece)


def _declined(edition: Edition, component: Component) -> Fate:
    words, name = edition.words.finding.declined, edition.names.of(component)
    _, rules = edition.told(component)
    left = tuple(held.sentence.text for held in rules.held if _tells_of_decline(held.clause))
    told = " ".join((words.some, *left)) if left else words.nothing
    return Fate(component.ref, words.title.format(name=name), told, words.asked)


def _declined_piece(edition: Edition, piece: Piece) -> Fate:
    words, name = edition.words.finding.declined, edition.names.of(piece)
    told = words.stays if piece.stays_in_decline else words.leaves
    return Fate(piece.ref, words.title.format(name=name), told, words.asked)


def _conquered_piece(edition: Edition, piece: Piece) -> Fate:
    words, name = edition.words.finding.conquered, edition.names.of(piece)
    told = words.stays if piece.stays_when_conquered else words.leaves
    return Fate(piece.ref, words.title.format(name=name), told, words.asked)


def _tells_of_decline(clause: Clause) -> bool:
    """Whether a clause works in decline, or says how its race declines."""
    return clause.state is not State.ACTIVE or clause.moment == moments.PlainEvent(Me(), PlainVerb.DECLINE)
