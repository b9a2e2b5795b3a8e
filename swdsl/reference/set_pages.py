"""Pages about sets: each is a complete rulebook, written from the frame, followed by what is in the box."""

from collections.abc import Iterator

from markupsafe import Markup

from swdsl.model.content import RuleSet
from swdsl.model.names import COMPONENT_KINDS
from swdsl.reference.addresses import board_ref, list_page, set_ref
from swdsl.reference.chapter_examples import examples_by_chapter
from swdsl.reference.component_pages import card
from swdsl.reference.edition import Edition
from swdsl.reference.example_boards import shared_patterns
from swdsl.reference.example_pages import ExampleBoards, Examples, told_example
from swdsl.reference.page import Desk, Page
from swdsl.reference.rulebook import Passage, rulebook
from swdsl.reference.views import Example, Section, To
from swdsl.reference.words import Counted
from swdsl.words import Kind


def set_pages(edition: Edition, examples: Examples, boards: ExampleBoards) -> Iterator[Page]:
    """Yield the list of sets and the page of each."""
    words, path = edition.words, list_page(Kind.SET)
    desk = Desk(edition, path)
    sets = [
        (To(edition.names.set(each), desk.href(set_ref(each.id))), summary(edition, each))
        for each in edition.library.sets
    ]
    yield Page(path, "sets.jinja", words.many[Kind.SET], (("", words.many[Kind.SET]),), {"sets": sets})
    for rules in edition.library.sets:
        yield _page(edition, rules, examples, boards)


def summary(edition: Edition, rules: RuleSet) -> str:
    """Say in a few words what is in a box."""
    counts = (
        (Counted(kind.value), sum(each.ref.kind is kind for each in rules.components))
        for kind in COMPONENT_KINDS
    )
    maps = (Counted.MAP, sum(board.uses == rules.id for board in edition.library.boards))
    return " · ".join(edition.words.count(number, noun) for noun, number in (*counts, maps) if number)


def sections(desk: Desk, rules: RuleSet, examples: Examples, boards: ExampleBoards) -> tuple[Section, ...]:
    """Lay out the rulebook of a set, with an example where there is a plain one."""
    shown = examples_by_chapter(desk.edition.library, rules)
    return tuple(
        _section(
            desk,
            passage,
            tuple(told_example(desk, examples, boards, each) for each in shown.get(passage.chapter, ())),
        )
        for passage in rulebook(desk.edition, rules)
    )


def _section(desk: Desk, passage: Passage, examples: tuple[Example, ...]) -> Section:
    course = tuple(Markup.escape(text) for text in passage.course)
    ground = tuple(desk.linker.html(sentence) for sentence in passage.ground)
    return Section(
        passage.chapter.value,
        passage.title,
        (*course, *ground),
        desk.lines(passage.rules, lambda clause: clause.id),
        passage.box,
        tuple(
            (To(desk.edition.names.board(each), desk.href(board_ref(each.id))), each.players, each.turns)
            for each in passage.boards
        ),
        examples,
    )


def _page(edition: Edition, rules: RuleSet, examples: Examples, boards: ExampleBoards) -> Page:
    words, path = edition.words, edition.addresses.of(set_ref(rules.id))
    desk = Desk(edition, path)
    groups = [
        (
            kind.value,
            words.many[kind],
            [card(desk, each) for each in rules.components if each.ref.kind is kind],
        )
        for kind in COMPONENT_KINDS
    ]
    content = {
        "name": edition.names.set(rules),
        "summary": summary(edition, rules),
        "uses": [To(edition.set_name(each), desk.href(set_ref(each))) for each in rules.uses],
        "active_note": edition.speaker.active_note,
        "sections": sections(desk, rules, examples, boards),
        "patterns": shared_patterns(),
        "groups": [group for group in groups if group[2]],
    }
    crumbs = ((desk.to_address(list_page(Kind.SET)), words.many[Kind.SET]), ("", edition.names.set(rules)))
    return Page(path, "set.jinja", edition.names.set(rules), crumbs, content)
