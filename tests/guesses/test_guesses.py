"""Whoever read three clauses guesses the fourth: ninety guesses, and what became of them."""

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.model.dump import compact
from swdsl.syntax import format_file, parse
from tests.clauses import Answer, answers

FILE: Final = Path(__file__).parent / "guesses.txt"
#: The number of guesses that must be understood as they stand.
ENOUGH: Final = 70
_HEADING: Final = """power guess "Guess"
  tokens 4
  piece fortress "Fortress" 6, plural "Fortresses"
  piece hero "Hero"
  piece totem "Totem\""""


@dataclass(frozen=True, slots=True)
class Guess:
    """What was meant, what was written, and how the language says it."""

    number: int
    meaning: str
    wrote: str
    right: str


def read_guesses() -> list[Guess]:
    """Read the file of guesses."""
    pattern = r"^(\d+)\. (.+)\n   wrote: (.+)\n   right: (.+)$"
    found = re.findall(pattern, FILE.read_text(encoding="utf-8"), re.MULTILINE)
    return [Guess(int(number), *rest) for number, *rest in found]


GUESSES: Final = read_guesses()


@cache
def tried() -> dict[str, Answer]:
    """Compile everything that was written, and every right sentence."""
    return answers([clause for guess in GUESSES for clause in (guess.wrote, guess.right)], _HEADING)


def meaning(clause: str) -> str | None:
    """Return what a clause means, without its id, its words and its pack; nothing if something was found."""
    answer = tried()[clause]
    clauses = [compact(replace(each, id="", text="")) for each in answer.component.clauses]
    scope = f"{answer.component.ref.scope}."
    return clauses[0].replace(scope, "") if len(clauses) == 1 and not answer.findings else None


def is_accepted(guess: Guess) -> bool:
    """Whether a guess means what it was meant to, without a finding."""
    given = meaning(guess.wrote)
    return given is not None and given == meaning(guess.right)


def is_answered(guess: Guess) -> bool:
    """Whether a refused guess is answered by a hint with the right sentence, or the half that was wrong."""
    halves = zip(guess.wrote.split(": ", 1), guess.right.split(": ", 1), strict=True)
    wanted = [f"`{guess.right}`", *(f"`{right}`" for wrote, right in halves if wrote != right)]
    hints = [each.hint or "" for each in tried()[guess.wrote].findings]
    return any(sentence in hint for sentence in wanted for hint in hints)


def test_there_are_ninety() -> None:
    assert [guess.number for guess in GUESSES] == list(range(1, 91))


@pytest.mark.parametrize("guess", GUESSES, ids=lambda guess: guess.right)
def test_the_right_sentence_is_right_and_canonical(guess: Guess) -> None:
    answer = tried()[guess.right]
    assert str(answer) == ""
    assert format_file(parse(answer.source).file) == answer.source.text


@pytest.mark.parametrize("guess", GUESSES, ids=lambda guess: guess.wrote)
def test_a_guess_is_understood_or_taught(guess: Guess) -> None:
    assert is_accepted(guess) or is_answered(guess)


def test_nearly_all_are_understood() -> None:
    assert sum(map(is_accepted, GUESSES)) >= ENOUGH
