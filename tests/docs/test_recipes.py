"""The recipes of docs/contributing.md name files that are there, with the rows they tell to copy."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_TABLE = re.compile(r"\| File \| Row \|\n\| --- \| --- \|\n((?:\|.*\|\n)+)")
_ROW = re.compile(r"\| `([^`]+)` \| `([^`]+)` \|")


def recipes() -> list[list[tuple[str, str]]]:
    """Return the tables of the page: files, each with the row of a word."""
    page = (ROOT / "docs/contributing.md").read_text(encoding="utf-8")
    return [_ROW.findall(table) for table in _TABLE.findall(page)]


@pytest.mark.parametrize(("name", "row"), sorted({each for table in recipes() for each in table}))
def test_a_recipe_names_a_row_that_is_there(name: str, row: str) -> None:
    assert row in (ROOT / name).read_text(encoding="utf-8")


def test_a_countable_and_an_event_touch_eight_files_at_most() -> None:
    countable, event, *others = recipes()
    assert len(others) == 4
    for table in (countable, event):
        assert len({name for name, _ in table}) <= 8
