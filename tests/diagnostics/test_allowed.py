"""Warnings can be allowed where they stand; errors cannot."""

from swdsl.diagnostics import Diagnostic, without_allowed
from swdsl.diagnostics.code import Code, Severity
from swdsl.source import SourceFile

WARNING = Code("choke-point", Severity.WARNING, "A choke point")
ERROR = Code("broken-thing", Severity.ERROR, "A broken thing")


def left(line: str, code: Code) -> bool:
    """Whether a finding on this line is still reported."""
    source = SourceFile("a.sw", f"first line\n{line}\n")
    finding = Diagnostic.at(code, source.span(11, 14), "Look.")
    return list(without_allowed([finding], {"a.sw": source})) == [finding]


def test_a_warning_is_allowed_by_its_code_on_its_line() -> None:
    assert not left("eel_swamp  swamp  # allow choke-point: printed so", WARNING)
    assert not left("eel_swamp  swamp  # allow no-coast, choke-point", WARNING)


def test_another_code_or_another_word_allows_nothing() -> None:
    assert left("eel_swamp  swamp  # allow no-coast", WARNING)
    assert left("eel_swamp  swamp  # choke-point is fine", WARNING)
    assert left("eel_swamp  swamp", WARNING)


def test_an_error_cannot_be_allowed() -> None:
    assert left("thing  # allow broken-thing", ERROR)


def test_a_finding_about_a_file_that_was_not_read_is_kept() -> None:
    finding = Diagnostic.at(WARNING, SourceFile("gone.sw", "x").span(0, 1), "Look.")
    assert list(without_allowed([finding], {})) == [finding]
