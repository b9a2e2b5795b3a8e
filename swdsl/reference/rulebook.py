"""The rulebook of a set, chapter by chapter, before any layout: what site, Markdown and paper all print."""

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model.board import Board
from swdsl.model.clauses import Clause
from swdsl.model.content import RuleSet
from swdsl.model.names import COMPONENT_KINDS
from swdsl.prose import Sentence
from swdsl.reference.chapters import chapter_of
from swdsl.reference.customs import Holding
from swdsl.reference.dictionary import headed
from swdsl.reference.edition import Edition
from swdsl.words import Kind
from swdsl.words_of_files import Chapter


@dataclass(frozen=True, slots=True)
class Passage:
    """One chapter: the course of the game, the ground it is played on, the rules, and tables."""

    chapter: str
    title: str
    course: tuple[str, ...]
    ground: tuple[Sentence, ...]
    rules: Holding
    box: tuple[tuple[str, int], ...] = ()
    boards: tuple[Board, ...] = ()


def rulebook(edition: Edition, rules: RuleSet) -> tuple[Passage, ...]:
    """Return the chapters, last those that only this set has.

    A set without rules for everybody stands on the sets it uses, and has only what it writes itself.
    """
    usual = frozenset(chapter.value for chapter in Chapter if rules.frame.clauses)
    own = tuple(
        Passage(id_, title or edition.words.chapters[Chapter(id_)], course, (), edition.customs.holding(()))
        for id_, title, course in edition.connecting.own(rules, usual)
    )
    if not rules.frame.clauses:
        return own
    said: dict[Chapter, list[tuple[Clause, Sentence]]] = {chapter: [] for chapter in Chapter}
    for kind, clauses in rules.frame.clauses:
        for clause in clauses:
            said[chapter_of(clause, kind)].append((clause, edition.speaker.clause(clause, kind)))
    chapters = (each for each in Chapter if said[each] or _is_needed(edition, rules, each))
    return (*(_passage(edition, rules, chapter, tuple(said[chapter])) for chapter in chapters), *own)


def _is_needed(edition: Edition, rules: RuleSet, chapter: Chapter) -> bool:
    """Whether a chapter says anything of this box that no rule says."""
    match chapter:
        case Chapter.MARKERS:
            return any(each.ref.kind in (Kind.RELIC, Kind.PLACE) for each in rules.components)
        case Chapter.MIXING:
            return len(edition.library.sets) > 1
        case Chapter.GOAL | Chapter.NEEDED | Chapter.LOSSES:
            return bool(edition.connecting.said(rules, chapter.value)) or chapter is Chapter.NEEDED
        case _:
            return True


def _passage(
    edition: Edition, rules: RuleSet, chapter: Chapter, clauses: tuple[tuple[Clause, Sentence], ...]
) -> Passage:
    said = edition.customs.holding(clauses)
    title = edition.connecting.title(rules, chapter.value) or edition.words.chapters[chapter]
    course = edition.connecting.said(rules, chapter.value)
    match chapter:
        case Chapter.TURN:
            turn = tuple(each.text for each in edition.speaker.turn())
            return Passage(chapter.value, title, (*turn, *course), (), said)
        case Chapter.MIXING:
            return Passage(chapter.value, title, (*course, *_alike(edition, rules)), (), said)
        case Chapter.NEEDED:
            return Passage(chapter.value, title, course, (), said, box=tuple(_box(edition, rules)))
        case Chapter.SETUP:
            return Passage(chapter.value, title, course, ground(edition, rules, (None, Kind.NEUTRAL)), said)
        case Chapter.CONQUEST:
            cost = edition.speaker.bill([each.clause for each in said.held])
            summed = () if cost is None else (cost,)
            return Passage(
                chapter.value, title, course, (*ground(edition, rules, (Kind.TERRAIN,)), *summed), said
            )
        case Chapter.END:
            boards = tuple(board for board in edition.library.boards if board.uses == rules.id)
            return Passage(chapter.value, title, course, (), said, boards=boards)
        case _:
            return Passage(chapter.value, title, course, (), said)


def _alike(edition: Edition, rules: RuleSet) -> Iterator[str]:
    """Say what of this box and of others counts as the same."""
    for each in edition.library.equivalences:
        if any(ref.scope == rules.id for ref in each.members) and all(
            ref in edition.things for ref in each.members
        ):
            named = ", ".join(
                f"{edition.names.of(edition.things[ref])} ({edition.set_name(ref.scope)})"
                for ref in each.members
            )
            yield edition.words.counts_as.format(things=named)


def ground(edition: Edition, rules: RuleSet, about: tuple[Kind | None, ...]) -> tuple[Sentence, ...]:
    """Return what the set says of its numbers (no link), its terrains, its neutral tokens."""
    said = edition.speaker.ground(rules)
    return tuple(each for each in said if (each.links[0].ref.kind if each.links else None) in about)


def _box(edition: Edition, rules: RuleSet) -> Iterator[tuple[str, int]]:
    words = edition.words
    counts = [
        (words.many[kind], sum(each.ref.kind is kind for each in rules.components))
        for kind in COMPONENT_KINDS
    ]
    counts.append((words.tokens, sum(each.tray or 0 for each in rules.components)))
    heaps = [(each.ref, each.supply) for each in rules.neutrals]
    heaps += [(each.ref, each.supply) for each in rules.pieces if each.copied_from is None]
    counts += [(headed(edition.speaker.heap(ref, supply)), supply) for ref, supply in heaps]
    return ((label, number) for label, number in counts if number)
