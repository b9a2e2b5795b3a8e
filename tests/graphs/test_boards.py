"""Maps as graphs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.graphs.boards import chokes, ends, has_one_rim, most_apart, parts, reachable, tangle
from tests.graphs.drawn import board

SQUARE = "a-b b-c c-d d-a"


def test_parts_come_largest_first() -> None:
    map_ = board("a-b c-d d-e")
    assert parts(map_, "abcde") == (("c", "d", "e"), ("a", "b"))


def test_only_the_regions_asked_for_join_parts() -> None:
    assert parts(board("a-b b-c"), "ac") == (("a",), ("c",))


def test_reach_stops_at_ground_that_is_not_open() -> None:
    assert reachable(board("a-b b-c c-d"), ["a"], {"a", "b", "d"}) == {"a", "b"}


def test_a_start_that_is_not_open_leads_nowhere() -> None:
    assert reachable(board("a-b"), ["a"], {"b"}) == frozenset()


def test_choke_points_name_what_they_cut_off() -> None:
    assert chokes(board(SQUARE + " d-e e-f"), "abcdef") == (("d", ("e", "f")), ("e", ("f",)))


def test_a_ring_has_no_choke_point() -> None:
    assert chokes(board(SQUARE), "abcd") == ()


def test_ends_of_a_line() -> None:
    assert ends(board("a-b b-c c-x a-x"), {"a", "b", "c"}) == ("a", "c")


@pytest.mark.parametrize(
    "borders",
    [
        "a-b a-c a-d a-e b-c b-d b-e c-d c-e d-e",  # five that all meet
        "a-x a-y a-z b-x b-y b-z c-x c-y c-z",  # three wells, three houses
    ],
)
def test_what_must_cross_is_a_tangle(borders: str) -> None:
    assert tangle(board(borders)) != ()


def test_a_region_inside_a_ring_is_not_on_the_rim() -> None:
    wheel = SQUARE + " m-a m-b m-c m-d"
    assert tangle(board(wheel)) == ()
    assert has_one_rim(board(wheel, edge="a b c d"))
    assert not has_one_rim(board(wheel, edge="a b c d m"))
    assert has_one_rim(board(wheel, edge="a b c d m"), without="m")


pairs = st.lists(
    st.tuples(st.sampled_from("abcdefg"), st.sampled_from("hijklmn")).map("-".join),
    min_size=1,
    max_size=20,
    unique=True,
)


@given(pairs)
def test_a_choke_point_is_what_leaves_more_parts_behind(borders: list[str]) -> None:
    map_ = board(" ".join(borders))
    names = [region.id for region in map_.regions]
    found = {choke for choke, _ in chokes(map_, names)}
    for name in names:
        others = [each for each in names if each != name]
        assert (len(parts(map_, others)) > len(parts(map_, names))) == (name in found)


@given(pairs, st.sets(st.sampled_from("abcdefghijklmn")))
def test_reach_is_one_of_the_parts(borders: list[str], open_regions: set[str]) -> None:
    map_ = board(" ".join(borders))
    names = {region.id for region in map_.regions} & open_regions
    for name in names:
        part = next(each for each in parts(map_, names) if name in each)
        assert reachable(map_, [name], names) == frozenset(part)


@pytest.mark.parametrize(
    ("borders", "regions", "most"),
    [
        (SQUARE, "abcd", 2),
        (SQUARE, "ab", 1),
        (SQUARE, "", 0),
        ("a-b b-c c-d d-e", "abcde", 3),
        ("a-b", "b", 1),
    ],
)
def test_so_many_regions_lie_apart(borders: str, regions: str, most: int) -> None:
    assert most_apart(board(borders), regions, 9) == most
    assert most_apart(board(borders), regions, 1) == min(most, 1)
