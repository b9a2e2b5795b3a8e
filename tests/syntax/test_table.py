"""The grammar is unambiguous, and the table that travels with the package is the grammar's."""

import logging
from pathlib import Path

import pytest
from lark import logger

from swdsl.syntax import table
from swdsl.syntax.build import RULES
from swdsl.syntax.build_words import WORD_LISTS
from swdsl.syntax.table_from_lark import make_lark

PACKAGED = Path(table.__file__).parent / table.TABLE_FILE


@pytest.fixture(autouse=True)
def _listening_to_lark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lark's log be heard, whatever another tool has done to it in this process."""
    monkeypatch.setattr(logger, "propagate", True)
    monkeypatch.setattr(logger, "disabled", False)


def test_grammar_has_no_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    """Lark resolves a shift/reduce conflict silently and only its log tells."""
    with caplog.at_level(logging.DEBUG, logger.name):
        make_lark(table.grammar_text(), table.STARTS)
    assert [record.getMessage() for record in caplog.records] == []


def test_log_would_tell_of_a_conflict(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger.name):
        make_lark('start: "a" start "b" | "a" start | "a"\n or: "or"\n and: "and"', ["start"])
    assert any("conflict" in record.getMessage() for record in caplog.records)


def test_packaged_table_is_fresh(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--accept"):
        PACKAGED.write_text(table.tabulate(), encoding="utf-8", newline="\n")
    assert table.tabulate() == PACKAGED.read_text(encoding="utf-8"), "run pytest --accept tests/syntax"


def test_a_stale_table_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = table.grammar_text() + "\n// changed\n"
    monkeypatch.setattr(table, "grammar_text", lambda: changed)
    table.line_table.cache_clear()
    try:
        assert table.line_table().starts.keys() == set(table.STARTS)
    finally:
        table.line_table.cache_clear()


def test_every_rule_has_a_builder_and_every_builder_a_rule() -> None:
    used = {each.builder for each in table.line_table().reductions if not each.builder.startswith("_")}
    passing = {each.builder for each in table.line_table().reductions if each.passes and each.size == 1}
    assert sorted(used - RULES.keys() - WORD_LISTS.keys() - passing) == []
    assert sorted((RULES.keys() | WORD_LISTS.keys()) - used) == []


def test_vocabulary_stays_learnable() -> None:
    """Kinds of words, not their forms: what somebody must learn to write everything."""
    assert len({kinds[-1] for kinds in table.line_table().words.values()}) <= 200
