"""Rings among definitions and effects, and orders that respect needs."""

import pytest

from swdsl.graphs.definitions import rings
from swdsl.graphs.effects import effect_rings
from swdsl.graphs.order import best_order
from tests.resolve.written import PACK, compiled


def test_definitions_without_a_ring() -> None:
    assert rings({"a": ["b"], "b": ["c"], "c": []}) == ()


def test_a_ring_starts_with_what_was_declared_first() -> None:
    assert rings({"b": ["c"], "c": ["a"], "a": ["b"], "x": ["b"]}) == (("b", "c", "a"),)


def test_a_definition_may_rest_on_itself() -> None:
    assert rings({"a": [], "b": ["b"]}) == (("b",),)


def test_each_knot_gives_one_ring() -> None:
    assert rings({"a": ["b"], "b": ["a"], "c": ["d"], "d": ["c"]}) == (("a", "b"), ("c", "d"))


def test_order_keeps_what_needs_nothing_and_moves_what_must_wait() -> None:
    assert best_order(4, {0: [3]}) == (1, 2, 3, 0)
    assert best_order(2, {0: [1], 1: [0]}) is None


def ring_ids(*lines: str) -> list[list[str]]:
    """Return the clauses of every ring among the clauses of one race."""
    body = "".join(f"  {line}\n" for line in lines)
    library = compiled(rules=f'{PACK}\nrace yetis "Yetis"\n  tokens 5 of 10\n{body}').library
    clauses = [(owner, clause) for owner, clause in library.clauses() if owner.id == "yetis"]
    return [[link.clause.id for link in ring] for ring in effect_rings(clauses)]


def test_a_clause_may_set_itself_off() -> None:
    assert ring_ids("when I gain a coin: gain 1 coin") == [["yetis.1"]]


def test_whoever_replaces_tokens_occupies_a_region() -> None:
    again = "I may replace all tokens in a region I hold by 1 token of my active race from tray"
    assert ring_ids(f"when I occupy a region: {again}") == [["yetis.1"]]


def test_three_clauses_may_set_each_other_off() -> None:
    found = ring_ids(
        "when I gain a coin: gain 1 token", "when I gain a token: roll", "when I roll 3: gain 1 coin"
    )
    assert found == [["yetis.1", "yetis.2", "yetis.3"]]


@pytest.mark.parametrize(
    "lines",
    [
        ("when I gain a coin, once per turn: gain 1 coin",),  # a limit ends it
        ("when I gain a coin: gain 1 token",),  # another thing
        ("when an opponent gains a coin: gain 1 coin",),  # another party
        ("at scoring: gain 1 coin", "when I gain a coin: gain 1 token"),  # a step is never set off
        ("when I pick this: gain 1 coin",),
    ],
)
def test_what_ends_is_no_ring(lines: tuple[str, ...]) -> None:
    assert ring_ids(*lines) == []
