"""Pages about sets: each is a complete rulebook, written from the frame, followed by what is in the box."""

from collections.abc import Iterator

from markupsafe import Markup

from swdsl.model.content import RuleSet
from swdsl.model.names import COMPONENT_KINDS, Kind
from swdsl.reference.addresses import board_ref, list_page, set_ref
from swdsl.reference.chapters import chapter_of
from swdsl.reference.component_pages import card
from swdsl.reference.edition import Edition
from swdsl.reference.page import Desk, Page
from swdsl.reference.views import Line, Section, To
from swdsl.reference.words import Chapter, Counted


def set_pages(edition: Edition) -> Iterator[Page]:
    """Yield the list of sets and the page of each."""
    words, path = edition.words, list_page(Kind.SET)
    desk = Desk(edition, path)
    sets = [
        (To(edition.names.set(each), desk.href(set_ref(each.id))), summary(edition, each))
        for each in edition.library.sets
    ]
    yield Page(path, "sets.jinja", words.many[Kind.SET], (("", words.many[Kind.SET]),), {"sets": sets})
    for rules in edition.library.sets:
        yield _page(edition, rules)


def summary(edition: Edition, rules: RuleSet) -> str:
    """Say in a few words what is in a box."""
    counts = (
        (Counted(kind.value), sum(each.ref.kind is kind for each in rules.components))
        for kind in COMPONENT_KINDS
    )
    maps = (Counted.MAP, sum(board.uses == rules.id for board in edition.library.boards))
    return " · ".join(edition.words.count(number, noun) for noun, number in (*counts, maps) if number)


def sections(desk: Desk, rules: RuleSet) -> tuple[Section, ...]:
    """Write the rulebook of a set. A set without rules for everybody stands on the sets it uses."""
    if not rules.frame.clauses:
        return ()
    lines: dict[Chapter, list[Line]] = {chapter: [] for chapter in Chapter}
    for kind, clauses in rules.frame.clauses:
        for clause in clauses:
            sentence = desk.edition.speaker.clause(clause, kind)
            lines[chapter_of(clause, kind)].append(desk.line(clause.id, clause, sentence))
    found = (_section(desk, rules, chapter, tuple(lines[chapter])) for chapter in Chapter)
    return tuple(each for each in found if each is not None)


def _section(desk: Desk, rules: RuleSet, chapter: Chapter, lines: tuple[Line, ...]) -> Section | None:
    passage = desk.edition.words.passages[chapter]
    said = tuple(Markup.escape(text) for text in passage.sentences)
    match chapter:
        case Chapter.NEEDED:
            return Section(chapter.value, passage.title, said, lines, table=_box(desk.edition, rules))
        case Chapter.SETUP:
            return Section(
                chapter.value, passage.title, (*said, *_ground(desk, rules, (None, Kind.NEUTRAL))), lines
            )
        case Chapter.CONQUEST:
            return Section(
                chapter.value, passage.title, (*said, *_ground(desk, rules, (Kind.TERRAIN,))), lines
            )
        case Chapter.MARKERS:
            has_markers = any(each.ref.kind in (Kind.RELIC, Kind.PLACE) for each in rules.components)
            return Section(chapter.value, passage.title, said, lines) if has_markers or lines else None
        case Chapter.END:
            return Section(chapter.value, passage.title, said, lines, maps=_maps(desk, rules))
        case _:
            return Section(chapter.value, passage.title, said, lines)


def _ground(desk: Desk, rules: RuleSet, about: tuple[Kind | None, ...]) -> Iterator[Markup]:
    """Say what the set says of its numbers (no link), its terrains, its neutral tokens."""
    for sentence in desk.edition.speaker.ground(rules):
        if (sentence.links[0].ref.kind if sentence.links else None) in about:
            yield desk.linker.html(sentence)


def _box(edition: Edition, rules: RuleSet) -> tuple[tuple[str, str], ...]:
    words = edition.words
    rows = [
        (words.many[kind], sum(each.ref.kind is kind for each in rules.components))
        for kind in COMPONENT_KINDS
    ]
    rows.append((words.tokens, sum(each.tray or 0 for each in rules.components)))
    rows += [(edition.names.of(each), each.supply) for each in rules.neutrals]
    rows += [(edition.names.of(each), each.supply) for each in rules.pieces if each.copied_from is None]
    return tuple((label, str(number)) for label, number in rows if number)


def _maps(desk: Desk, rules: RuleSet) -> tuple[tuple[To, int, int], ...]:
    boards = [board for board in desk.edition.library.boards if board.uses == rules.id]
    return tuple(
        (To(desk.edition.names.board(each), desk.href(board_ref(each.id))), each.players, each.turns)
        for each in boards
    )


def _page(edition: Edition, rules: RuleSet) -> Page:
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
        "sections": sections(desk, rules),
        "groups": [group for group in groups if group[2]],
    }
    crumbs = ((desk.to_address(list_page(Kind.SET)), words.many[Kind.SET]), ("", edition.names.set(rules)))
    return Page(path, "set.jinja", edition.names.set(rules), crumbs, content)
