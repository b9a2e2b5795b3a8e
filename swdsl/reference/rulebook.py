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
from swdsl.reference.edition import Edition
from swdsl.reference.words import Chapter
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Passage:
    """One chapter: the course of the game, the ground it is played on, the rules, and tables."""

    chapter: Chapter
    title: str
    course: tuple[str, ...]
    ground: tuple[Sentence, ...]
    rules: Holding
    box: tuple[tuple[str, int], ...] = ()
    boards: tuple[Board, ...] = ()


def rulebook(edition: Edition, rules: RuleSet) -> tuple[Passage, ...]:
    """Return the chapters. A set without rules for everybody stands on the sets it uses, and has none."""
    if not rules.frame.clauses:
        return ()
    said: dict[Chapter, list[tuple[Clause, Sentence]]] = {chapter: [] for chapter in Chapter}
    for kind, clauses in rules.frame.clauses:
        for clause in clauses:
            said[chapter_of(clause, kind)].append((clause, edition.speaker.clause(clause, kind)))
    chapters = (each for each in Chapter if said[each] or _is_needed(edition, rules, each))
    return tuple(_passage(edition, rules, chapter, tuple(said[chapter])) for chapter in chapters)


def _is_needed(edition: Edition, rules: RuleSet, chapter: Chapter) -> bool:
    """Whether a chapter says anything of this box that no rule says."""
    match chapter:
        case Chapter.MARKERS:
            return any(each.ref.kind in (Kind.RELIC, Kind.PLACE) for each in rules.components)
        case Chapter.MIXING:
            return len(edition.library.sets) > 1
        case _:
            return True


def _passage(
    edition: Edition, rules: RuleSet, chapter: Chapter, clauses: tuple[tuple[Clause, Sentence], ...]
) -> Passage:
    words = edition.words.passages[chapter]
    said = edition.customs.holding(clauses)
    title, course = words.title, words.sentences
    match chapter:
        case Chapter.TURN:
            turn = tuple(each.text for each in edition.speaker.turn())
            return Passage(chapter, title, (*turn, *course), (), said)
        case Chapter.MIXING:
            return Passage(chapter, title, (*course, *_alike(edition, rules)), (), said)
        case Chapter.NEEDED:
            return Passage(chapter, title, course, (), said, box=tuple(_box(edition, rules)))
        case Chapter.SETUP:
            return Passage(chapter, title, course, _ground(edition, rules, (None, Kind.NEUTRAL)), said)
        case Chapter.CONQUEST:
            cost = edition.speaker.bill([each.clause for each in said.held])
            summed = () if cost is None else (cost,)
            return Passage(chapter, title, course, (*_ground(edition, rules, (Kind.TERRAIN,)), *summed), said)
        case Chapter.END:
            boards = tuple(board for board in edition.library.boards if board.uses == rules.id)
            return Passage(chapter, title, course, (), said, boards=boards)
        case _:
            return Passage(chapter, title, course, (), said)


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


def _ground(edition: Edition, rules: RuleSet, about: tuple[Kind | None, ...]) -> tuple[Sentence, ...]:
    """Return what the set says of its numbers (no link), its terrains, its neutral tokens."""
    said = edition.speaker.ground(rules)
    return tuple(each for each in said if (each.links[0].ref.kind if each.links else None) in about)


def _box(edition: Edition, rules: RuleSet) -> Iterator[tuple[str, int]]:
    words, names = edition.words, edition.names
    counts = [
        (words.many[kind], sum(each.ref.kind is kind for each in rules.components))
        for kind in COMPONENT_KINDS
    ]
    counts.append((words.tokens, sum(each.tray or 0 for each in rules.components)))
    counts += [(names.of(each), each.supply) for each in rules.neutrals]
    counts += [(names.of(each), each.supply) for each in rules.pieces if each.copied_from is None]
    return ((label, number) for label, number in counts if number)
