"""Whoever read three clauses guesses the fourth: thirty guesses, and what became of them."""

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import Diagnostic
from swdsl.model.clauses import Clause
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.workspace import find_sources

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path(__file__).parent / "guesses.txt"
#: The number of guesses that must be understood as they stand.
ENOUGH: Final = 26

_CONTEXT: Final = """pack guess "Guess"
  uses base

power guess "Guess"
  tokens 4
  piece fortress "Fortress" 6
  piece hero "Hero"
  piece totem "Totem"
  """


@dataclass(frozen=True, slots=True)
class Guess:
    """What was meant, what was written, and how the language says it."""

    number: int
    meaning: str
    wrote: str
    right: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What the compiler made of a clause: its meaning without places and ids, or what it found."""

    clause: Clause | None
    findings: tuple[Diagnostic, ...]


def read_guesses() -> list[Guess]:
    """Read the file of guesses."""
    pattern = r"^(\d+)\. (.+)\n   wrote: (.+)\n   right: (.+)$"
    found = re.findall(pattern, FILE.read_text(encoding="utf-8"), re.MULTILINE)
    return [Guess(int(number), *rest) for number, *rest in found]


GUESSES: Final = read_guesses()


@cache
def answer(clause: str) -> Answer:
    """Compile one clause of a power that has the pieces the guesses speak of."""
    source = SourceFile("guess/guess.sw", f"{_CONTEXT}{clause}\n")
    compilation = compile_rules([*find_sources(ROOT).sources, source])
    own = [each for each in compilation.diagnostics if each.span.path == source.path]
    findings = tuple(each for each in own if each.code.slug != "unused-piece")
    (power,) = [one for each in compilation.library.sets if each.id == "guess" for one in each.components]
    clauses = [replace(each, id="", text="") for each in power.clauses]
    return Answer(clauses[0] if len(clauses) == 1 and not findings else None, findings)


def is_accepted(guess: Guess) -> bool:
    """Whether a guess means what it was meant to, without a finding."""
    given = answer(guess.wrote).clause
    return given is not None and given == answer(guess.right).clause


def is_answered(guess: Guess) -> bool:
    """Whether a refused guess is answered by a hint with the right sentence, or the half that was wrong."""
    halves = zip(guess.wrote.split(": ", 1), guess.right.split(": ", 1), strict=True)
    wanted = [f"`{guess.right}`", *(f"`{right}`" for wrote, right in halves if wrote != right)]
    hints = [each.hint or "" for each in answer(guess.wrote).findings]
    return any(sentence in hint for sentence in wanted for hint in hints)


def test_there_are_thirty() -> None:
    assert [guess.number for guess in GUESSES] == list(range(1, 31))


@pytest.mark.parametrize("guess", GUESSES, ids=lambda guess: guess.right)
def test_the_right_sentence_is_right_and_canonical(guess: Guess) -> None:
    assert answer(guess.right).findings == ()
    source = SourceFile("guess/guess.sw", f"{_CONTEXT}{guess.right}\n")
    assert format_file(parse(source).file) == source.text


@pytest.mark.parametrize("guess", GUESSES, ids=lambda guess: guess.wrote)
def test_a_guess_is_understood_or_taught(guess: Guess) -> None:
    assert is_accepted(guess) or is_answered(guess)


def test_nearly_all_are_understood() -> None:
    assert sum(map(is_accepted, GUESSES)) >= ENOUGH
