"""The grammar is unambiguous, and the table that travels with the package is the grammar's."""

import inspect
import logging
import sys
from pathlib import Path

import pytest
from lark import logger

from swdsl.syntax import grammar
from swdsl.syntax.build import RULES
from swdsl.syntax.build_nodes import rules_of_nodes
from swdsl.syntax.build_words import WORD_LISTS
from swdsl.syntax.read_line import vocabulary

_TREES = [module for name, module in sys.modules.items() if name.startswith("swdsl.syntax.tree_")]
_TEXTS = frozenset({"NAME", "CODE", "PERSON", "STRING", "INT"})
PACKAGED = Path(grammar.__file__).parent / grammar.TABLE_FILE


@pytest.fixture(autouse=True)
def _listening_to_lark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lark's log be heard, whatever another tool has done to it in this process."""
    monkeypatch.setattr(logger, "propagate", True)
    monkeypatch.setattr(logger, "disabled", False)


def test_grammar_has_no_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    """Lark resolves a shift/reduce conflict silently and only its log tells."""
    with caplog.at_level(logging.DEBUG, logger.name):
        grammar.make_lark(grammar.grammar_text(), grammar.STARTS)
    assert [record.getMessage() for record in caplog.records] == []


def test_log_would_tell_of_a_conflict(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger.name):
        grammar.make_lark('start: "a" start "b" | "a" start | "a"\n or: "or"\n and: "and"', ["start"])
    assert any("conflict" in record.getMessage() for record in caplog.records)


def test_packaged_table_is_fresh(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--accept"):
        PACKAGED.write_text(grammar.tabulate(), encoding="utf-8", newline="\n")
    assert grammar.tabulate() == PACKAGED.read_text(encoding="utf-8"), "run pytest --accept tests/syntax"


def test_a_stale_table_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = grammar.grammar_text() + "\n// changed\n"
    monkeypatch.setattr(grammar, "grammar_text", lambda: changed)
    assert set(grammar.load_lark(None).options.start) == set(grammar.STARTS)


def test_a_table_of_another_lark_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    tabulate = grammar.tabulate
    monkeypatch.setattr(grammar, "__version__", "0.0.0")

    def noted() -> str:
        made.append("anew")
        return tabulate()

    monkeypatch.setattr(grammar, "tabulate", noted)
    grammar.load_lark(None)
    assert made == ["anew"]


def test_every_rule_has_a_builder() -> None:
    rules = grammar.load_lark(None).rules
    used = {rule.alias or rule.origin.name for rule in rules}
    passing = {rule.origin.name for rule in rules if rule.options.expand1 and len(rule.expansion) == 1}
    without = used - RULES.keys() - WORD_LISTS.keys() - passing
    assert sorted(name for name in without if not name.startswith("_")) == []


def test_every_builder_has_a_rule_or_is_a_node() -> None:
    used = {rule.alias or rule.origin.name for rule in grammar.load_lark(None).rules}
    unused = (RULES.keys() | WORD_LISTS.keys()) - used
    assert sorted(unused - rules_of_nodes(*_TREES).keys()) == []


def test_builders_take_as_many_parts_as_their_rules_have() -> None:
    """What mypy would say if the grammar were Python: every rule fits the fields of its node."""
    fitted = 0
    for rule in grammar.load_lark(None).rules:
        build = RULES.get(rule.alias or rule.origin.name)
        grouped = any(not symbol.is_term and symbol.name.startswith("_") for symbol in rule.expansion)
        if build is None or grouped or rule.origin.name.startswith("_"):
            continue
        gaps = sum(rule.options.empty_indices)
        values = gaps + sum(symbol.name in _TEXTS or not symbol.is_term for symbol in rule.expansion)
        inspect.signature(build).bind(*range(values), span=None)
        fitted += 1
    assert fitted > 400


def test_vocabulary_stays_learnable() -> None:
    """Kinds of words, not their forms: what somebody must learn to write everything."""
    assert len({kinds[-1] for kinds in vocabulary().words.values()}) <= 230
