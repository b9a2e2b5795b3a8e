"""Sets and what they declare: ground, markers, options, terms, components and the frame."""

from __future__ import annotations

from dataclasses import field

from swdsl.model.clauses import Clause
from swdsl.model.expressions import Regions
from swdsl.model.manifest import NO_MANIFEST, Manifest
from swdsl.model.names import Ref
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import Kind


@record
class Look:
    """How a thing is drawn. Colour is `#rrggbb`; pattern and glyph are words of the drawing room."""

    colour: str | None = None
    pattern: str | None = None
    glyph: str | None = None


@record
class Terrain:
    """A terrain and what the frame must know of it.

    `closed`: nobody may occupy it without a permission. `transit`: it may be conquered but is emptied at
    redeployment. `impassable`: never occupied by anybody.
    """

    ref: Ref
    name: str
    plural: str
    water: bool
    closed: bool
    transit: bool
    impassable: bool
    look: Look
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def walkable(self) -> bool:
        """Whether every race may conquer it, without a permission of its own."""
        return not self.closed and not self.impassable


@record
class Symbol:
    """A symbol printed on regions."""

    ref: Ref
    name: str
    plural: str
    look: Look
    span: Span = field(default=NOWHERE, compare=False)


@record
class Neutral:
    """Tokens that belong to nobody: so many are put on each region with a symbol at set-up."""

    ref: Ref
    name: str
    plural: str
    supply: int
    per_symbol: int
    symbol: Ref | None
    look: Look
    span: Span = field(default=NOWHERE, compare=False)


@record
class Piece:
    """A piece with its whole life. `owner` is the component that declares it.

    A component that starts from another has pieces of its own; `copied_from` is then the model's piece.
    `kind_of`: as long as it lies face down it is that piece, and nobody knows which of its `kinds` it is.
    """

    ref: Ref
    name: str
    plural: str
    supply: int
    owner: Ref
    per_region: int | None
    per_player: int | None
    stays_in_decline: bool
    stays_when_conquered: bool
    counts_as_defender: bool
    attack_only: bool
    fights_as_token: bool
    lost_before_tokens: bool
    look: Look
    copied_from: Ref | None = None
    kind_of: Ref | None = None
    kinds: tuple[Ref, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@record
class Choice:
    """One value of an option."""

    id: str
    text: str | None


@record
class Option:
    """A point a table may decide otherwise; the first choice is the default."""

    ref: Ref
    question: str
    choices: tuple[Choice, ...]
    cites: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Term:
    """A name for a description of regions."""

    ref: Ref
    name: str
    regions: Regions
    span: Span = field(default=NOWHERE, compare=False)


@record
class Component:
    """A race, power, relic or place."""

    ref: Ref
    name: str
    tokens: int | None
    tray: int | None
    attack_only: int
    pieces: tuple[Piece, ...]
    clauses: tuple[Clause, ...]
    look: Look = Look()
    like: Ref | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Frame:
    """The numbers of the game and the clauses every component of a kind has."""

    min_players: int
    max_players: int
    start_coins: int
    combos: int
    price: int
    die: tuple[int, ...]
    clauses: tuple[tuple[Kind, tuple[Clause, ...]], ...]

    def for_every(self, kind: Kind) -> tuple[Clause, ...]:
        """Return the clauses that every component of this kind has."""
        return tuple(clause for each, clauses in self.clauses if each is kind for clause in clauses)


@record
class Paragraph:
    """What a chapter of a rulebook says besides the rules. `{combos}` stands for a number or a name."""

    id: str
    text: str
    span: Span = field(default=NOWHERE, compare=False)


@record
class ChapterText:
    """A chapter of the rulebook as a set writes it; one of its own has a title."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class RuleSet:
    """A box of rules: one set, or one pack."""

    id: str
    name: str
    frame: Frame
    terrains: tuple[Terrain, ...]
    symbols: tuple[Symbol, ...]
    neutrals: tuple[Neutral, ...]
    options: tuple[Option, ...]
    terms: tuple[Term, ...]
    components: tuple[Component, ...]
    uses: tuple[str, ...] = ()
    manifest: Manifest = NO_MANIFEST
    chapters: tuple[ChapterText, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece of every component, in order of declaration."""
        return tuple(piece for component in self.components for piece in component.pieces)
