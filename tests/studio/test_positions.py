"""Columns of editors and ours are the same places, also beyond the basic plane."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.studio.positions import from_units, to_units

ENCODINGS = ("utf-8", "utf-16", "utf-32")
LINES = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=30)


@pytest.mark.parametrize("encoding", ENCODINGS)
@given(line=LINES, data=st.data())
def test_there_and_back(encoding: str, line: str, data: st.DataObject) -> None:
    column = data.draw(st.integers(1, len(line) + 1))
    assert from_units(line, to_units(line, column, encoding), encoding) == column


@given(LINES)
def test_units_are_those_of_the_encoding(line: str) -> None:
    end = len(line) + 1
    assert to_units(line, end, "utf-8") == len(line.encode())
    assert to_units(line, end, "utf-16") == len(line.encode("utf-16-le")) // 2
    assert to_units(line, end, "utf-32") == len(line)


def test_half_a_character_is_none_and_a_line_has_an_end() -> None:
    assert from_units("a🐉b", 2) == 2
    assert from_units("a🐉b", 3) == 3
    assert from_units("a🐉b", 99) == 4
    assert from_units("Гора", 2) == 3
