"""What must cross: little of it, all of it needed, and found with few questions among many edges."""

from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.graphs import boards
from swdsl.graphs.planar import Edge, embed, lies_flat, tangle
from tests.graphs.drawn import board

LARGEST = 256
"""Regions that a map may have."""


def complete(count: int) -> list[Edge]:
    return list(combinations(range(count), 2))


def grid(side: int) -> list[Edge]:
    across = [(number, number + 1) for number in range(side * side) if (number + 1) % side]
    return across + [(number, number + side) for number in range(side * (side - 1))]


def moored(side: int) -> list[Edge]:
    """A grid of which every field is said to lie at the rim."""
    return grid(side) + [(number, side * side) for number in range(side * side)]


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of edges in each question whether a graph lies flat."""
    asked: list[int] = []
    answer = nx.check_planarity

    def ask(graph: "nx.Graph[int]", *, counterexample: bool = False) -> object:
        assert not counterexample, "tries every edge of the graph by itself"
        asked.append(graph.number_of_edges())
        return answer(graph)

    monkeypatch.setattr(nx, "check_planarity", ask)
    return asked


@given(st.sets(st.sampled_from(complete(9)), max_size=36))
def test_every_edge_of_a_tangle_is_needed(edges: set[Edge]) -> None:
    found = tangle(edges)
    assert set(found) <= edges
    assert (found == ()) == (embed(9, edges) is not None)
    assert lies_flat(found) == (found == ())
    assert all(lies_flat(set(found) - {edge}) for edge in found)


@pytest.mark.parametrize("edges", [complete(LARGEST), moored(16)], ids=["all border all", "all at the edge"])
def test_the_largest_map_is_untangled_with_few_questions(edges: list[Edge], questions: list[int]) -> None:
    found = tangle(edges)
    assert found
    assert len(questions) <= (len(found) + 2) * len(edges).bit_length()
    assert sum(questions) <= 30 * len(edges)


def test_who_stands_in_the_way_of_the_rim_is_not_searched_among_all(questions: list[int]) -> None:
    boards._lies_flat.cache_clear()
    boards._tangle.cache_clear()
    names = [f"r{number}" for number in range(256)]
    borders = " ".join(f"{names[one]}-{names[other]}" for one, other in grid(16))
    found = board(borders, edge=" ".join(names))
    assert boards.off_the_rim(found) == ()
    assert len(questions) < 400
