"""What becomes of things: which rules go on in decline, which pieces stay on the board, who counts as a foe.

Every table asks it of every tile, and no single sentence answers it: what is left unsaid ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model import moments
from swdsl.model.clauses import Clause, ImmuneTo
from swdsl.model.content import Component, Piece
from swdsl.model.expressions import Enemy, Me
from swdsl.model.names import Ref
from swdsl.model.walk import nodes, refs
from swdsl.reference.customs import Held
from swdsl.reference.edition import Edition
from swdsl.reference.words.concepts import terms_in
from swdsl.words import Kind, PlainVerb, State


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a component or a piece: a title, the answer, and other ways to ask.

    `owner` is the component of a piece, where a question for it is one for the piece.
    """

    of: Ref
    title: str
    told: str
    asked: tuple[str, ...]
    owner: Ref | None = None


def fates(edition: Edition) -> Iterator[Fate]:
    """Yield what becomes of races and powers in decline, and of pieces there and when they are conquered."""
    for component in edition.library.components():
        declines = component.ref.kind in (Kind.RACE, Kind.POWER)
        if declines:
            yield _declined(edition, component)
        yield from _foes(edition, component)
        for piece in component.pieces:
            if declines:
                yield _declined_piece(edition, piece)
            if not piece.attack_only:  # such a piece is gone before anybody can conquer it
                yield _conquered_piece(edition, component, piece)


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


def _conquered_piece(edition: Edition, component: Component, piece: Piece) -> Fate:
    words, name = edition.words.finding.conquered, edition.names.of(piece)
    told = words.stays if piece.stays_when_conquered else words.leaves
    wards = [held.sentence.text for held in _rules(edition, component) if _wards(held.clause, piece.ref)]
    title, asked = words.title.format(name=name), words.asked
    if not wards:
        return Fate(piece.ref, title, told, asked)
    return Fate(
        piece.ref, title, " ".join((*wards, told)), (*asked, *edition.words.finding.warded), component.ref
    )


def _foes(edition: Edition, component: Component) -> Iterator[Fate]:
    """Yield whom a rule counts that speaks of enemies, or of regions that were not empty."""
    words, name = edition.words.finding.foes, edition.names.of(component)
    for held in _rules(edition, component):
        terms = {each.id: each for _, _, each in terms_in(held.sentence.text, edition.language)}
        told = [terms[each].definition for each in ("empty", "enemy") if each in terms]
        if told and any(type(each) is Enemy for each in nodes(held.clause)):
            title = words.title.format(name=name)
            yield Fate(component.ref, title, " ".join((held.sentence.text, *told)), words.asked)


def _rules(edition: Edition, component: Component) -> tuple[Held, ...]:
    return edition.told(component)[1].held


def _wards(clause: Clause, piece: Ref) -> bool:
    """Whether a clause makes the region of a piece immune."""
    return any(type(each) is ImmuneTo and piece in refs(each) for each in nodes(clause))


def _tells_of_decline(clause: Clause) -> bool:
    """Whether a clause works in decline, or says how its race declines."""
    return clause.state is not State.ACTIVE or clause.moment == moments.PlainEvent(Me(), PlainVerb.DECLINE)
