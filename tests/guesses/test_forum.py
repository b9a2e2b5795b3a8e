"""Sentences and ideas of strangers: what share is understood, answered, named as a limit, said in full."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.clauses import Answer, answers
from tests.conftest import Recorded
from tests.homebrew import test_homebrew
from tests.strangers.test_strangers import pack

HERE: Final = Path(__file__).parent
_TOGETHER: Final = 40
_HEADING: Final = """power guess "Guess"
  tokens 4
  piece fort "Fort" 6, plural "Forts"
  piece hero "Hero"
  piece hex "Hex", plural "Hexes"
  piece nest "Nest" 9
  piece bomb "Bomb" 5
  piece statue "Statue" 9, stays in decline"""
_WHOLE: Final = re.compile(
    r"(?:Write|In your words:|Perhaps you mean:|What can be played:|What comes nearest:) `[^`…]+: [^`…]+`"
)

CLAUSES: Final = [
    line for line in (HERE / "forum.txt").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"
]


@cache
def tried() -> dict[str, Answer]:
    """Compile every clause."""
    parts = [CLAUSES[start : start + _TOGETHER] for start in range(0, len(CLAUSES), _TOGETHER)]
    return {clause: answer for part in parts for clause, answer in answers(part, _HEADING).items()}


def became(clause: str) -> str:
    """Return what became of a clause: understood, a limit, answered with a sentence, or shown an example."""
    answer = tried()[clause]
    if not answer.errors:
        return "understood"
    if "beyond-the-language" in answer.errors:
        return "limit"
    hints = " ".join(each.hint or "" for each in answer.findings)
    return "answered" if _WHOLE.search(hints) else "example"


def share(what: str) -> float:
    """Return the share of the clauses of which that became."""
    return sum(became(each) == what for each in CLAUSES) / len(CLAUSES)


def test_there_are_enough() -> None:
    assert len(set(CLAUSES)) == len(CLAUSES) >= 180


def test_what_became_of_them_is_as_recorded(recorded: Recorded) -> None:
    told: list[str] = []
    for clause in CLAUSES:
        answer = tried()[clause]
        read = [f"  {each.text}" for each in answer.component.clauses if not answer.errors]
        told += [f"{became(clause)}: {clause}", *read, *(f"  {each.hint}" for each in answer.findings), ""]
    recorded("forum.txt", "\n".join(told))


def test_nearly_half_are_understood_and_nine_of_ten_are_helped() -> None:
    assert share("understood") >= 0.45
    assert share("example") <= 0.1


def ideas() -> dict[str, list[tuple[str, str]]]:
    """Return the ideas by what became of them, each with its component or its clause."""
    text = (HERE / "ideas.txt").read_text(encoding="utf-8")
    parts = re.split(r"^\[([a-z ]+)\]\n", text, flags=re.MULTILINE)[1:]
    return {
        name: [(idea, rest) for line in lines.strip().splitlines() for idea, rest in [line.split(": ", 1)]]
        for name, lines in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize(("idea", "name"), [*ideas()["said"], *ideas()["in part"]])
def test_an_idea_is_said_by_a_component_that_is_played(idea: str, name: str) -> None:
    played = (*pack().components, *test_homebrew.pack().components)
    assert name in {each.ref.id for each in played}, idea


def test_what_cannot_be_said_is_named_as_a_limit() -> None:
    given = answers([clause for _, clause in ideas()["not"]], _HEADING)
    assert [clause for clause, answer in given.items() if "beyond-the-language" not in answer.errors] == []


def test_most_ideas_are_said_in_full() -> None:
    found = ideas()
    assert len(found["said"]) / sum(map(len, found.values())) >= 0.85
