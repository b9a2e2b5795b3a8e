"""Readings on which the judge and the engine once differed, each with an example that shows who was right."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import has_errors, render_report
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.table import Rulebook
from swdsl.source import SourceFile
from tests.scenarios.tables import MAPS, RULES

SOURCE: Final = SourceFile(
    "readings/readings.sw", (Path(__file__).parent / "readings.sw").read_text(encoding="utf-8")
)
TITLES: Final = [line.split('"')[1] for line in SOURCE.text.splitlines() if line.startswith("scenario ")]


@cache
def readings() -> Library:
    compiled = compile_rules((*RULES, *MAPS, SOURCE))
    found = [each for each in compiled.diagnostics if each.span.path == SOURCE.path]
    assert not has_errors(found), render_report(tuple(found), {SOURCE.path: SOURCE})
    return compiled.library


@cache
def rulebook() -> Rulebook:
    return replace(compile_rulebook(readings()), library=readings(), games={})


@pytest.mark.parametrize("title", TITLES)
def test_a_sentence_is_read_so(title: str) -> None:
    (told,) = [each for each in readings().scenarios if each.title == title]
    found = run(told, rulebook()).findings
    assert not found, render_report(tuple(found), {SOURCE.path: SOURCE})
