"""The judge itself: it can be wrong-footed, and then it says so."""

from dataclasses import replace

import pytest

from swdsl.model.clauses import Adjust
from swdsl.model.content import Component
from swdsl.model.counts import Amount
from swdsl.model.quantities import Quantity, Range
from swdsl.model.ruleset import Library
from swdsl.words import Quantifier
from tests.judge.boards import official, table
from tests.judge.numbers import enough, within
from tests.judge.rules import Rules
from tests.judge.watch import Report, watch


@pytest.mark.parametrize(
    ("quantifier", "number", "found", "holds"),
    [
        (Quantifier.A, None, 0, False),
        (Quantifier.A, None, 3, True),
        (Quantifier.NUMBER, 2, 2, True),
        (Quantifier.NUMBER, 2, 3, False),
        (Quantifier.NUMBER, 0, 0, True),
        (Quantifier.UP_TO, 2, 3, False),
        (Quantifier.AT_LEAST, 2, 1, False),
        (Quantifier.AT_LEAST, 2, 3, True),
        (Quantifier.EACH, None, 3, False),
        (Quantifier.EACH, None, 4, True),
    ],
)
def test_a_number_means_exactly_that_many(
    quantifier: Quantifier, number: int | None, found: int, holds: bool
) -> None:
    assert enough(Quantity(quantifier, number), found, possible=4) is holds


def test_a_range_includes_its_ends() -> None:
    assert [number for number in range(5) if within(Range(1, 3), number)] == [1, 2, 3]
    assert within(Range(2, None), 99)


def cheaper(component: Component) -> Component:
    """Return a component whose changes of the cost are one larger."""
    clauses = tuple(
        replace(
            clause,
            effects=tuple(
                replace(each, amount=Amount((each.amount.base or 0) + 1))
                if isinstance(each, Adjust)
                else each
                for each in clause.effects
            ),
        )
        for clause in component.clauses
    )
    return replace(component, clauses=clauses)


def misread(library: Library) -> Library:
    """Return a library in which every race and power of the base box asks one more, or one less."""
    sets = tuple(
        replace(each, components=tuple(map(cheaper, each.components))) if each.id == "base" else each
        for each in library.sets
    )
    return replace(library, sets=sets)


def test_other_sentences_are_another_game() -> None:
    """Were the engine to play something else than the model says, it would be seen."""
    _, game = table("base_3p")
    report = Report()
    for seed in range(3):
        watch(Rules(misread(official()), game, "base"), game, seed, report)
    assert report.findings
