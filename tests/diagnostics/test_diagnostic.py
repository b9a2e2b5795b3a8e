"""Findings as values, the registry of codes, and the places they point at."""

import re
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.diagnostics import (
    ALL_CODES,
    Code,
    Diagnostic,
    Severity,
    codes_clauses,
    codes_content,
    codes_files,
    codes_maps,
    codes_names,
    codes_syntax,
    has_errors,
    in_order,
)
from swdsl.source import NOWHERE, SourceFile, Span

FAMILIES = (codes_syntax, codes_names, codes_clauses, codes_maps, codes_content, codes_files)
ERROR = Code("some-error", Severity.ERROR, "Something is wrong")
WARNING = Code("some-warning", Severity.WARNING, "Something is odd")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_declared_code_is_registered_under_its_own_name(family: ModuleType) -> None:
    declared = {name: value for name, value in vars(family).items() if isinstance(value, Code)}
    assert tuple(declared.values()) == family.CODES
    assert [code.slug.replace("-", "_").upper() for code in family.CODES] == list(declared)


def test_slugs_are_unique_and_written_alike() -> None:
    slugs = [code.slug for code in ALL_CODES]
    assert len(set(slugs)) == len(slugs) >= 40
    assert [slug for slug in slugs if not re.fullmatch(r"[a-z]+(-[a-z]+)*", slug)] == []


def test_titles_are_unique_sentences_without_a_stop() -> None:
    titles = [code.title for code in ALL_CODES]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not title[0].isupper() or title.endswith(".")] == []


def test_findings_sort_by_place_and_repetitions_fall_away() -> None:
    source = SourceFile("b.sw", "one\ntwo\nthree\n")
    late = Diagnostic.at(ERROR, source.span(8, 13), "late")
    early = Diagnostic.at(WARNING, source.span(0, 3), "early")
    other = Diagnostic.at(ERROR, SourceFile("a.sw", "x").span(0, 1), "other file")
    assert in_order([late, early, other, late]) == (other, early, late)


def test_only_errors_stop_the_build() -> None:
    assert has_errors([Diagnostic(WARNING, "odd", ()), Diagnostic(ERROR, "wrong", ())])
    assert not has_errors([Diagnostic(WARNING, "odd", ())])


@given(st.text(alphabet="a\nж\r鬼", max_size=40), st.integers(0, 40), st.integers(0, 40))
def test_lines_and_columns_lead_back_to_the_offsets(text: str, one: int, other: int) -> None:
    source = SourceFile("a.sw", text)
    span = source.span(min(one, other), max(one, other))
    lines = text.split("\n")
    for offset, line, column in (
        (span.start, span.line, span.column),
        (span.end, span.end_line, span.end_column),
    ):
        assert sum(len(each) + 1 for each in lines[: line - 1]) + column - 1 == offset
        assert source.line(line) == lines[line - 1]
    assert source.excerpt(span) == text[span.start : span.end]


def test_span_reaches_from_the_first_to_the_last() -> None:
    source = SourceFile("a.sw", "one two\nthree")
    assert source.span(0, 3).to(source.span(8, 13)) == source.span(0, 13)
    assert str(source.span(8, 13)) == "a.sw:2:1"


def test_nowhere_is_no_place_and_sorts_first() -> None:
    assert not NOWHERE.is_somewhere
    assert sorted([Span("a.sw", 0, 1, 1, 1, 1, 2), NOWHERE])[0] == NOWHERE


def test_lines_outside_the_text_are_empty() -> None:
    source = SourceFile("a.sw", "one\n")
    assert [source.line(number) for number in (0, 1, 2, 3)] == ["", "one", "", ""]
