"""What is on the table: components, frame, pieces and options of one game, as the model has them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from swdsl.model.board import Board
from swdsl.model.clauses import (
    ChangeGround,
    Clause,
    Discover,
    Do,
    Ignore,
    IgnoredCards,
    IgnoredHelp,
    Move,
    Rule,
)
from swdsl.model.content import Component, Piece, RuleSet, Term
from swdsl.model.counts import Condition, OptionIs, Unless
from swdsl.model.expressions import Here, Regions, SameTerrain, TermKind, There, They, This
from swdsl.model.moments import Always, AtStep, RegionEvent
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes
from swdsl.runtime import Game
from swdsl.words import Kind
from tests.judge.cases import told_apart
from tests.judge.ownerless import speaks_for_itself

NAMELESS = Ref(Kind.SET, "", "")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a sentence comes from: its component, and the number of the place or relic if it is one.

    `lent`: a power that somebody uses although it is not his. `copy`: a piece that acts as a place or relic.
    """

    kind: Kind | None  # None: the frame
    owner: Ref
    marker: int = -1
    lent: bool = False
    copy: int = -1


LENT = -2
FIRST_COPY = -3
ALWAYS = "always"
STEP = "step"
EVENT = "event"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A clause with its source and the name that bills and questions give it.

    `topic` is what it waits for: `always`, a step, a deed to a region (`attack`, …), or another event.
    `ownerless`: it is of a place or relic that speaks for itself. `rule`: which rule for a time it is of its
    clause, if it is one; however often it has begun, it counts once.
    """

    clause: Clause
    source: Source
    name: str
    topic: str
    ownerless: bool = False
    rule: int = -1

    @property
    def is_everybodys(self) -> bool:
        """Whether every race has it, and counts its own uses: of the frame, or of an event."""
        return self.source.kind in (None, Kind.EVENT)

    @property
    def is_lent(self) -> bool:
        """Whether it is of a power that lies on a place, or that a piece acts as: it is used at will."""
        return self.source.kind is Kind.POWER and (self.source.marker >= 0 or self.source.lent)

    @property
    def topics(self) -> tuple[str, ...]:
        """Everything it is looked up by: what stands always is also asked for by what it grants."""
        if self.topic != ALWAYS:
            return (self.topic,)
        granted = (
            each.permission.value if isinstance(each, Rule) else type(each).__name__
            for each in self.clause.effects
        )
        return tuple(dict.fromkeys((ALWAYS, *(f"always {each}" for each in granted))))


def copied_name(name: str) -> str:
    """Return what a sentence is called in the mouth of a piece that acts as its place or relic."""
    return f"{name}, copied"


def sentence(clause: Clause, source: Source, scope: str) -> Sentence:
    """Return a clause as a sentence of its component."""
    match clause.moment:
        case Always():
            topic = ALWAYS
        case AtStep():
            topic = STEP
        case RegionEvent(verb=verb):
            topic = verb.value
        case _:
            topic = EVENT
    return Sentence(clause, source, f"{scope}.{clause.id}", topic, speaks_for_itself(clause, source.kind))


class Rules:
    """Everything that does not change while a game is played, read from the model."""

    def __init__(self, library: Library, game: Game, root: str, added: tuple[str, ...] = ()) -> None:
        self.library = library
        self.game = game
        self.board: Board = library.board(game.board.name)
        self.options = game.options
        self.sets: dict[str, RuleSet] = {each.id: each for each in library.sets}
        self._frame_sets = (root, *added)
        components = {(each.ref.kind, str(each.ref)): each for each in library.components()}
        self.races = [components[Kind.RACE, each.name] for each in game.races]
        self.powers = [components[Kind.POWER, each.name] for each in game.powers]
        self.markers = [
            components.get((Kind.PLACE, each.name)) or components[Kind.RELIC, each.name]
            for each in game.markers
        ]
        self.events = [components[Kind.EVENT, each.name] for each in game.events]
        pieces = {str(piece.ref): piece for each in library.sets for piece in each.pieces}
        self.pieces: list[Piece] = [pieces[each.name] for each in game.pieces]
        self.piece_number = {piece.ref: number for number, piece in enumerate(self.pieces)}
        self.marker_number = {each.ref: number for number, each in enumerate(self.markers)}
        self.terms: dict[Ref, Term] = {term.ref: term for each in library.sets for term in each.terms}
        self.alike = library.alike_on(self.board)
        self.terrains = {terrain.ref: terrain for each in library.sets for terrain in each.terrains}
        self.printed = [region.terrain for region in self.board.regions]
        self._called: dict[Ref, frozenset[Ref]] = {}
        self._points: dict[int, bool] = {}
        self.kept: list[Sentence] = []  # rules that have begun for a time: none is forgotten

    # ---- ground -----------------------------------------------------------------------------------
    @cached_property
    def borders(self) -> list[frozenset[int]]:
        """The regions that each region borders."""
        number = {region.id: each for each, region in enumerate(self.board.regions)}
        near = self.board.neighbours()
        return [frozenset(number[other] for other in near[region.id]) for region in self.board.regions]

    @cached_property
    def everywhere(self) -> range:
        """Every region, by number."""
        return range(len(self.board.regions))

    def called(self, ref: Ref) -> frozenset[Ref]:
        """Return a terrain or symbol and what counts as the same on this board."""
        if ref not in self._called:
            self._called[ref] = frozenset({ref, *self.alike.get(ref, ())})
        return self._called[ref]

    def made(self, ref: Ref) -> Ref:
        """Return what a region becomes that is to be of a terrain: the board's own, where it has the same."""
        return next((each for each in (ref, *self.alike.get(ref, ())) if each in self.printed), ref)

    def points(self, wanted: Regions) -> bool:
        """Whether a description points at something of its moment: `they`, `there`, `here`, a term."""
        if id(wanted) not in self._points:
            kinds = (They, There, Here, This, TermKind, SameTerrain)
            self._points[id(wanted)] = any(isinstance(each, kinds) for each in nodes(wanted))
        return self._points[id(wanted)]

    @cached_property
    def ground_changes(self) -> bool:
        """Whether anything on the table changes ground."""
        clauses = (each.clause for each in self.frame)
        tiles = (
            clause
            for tile in (*self.races, *self.powers, *self.markers, *self.events)
            for clause in tile.clauses
        )
        return any(isinstance(each, ChangeGround) for clause in (*clauses, *tiles) for each in nodes(clause))

    @cached_property
    def wards(self) -> bool:
        """Whether anything on the table silences help."""
        return any(
            isinstance(effect, Ignore) and isinstance(effect.what, (IgnoredHelp, IgnoredCards))
            for component in (*self.races, *self.powers, *self.markers, *self.events)
            for clause in component.clauses
            for effect in clause.effects
        )

    # ---- sentences --------------------------------------------------------------------------------
    @cached_property
    def frame(self) -> tuple[Sentence, ...]:
        """What every race has: the box's own sentences, a pack's of the same label instead, then the rest."""
        return self._every(Kind.RACE)

    @cached_property
    def discoveries(self) -> tuple[RegionEvent, ...]:
        """The conquests that uncover a marker; on a mixed table they come with the neutrals they speak of."""
        return tuple(
            clause.moment
            for each in self.library.sets
            for clause in each.frame.for_every(Kind.RACE)
            if isinstance(clause.moment, RegionEvent)
            and any(isinstance(do, Do) and isinstance(do.action, Discover) for do in clause.effects)
        )

    @cached_property
    def relics_move(self) -> tuple[str, ...]:
        """The names of the sentences by which a relic goes where it was used."""
        return tuple(
            f"{each.id}.{clause.id}"
            for each in self.library.sets
            for clause in each.frame.for_every(Kind.RELIC)
            if any(isinstance(do, Do) and isinstance(do.action, Move) for do in clause.effects)
        )

    @cached_property
    def _whole(self) -> dict[tuple[Ref, int], tuple[Sentence, ...]]:
        return {}

    def every(self, kind: Kind) -> tuple[Sentence, ...]:
        """Return what every component of a kind has."""
        return self._every(kind)

    def _every(self, kind: Kind) -> tuple[Sentence, ...]:
        found: dict[str, Sentence] = {}
        for each in self._frame_sets:
            owner = Ref(kind, each, f"every_{kind}")
            for clause in self.sets[each].frame.for_every(kind):
                if self.chosen(clause):
                    key = clause.label or f"{each}.{clause.id}"
                    found[key] = sentence(clause, Source(None, owner), each)
        return tuple(found.values())

    def sentences(self, component: Component, marker: int = -1) -> tuple[Sentence, ...]:
        """Return the clauses of a component that this table has chosen."""
        key = (component.ref, marker)
        if key not in self._whole:
            self._whole[key] = self._sentences(component, marker)
        return self._whole[key]

    def lent(self, power: Component) -> tuple[Sentence, ...]:
        """Return what a power says to somebody whose piece acts as it."""
        key = (power.ref, LENT)
        if key not in self._whole:
            self._whole[key] = tuple(
                replace(each, source=replace(each.source, lent=True)) for each in self.sentences(power)
            )
        return self._whole[key]

    def copied(self, number: int, piece: int) -> tuple[Sentence, ...]:
        """Return what a place or relic says to somebody whose piece acts as it, with uses of its own."""
        marker = self.markers[number]
        key = (marker.ref, FIRST_COPY - piece)
        if key not in self._whole:
            self._whole[key] = tuple(
                replace(each, name=copied_name(each.name), source=replace(each.source, copy=piece))
                for each in self.sentences(marker, number)
                if not each.ownerless
            )
        return self._whole[key]

    def _sentences(self, component: Component, marker: int) -> tuple[Sentence, ...]:
        source = Source(component.ref.kind, component.ref, marker)
        return tuple(
            sentence(case, source, component.ref.scope)
            for clause in component.clauses
            if self.chosen(clause)
            for case in told_apart(clause)
        )

    def chosen(self, clause: Clause) -> bool:
        """Whether the options of the table leave a clause in."""
        return all(self._option_holds(each) for each in clause.conditions)

    def _option_holds(self, condition: Condition) -> bool:
        if isinstance(condition, Unless) and isinstance(condition.condition, OptionIs):
            return not self._option_holds(condition.condition)
        if not isinstance(condition, OptionIs):
            return True
        name = str(condition.option)
        return self.options.get(name, self.options.get(condition.option.id)) == condition.choice

    def option(self, name: str) -> str:
        """Return how an option of the engine stands."""
        return self.options[name]

    def option_or(self, name: str, otherwise: str) -> str:
        """Return how an option stands that not every set has."""
        return self.options.get(name, otherwise)
