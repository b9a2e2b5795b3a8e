"""The lowered form: every clause classified once, as static terms, hooks of a known base, or both.

A hook names one base class of the kernel, gives it a few settings, answers its pure questions with
expressions, and acts through effects or through the steps of a program. `shapes.py` says which
settings and answers belong to which base; `validate.py` holds every hook to that.
"""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum
from typing import NamedTuple

from swdsl.lower.form_effects import Effect
from swdsl.lower.form_numbers import Expression, Integer, Test
from swdsl.lower.form_regions import Mask, Players
from swdsl.model.content import Piece
from swdsl.model.names import Ref
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import Period, State


@record
class Word:
    """A constant of the kernel, by its name there."""

    name: str


Setting = int | bool | Word
Settings = tuple[tuple[str, Setting], ...]


class TermKind(StrEnum):
    """The static sentences the kernel merges when a race is bound, by the name of their class."""

    COST = "CostTerm"
    COIN = "CoinTerm"
    FLAT = "FlatTerm"
    PERMIT = "PermitTerm"
    WARD = "WardTerm"
    LOSS = "LossTerm"
    KEEP = "KeepTerm"
    FADE = "FadeTerm"
    EXPAND = "ExpandTerm"
    CARRY = "CarryTerm"


@record
class Term:
    """A sentence that is data: a mask known from the board, an amount, a state."""

    kind: TermKind
    mask: Mask | None = None
    settings: Settings = ()


class Base(StrEnum):
    """The kinds of dynamic clause the kernel knows, by the name of their class."""

    COST = "Cost"
    DEFENCE = "Defence"
    IGNORE = "Ignore"
    PERMISSION = "Permission"
    LINK = "Link"
    IMMUNITY = "Immunity"
    BAN = "Ban"
    FORBID = "Forbid"
    WARD = "Ward"
    AID = "Aid"
    LOSS = "Loss"
    DAMAGE = "Damage"
    PRICE = "Price"
    COINS = "Coins"
    BONUS = "Bonus"
    LEVY = "Levy"
    YIELD = "Yield"
    REFLEX = "Reflex"
    PROGRAM = "Program"


class Ask(StrEnum):
    """What one step of a program asks, by the kernel's name."""

    NOTHING = "NOTHING"
    CONFIRM = "CONFIRM"
    REGION = "REGION"
    PLAYER = "PLAYER"
    COMBO = "COMBO"
    MARKER = "MARKER"
    DIE = "DIE"
    SPREAD = "SPREAD"


class MarkerKind(StrEnum):
    """Which markers a step may choose among, by the kernel's name."""

    PLACE = "PLACE"
    RELIC = "RELIC"


@record
class Step:
    """One step of a program: what it asks, among what, how often, and what follows.

    No options mean that any answer of that kind is possible; nothing is while `possible` does not hold.
    """

    ask: Ask
    options: Mask | Players | MarkerKind | None = None
    effects: tuple[Effect, ...] = ()
    possible: Test | None = None
    rounds: Integer | None = None
    units: Integer | None = None


@record
class Hook:
    """A dynamic clause: settings, pure answers under a common guard, and what it does."""

    base: Base
    settings: Settings = ()
    answers: tuple[tuple[str, Expression], ...] = ()
    guard: Test | None = None
    effects: tuple[Effect, ...] = ()
    steps: tuple[Step, ...] = ()

    def setting(self, name: str) -> Setting | None:
        """Return a setting, or nothing when the base's default stands."""
        return next((value for key, value in self.settings if key == name), None)


@record
class PieceFact:
    """A sentence that is part of a piece's nature, such as what it is immune to."""

    piece: str
    key: str
    value: Setting | Mask


@record
class FrameFact:
    """A sentence that is a number of the frame; one that depends on the board has a mask."""

    key: str
    value: Setting | tuple[int, int]
    mask: Mask | None = None


Part = Term | Hook | PieceFact | FrameFact


class OptionTest(NamedTuple):
    """A choice that a table must have made for a clause to hold, or must not have made."""

    option: str
    choice: str
    made: bool = True


@record
class Clause:
    """A clause with everything the back end prints, or the reason why nothing can be printed."""

    id: str
    text: str
    state: State
    limit: Period | None
    times: int
    per_opponent: bool
    options: tuple[OptionTest, ...]
    parts: tuple[Part, ...]
    missing: str | None = None
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

    def facts(self, piece: Ref) -> tuple[PieceFact, ...]:
        """Return what clauses say about the nature of a piece."""
        return tuple(
            part
            for clause in self.clauses
            for part in clause.parts
            if isinstance(part, PieceFact) and part.piece == str(piece)
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
