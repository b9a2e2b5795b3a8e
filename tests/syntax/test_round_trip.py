"""Formatting, then parsing, gives the same tree; formatting that again, the same text."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.syntax.tree import RulesFile
from swdsl.syntax.tree_declarations import Component
from swdsl.syntax.tree_words import Name, Quoted
from swdsl.words import Kind
from tests.syntax.files import declarations
from tests.syntax.trees import some_clauses, tuples_of

# The strategies are large on purpose; nobody prints them.
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")
thorough = settings(max_examples=150, suppress_health_check=list(HealthCheck))


def assert_round_trip(*declared: Any) -> None:
    file = RulesFile("generated.sw", declared)
    text = format_file(file)
    parsed = parse(SourceFile("generated.sw", text))
    assert [f"{found.span}: {found.message}" for found in parsed.diagnostics] == [], text
    assert parsed.file == file, text
    assert format_file(parsed.file) == text


@thorough
@given(tuples_of(some_clauses, 1, 2))
def test_clauses_survive_formatting(lines: tuple[Any, ...]) -> None:
    assert_round_trip(Component(Kind.RACE, Name("owls"), Quoted("Owls"), None, (), lines))


@thorough
@given(st.lists(declarations, min_size=1, max_size=3))
def test_declarations_survive_formatting(declared: list[Any]) -> None:
    assert_round_trip(*declared)
