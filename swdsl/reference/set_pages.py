"""Pages about sets: each is a complete rulebook, written from the frame, followed by what is in the box."""

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from swdsl.artifact import Artifact
from swdsl.model.content import RuleSet
from swdsl.model.names import COMPONENT_KINDS
from swdsl.reference.addresses import board_ref, list_page, overview_page, set_ref
from swdsl.reference.chapter_examples import examples_by_chapter
from swdsl.reference.component_pages import card
from swdsl.reference.edition import Edition
from swdsl.reference.example_boards import shared_patterns
from swdsl.reference.example_pages import ExampleBoards, Examples, told_example
from swdsl.reference.page import Desk, Page
from swdsl.reference.pictures import Pictures
from swdsl.reference.rulebook import Passage, rulebook
from swdsl.reference.table_picture import Table, table_of
from swdsl.reference.views import Example, Picture, Section, To
from swdsl.reference.words import Counted
from swdsl.words import Kind
from swdsl.words_of_files import Chapter


def set_pages(
    edition: Edition, examples: Examples, boards: ExampleBoards, tables: Mapping[str, Table]
) -> Iterator[Page]:
    """Yield the list of sets and the page of each."""
    words, path = edition.words, list_page(Kind.SET)
    desk = Desk(edition, path)
    sets = [
        (To(edition.names.set(each), desk.href(set_ref(each.id))), summary(edition, each))
        for each in edition.library.sets
    ]
    yield Page(path, "sets.jinja", words.many[Kind.SET], (("", words.many[Kind.SET]),), {"sets": sets})
    for rules in edition.library.sets:
        yield _page(edition, rules, examples, boards, tables.get(rules.id))


def tables_of(edition: Edition, pictures: Pictures) -> dict[str, Table]:
    """Return the table of each box before the first turn, where it can be drawn."""
    drawn = ((rules.id, table_of(edition, rules, pictures)) for rules in edition.library.sets)
    return {set_id: table for set_id, table in drawn if table is not None}


def table_files(tables: Mapping[str, Table]) -> Iterator[Artifact]:
    """Yield the pictures of tables as files of their own."""
    for set_id, table in tables.items():
        yield Artifact(_table_path(set_id), table.svg)


def _table_path(set_id: str) -> str:
    return f"sets/{set_id}-table.svg"


def summary(edition: Edition, rules: RuleSet) -> str:
    """Say in a few words what is in a box."""
    counts = (
        (Counted(kind.value), sum(each.ref.kind is kind for each in rules.components))
        for kind in COMPONENT_KINDS
    )
    maps = (Counted.MAP, sum(board.uses == rules.id for board in edition.library.boards))
    return " · ".join(edition.words.count(number, noun) for noun, number in (*counts, maps) if number)


def sections(
    desk: Desk, rules: RuleSet, examples: Examples, boards: ExampleBoards, table: Table | None
) -> tuple[Section, ...]:
    """Lay out the rulebook of a set, with an example where there is a plain one."""
    shown = examples_by_chapter(desk.edition.library, rules)
    picture = None if table is None else _picture(desk, rules, table)
    return tuple(
        _section(
            desk,
            passage,
            tuple(told_example(desk, examples, boards, each) for each in shown.get(passage.chapter, [])),
            picture if passage.chapter == Chapter.SETUP else None,
        )
        for passage in rulebook(desk.edition, rules)
    )


def _picture(desk: Desk, rules: RuleSet, table: Table) -> Picture:
    href = desk.to_address(_table_path(rules.id))
    return Picture(
        desk.edition.words.overview.table, table.key, href, Markup("") if href else Markup(table.svg)
    )


def _section(desk: Desk, passage: Passage, examples: tuple[Example, ...], picture: Picture | None) -> Section:
    course = tuple(Markup.escape(text) for text in passage.course)
    ground = tuple(desk.linker.html(sentence) for sentence in passage.ground)
    return Section(
        passage.chapter,
        passage.title,
        (*course, *ground),
        desk.lines(passage.rules, lambda clause: clause.id),
        passage.box,
        tuple(
            (To(desk.edition.names.board(each), desk.href(board_ref(each.id))), each.players, each.turns)
            for each in passage.boards
        ),
        examples,
        picture,
    )


def _page(
    edition: Edition, rules: RuleSet, examples: Examples, boards: ExampleBoards, table: Table | None
) -> Page:
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
        "sections": sections(desk, rules, examples, boards, table),
        "overview": desk.to_address(overview_page(rules.id)) if rules.frame.clauses else "",
        "patterns": shared_patterns(),
        "groups": [group for group in groups if group[2]],
    }
    crumbs = ((desk.to_address(list_page(Kind.SET)), words.many[Kind.SET]), ("", edition.names.set(rules)))
    return Page(path, "set.jinja", edition.names.set(rules), crumbs, content)
