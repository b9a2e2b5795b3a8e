"""What authors write first: each slip is answered, and every answer ends with a sentence that is right."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.clauses import Answer, answers
from tests.conftest import Recorded

FILE: Final = Path(__file__).parent / "slips.txt"
_HEADING: Final = 'power owls "Owls"\n  tokens 4\n  piece hero "Hero" 2, plural "Heroes"'
_WHOLE: Final = re.compile(r"`([^`…]+: [^`…]+)`")


def slips() -> dict[str, list[str]]:
    """Return the slips by their headings."""
    parts = re.split(r"^\[(\w+)\]\n", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {
        name: text.split("\n")[:-1]
        for name, text in zip(parts[::2], (one.strip() + "\n" for one in parts[1::2]), strict=True)
    }


SLIPS: Final = slips()


@cache
def tried() -> dict[str, Answer]:
    """Compile every slip."""
    return answers([slip for group in SLIPS.values() for slip in group], _HEADING)


def sentences(answer: Answer) -> list[str]:
    """Return the whole clauses that the hints of an answer show."""
    return [each for finding in answer.findings for each in _WHOLE.findall(finding.hint or "")]


def test_there_are_enough() -> None:
    assert sum(map(len, SLIPS.values())) >= 60


@pytest.mark.parametrize("group", SLIPS)
def test_the_answer_is_as_recorded(group: str, recorded: Recorded) -> None:
    told = [
        "\n".join(
            [slip, *(f"  {each.code.slug}: {each.message}\n  {each.hint}" for each in tried()[slip].findings)]
        )
        for slip in SLIPS[group]
    ]
    recorded(f"slips_{group}.txt", "\n\n".join(told) + "\n")


def test_every_slip_is_refused_and_answered_with_a_sentence() -> None:
    silent = [slip for slip, answer in tried().items() if not answer.errors or not sentences(answer)]
    assert silent == []


def test_every_sentence_in_an_answer_is_right() -> None:
    """Whoever follows a hint arrives: what it shows is accepted, so no hint leads to another."""
    shown = sorted({each for answer in tried().values() for each in sentences(answer)})
    given = answers(shown, _HEADING)
    assert [f"{clause}\n{answer}" for clause, answer in given.items() if answer.errors] == []
