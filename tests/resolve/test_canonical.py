"""Two ways to write the same mean the same value, so that nothing later need know both."""

import pytest

from swdsl.model.clauses import Adjust, Clause, Do, Perform, RollForCost
from swdsl.model.walk import nodes
from swdsl.words import Operator, PlainVerb
from tests.resolve.written import clause

SAME = [
    ("when I attack a lost_tribe: cost 1 less", "when I attack a region with a lost_tribe: cost 1 less"),
    (
        "when I attack a lost_tribe bordering a forest: cost 1 less",
        "when I attack a region with a lost_tribe bordering a forest: cost 1 less",
    ),
    (
        "at scoring: gain 1 coin for each hill lost_tribe bordering a region I hold",
        "at scoring: gain 1 coin for each hill with a lost_tribe bordering a region I hold",
    ),
]

COMPARED = [
    (
        "at turn start, if nobody has more coins than me: gain 1 coin",
        "at turn start, unless an opponent has more coins than me: gain 1 coin",
    ),
    (
        "at turn start, unless nobody holds fewer hills than me: gain 1 coin",
        "at turn start, if an opponent holds fewer hills than me: gain 1 coin",
    ),
    (
        "at turn start, if I hold more hills than any opponent: gain 1 coin",
        "at turn start, if I hold more hills than each opponent: gain 1 coin",
    ),
]


@pytest.mark.parametrize(("one", "other"), COMPARED)
def test_nobody_and_any_opponent_are_compared_as_they_are_meant(one: str, other: str) -> None:
    assert meaning(one) == meaning(other)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_stands_in_a_region_is_content(one: str, other: str) -> None:
    assert meaning(one) == meaning(other)


def test_a_choice_between_ground_and_content_keeps_both() -> None:
    shown = str(meaning("when I attack a hill or lost_tribe: cost 1 less"))
    assert "AnyOf" in shown
    assert "hill" in shown
    assert "lost_tribe" in shown


@pytest.mark.parametrize(
    ("line", "operator", "optional"),
    [
        ("before attack: I may roll, then cost 1 less for each pip", Operator.LESS, True),
        (
            "when I attack a region, once per turn: I may roll, then cost 1 less for each pip",
            Operator.LESS,
            True,
        ),
        (
            "when an opponent attacks a region I hold: roll, then cost 1 more for each pip",
            Operator.MORE,
            False,
        ),
    ],
)
def test_a_roll_for_the_cost_is_one_effect(line: str, operator: Operator, optional: bool) -> None:
    assert clause(line).effects == (RollForCost(operator, optional),)


def test_a_roll_for_something_else_stays_a_roll() -> None:
    effects = clause("before scoring: I may roll, then gain 1 coin for each pip").effects
    assert isinstance(effects[0], Do)
    assert effects[0].action == Perform(PlainVerb.ROLL)
    assert not any(isinstance(each, Adjust | RollForCost) for each in nodes(effects))


def meaning(line: str) -> tuple[object, ...]:
    """Return what a clause means, apart from its own words."""
    found: Clause = clause(line)
    return found.moment, found.conditions, found.effects
