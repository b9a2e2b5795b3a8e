"""Races of a pack for which nobody in the boxes has enough tokens."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import NO_LENDER
from swdsl.model.ruleset import Library
from swdsl.words import Kind


def lint_no_lender(library: Library) -> Iterator[Diagnostic]:
    """Warn when a race of a pack has more tokens than any race of the sets it builds on.

    At the table the tokens of a race of one's own are borrowed from another race, which then stays out.
    """
    for own in library.sets:
        boxes = library.seen_by(own.id)[1:]
        lenders = [each for box in boxes for each in box.components if each.ref.kind is Kind.RACE]
        largest = max(lenders, key=lambda each: each.tray or 0, default=None)
        if largest is None or largest.tray is None:
            continue
        for race in own.components:
            if race.ref.kind is Kind.RACE and race.tray is not None and race.tray > largest.tray:
                yield Diagnostic(
                    NO_LENDER,
                    f"`{race.ref.id}` has {race.tray} tokens; the largest race it could borrow them from, "
                    f"`{largest.ref.id}`, has {largest.tray}.",
                    (Label(race.span, f"a tray of {race.tray}"), Label(largest.span, f"has {largest.tray}")),
                    "Make the tray smaller, or print tokens of your own.",
                )
