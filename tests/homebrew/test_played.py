"""The examples of the corpus: what its rules bring about, played."""

from dataclasses import replace
from functools import cache

import pytest

from swdsl.diagnostics import render_report
from swdsl.pipeline import Compilation, compile_rules
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.table import Rulebook
from tests.homebrew.test_homebrew import sources
from tests.scenarios.tables import MAPS, RULES

TITLES = [
    line.split('"')[1]
    for source in sources()
    for line in source.text.splitlines()
    if line.startswith("scenario ")
]


@cache
def compiled() -> Compilation:
    return compile_rules((*RULES, *MAPS, *sources()))


@cache
def rulebook() -> Rulebook:
    return replace(compile_rulebook(compiled().library), library=compiled().library, games={})


@pytest.mark.parametrize("title", TITLES)
def test_an_example_is_played_as_told(title: str) -> None:
    told = next(each for each in compiled().library.scenarios if each.title == title)
    found = run(told, rulebook()).findings
    assert not found, render_report(tuple(found), {source.path: source for source in sources()})
