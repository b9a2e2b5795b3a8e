"""Braces in a text of the rulebook that nothing fills."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, did_you_mean
from swdsl.diagnostics.codes_content import UNKNOWN_SLOT
from swdsl.model.content import RuleSet
from swdsl.model.ruleset import Library
from swdsl.model.slots import SLOT, numbers_of, things_of
from swdsl.source import Span


def check_unknown_slot(library: Library) -> Iterator[Diagnostic]:
    """Refuse slots that are neither a number of the frame nor the id of something that the set declares."""
    for rules in library.sets:
        texts = [(each.text, each.span) for chapter in rules.chapters for each in chapter.paragraphs]
        texts += [
            (row.text, row.span)
            for row in library.translations
            if row.kind == "text" and row.scope == rules.id
        ]
        yield from (finding for text, span in texts for finding in _unfilled(text, span, rules))


def _unfilled(text: str, span: Span, rules: RuleSet) -> Iterator[Diagnostic]:
    numbers = list(numbers_of(rules))
    known = [*numbers, *(each.ref.id for each in things_of(rules))]
    for slot in SLOT.findall(text):
        if slot not in known:
            yield Diagnostic.at(
                UNKNOWN_SLOT,
                span,
                f"Nothing fills `{{{slot}}}` here.",
                hint=did_you_mean(slot, known)
                or f"Write a number ({', '.join(numbers)}) or the id of something that the set declares.",
            )
