"""Titles of worked examples: no two are the same, and what tells them apart is what differs."""

from types import SimpleNamespace
from typing import Any

from swdsl.reference.example_titles import told_apart


def edition(**scopes: str) -> Any:
    """Return as much of an edition as titles need: two sets, and things named by their own capital."""
    things = {name: name for name in ("Moles", "Wasps", "Spade", "Well")}
    names = SimpleNamespace(of=lambda thing: thing, set=lambda rules: rules.id.capitalize())
    sets = [SimpleNamespace(id=each) for each in ("meadow", "cellar")]
    scenarios = [SimpleNamespace(id=id_, scope=scope) for id_, scope in scopes.items()]
    library = SimpleNamespace(sets=sets, scenarios=scenarios)
    return SimpleNamespace(library=library, names=names, things=things)


def apart(scopes: dict[str, str], **subjects: list[str]) -> list[str]:
    titles = dict.fromkeys(scopes, "Moles dig")
    return list(told_apart(edition(**scopes), titles, subjects).values())  # type: ignore[arg-type]


def test_examples_of_different_boxes_are_called_after_them() -> None:
    scopes = {"a": "meadow", "b": "cellar"}
    assert apart(scopes, a=["Spade"], b=["Well"]) == ["Moles dig (Meadow)", "Moles dig (Cellar)"]


def test_examples_of_one_box_are_called_after_what_takes_part_only_there() -> None:
    scopes = {"a": "meadow", "b": "meadow", "c": "meadow"}
    told = apart(scopes, a=["Moles", "Wasps"], b=["Moles", "Wasps", "Spade"], c=["Moles", "Well"])
    assert told == ["Moles dig (Wasps)", "Moles dig (Spade)", "Moles dig (Well)"]


def test_what_nothing_tells_apart_is_numbered() -> None:
    assert apart({"a": "meadow", "b": "meadow"}, a=["Moles"], b=["Moles"]) == ["Moles dig", "Moles dig (2)"]
