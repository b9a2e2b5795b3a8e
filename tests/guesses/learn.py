"""Counts which words people use for which words of the grammar, in sentences whose meaning is known.

`python -m tests.guesses.learn` writes `swdsl/syntax/likely/usage.json`. What is kept back is not counted:
rounds of which a file says so, or that are named. Each word of a sentence is shared out among the marks of
its clauses by what the other sentences say, again and again (the first model of IBM for translations).
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from swdsl.model.ruleset import Library
from swdsl.syntax.examples import CLAUSES
from swdsl.syntax.likely.folding import folded_words
from swdsl.syntax.likely.templates import plainly, template_of
from swdsl.syntax.likely.usage import NOTHING, Names, Usage, marks_of, words_of, written
from swdsl.syntax.spoken import Known
from swdsl.syntax.spoken.words import singular
from swdsl.syntax.walk import reads
from tests.clauses import answers

ROOT: Final = Path(__file__).parents[2]
ROUNDS: Final = Path(__file__).parent / "rounds"
TAUGHT: Final = Path(__file__).parent / "taught.txt"
OUTPUT: Final = ROOT / "swdsl" / "syntax" / "likely" / "usage.json"
_KEPT_BACK: Final = "# KEPT BACK"
_PIECES: Final = ("fort", "hero", "nest")
_GROUNDS: Final = (
    "cavern chasm farmland forest hill lake magic_source mine mountain mudpool mushroom_forest"
    " mystic_crystal river sea swamp"
)
_NEUTRALS: Final = ("lost_tribe", "monster")
NAMES: Final = Names(frozenset(_GROUNDS.split()), frozenset(_PIECES))
KNOWN: Final = Known(frozenset((*_GROUNDS.split(), *_NEUTRALS, *_PIECES)), _PIECES)
_HEADING: Final = """power trial "Trial"
  tokens 4
  piece fort "Fort" 6, plural "Forts"
  piece hero "Hero" 2, plural "Heroes"
  piece nest "Nest" 9"""
_TIMES: Final = 5
_LEAST: Final = 0.004
_CLAUSE: Final = re.compile(r"^  +((?:at|when|before|after|always)\b[^\"#]*: \S[^\"#]*)$")


def rounds(without: Iterable[str] = ()) -> list[tuple[str, tuple[str, ...]]]:
    """Return all sentences and the clauses they mean, taught ones too, but for rounds that are kept back."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for path in (*sorted(ROUNDS.glob("*.txt")), TAUGHT):
        text = path.read_text(encoding="utf-8")
        if path.stem in without or text.startswith(_KEPT_BACK):
            continue
        lines = [each for each in text.splitlines() if each and each[0] != "#"]
        for said, meant in zip(lines[::2], lines[1::2], strict=True):
            ways = [each for each in meant.removeprefix("=> ").split(" | ") if each != "LIMIT"]
            clauses = tuple(one for each in ways for one in each.split(" || "))
            if clauses:
                found.append((said, clauses))
    return found


def _official() -> list[str]:
    """Return the clauses of the boxes and of the homebrew of the tests."""
    files = [*sorted((ROOT / "rules").rglob("*.sw")), *sorted((ROOT / "tests" / "homebrew").rglob("*.sw"))]
    lines = (line for each in files for line in each.read_text(encoding="utf-8").splitlines())
    return [found[1].strip() for line in lines if (found := _CLAUSE.match(line))]


def learned(said: Sequence[tuple[str, tuple[str, ...]]]) -> Usage:
    """Count."""
    rows = [
        (
            words_of(folded_words(sentence, KNOWN)[0], NAMES),
            (NOTHING, *marks_of(clause, NAMES)),
            1 / len(clauses),
        )
        for sentence, clauses in said
        for clause in clauses
    ]
    shares = _shared(rows)
    common: dict[str, float] = defaultdict(float)
    for words, _, weight in rows:
        for word in words:
            common[word] += weight
    often = {word for word, many in common.items() if " " not in word or many > 1}
    total = sum(common.values())
    return Usage(
        {word: round(many / total, 7) for word, many in common.items() if word in often},
        {
            mark: {word: round(one, 4) for word, one in words.items() if one >= _LEAST and word in often}
            for mark, words in shares.items()
        },
        _templates([one for _, clauses in said for one in clauses]),
    )


def _shared(
    rows: Sequence[tuple[tuple[str, ...], tuple[str, ...], float]],
) -> Mapping[str, Mapping[str, float]]:
    """Return, for each mark, which share of it each word is."""
    shares: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(lambda: 1.0))
    for _ in range(_TIMES):
        counts: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        for words, marks, weight in rows:
            of_marks = [(shares[mark], counts[mark]) for mark in marks]
            for word in words:
                among = [share[word] for share, _ in of_marks]
                whole = sum(among) / weight
                if whole:
                    for one, (_, count) in zip(among, of_marks, strict=True):
                        count[word] += one / whole
        shares = {}
        for mark, count in counts.items():
            total = sum(count.values())
            shares[mark] = defaultdict(float, {word: one / total for word, one in count.items()})
    return shares


def _templates(meant: Sequence[str]) -> tuple[str, ...]:
    """Return what was meant with gaps, as far as it can be played with the plainest things in them."""
    found = {template_of(each, NAMES) for each in (*meant, *CLAUSES, *_official())} - {""}
    said = ((each, plainly(each, _PIECES[0])) for each in sorted(found))
    plain = {each: clause for each, clause in said if reads(clause, "component_line")}
    given = answers(list(dict.fromkeys(plain.values())), _HEADING)
    named = _names_in(next(iter(given.values())).library)
    return tuple(
        each
        for each, clause in plain.items()
        if not given[clause].errors and not named & {singular(one) for one in re.findall(r"[a-z_]+", each)}
    )


def _names_in(library: Library) -> set[str]:
    """Return the names of components and their pieces, which are nobody else's."""
    components = [each for each in library.components() if not each.ref.scope.startswith("try_")]
    pieces = (one.ref.id for each in components for one in each.pieces)
    return {*(each.ref.id for each in components), *(singular(each.ref.id) for each in components), *pieces}


if __name__ == "__main__":
    OUTPUT.write_text(written(learned(rounds(sys.argv[1:]))), encoding="utf-8")
