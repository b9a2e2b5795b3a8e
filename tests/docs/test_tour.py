"""The words that the language page lists in its tables and sentences are words of the language."""

import re
from functools import cache
from typing import Final

import pytest

from tests.clauses import ROOT, Answer, answers

PAGE: Final = ROOT / "docs" / "language.md"
_HEADING: Final = 'place page "Page"\n  piece balrog "Balrog"'
#: What the capital words of the tables stand for.
_STANDS_FOR: Final = {"PARTY": "an opponent", "THING": "balrog", "REGION": "a mountain", "R": "mountains"}


@cache
def section(number: str) -> str:
    """Return a section of the tour."""
    return PAGE.read_text(encoding="utf-8").split(f"### {number} ")[1].split("\n### ")[0]


def rows(number: str) -> list[str]:
    """Return every phrase that stands in the first column of a section's table."""
    columns = re.findall(r"^\| (`.+?) \|", section(number), re.MULTILINE)
    return [phrase for column in columns for phrase in re.findall(r"`([^`]+)`", column)]


def quoted(number: str, pattern: str) -> list[str]:
    """Return the phrases of a section's running text that match a pattern whole."""
    return [phrase for phrase in re.findall(r"`([^`]+)`", section(number)) if re.fullmatch(pattern, phrase)]


def spelled_out(phrase: str) -> str:
    """Return a phrase with what its capital words stand for."""
    for word, meaning in _STANDS_FOR.items():
        phrase = re.sub(rf"\b{word}\b", meaning, phrase)
    return phrase


def of_party(party: str) -> str:
    """Return a clause that speaks of a party."""
    if party == "balrog":
        return f"when {party} conquers a region: they lose 2 tokens"
    mine = party in {"I", "me", "my active race"}  # nobody attacks what his race holds
    who = "we attack" if mine else "I attack"
    return f"when {who} a region held by {party}: gain 1 coin"


def of_rule(phrase: str) -> str:
    """Return a clause that holds a rule; what never fades is a race in decline."""
    state = ", only in decline" if "fade" in phrase else ""
    return f"always{state}: {spelled_out(phrase)}"


def of_cost(phrase: str) -> str:
    """Return a clause that changes a cost; what fixes it is a help that is spent."""
    price = "I may pay 1 coin, then " if "exactly" in phrase else ""
    return f"when I attack a region: {price}{phrase}"


PARTIES: Final = [party for party in rows("1.3") if party not in {"they", "them"}]
FILTERS: Final = [phrase for phrase in rows("1.4") if phrase != "they hold"]
RULES: Final = [phrase for phrase in rows("1.8") if "…" not in phrase]
COSTS: Final = quoted("1.6", r"cost .+")
#: Costs that are the frame's to say.
FRAME_COSTS: Final = {"cost is 2"}
STEPS: Final = quoted("1.5", r"(?:round|turn|game) \w+|ready|redeployment|scoring|setup")


def of_filter(phrase: str) -> str:
    """Return a clause with a filter: a chain is one of regions I hold, and nobody attacks what he holds."""
    if phrase == "I hold":
        return "when we attack a region I hold: gain 1 coin"
    held = "bordering a region I hold " if phrase.startswith("linked") else ""
    return f"when I attack a region {held}{spelled_out(phrase)}: cost 1 less"


CLAUSES: Final = [
    *(of_party(party) for party in PARTIES),
    *(of_filter(phrase) for phrase in FILTERS),
    *(of_rule(phrase) for phrase in RULES),
    *(of_cost(phrase) for phrase in COSTS if phrase not in FRAME_COSTS),
    *("before attack, once per turn: I may gain 1 coin", "after conquests: gain 1 coin"),
    "at any time, once per turn: I may gain 1 coin",
    *("before redeployment: gain 1 coin", "before scoring: gain 1 coin", "after scoring: gain 1 coin"),
    *(f"at {step}: gain 1 coin" for step in STEPS),
]


@cache
def tried() -> dict[str, Answer]:
    """Compile every clause that the words of the page make."""
    return answers(CLAUSES, _HEADING)


@pytest.mark.parametrize("clause", CLAUSES)
def test_what_the_page_lists_is_understood(clause: str) -> None:
    assert str(tried()[clause]) == ""


def test_what_belongs_to_the_frame_is_refused_elsewhere() -> None:
    given = answers([of_cost(phrase) for phrase in sorted(FRAME_COSTS)], _HEADING)
    assert set(COSTS) > FRAME_COSTS
    assert {answer.errors for answer in given.values()} == {("not-playable",)}


def test_the_page_lists_them() -> None:
    counts = [len(PARTIES), len(FILTERS), len(RULES), len(COSTS), len(STEPS)]
    assert all(counted >= least for counted, least in zip(counts, (12, 15, 8, 6, 8), strict=True)), counts
