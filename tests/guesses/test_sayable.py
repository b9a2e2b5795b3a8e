"""Ideas that a round calls a limit and that can be said all the same: each clause is accepted."""

from itertools import pairwise
from typing import Final

import pytest

from tests.clauses import ROOT, answers

FOLDER: Final = ROOT / "tests" / "guesses"
_HEADING: Final = """power page "Page"
  tokens 4
  piece trap "Trap" 3
  piece camp "Camp" 5
  piece watchtower "Watchtower"
  piece cache "Cache", 1 per region, stays when conquered
  piece snare "Snare" 3, kind of cache
  piece dud "Dud" 3, kind of cache"""


def sayable() -> dict[str, tuple[str, ...]]:
    """Return each idea with the clauses that say it together."""
    lines = [line for line in (FOLDER / "sayable.txt").read_text("utf-8").splitlines() if line[:1] != "#"]
    pairs = zip(lines[::2], lines[1::2], strict=True)
    return {idea: tuple(said.removeprefix("=> ").split(" || ")) for idea, said in pairs}


def limits() -> set[str]:
    """Return the ideas that a round calls a limit, among other answers or not."""
    found: set[str] = set()
    for path in (*sorted((FOLDER / "rounds").glob("*.txt")), *sorted(FOLDER.glob("*.txt"))):
        lines = path.read_text("utf-8").splitlines()
        found |= {idea for idea, said in pairwise(lines) if said[:2] == "=>" and "LIMIT" in said}
    return found


def test_every_idea_is_one_that_a_round_gives_up() -> None:
    assert sorted(sayable().keys() - limits()) == []


def test_every_clause_is_accepted_and_none_is_said_twice() -> None:
    clauses = [clause for said in sayable().values() for clause in said]
    assert len(clauses) == len(set(clauses)) >= 20
    given = answers(clauses, _HEADING)
    assert {clause: str(answer) for clause, answer in given.items() if answer.errors} == {}


@pytest.mark.parametrize("clause", ["at turn start: I may swap a region for a region"])
def test_what_cannot_be_said_would_be_noticed(clause: str) -> None:
    assert answers([clause], _HEADING)[clause].errors
