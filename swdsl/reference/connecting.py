"""What rulebooks say between their rules: the chapters that sets write, in one language."""

from swdsl.model.content import ChapterText, RuleSet
from swdsl.model.ruleset import Library
from swdsl.model.slots import SLOT, numbers_of, things_of
from swdsl.prose import typographic
from swdsl.reference.dictionary import Dictionary


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
        used = [each for each in self._sets if each.id in rules.uses]
        boxes = [each for each in self._sets if not each.uses]
        for writer in (rules, *used, *boxes):
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
