"""A record is read from its file whole: what is missing, unknown or of another kind is refused by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

import pytest

from swdsl.catalogue import rows, slots, some_rows, texts_in
from swdsl.internal import InternalError


class Tree(StrEnum):
    """A closed list."""

    OAK = "oak"
    ASH = "ash"


@dataclass(frozen=True, slots=True)
class Walk:
    """A record within a record."""

    tree: Tree
    said: str = ""


@dataclass(frozen=True, slots=True)
class Wood:
    """What a file must bring."""

    title: str
    count: Annotated[str, slots("number")]
    trees: Mapping[Tree, str]
    calls: Annotated[Mapping[str, str], rows({"near", "far"}), slots("who", "where")]
    walks: tuple[Walk, ...]
    pair: tuple[str, str]


GOOD = """
title = "The wood"
count = "{number} trees"
pair = ["here", "there"]
[trees]
oak = "Oak"
ash = "Ash"
[calls]
near = "{who} calls"
far = "{who} calls from {where}"
[[walks]]
tree = "ash"
"""


def test_a_record_is_read_as_its_types_say() -> None:
    assert texts_in(GOOD, Wood, "wood.toml") == Wood(
        title="The wood",
        count="{number} trees",
        trees={Tree.OAK: "Oak", Tree.ASH: "Ash"},
        calls={"near": "{who} calls", "far": "{who} calls from {where}"},
        walks=(Walk(Tree.ASH),),
        pair=("here", "there"),
    )


def test_what_is_given_by_hand_does_not_stand_in_the_file() -> None:
    without = GOOD.replace('title = "The wood"', "")
    assert texts_in(without, Wood, "wood.toml", title="By hand").title == "By hand"
    with pytest.raises(InternalError, match=r"unknown rows \['title'\]"):
        texts_in(GOOD, Wood, "wood.toml", title="By hand")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('title = "The wood"', "", r"wood.toml: missing rows \['title'\]"),
        ('oak = "Oak"', "", r"wood.toml: trees: missing rows \['oak'\]"),
        ('ash = "Ash"', 'ash = "Ash"\nelm = "Elm"', r"trees: missing rows \[\], unknown rows \['elm'\]"),
        ('near = "{who} calls"', "", r"calls: missing rows \['near'\]"),
        ('title = "The wood"', "title = 3", "title: a str must stand here"),
        ('pair = ["here", "there"]', 'pair = ["here"]', "pair: has 1 parts instead of 2"),
        ('tree = "ash"', 'tree = "elm"', "walks: 1: tree: 'elm' is not a valid Tree"),
        ("{number} trees", "{count} trees", r"count: wants \['count'\] filled in, and gets \['number'\]"),
        ("{number} trees", "some trees", r"count: wants \[\] filled in, and gets \['number'\]"),
        ("{number} trees", "{number trees", "count: expected '}'"),
        ('"The wood"', '"The {wood}"', r"title: wants \['wood'\] filled in, and gets \[\]"),
        ("from {where}", "from {there}", r"calls: far: wants \['there', 'who'\]"),
        ('"The wood"', '"The wood', "wood.toml: Illegal character"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(InternalError, match=complaint):
        texts_in(GOOD.replace(old, new), Wood, "wood.toml")


@dataclass(frozen=True, slots=True)
class Camp:
    """A record that another may be like."""

    fire: str
    tents: Mapping[Tree, str]
    guard: str | None = None


@dataclass(frozen=True, slots=True)
class Camps:
    """Two records of one kind, a table that may have gaps, and something a room reads itself."""

    north: Camp
    south: Camp
    size: int
    signs: Annotated[Mapping[str, str], some_rows({"smoke", "horn"})]


@dataclass(frozen=True, slots=True)
class Walks:
    """Nothing but records in a list."""

    walks: tuple[Walk, ...]


CAMPS = """
size = "three"
[north]
fire = "warm"
tents.oak = "one"
tents.ash = "two"
[south]
like = "north"
tents.ash = "none"
[signs]
horn = "far"
"""


def read_camps(text: str) -> Camps:
    def size(found: str) -> int:
        return ["one", "two", "three"].index(found) + 1

    return texts_in(text, Camps, "camps.toml", {int: size})


def test_a_table_can_be_like_the_one_above_it() -> None:
    camps = read_camps(CAMPS)
    assert camps.south == Camp("warm", {Tree.OAK: "one", Tree.ASH: "none"})
    with pytest.raises(InternalError, match="south: nothing above is called 'west'"):
        read_camps(CAMPS.replace('"north"', '"west"'))


def test_a_room_may_read_values_in_its_own_way() -> None:
    assert read_camps(CAMPS).size == 3
    with pytest.raises(InternalError, match="size: 'four' is not in list"):
        read_camps(CAMPS.replace("three", "four"))


def test_some_tables_need_not_be_whole() -> None:
    assert read_camps(CAMPS).signs == {"horn": "far"}
    with pytest.raises(InternalError, match=r"signs: missing rows \[\], unknown rows \['flag'\]"):
        read_camps(CAMPS.replace("horn", "flag"))


def test_a_record_can_be_a_list_of_its_fields() -> None:
    assert texts_in('walks = [["ash"], ["oak", "on"]]', Walks, "walks.toml") == Walks(
        (Walk(Tree.ASH), Walk(Tree.OAK, "on"))
    )
    with pytest.raises(InternalError, match=r"walks: 1: missing rows \[\], unknown rows \['far'\]"):
        texts_in('walks = [["ash", "on", "far"]]', Walks, "walks.toml")


def test_a_row_can_only_hold_what_a_file_can() -> None:
    @dataclass(frozen=True, slots=True)
    class Odd:
        weight: float

    with pytest.raises(InternalError, match="weight: no row can hold"):
        texts_in("weight = 1.5", Odd, "odd.toml")
