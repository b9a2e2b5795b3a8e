"""The limits that the language page admits are limits still, and the ways round them work."""

import re
from functools import cache
from typing import Final

import pytest

from swdsl.diagnostics import Severity
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.docs.markdown import ROOT

PAGE: Final = ROOT / "docs" / "language.md"
_CONTEXT: Final = """pack page "Page"
  uses base

power page "Page"
  tokens 4
  piece totem "Totem"
  """

#: A sentence that each limit refuses. When one is accepted, the page has a limit too many.
REFUSED: Final = {
    "Pieces on borders": "when I conquer a mountain: place totem on border",
    "Swapping two regions": "at turn start: I may swap a region for a region",
    "Picking two combos, hidden combos, races that refuse a power": "when I pick a combo: I may pick a combo",
    "A die of one's own": "before attack: I may roll 2 dice, then cost 1 less for each pip",
    "Survivors that flee to neighbouring regions": (
        "when an opponent conquers a region I hold: survivors go to regions bordering there"
    ),
    "Counting rounds or borders": "at scoring: gain 1 coin for each round",
    "`they` at a step of one's own turn": "at scoring: each opponent gains 1 coin for each region they hold",
    "All of a kind as a condition": "after scoring, if I hold all mountains: gain 3 coins",
}


@cache
def findings(clause: str) -> tuple[str, ...]:
    """Return the codes of the errors that a clause of a power earns."""
    source = SourceFile("page/page.sw", f"{_CONTEXT}{clause}\n")
    found = compile_rules([*find_sources(ROOT).sources, source]).diagnostics
    return tuple(
        each.code.slug for each in found if each.span.path == source.path and each.severity is Severity.ERROR
    )


def limits() -> dict[str, str]:
    """Return the limits of the page by their heads."""
    text = PAGE.read_text(encoding="utf-8").split("## 3. Limits")[1]
    return dict(re.findall(r"^- \*\*(.+?)\*\*(.*(?:\n  .*)*)", text, re.MULTILINE))


def test_every_example_is_of_a_limit_on_the_page() -> None:
    assert sorted(REFUSED.keys() - limits().keys()) == []


@pytest.mark.parametrize("clause", REFUSED.values())
def test_a_limit_is_refused_with_a_finding(clause: str) -> None:
    assert findings(clause) != ()


def test_the_ways_round_are_accepted() -> None:
    shown = [clause for text in limits().values() for clause in re.findall(r"`([^`]+: [^`]+)`", text)]
    assert len(shown) >= 3
    assert [clause for clause in shown if findings(clause)] == []
