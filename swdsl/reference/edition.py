"""The reference in one language: everything a page needs to say what the library says."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from markupsafe import Markup

from swdsl.drawing.from_model import Naming
from swdsl.lower import LoweredSet
from swdsl.model.board import Board
from swdsl.model.content import Component, Look, Neutral, Option, Piece, RuleSet, Symbol, Term, Terrain
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.prose import Sentence, Speaker
from swdsl.reference.addresses import Addresses, set_ref
from swdsl.reference.connecting import Connecting
from swdsl.reference.customs import Customs, Holding
from swdsl.reference.dictionary import Dictionary, Named
from swdsl.reference.heraldry import Arms, arms_of
from swdsl.reference.pictograms import pictogram
from swdsl.reference.tables import Tables
from swdsl.reference.tiles import Tile, draw_tile
from swdsl.reference.uses import Speaking, Uses
from swdsl.reference.words import Words, words_of
from swdsl.words import Kind


class Edition:
    """One language of the reference. Asks the prose room for sentences and the dictionary for names."""

    def __init__(
        self,
        library: Library,
        language: str,
        beside: "Edition | None" = None,
        carried: Sequence[LoweredSet] = (),
    ) -> None:
        """Open an edition; one `beside` it, of the same library, shares what no language changes."""
        self.library = library
        self.language = language
        self.words: Words = words_of(language)
        self.names = Dictionary(library, language)
        self.connecting = Connecting(library, language, self.names)
        self.speaker = Speaker(library, language)
        self.customs: Customs = Customs(library) if beside is None else beside.customs
        self._beside, self._carried = beside, carried
        #: How the regions of boards are called, once somebody has asked.
        self.regions: dict[str, dict[str, str]] = {}

    @cached_property
    def addresses(self) -> Addresses:
        """Where everything stands."""
        return Addresses(self.library) if self._beside is None else self._beside.addresses

    @cached_property
    def uses(self) -> Uses:
        """What speaks of what."""
        return Uses(self.library) if self._beside is None else self._beside.uses

    @cached_property
    def tables(self) -> Tables:
        """Which games there are, and who plays in them."""
        return Tables(self.library, self._carried) if self._beside is None else self._beside.tables

    @cached_property
    def things(self) -> dict[Ref, Named]:
        """Everything with a name of its own, by reference."""
        return {thing.ref: thing for rules in self.library.sets for thing in _named(rules)}

    def things_called(self, id_: str) -> tuple[Ref, ...]:
        """Return everything that has this id, in whatever set."""
        return self._by_id.get(id_, ())

    @cached_property
    def _by_id(self) -> dict[str, tuple[Ref, ...]]:
        found: dict[str, tuple[Ref, ...]] = {}
        for ref in self.things:
            found[ref.id] = (*found.get(ref.id, ()), ref)
        return found

    @cached_property
    def known(self) -> frozenset[Ref]:
        """Everything that sentences name and that has a page."""
        options = (option.ref for rules in self.library.sets for option in rules.options)
        return frozenset((*self.things, *options, *(set_ref(rules.id) for rules in self.library.sets)))

    @cached_property
    def looks(self) -> dict[Ref, Look]:
        """How terrains, symbols, neutral tokens and pieces are drawn."""
        return {
            ref: thing.look
            for ref, thing in self.things.items()
            if isinstance(thing, Terrain | Symbol | Neutral | Piece)
        }

    @cached_property
    def arms(self) -> dict[Ref, Arms]:
        """The colour and emblem of every component, each set's own."""
        return {
            ref: arms
            for rules in self.library.sets
            for ref, arms in arms_of(rules.components, self.looks).items()
        }

    def said_of(self, thing: Named) -> Sentence | None:
        """Return what there is to say of a thing in the glossary."""
        match thing:
            case Term():
                return self.speaker.term(thing)
            case Piece():
                return self._said_of_pieces[thing.ref]
            case _:
                return self._said_of_ground.get(thing.ref)

    @cached_property
    def _said_of_pieces(self) -> dict[Ref, Sentence]:
        found: dict[Ref, Sentence] = {}
        for component in self.library.components():
            said = self.speaker.component(component)
            first = len(said) - len(component.clauses) - len(component.pieces)
            found |= dict(zip((piece.ref for piece in component.pieces), said[first:], strict=False))
        return found

    @cached_property
    def _said_of_ground(self) -> dict[Ref, Sentence]:
        """The sentence about each terrain or kind of neutral token that has one."""
        said = (sentence for rules in self.library.sets for sentence in self.speaker.ground(rules))
        return {sentence.links[0].ref: sentence for sentence in reversed(list(said)) if sentence.links}

    def set_name(self, set_id: str) -> str:
        """Return the name of a set."""
        return self.names.set(self.library.set(set_id))

    def naming(self, board: Board) -> Naming:
        """Return how the drawing of a map calls what it shows."""
        seen = [each.id for each in self.library.seen_by(board.uses)]

        def called(kind: str, id_: str, name: str) -> str:
            return self.names.on_map(kind, id_, name, (board.id, *seen))

        return called

    def components(self, kind: Kind) -> tuple[Component, ...]:
        """Return all components of a kind, set by set."""
        return tuple(each for each in self.library.components() if each.ref.kind is kind)

    def tile(self, component: Component) -> Tile:
        """Return what the tile of a component shows."""
        name = self.names.of(component)
        # A sign says once what several clauses do.
        told = (*component.clauses, *self.speaker.shared(component))
        usual = (clause for clause in told if self.customs.holds(clause))
        signs = tuple(dict.fromkeys(map(pictogram, usual)))
        title = self.words.tile_alt.format(name=name)
        return Tile(
            component.ref,
            name,
            title,
            component.tokens,
            component.attack_only,
            tuple(signs),
            self.looks,
            self.arms[component.ref],
        )

    def told(self, component: Component) -> tuple[tuple[Sentence, ...], Holding]:
        """Return what a component brings, and its rules: those that hold, beside what tables play instead."""
        said = self.speaker.component(component)
        first = len(said) - len(component.clauses)
        return said[:first], self.customs.holding(tuple(zip(component.clauses, said[first:], strict=True)))

    def tile_markup(self, component: Component, *, declined: bool = False) -> Markup:
        """Draw a side of the tile of a component. The drawing escapes what comes from the rules."""
        return Markup(draw_tile(self.tile(component), declined=declined))

    def title_of(self, speaking: Speaking) -> str:
        """Return how a page calls something that has rules."""
        match speaking:
            case Component():
                return self.names.of(speaking)
            case Option():
                return self.names.question(speaking)
            case RuleSet():
                return self.words.frame_of.format(set=self.names.set(speaking))

    def address_of(self, speaking: Speaking) -> str:
        """Return where something that has rules stands."""
        return self.addresses.of(set_ref(speaking.id) if isinstance(speaking, RuleSet) else speaking.ref)


def _named(rules: RuleSet) -> Iterator[Named]:
    grounds: tuple[Terrain | Symbol | Neutral | Term, ...] = (
        *rules.terrains,
        *rules.symbols,
        *rules.neutrals,
        *rules.terms,
    )
    yield from grounds
    for component in rules.components:
        yield component
        yield from component.pieces
