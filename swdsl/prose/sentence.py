"""Sentences from clauses: the one place that knows which languages there are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from swdsl.internal import InternalError
from swdsl.model.clauses import Clause
from swdsl.model.content import Component, RuleSet, Term
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.scenarios import Event, Given, Outcome, Scenario
from swdsl.model.walk import refs
from swdsl.prose.language import Language
from swdsl.prose.languages import LANGUAGES
from swdsl.prose.marks import Link, capitalised, read_marks, typographic
from swdsl.prose.names import Names
from swdsl.prose.scene import Scene, scene_of
from swdsl.prose.skeletons import facts
from swdsl.prose.skeletons.bill import bill
from swdsl.prose.skeletons.cast import Cast
from swdsl.prose.skeletons.clause import clause as say_clause
from swdsl.prose.skeletons.consequences import consequences
from swdsl.prose.skeletons.tales import Tale
from swdsl.prose.tables.tales import Role
from swdsl.prose.voice import Voice
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Sentence:
    """A finished sentence.

    `links` mark what it names, `handwritten` says that an author worded it, `missing` lists the forms that
    no translation gives and for which the English name had to stand in.
    """

    text: str
    links: tuple[Link, ...] = ()
    handwritten: bool = False
    missing: tuple[str, ...] = ()


class Speaker:
    """Says everything about one library in one language."""

    def __init__(self, library: Library, language: str) -> None:
        self._names = Names(library, language)
        self._language = _language(language)
        self._code = language
        self._boards = library.boards
        self._said: dict[Ref, tuple[Component, tuple[Sentence, ...]]] = {}
        self._of_pieces = _by_piece(library)

    def _voice(self, scene: Scene) -> Voice:
        return Voice(self._language.grammar, self._language.tables, scene)

    def name(self, component: Component) -> str:
        """Return the name of a component as it stands on its tile."""
        return self._names.of(component.ref).text

    def clause(self, clause: Clause, holder: Component | Kind) -> Sentence:
        """Say a clause of a component, or one that every component of a kind has."""
        worded = dict(clause.wordings).get(self._code)
        if worded is not None:
            return Sentence(typographic(worded), handwritten=True)
        of_everybody = isinstance(holder, Kind)
        kind = holder if isinstance(holder, Kind) else holder.ref.kind
        scene = scene_of(clause, kind, self._names, of_everybody=of_everybody)
        scene = replace(scene, names_no_tile=of_everybody)
        return _finished(say_clause(self._voice(scene), clause))

    def component(self, component: Component) -> tuple[Sentence, ...]:
        """Say all about a component: its tokens, its pieces, what everybody does with them, its clauses."""
        known = self._said.get(component.ref)
        if known is not None and known[0] is component:
            return known[1]
        self._said[component.ref] = (component, self._component(component))
        return self._said[component.ref][1]

    def _component(self, component: Component) -> tuple[Sentence, ...]:
        voice = self._voice(Scene(self._names, component.ref.kind))
        tokens = facts.tokens(voice, component)
        pieces = (facts.piece(voice, piece) for piece in component.pieces)
        said = (*(() if tokens is None else (tokens,)), *pieces)
        shared = (self._of_everybody(kind, clause) for clause, kind in self.shared(component).items())
        clauses = (self.clause(clause, component) for clause in component.clauses)
        return (*map(_finished, said), *shared, *clauses)

    def shared(self, component: Component) -> Mapping[Clause, Kind]:
        """Return what everybody does with the pieces of a component, and whose clause it is."""
        told = (each for piece in component.pieces for each in self._of_pieces.get(piece.ref, ()))
        return {clause: kind for kind, clause in told}

    def _of_everybody(self, kind: Kind, clause: Clause) -> Sentence:
        """Say a clause that every component of a kind has among sentences that are about its owner."""
        voice = self._voice(scene_of(clause, kind, self._names, of_everybody=True))
        worded = dict(clause.wordings).get(self._code)
        said = say_clause(voice, clause) if worded is None else typographic(worded)
        return _finished(voice.say(voice.tables.facts.of_everybody, said=said))

    def answer(self, option: Ref, choice: str) -> Sentence:
        """Say one answer to an option."""
        return _closed(self._names.choice(option, choice).rstrip("."))

    def ground(self, rules: RuleSet) -> tuple[Sentence, ...]:
        """Say the numbers of a set, its special terrains and its neutral tokens."""
        return (*self._numbers(rules), *self.landscape(rules))

    def landscape(self, rules: RuleSet) -> tuple[Sentence, ...]:
        """Say what is special about the terrains of a set, and its neutral tokens."""
        return tuple(_finished(text) for text in self._landscape(rules))

    def _numbers(self, rules: RuleSet) -> tuple[Sentence, ...]:
        voice = self._voice(Scene(self._names, Kind.RACE))
        numbers = replace(rules.frame, max_players=self._most_players(rules))
        return tuple(map(_finished, facts.frame(voice, numbers)))

    def _landscape(self, rules: RuleSet) -> Iterator[str]:
        voice = self._voice(Scene(self._names, Kind.RACE))
        terrains = (facts.terrain(voice, each) for each in rules.terrains)
        yield from (text for text in terrains if text is not None)
        yield from (facts.neutral(voice, each) for each in rules.neutrals)

    def _most_players(self, rules: RuleSet) -> int:
        """Return for how many players there is a board, if a set has larger ones than its frame says."""
        boards = (board.players for board in self._boards if board.uses == rules.id)
        return max(rules.frame.max_players, *boards, 0)

    def bill(self, clauses: Sequence[Clause]) -> Sentence | None:
        """Sum up in one line what rules for everybody say of the cost of a conquest."""
        said = bill(self._voice(Scene(self._names, Kind.RACE)), clauses)
        return None if said is None else _finished(said)

    def term(self, term: Term) -> Sentence:
        """Say which regions a term describes."""
        return _finished(facts.term(self._voice(Scene(self._names, Kind.RACE)), term))

    def frame(self, rules: RuleSet) -> tuple[tuple[Clause, Sentence], ...]:
        """Say the clauses that every component of a kind has."""
        return tuple(
            (clause, self.clause(clause, kind)) for kind, clauses in rules.frame.clauses for clause in clauses
        )

    @property
    def active_note(self) -> str:
        """The sentence that a reader must know once: what is not said of decline holds for active races."""
        return typographic(self._language.notes.active)

    def holder_note(self, kind: Kind) -> str | None:
        """Who `you` are in the rules of a place or relic; nothing for races and powers."""
        match kind:
            case Kind.PLACE:
                return typographic(self._language.notes.place)
            case Kind.RELIC:
                return typographic(self._language.notes.relic)
            case Kind.EVENT:
                return typographic(self._language.notes.event)
            case _:
                return None

    def turn(self) -> tuple[Sentence, ...]:
        """Say how a game goes, from the first turn to the last."""
        return tuple(map(_finished, self._language.notes.turn))

    def player(self, name: str) -> str:
        """Return a player of an example as readers of this language write the name."""
        return Cast(self._language).person(name, Role.SUBJECT)

    def heap(self, ref: Ref, number: int) -> str:
        """Return what a list of pieces calls so many of them; one of them, where no plural is given."""
        name = self._names.of(ref)
        said, _, missing = read_marks(self._language.grammar.word(name).form(plural=number > 1))
        return typographic(name.text if missing else said)

    def storyteller(
        self, scenario: Scenario, regions: Mapping[str, str], reason: Callable[[str], str | None]
    ) -> "Storyteller":
        """Return who tells an example, on a board whose regions have these names."""
        return Storyteller(Tale(self._language, self._names, scenario, regions, reason))

    def consequences(self, component: Component) -> tuple[Sentence, ...]:
        """Say what follows from the rules of a component though none of them says it."""
        return tuple(map(_finished, consequences(component, self._language.notes)))


class Storyteller:
    """Tells one example in finished sentences."""

    def __init__(self, tale: Tale) -> None:
        self._tale = tale

    def title(self) -> Sentence:
        """Say what the example shows; a title has no full stop."""
        return _finished(self._tale.title())

    def fact(self, fact: Given) -> Sentence:
        """Say what is so."""
        return _closed(self._tale.given(fact))

    def deed(self, event: Event) -> Sentence:
        """Say what is done."""
        return _closed(self._tale.deed(event))

    def outcome(self, outcome: Outcome) -> Sentence:
        """Say what came of it."""
        return _closed(self._tale.outcome(outcome))

    def rolled(self, faces: Sequence[int], outcome: Outcome) -> Sentence:
        """Say what came of it when the die showed one of these faces."""
        return _closed(self._tale.rolled(faces, outcome))


def sentence(clause: Clause, holder: Component | Kind, language: str, library: Library) -> Sentence:
    """Say one clause. Who says many makes a `Speaker` once."""
    return Speaker(library, language).clause(clause, holder)


def _by_piece(library: Library) -> Mapping[Ref, tuple[tuple[Kind, Clause], ...]]:
    """Return what is said for everybody of each piece, which its owner's tile should tell, too."""
    found: dict[Ref, tuple[tuple[Kind, Clause], ...]] = {}
    for rules in library.sets:
        for kind, clauses in rules.frame.clauses:
            for clause in clauses:
                for ref in dict.fromkeys(refs(clause)):
                    if ref.kind is Kind.PIECE:
                        found[ref] = (*found.get(ref, ()), (kind, clause))
    return found


def _language(code: str) -> Language:
    found = LANGUAGES.get(code)
    if found is None:
        raise InternalError(f"no sentences in the language {code!r}")
    return found


def _closed(text: str) -> Sentence:
    return _finished(f"{capitalised(text)}.")


def _finished(text: str) -> Sentence:
    visible, links, missing = read_marks(text)
    return Sentence(visible, links, missing=missing)
