"""Scenarios of a pack, found by their titles and played with its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from swdsl.diagnostics import render_report
from swdsl.model.ruleset import Library
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.table import Rulebook
from swdsl.source import SourceFile


def titles(sources: Sequence[SourceFile]) -> list[str]:
    """Return the titles of all scenarios in files."""
    lines = (line for source in sources for line in source.text.splitlines())
    return [line.split('"')[1] for line in lines if line.startswith("scenario ")]


def failures(title: str, rulebook: Rulebook, sources: Sequence[SourceFile]) -> str:
    """Play the scenario of that title, and return what is not as it tells."""
    told = next(each for each in rulebook.library.scenarios if each.title == title)
    found = run(told, rulebook).findings
    return render_report(tuple(found), {each.path: each for each in sources})


def rulebook_of(library: Library) -> Rulebook:
    """Return packs as games are made from them."""
    return replace(compile_rulebook(library), library=library, games={})
