"""What a clause can see while it is lowered, and how lowering says that it cannot go on."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from swdsl.model.content import Neutral, Piece, Term, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.source import NOWHERE, Span
from swdsl.words import Kind, State

Thing = TypeVar("Thing")


class NotPlayableError(Exception):
    """The kernel cannot play this sentence; the message is a reason an author can read.

    `at` is the part that has no use, and `instead` the nearest sentence that can be played.
    """

    def __init__(self, reason: str, at: Span = NOWHERE, instead: str = "") -> None:
        super().__init__(reason)
        self.at = at
        self.instead = instead


@contextmanager
def about(span: Span) -> Iterator[None]:
    """Say of what is refused inside that it is this part of the sentence, unless it says so itself."""
    try:
        yield
    except NotPlayableError as refused:
        if refused.at == NOWHERE:
            refused.at = span
        raise


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything declared that a clause may name, and the component that owns the clause.

    `own`: the moment is a step or deed of the race that has the clause. `acting`: it is active, too, so
    what was conquered this turn is its doing. `state`: in which state of its holder the clause works.
    `roams`: the component lets its race conquer in decline. `unmet`: there may be nobody whom the moment
    calls `they`. `kin`: they may be of my own player.
    """

    terms: Mapping[Ref, Term]
    neutrals: Mapping[Ref, Neutral]
    pieces: Mapping[Ref, Piece]
    terrains: Mapping[Ref, Terrain]
    owner: Ref | None = None
    own: bool = False
    acting: bool = False
    state: State = State.ACTIVE
    roams: bool = False
    unmet: bool = False
    kin: bool = False

    def term(self, ref: Ref) -> Term:
        """Return a term; a name that nobody declared was reported where it stands."""
        return _declared(ref, self.terms)

    def neutral(self, ref: Ref) -> Neutral:
        """Return a kind of neutral tokens."""
        return _declared(ref, self.neutrals)

    def piece(self, ref: Ref) -> Piece:
        """Return a piece."""
        return _declared(ref, self.pieces)

    def terrain(self, ref: Ref) -> Terrain:
        """Return a terrain."""
        return _declared(ref, self.terrains)

    def piece_called(self, name: str) -> Piece:
        """Return a piece by its full name."""
        found = next((each for each in self.pieces.values() if str(each.ref) == name), None)
        if found is None:
            raise NotPlayableError(f"nothing here is called `{name}`")
        return found

    @property
    def on_board(self) -> bool:
        """Whether the owner is a marker that lies in a region."""
        return self.owner is not None and self.owner.kind in (Kind.PLACE, Kind.RELIC)


def _declared(ref: Ref, known: Mapping[Ref, Thing]) -> Thing:
    if ref not in known:
        raise NotPlayableError(f"nothing here is called `{ref.id}`")
    return known[ref]


def scene_of(library: Library) -> Scene:
    """Return what every clause of a library can see."""
    return Scene(
        {term.ref: term for each in library.sets for term in each.terms},
        {neutral.ref: neutral for each in library.sets for neutral in each.neutrals},
        {piece.ref: piece for each in library.sets for piece in each.pieces},
        {terrain.ref: terrain for each in library.sets for terrain in each.terrains},
    )
