"""The index of everything that answers, which the search box and `swdsl ask` share."""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from swdsl.finding.answers import Entry, Index, Name
from swdsl.finding.word_forms import is_form, words_of
from swdsl.lower import LoweredSet
from swdsl.model import scenarios as model
from swdsl.model.content import Component, RuleSet, Term
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.prose import Sentence
from swdsl.reference.addresses import (
    ASKED,
    PAIRS,
    RULINGS,
    asked_place,
    board_ref,
    game_ref,
    list_page,
    overview_page,
    set_ref,
    sign_place,
)
from swdsl.reference.customs import Held, Holding, Instead
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples, anchor_of, path_of
from swdsl.reference.fates import fates
from swdsl.reference.pairs import key_of, playing
from swdsl.reference.questions import asked
from swdsl.reference.rulebook import rulebook
from swdsl.reference.rulings import rulings
from swdsl.reference.views import lines_anchor
from swdsl.reference.words.concepts import CONCEPTS, place_of
from swdsl.words import Kind
from swdsl.words_of_files import Chapter

_MOST_OUTCOMES = 2
# What says a rule weighs more than what shows it.
_STATED, _SHOWN, _DEFINED, _EXPLAINED, _CITED = 4, 2, 3, 1, 1


def search_index(edition: Edition, examples: Examples) -> Index:
    """Return everything that can be found in an edition; what is named best comes first."""
    words = edition.words.finding
    gathered = _Gathered(edition, examples)
    return Index(
        gathered.names,
        tuple(gathered.entries()),
        words.idle,
        words.plain,
        words.alike,
        words.counting,
        words.defining,
        words.asking,
        words.openings,
        PAIRS,
        edition.words.pairs.title,
        " ".join(edition.set_name(each.id) for each in edition.library.sets),
    )


def index_of(library: Library, language: str, carried: Sequence[LoweredSet] = ()) -> Index:
    """Return everything that can be found in a library."""
    edition = Edition(library, language, carried=carried)
    return search_index(edition, Examples(edition))


def search_script(index: Index) -> str:
    """Return the index as JavaScript: pages opened from the disk may load scripts, but not data."""
    # Many entries are asked for in the same ways: those stand once.
    ways = {each: number for number, each in enumerate(dict.fromkeys(each.asked for each in index.entries))}
    kinds = list(dict.fromkeys(each.kind for each in index.entries))
    rows = [
        (kinds.index(each.kind), *_plain(each), ways[each.asked], int(each.defines)) for each in index.entries
    ]
    value = {
        "idle": index.idle,
        "plain": index.plain,
        "alike": index.alike,
        "counting": index.counting,
        "defining": index.defining,
        "asking": index.asking,
        "openings": index.openings,
        "boxes": index.boxes,
        "ways": list(ways),
        "kinds": kinds,
        "names": [[each.id, each.here, each.elsewhere, each.component, each.forms] for each in index.names],
        "meeting": [index.meeting, index.meeting_title],
        "entries": rows,
    }
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f"globalThis.swdslSearch = {text};\n"


def _plain(entry: Entry) -> tuple[object, ...]:
    return entry.title, entry.sentences, entry.page, entry.about, entry.rank


class _Gathered:
    """Goes through an edition once."""

    def __init__(self, edition: Edition, examples: Examples) -> None:
        self._edition = edition
        self._examples = examples
        self._number = {ref: number for number, ref in enumerate(edition.things)}

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """Every thing with the name it has here, those it has elsewhere, and the component it belongs to."""
        owners = {
            ref: key_of(component.ref)
            for component in self._edition.library.components()
            for ref in (component.ref, *(piece.ref for piece in component.pieces))
        }
        called = ((ref, *self._called(ref)) for ref in self._edition.things)
        return tuple(
            Name(str(ref), name, " ".join(others), owners.get(ref, ""), " ".join(forms))
            for ref, name, forms, others in called
        )

    @cached_property
    def _said_of(self) -> dict[Ref, list[str]]:
        """What is said of each thing by the component that brings it, and by the rules for everybody."""
        found: dict[Ref, list[str]] = {}
        for component in self._edition.library.components():
            _, rules = self._edition.told(component)
            _gather(found, rules, {piece.ref for piece in component.pieces})
        for each in self._edition.library.sets:
            for passage in rulebook(self._edition, each):
                _gather(found, passage.rules, set(self._edition.things))
        return found

    def _called(self, ref: Ref) -> tuple[str, list[str], list[str]]:
        thing, names = self._edition.things[ref], self._edition.names
        own = [names.of(thing), *names.forms(thing)]
        if self._edition.language == "en" and not isinstance(thing, Component | Term):
            own.append(thing.plural)
        known = words_of(own[0])
        # Forms that endings tell are not worth their place.
        strange = [
            word
            for word in dict.fromkeys(words_of(" ".join(own[1:])))
            if not any(is_form(word, one) for one in known)
        ]
        return own[0], strange, [each for each in dict.fromkeys(names.elsewhere(thing)) if each not in own]

    def entries(self) -> Iterator[Entry]:
        """Yield what answers: things, rules, rulebooks, options, examples, rulings, boards and games."""
        edition = self._edition
        for component in edition.library.components():
            yield from self._component(component)
        for ref, thing in edition.things.items():
            if not isinstance(thing, Component):
                said = edition.said_of(thing)
                told = (*(() if said is None else (said.text,)), *self._said_of.get(ref, ()))
                yield self._thing(ref, edition.names.of(thing), told)
        yield from self._concepts()
        yield from self._signs()
        yield from self._asked()
        yield from self._fates()
        for rules in edition.library.sets:
            yield from self._rulebook(rules)
            yield from self._options(rules)
        yield from map(self._example, edition.library.scenarios)
        yield from self._places_to_play()
        yield from self._rulings()

    def _thing(self, ref: Ref, title: str, sentences: tuple[str, ...]) -> Entry:
        edition = self._edition
        kind = edition.words.rulebook if ref.kind is Kind.SET else edition.words.kinds[ref.kind]
        return Entry(kind, title, sentences, edition.addresses.of(ref), self._about([ref]), _STATED)

    def _about(self, refs: Iterable[Ref]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(self._number[ref] for ref in refs if ref in self._number))

    def _component(self, component: Component) -> Iterator[Entry]:
        edition = self._edition
        facts, rules = edition.told(component)
        title, page = edition.names.of(component), edition.addresses.of(component.ref)
        yield self._thing(component.ref, title, tuple(each.text for each in facts))
        for clause, sentences in self._rules(rules):
            about = self._about([component.ref, *_named(sentences)])
            place = f"{page}#{lines_anchor(component, clause.clause)}"
            yield Entry(
                edition.words.rule, title, tuple(each.text for each in sentences), place, about, _STATED
            )

    def _rules(self, rules: Holding) -> Iterator[tuple[Held, list[Sentence]]]:
        """Yield each rule that holds with everything that is said there."""
        for held in rules.held:
            yield held, [held.sentence, *map(self._instead, held.instead)]

    def _instead(self, instead: Instead) -> Sentence:
        """Return what a table may play instead, as one sentence that says so: it may be shown alone."""
        words = self._edition.words
        answer = self._edition.speaker.answer(instead.option, instead.choice)
        said = [answer, *(sentence for _, sentence in instead.rules)]
        told = words.labelled(words.instead, " ".join(each.text for each in said))
        return Sentence(told, tuple(link for each in said for link in each.links))

    def _rulebook(self, rules: RuleSet) -> Iterator[Entry]:
        edition, page = self._edition, self._edition.addresses.of(set_ref(rules.id))
        yield self._thing(set_ref(rules.id), edition.names.set(rules), ())
        yield from self._overview(rules)
        kind = edition.words.labelled(edition.words.rulebook, edition.names.set(rules))
        asked_of = {chapter.value: each for chapter, each in edition.words.finding.chapters.items()}
        for passage in rulebook(edition, rules):
            place = f"{page}#{passage.chapter}"
            weight = _EXPLAINED if passage.chapter in (Chapter.GOAL, Chapter.NEEDED) else _STATED
            asked = asked_of.get(passage.chapter, ())  # a chapter of a pack's own is found by its words
            for held, sentences in self._rules(passage.rules):
                about = self._about(_named(sentences))
                told = tuple(each.text for each in sentences)
                yield Entry(kind, passage.title, told, f"{page}#{held.clause.id}", about, _STATED, asked)
            for text in (*passage.course, *(each.text for each in passage.ground)):
                yield Entry(kind, passage.title, (text,), place, rank=weight, asked=asked)

    def _overview(self, rules: RuleSet) -> Iterator[Entry]:
        words, page = self._edition.words, overview_page(rules.id)
        kind = words.labelled(words.rulebook, self._edition.names.set(rules))
        if rules.frame.clauses:
            yield Entry(kind, words.overview.title, (words.overview.lead,), page, rank=_EXPLAINED)
            for subject, said in words.overview.order:
                title = words.labelled(words.overview.order_title, subject)
                yield Entry(kind, title, (said,), f"{page}#order", rank=_EXPLAINED)

    def _asked(self) -> Iterator[Entry]:
        title = self._edition.words.asked.title
        for each in asked(self._edition):
            place = f"{ASKED}#{asked_place(each.id)}"
            yield Entry(title, each.question, (each.answer,), place, rank=_STATED, asked=each.also)

    def _fates(self) -> Iterator[Entry]:
        edition = self._edition
        for each in fates(edition):
            place = edition.addresses.of(each.of)
            about = self._about([each.of] if each.owner is None else [each.of, each.owner])
            place = place if "#" in place else f"{place}#rules"
            yield Entry(edition.words.rule, each.title, (each.told,), place, about, _DEFINED, each.asked)

    def _signs(self) -> Iterator[Entry]:
        words, page = self._edition.words, list_page(Kind.TERM)
        title = words.overview.signs
        for sign, (name, meaning) in words.overview.sign.items():
            place, told = f"{page}#{sign_place(sign)}", words.labelled(title, meaning)
            yield Entry(title, name, (told,), place, rank=_EXPLAINED)

    def _concepts(self) -> Iterator[Entry]:
        edition, page = self._edition, list_page(Kind.TERM)
        for each in CONCEPTS[edition.language]:
            place = f"{page}#{place_of(each)}"
            kind, said = edition.words.kinds[Kind.TERM], (each.definition,)
            yield Entry(kind, each.name, said, place, rank=_DEFINED, defines=True)

    def _options(self, rules: RuleSet) -> Iterator[Entry]:
        for option in rules.options:
            answers = (self._edition.speaker.answer(option.ref, each.id).text for each in option.choices)
            yield self._thing(option.ref, self._edition.names.question(option), tuple(answers))

    def _example(self, scenario: model.Scenario) -> Entry:
        outcomes = [
            sentence.text
            for scene in scenario.scenes
            for sentence, _ in self._examples.tellers[scenario.id].outcomes(scene)
        ]
        waiting = set(scenario.components) - playing(scenario)
        about = self._about(ref for ref in self._examples.subjects(scenario) if ref not in waiting)
        place = f"{path_of(scenario)}#{anchor_of(scenario)}"
        title, kind = self._examples.title(scenario), self._edition.words.examples.one
        return Entry(kind, title, tuple(outcomes[:_MOST_OUTCOMES]), place, about, _SHOWN)

    def _places_to_play(self) -> Iterator[Entry]:
        names, library = self._edition.names, self._edition.library
        for board in library.boards:
            regions = ", ".join(names.region(board, each) for each in board.regions)
            yield self._thing(board_ref(board.id), names.board(board), (regions,))
        for game in library.games:
            yield self._thing(game_ref(game.id), names.game(game), ())

    def _rulings(self) -> Iterator[Entry]:
        """Yield rulings under their codes: what they say is found where it stands."""
        for ruling in rulings(self._edition, self._examples):
            for code in ruling.codes:
                page = f"{RULINGS}#{code}"
                yield Entry(self._edition.words.ruling, code, (ruling.question,), page, rank=_CITED)


def _gather(found: dict[Ref, list[str]], rules: Holding, things: set[Ref]) -> None:
    for held in rules.held:
        for ref in things.intersection(_named([held.sentence])):
            found.setdefault(ref, []).append(held.sentence.text)


def _named(sentences: Iterable[Sentence]) -> list[Ref]:
    return [link.ref for sentence in sentences for link in sentence.links]
