"""The reference as Markdown, committed beside the rules: one file per set and kind in every language."""

from collections.abc import Iterator, Sequence
from typing import Final

from swdsl.artifact import Artifact
from swdsl.languages import LANGUAGE_CODES
from swdsl.lower import LoweredSet
from swdsl.model.board import Board
from swdsl.model.clauses import Clause
from swdsl.model.content import Component, RuleSet
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.ruleset import Library
from swdsl.prose import Sentence
from swdsl.reference.customs import Holding, Instead
from swdsl.reference.edition import Edition
from swdsl.reference.geography import geography
from swdsl.reference.markdown_text import (
    FILES,
    MarkdownFile,
    anchor_of,
    bullets,
    escaped,
    heading,
    numbered,
    table,
)
from swdsl.reference.rulebook import Passage, rulebook
from swdsl.reference.words import Counted
from swdsl.words import Kind

MARKDOWN_FOLDER: Final = "docs/reference"
_NOTE: Final = "<!-- Generated from the rules by `swdsl build`. Change the rules, not this file. -->"


def reference_artifacts(library: Library, carried: Sequence[LoweredSet] = ()) -> tuple[Artifact, ...]:
    """Return the Markdown reference of everything in the library, in every language."""
    first = Edition(library, LANGUAGE_CODES[0], carried=carried)
    editions = (Edition(library, language, first) for language in LANGUAGE_CODES)
    return tuple(file for edition in editions for file in _edition(edition))


def _edition(edition: Edition) -> Iterator[Artifact]:
    folder = f"{MARKDOWN_FOLDER}/{edition.language}"
    yield Artifact(f"{folder}/README.md", _contents(edition))
    for rules in edition.library.sets:
        for file in _files(edition, rules):
            yield Artifact(f"{folder}/{file.path}", file.text())


def _contents(edition: Edition) -> str:
    words = edition.words
    parts = [_NOTE, heading(1, words.title), escaped(words.lead)]
    for rules in edition.library.sets:
        names = [(words.rulebook, FILES[Kind.SET])]
        kinds = (kind for kind in COMPONENT_KINDS if any(each.ref.kind is kind for each in rules.components))
        names += [(words.many[kind], FILES[kind]) for kind in kinds]
        names += [(words.glossary, FILES[Kind.TERM])]
        names += [(words.many[Kind.MAP], FILES[Kind.MAP])] if _boards(edition, rules) else []
        links = bullets(f"[{escaped(name)}]({rules.id}/{file}.md)" for name, file in names)
        parts += [heading(2, edition.names.set(rules)), links]
    return "\n\n".join(parts) + "\n"


def _files(edition: Edition, rules: RuleSet) -> Iterator[MarkdownFile]:
    yield _rulebook(edition, rules)
    for kind in COMPONENT_KINDS:
        components = [each for each in rules.components if each.ref.kind is kind]
        if components:
            yield _components(edition, rules, kind, components)
    yield _glossary(edition, rules)
    if boards := _boards(edition, rules):
        yield _maps(edition, rules, boards)


def _new(edition: Edition, rules: RuleSet, kind: Kind, title: str) -> MarkdownFile:
    file = MarkdownFile(f"{rules.id}/{FILES[kind]}.md", edition.known)
    file.add(_NOTE, heading(1, edition.words.labelled(edition.names.set(rules), title)))
    return file


def _rulebook(edition: Edition, rules: RuleSet) -> MarkdownFile:
    words = edition.words
    file = _new(edition, rules, Kind.SET, words.rulebook)
    for passage in rulebook(edition, rules):
        file.add(heading(2, passage.title, passage.chapter))
        _add_passage(edition, file, passage)
    if rules.options:
        file.add(heading(2, words.many[Kind.OPTION]), escaped(words.options_lead))
    for option in rules.options:
        answers = [escaped(edition.speaker.answer(option.ref, each.id).text) for each in option.choices]
        answers[0] += f" *({words.default})*"
        cites = words.labelled(words.based_on, ", ".join(map(escaped, option.cites))) if option.cites else ""
        file.add(heading(3, edition.names.question(option), anchor_of(option.ref)), bullets(answers), cites)
    return file


def _add_passage(edition: Edition, file: MarkdownFile, passage: Passage) -> None:
    words = edition.words
    file.add(*(escaped(text) for text in passage.course), *(file.said(each) for each in passage.ground))
    if passage.box:
        file.add(
            table((words.components, words.supply), ((escaped(name), str(n)) for name, n in passage.box))
        )
    _add_rules(edition, file, passage.rules)
    if passage.boards:
        rows = (
            (file.link(edition.names.board(each), _ref_of(each)), str(each.players), str(each.turns))
            for each in passage.boards
        )
        file.add(table((words.kinds[Kind.MAP], words.players, words.turns), rows))


def _add_rules(edition: Edition, file: MarkdownFile, rules: Holding) -> None:
    """Number what holds; below each rule, indented, what tables may play instead."""

    def rule(clause: Clause, sentence: Sentence) -> str:
        return _rule(file.said(sentence), clause.cites)

    def instead(each: Instead) -> str:
        answer = escaped(edition.speaker.answer(each.option, each.choice).text)
        told = " ".join([answer, *(rule(*said) for said in each.rules)])
        option = file.link(edition.words.kinds[Kind.OPTION], each.option)
        return f"{edition.words.labelled(edition.words.instead, told)} *{option}*"

    file.add(
        numbered(
            "\n".join(
                [rule(each.clause, each.sentence), *(f"   - {instead(other)}" for other in each.instead)]
            )
            for each in rules.held
        )
    )
    file.add(bullets(map(instead, rules.besides)))


def _rule(said: str, cites: tuple[str, ...]) -> str:
    return f"{said} ({', '.join(map(escaped, cites))})" if cites else said


def _components(edition: Edition, rules: RuleSet, kind: Kind, components: list[Component]) -> MarkdownFile:
    file = _new(edition, rules, kind, edition.words.many[kind])
    notes = (edition.speaker.holder_note(kind), edition.speaker.active_note)
    file.add(f"*{escaped(' '.join(note for note in notes if note))}*")
    for component in components:
        facts, said = edition.told(component)
        file.add(heading(2, edition.names.of(component), anchor_of(component.ref)))
        numbers = [file.said(each) for each in facts]
        if component.tokens is not None:
            numbers[0] = f"**{numbers[0]}**"
        file.add(" ".join(numbers))
        _add_rules(edition, file, said)
        file.add(" ".join(escaped(each.text) for each in edition.speaker.consequences(component)))
    return file


def _glossary(edition: Edition, rules: RuleSet) -> MarkdownFile:
    words = edition.words
    file = _new(edition, rules, Kind.TERM, words.glossary)
    groups = (
        (Kind.TERRAIN, rules.terrains),
        (Kind.SYMBOL, rules.symbols),
        (Kind.NEUTRAL, rules.neutrals),
        (Kind.TERM, rules.terms),
        (Kind.PIECE, rules.pieces),
    )
    for kind, things in groups:
        if things:
            file.add(heading(2, words.many[kind]))
        for thing in things:
            users = (each for each in edition.uses.naming(thing.ref) if isinstance(each, Component))
            links = ", ".join(file.link(edition.names.of(each), each.ref) for each in users)
            said = edition.said_of(thing)
            file.add(heading(3, edition.names.of(thing), anchor_of(thing.ref)))
            file.add("" if said is None else file.said(said, about=thing.ref))
            file.add(words.labelled(words.used_by, links) if links else "")
    return file


def _ref_of(board: Board) -> Ref:
    """Return a board as something that its set declares: it stands in the file of its set."""
    return Ref(Kind.MAP, board.uses, board.id)


def _boards(edition: Edition, rules: RuleSet) -> list[Board]:
    return [board for board in edition.library.boards if board.uses == rules.id]


def _maps(edition: Edition, rules: RuleSet, boards: list[Board]) -> MarkdownFile:
    words, names = edition.words, edition.names
    file = _new(edition, rules, Kind.MAP, words.many[Kind.MAP])
    for board in boards:
        shape = geography(edition.library, board)
        called = {region.id: escaped(names.region(board, region)) for region in board.regions}
        counts = [
            words.count(board.players, Counted.PLAYER),
            words.count(board.turns, Counted.TURN),
            words.count(len(board.regions), Counted.REGION),
            words.count(len(board.borders), Counted.BORDER),
        ]
        narrow = ", ".join(called[region.id] for region in shape.chokes)
        rows = (
            (
                called[region.id],
                escaped(names.of(edition.things[region.terrain])),
                ", ".join(escaped(names.of(edition.things[mark])) for mark in region.marks),
                words.yes if region.edge else "",
                ", ".join(called[near] for near in shape.neighbours[region.id]),
            )
            for region in board.regions
        )
        head = (words.region, words.terrain, words.symbols, words.edge, words.neighbours)
        file.add(heading(2, names.board(board), anchor_of(_ref_of(board))), " · ".join(counts))
        file.add(words.labelled(words.chokes, narrow) if narrow else words.no_chokes, table(head, rows))
    return file
