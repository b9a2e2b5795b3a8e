"""What the homebrew corpus tells as examples is played as it is told."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from swdsl.diagnostics import render_report
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.table import Rulebook
from tests.homebrew.test_homebrew import compilation, sources

TITLES: Final = [
    line.split('"')[1]
    for source in sources()
    for line in source.text.splitlines()
    if line.startswith("scenario ")
]


@cache
def rulebook() -> Rulebook:
    """Return the corpus as games are made from it."""
    library = compilation().library
    return replace(compile_rulebook(library), library=library, games={})


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_is_played(title: str) -> None:
    told = next(each for each in compilation().library.scenarios if each.title == title)
    found = run(told, rulebook()).findings
    assert not found, render_report(tuple(found), {each.path: each for each in sources()})
