"""What rulebooks say between their rules: the chapters that sets write, in one language."""

from collections.abc import Container, Iterator
from dataclasses import replace

from swdsl.model.content import ChapterText, RuleSet
from swdsl.model.ruleset import Library
from swdsl.model.slots import SLOT, numbers_of, things_of
from swdsl.prose import typographic
from swdsl.reference.dictionary import Dictionary
from swdsl.words_of_files import Chapter


def with_borrowed_chapters(library: Library, set_ids: Container[str]) -> Library:
    """Return a library in which some sets say themselves what they read elsewhere: others may leave then."""
    texts = {rules.id: [*_borrowed(library, rules, set_ids)] for rules in library.sets if rules.id in set_ids}
    sets = (
        replace(rules, chapters=(*rules.chapters, *(chapter for _, chapter in texts.get(rules.id, ()))))
        for rules in library.sets
    )
    rows = (
        replace(row, scope=reader)
        for reader, chapters in texts.items()
        for writer, chapter in chapters
        for row in library.translations
        if row.scope == writer and row.kind == "text" and row.id.split(".")[0] == chapter.id
    )
    return replace(library, sets=tuple(sets), translations=(*library.translations, *rows))


def _borrowed(library: Library, rules: RuleSet, staying: Container[str]) -> Iterator[tuple[str, ChapterText]]:
    """Yield the usual chapters that a set with a frame reads in one that leaves, each with whose it is."""
    for chapter in Chapter if rules.frame.clauses else ():
        written = (
            (writer.id, each)
            for writer in _writers(library.sets, rules)
            for each in writer.chapters
            if each.id == chapter.value
        )
        first = next(written, None)
        if first is not None and first[0] not in staying:
            yield first


def _writers(sets: tuple[RuleSet, ...], rules: RuleSet) -> Iterator[RuleSet]:
    """Yield whose words a set may use: its own, those of the sets it builds on, those of any box."""
    yield rules
    yield from (each for each in sets if each.id in rules.uses)
    yield from (each for each in sets if not each.uses)


class Connecting:
    """Looks up what a chapter says.

    A set that does not write one reads as those it builds on, or else as the first box that does.
    """

    def __init__(self, library: Library, language: str, names: Dictionary) -> None:
        self._sets = library.sets
        self._names = names
        self._rows = {
            (row.scope, row.kind, row.id): row.text
            for row in library.translations
            if row.language == language
        }

    def said(self, rules: RuleSet, chapter: str) -> tuple[str, ...]:
        """Return what the rulebook of a set says in a chapter."""
        for writer in _writers(self._sets, rules):
            written = next((each for each in writer.chapters if each.id == chapter), None)
            if written is not None:
                return tuple(self._paragraphs(rules, writer, written))
        return ()

    def own(self, rules: RuleSet, usual: frozenset[str]) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """Return the chapters of this set beside the usual ones: id, title if it has one, paragraphs."""
        return tuple(
            (each.id, self._title(rules, each), tuple(self._paragraphs(rules, rules, each)))
            for each in rules.chapters
            if each.id not in usual
        )

    def title(self, rules: RuleSet, chapter: str) -> str:
        """Return the title that a set gives a chapter; nothing where it gives none."""
        return next((self._title(rules, each) for each in rules.chapters if each.id == chapter), "")

    def _title(self, rules: RuleSet, chapter: ChapterText) -> str:
        return typographic(self._rows.get((rules.id, "text", chapter.id), chapter.title))

    def _paragraphs(self, rules: RuleSet, writer: RuleSet, chapter: ChapterText) -> list[str]:
        values = {name: str(number) for name, number in numbers_of(rules).items()}
        values |= {each.ref.id: self._names.of(each) for each in things_of(writer)}
        texts = (
            self._rows.get((writer.id, "text", f"{chapter.id}.{each.id}"), each.text)
            for each in chapter.paragraphs
        )
        return [typographic(SLOT.sub(lambda slot: values.get(slot[1], slot[0]), text)) for text in texts]
