"""The lowered form: every clause classified once, as static terms, hooks, or facts.

What the kernel can be told is declared in the modules beside this one, once and with types: its constants
(`form_words`), terms, hooks, steps, effects, numbers and sets. Lowering makes these values, printing and
needs read them; nobody else knows how the kernel calls anything.
"""

from __future__ import annotations

from dataclasses import field, fields
from enum import StrEnum
from typing import Any, NamedTuple

from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_terms import CostTerm, PermitTerm, Term
from swdsl.lower.form_words import Life, Protection, Setting, Survivors, Tokens
from swdsl.model.content import Piece
from swdsl.model.names import Ref
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import Period, State


@record
class PieceFact:
    """A sentence that is part of a piece's nature: fields of the kernel's `Piece`, those that it settles."""

    piece: str
    immune: Protection | None = None
    losses: Tokens | None = None
    occupies: Mask | None = None


class BuiltIn(StrEnum):
    """What the kernel does in any case; a frame that says so changes nothing."""

    REACH = "reach"
    ROUT = "rout"
    DISCOVERY = "discovery"


@record
class FrameFact:
    """A sentence that is a number of the frame: fields of the kernel's `Frame`, those that it settles."""

    base: CostTerm | None = None
    more: CostTerm | None = None
    entry: PermitTerm | None = None
    defenders: int | None = None
    own_defenders: bool | None = None
    minimum: int | None = None
    attempt: tuple[int, int | None] | None = None
    lose: int | None = None
    survivors: Survivors | None = None
    declined_survivors: Survivors | None = None
    overrun: Life | None = None
    coin: int | None = None
    keep: int | None = None
    sweep: bool | None = None
    relic_moves: bool | None = None
    built_in: BuiltIn | None = None


Nature = Setting | Mask
FrameValue = Setting | tuple[int, int | None] | CostTerm | PermitTerm


def nature_in(fact: PieceFact) -> tuple[tuple[str, Nature], ...]:
    """Return what a sentence settles about a piece, by the kernel's names."""
    return tuple(pair for pair in _said(fact) if pair[0] != "piece")


def numbers_in(fact: FrameFact) -> tuple[tuple[str, FrameValue], ...]:
    """Return what a sentence settles about the frame, by the kernel's names."""
    return tuple(pair for pair in _said(fact) if pair[0] != "built_in")


def _said(fact: PieceFact | FrameFact) -> tuple[tuple[str, Any], ...]:
    values = ((each.name, getattr(fact, each.name)) for each in fields(fact))
    return tuple((name, value) for name, value in values if value is not None)


Part = Term | Hook | PieceFact | FrameFact


class OptionTest(NamedTuple):
    """A choice that a table must have made for a clause to hold, or must not have made."""

    option: str
    choice: str
    made: bool = True


@record
class Clause:
    """A clause with everything the back end prints, or the reason why nothing can be printed.

    `missing_at` is the part of the sentence that has no use, `instead` the nearest one that can be played.
    """

    id: str
    text: str
    state: State
    limit: Period | None
    times: int
    per_opponent: bool
    options: tuple[OptionTest, ...]
    parts: tuple[Part, ...]
    missing: str | None = None
    instead: str = ""
    missing_at: Span = field(default=NOWHERE, compare=False)
    span: Span = field(default=NOWHERE, compare=False)


@record
class Component:
    """A race, power, relic or place with its lowered clauses."""

    ref: Ref
    name: str
    tokens: int
    tray: int
    attack_only: int
    pieces: tuple[Piece, ...]
    clauses: tuple[Clause, ...]
    span: Span = field(default=NOWHERE, compare=False)

    def facts(self, piece: Ref) -> tuple[tuple[str, Nature], ...]:
        """Return what clauses say about the nature of a piece, by the kernel's names."""
        return tuple(
            fact
            for clause in self.clauses
            for part in clause.parts
            if isinstance(part, PieceFact) and part.piece == str(piece)
            for fact in nature_in(part)
        )


@record
class Neutral:
    """Neutral tokens: where they stand at the start, and whether a marker hides under them."""

    id: str
    symbol: str | None
    tokens: int
    discovers: bool


@record
class Frame:
    """The frame of a set: its numbers and the clauses every race has."""

    start_coins: int
    column: int
    price: int
    faces: tuple[int, ...]
    neutrals: tuple[Neutral, ...]
    clauses: tuple[Clause, ...]


@record
class LoweredSet:
    """One set after lowering; a set that only adds components has no frame of its own.

    The frame of a set that builds on others is what it adds to theirs; `joined` puts them together.
    `options` lists each option with its choices, the default first.
    """

    id: str
    name: str
    frame: Frame | None
    components: tuple[Component, ...]
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause of the set, the frame's first."""
        frame = self.frame.clauses if self.frame else ()
        return frame + tuple(clause for component in self.components for clause in component.clauses)
