"""Whatever slips into a right sentence, the answer ends with one that reads, checks, plays and is shown."""

import random
import re
from collections.abc import Iterable, Sequence
from typing import Final

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.pipeline import compile_rules
from swdsl.prose import Sentence, sentence
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.clauses import ROOT, Answer, answers

_HEADING: Final = 'power owls "Owls"\n  tokens 4\n  piece hero "Hero" 2, plural "Heroes"'
_WHOLE: Final = re.compile(r"`([^`…]+: [^`…]+)`")
_ANSWERED: Final = {
    "unexpected-word",
    "not-playable",
    "beyond-the-language",
    "missing-colon",
    "unexpected-end",
}
_GROUNDS: Final = ("hill", "forest", "farmland", "swamp", "mountain", "mine", "magic_source", "cavern")
_OFFICIAL: Final = tuple(
    each for each in find_sources(ROOT).sources if not each.path.startswith("rules/games/")
)
_STRANGE: Final = (
    "blorb",
    "whenever",
    "with",
    "each",
    "not",
    "gather",
    "their",
    "at",
    "3",
    "beyond",
    "all",
    "cost",
    "coin",
    "other",
    "region",
)


def right_sentences() -> list[str]:
    """Return every clause of the official sets and of the homebrew corpus, once."""
    library = compile_rules(_OFFICIAL).library
    return sorted({clause.text for each in library.components() for clause in each.clauses})


def slipped(clause: str, choose: random.Random) -> str:
    """Return a clause with one word left out, doubled, moved, misspelt or replaced."""
    words = clause.split(" ")
    at = choose.randrange(len(words))
    match choose.randrange(5):
        case 0:
            del words[at]
        case 1:
            words.insert(at, choose.choice(_STRANGE))
        case 2:
            words.insert(choose.randrange(len(words)), words.pop(at))
        case 3:
            letter = choose.randrange(len(words[at]) or 1)
            words[at] = words[at][:letter] + words[at][letter + 1 :]
        case _:
            words[at] = choose.choice(_STRANGE)
    return " ".join(words)


def mutants(clauses: Sequence[str], number: int, seed: int) -> list[str]:
    """Return so many clauses with a slip each, none of them right."""
    choose = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < number:
        mutant = slipped(choose.choice(clauses), choose).strip()
        if mutant and mutant not in clauses and '"' not in mutant and "#" not in mutant:
            found.setdefault(mutant)
    return list(found)


def unanswered(given: dict[str, Answer]) -> Iterable[str]:
    """Yield what was refused without a whole sentence."""
    for answer in given.values():
        for each in answer.findings:
            if each.code.slug in _ANSWERED and not _WHOLE.search(each.hint or ""):
                yield f"{answer}"


def offered(given: dict[str, Answer]) -> list[str]:
    """Return every sentence that an answer offers."""
    hints = (
        each.hint or ""
        for answer in given.values()
        for each in answer.findings
        if each.code.slug in _ANSWERED
    )
    return sorted({each for hint in hints for each in _WHOLE.findall(hint)})


def told(answer: Answer) -> list[Sentence]:
    """Return what is shown of a component's only clause, in every language."""
    (clause,) = answer.component.clauses
    return [sentence(clause, answer.component, code, answer.library) for code in LANGUAGE_CODES]


def assert_every_slip_is_answered(number: int, seed: int, fewest: int) -> None:
    """Follow every answer to its end: what it offers is accepted, so nobody is sent in circles."""
    given = answers(mutants(right_sentences(), number, seed), _HEADING)
    assert list(unanswered(given)) == []
    shown = answers(offered(given), _HEADING)
    assert len(shown) >= fewest
    assert [f"{clause}\n{answer}" for clause, answer in shown.items() if answer.errors] == []
    assert [clause for clause, answer in shown.items() if not all(told(answer))] == []


def test_slips_are_answered_with_sentences_that_are_right() -> None:
    assert_every_slip_is_answered(number=160, seed=5, fewest=40)


@pytest.mark.slow
def test_many_slips_are_answered_with_sentences_that_are_right() -> None:
    assert_every_slip_is_answered(number=1500, seed=11, fewest=300)


def test_a_race_full_of_mistakes_is_answered_like_a_race_with_one() -> None:
    wrong = [f"when I conquer a {ground}: get {coins} coins" for ground in _GROUNDS for coins in range(2, 9)]
    lines = "\n".join(f"  {each} extra" for each in wrong)
    text = f'pack crowd "Crowd"\n  uses base underground\n\n{_HEADING}\n{lines}\n'
    compilation = compile_rules([*_OFFICIAL, SourceFile("crowd/it.sw", text)])
    hints = [each.hint or "" for each in compilation.diagnostics if each.code.slug == "unexpected-word"]
    assert len(hints) == len(wrong)
    assert [each for each in hints if not _WHOLE.search(each) or "For example" in each] == []
