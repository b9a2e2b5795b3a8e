"""The root of everything one compilation knows."""

from __future__ import annotations

from dataclasses import dataclass, field

from swdsl.model.board import Board
from swdsl.model.content import RuleSet
from swdsl.model.names import Kind, Ref
from swdsl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Equivalence:
    """Things of several sets that count as the same on one table."""

    members: tuple[Ref, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Selection:
    """A line `with` or `without` of a game: one component, or all of a kind."""

    included: bool
    kind: Kind | None
    ref: Ref | None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Game:
    """A table to play at: a map, the boxes on it, what is in or out, and the options that differ."""

    id: str
    name: str
    map: str
    sets: tuple[str, ...]
    selections: tuple[Selection, ...]
    options: tuple[tuple[Ref, str], ...]
    players: int | None
    turns: int | None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Form:
    """A grammatical fact of a translated name: a flag, or a form with its text."""

    key: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Translated:
    """One name in one language. `key` is a kind and an id, such as `race ogres` or `region north_sea`."""

    language: str
    scope: str
    kind: str
    id: str
    text: str
    forms: tuple[Form, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Library:
    """Everything that was read: sets, maps, games, equivalences, translations."""

    sets: tuple[RuleSet, ...]
    boards: tuple[Board, ...]
    games: tuple[Game, ...]
    equivalences: tuple[Equivalence, ...]
    translations: tuple[Translated, ...]

    def set(self, set_id: str) -> RuleSet:
        """Return the set with this id."""
        return next(each for each in self.sets if each.id == set_id)

    def board(self, board_id: str) -> Board:
        """Return the map with this id."""
        return next(each for each in self.boards if each.id == board_id)
