"""The limits that the language page admits are limits still, and the ways round them work."""

import re
from typing import Final

from tests.clauses import ROOT, answers

PAGE: Final = ROOT / "docs" / "language.md"
_HEADING: Final = """power page "Page"
  tokens 4
  piece totem "Totem\""""

#: A sentence that each limit refuses. When one is accepted, the page has a limit too many.
REFUSED: Final = {
    "Pieces on borders": "when I conquer a mountain: place totem on border",
    "Swapping two regions": "at turn start: I may swap a region for a region",
    "Picking two combos, hidden combos, races that refuse a power": "when I pick a combo: I may pick a combo",
    "A die of one's own": "before attack: I may roll 2 dice, then cost 1 less for each pip",
    "Survivors that flee to neighbouring regions": (
        "when an opponent conquers a region I hold: survivors go to regions bordering there"
    ),
    "When somebody enters, expands or redeploys": "when I enter a region: gain 1 coin",
    "How many stood in a conquered region": "when I conquer a region with 3 defenders: gain 1 coin",
    "`they` at a step of one's own turn": "at scoring: each opponent gains 1 coin for each region they hold",
    "What a roll decides about an attack or a conquest": (
        "when I attack a region: roll, then if roll is 3, cost 2 less"
    ),
    "Tokens on the board as the price of a help": (
        "when I attack a region: I may remove 1 token from a region I hold, then cost 2 less"
    ),
    "All of a kind as a condition": "after scoring, if I hold all mountains: gain 3 coins",
}


def limits() -> dict[str, str]:
    """Return the limits of the page by their heads."""
    text = PAGE.read_text(encoding="utf-8").split("## 4. Limits")[1]
    return dict(re.findall(r"^- \*\*(.+?)\*\*(.*(?:\n  .*)*)", text, re.MULTILINE))


def test_every_example_is_of_a_limit_on_the_page() -> None:
    assert sorted(REFUSED.keys() - limits().keys()) == []


def test_a_limit_is_refused_with_an_error() -> None:
    given = answers(list(REFUSED.values()), _HEADING)
    assert [clause for clause, answer in given.items() if not answer.errors] == []


def test_the_ways_round_are_accepted() -> None:
    texts = (" ".join(text.split()) for text in limits().values())  # a sentence may run over two lines
    shown = [clause for text in texts for clause in re.findall(r"`([^`]+: [^`]+)`", text)]
    given = answers(shown, _HEADING)
    assert len(given) >= 3
    assert [clause for clause, answer in given.items() if answer.errors] == []
