"""Which words people use for which words of the grammar, counted in sentences whose meaning is known.

What has been counted is in `usage.json`: for each mark of a clause (a word of it, or two together, with `@`
in its moment) how often each word of a sentence stands for it. A clause is as likely as the words of the
sentence are in its company, beside how common they are anyway. `python -m tests.guesses.learn` counts anew.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import log1p
from typing import Final

from swdsl.syntax.spoken.heard import Known
from swdsl.syntax.spoken.words import singular

#: What stands for every ground and symbol, every piece and every number.
GROUND, PIECE, NUMBER = "GROUND", "PIECE", "#"
NOTHING: Final = ""
"""The mark of words that stand for nothing in a clause."""
_WORD: Final = re.compile(r"[a-z_'-]+|[+-]?[0-9]+")
_IDLE: Final = frozenset(
    ["a", "an", "the", "of", "that", "is", "are", "be", "it", "its", "this", "your", "you"]
)
_ENDINGS: Final = ("ing", "ed")
_SHORTEST: Final = 3
TRUST: Final = 7 / 3
"""How far what was counted is trusted, against how common a word is anyway."""
PER_MARK: Final = 0.1
"""What each mark of a clause takes away: the shorter of two is the likelier."""
_SPEAKS: Final = 3.0
"""How much more often than anyway a word must stand for a mark to speak for it."""
_HEARD: Final = 1.2
_EVERYWHERE: Final = 0.004
_IDLE_MARKS: Final = frozenset(
    [
        "i",
        "in",
        "of",
        "with",
        "to",
        "at",
        "there",
        "they",
        "region",
        "GROUND",
        "#",
        "then",
        "may",
        "when",
        "hold",
        "for",
    ]
)
_UNHEARD_OF: Final = 2
"""For how many marks one counts that was never seen."""


@dataclass(frozen=True, slots=True)
class Names:
    """What can be named where a sentence stands."""

    grounds: frozenset[str]
    pieces: frozenset[str]

    def sign(self, word: str) -> str:
        """Return what stands for a word: itself, if it is no name."""
        alone = _one(word)
        if alone in self.pieces or word in self.pieces:
            return PIECE
        if alone in self.grounds:
            return GROUND
        return NUMBER if word.strip("+-").isdigit() else ""


def names_of(known: Known) -> Names:
    """Return what can be named, but for what was seen as a word of its own."""
    pieces = frozenset(known.pieces)
    return Names(frozenset(each for each in known.regions - pieces if not usage().knows(each)), pieces)


_one = lru_cache(maxsize=8192)(singular)


def words_of(folded: str, names: Names) -> tuple[str, ...]:
    """Return the words of a folded sentence by their stems, and every two that stand together."""
    found: list[str] = []
    for word in _WORD.findall(folded.lower()):
        if word not in _IDLE:
            found.append(names.sign(word) or _stem(word))
    return (*dict.fromkeys(found), *dict.fromkeys(_pairs(found)))


def marks_of(clause: str, names: Names) -> tuple[str, ...]:
    """Return the marks of a clause, those of its moment with a sign of their own."""
    moment, _, effect = clause.partition(": ")
    return tuple(dict.fromkeys((*_marks(moment, "@", names), *_marks(effect, "", names))))


def _marks(part: str, before: str, names: Names) -> Iterator[str]:
    words = [names.sign(each) or _one(each) for each in _WORD.findall(part.lower())]
    words = [each for each in words if each not in {"a", "an"}]
    yield from (f"{before}{each}" for each in words)
    yield from (f"{before}{each}" for each in _pairs(words))


def _pairs(words: list[str]) -> Iterator[str]:
    return (f"{one} {other}" for one, other in pairwise(words))


def _stem(word: str) -> str:
    stem = _one(word)
    for each in _ENDINGS:
        if stem.endswith(each) and len(stem) > len(each) + _SHORTEST:
            stem = stem.removesuffix(each)
    return stem.removesuffix("e") if len(stem) > _SHORTEST else stem


@dataclass(frozen=True, eq=False)
class Usage:
    """What was counted."""

    common: Mapping[str, float]
    """How common each word is."""
    stands_for: Mapping[str, Mapping[str, float]]
    """For each mark, how often each word stands for it."""
    clauses: tuple[str, ...]
    """What was meant by somebody, with gaps for what differs."""

    @cached_property
    def _nothing(self) -> Mapping[str, float]:
        return self.stands_for.get(NOTHING, {})

    def knows(self, word: str) -> bool:
        """Whether a word was seen in some sentence."""
        return word in self.common

    def unsaid(self, words: Iterable[str], marks: Iterable[str]) -> int:
        """Return how many marks of a clause no word of a sentence speaks for."""
        said = tuple(each for each in words if each in self.common)
        return sum(1 for mark in marks if mark in self._telling and not self._is_said(mark, said))

    def _is_said(self, mark: str, words: tuple[str, ...]) -> bool:
        shares = self.stands_for[mark]
        return any(shares.get(each, 0.0) > _SPEAKS * self.common[each] for each in words)

    def unheard(self, words: Iterable[str], marks: Iterable[str]) -> Iterator[str]:
        """Yield the words of a sentence that stand for nothing in a clause, and are not idle."""
        shares = [self.stands_for[each] for each in (NOTHING, *marks) if each in self.stands_for]
        for word in words:
            anyway = self.common.get(word)
            if " " in word or anyway is None or anyway > _EVERYWHERE or word in {GROUND, PIECE, NUMBER}:
                continue
            if all(each.get(word, 0.0) <= _HEARD * anyway for each in shares):
                yield word

    @cached_property
    def _telling(self) -> frozenset[str]:
        """The marks that are single words and tell something."""
        return frozenset(
            each for each in self.stands_for if " " not in each and each.strip("@") not in _IDLE_MARKS
        )

    def likelihood(self, words: Iterable[str], marks: Iterable[str]) -> float:
        """Return how likely a clause with these marks is meant by a sentence with these words."""
        known = [each for each in (self.stands_for.get(mark) for mark in marks) if each is not None]
        unseen = sum(1 for mark in marks if mark not in self.stands_for and " " not in mark)
        size = len(known) + 1 + _UNHEARD_OF * unseen
        found = -PER_MARK * size
        for word in words:
            anyway = self.common.get(word)
            if anyway is None:
                continue
            here = (self._nothing.get(word, 0.0) + sum(each.get(word, 0.0) for each in known)) / size
            found += log1p(TRUST * here / anyway)
        return found


@cache
def usage() -> Usage:
    """Return what was counted in all sentences that are known."""
    text = (files(__package__) / "usage.json").read_text(encoding="utf-8")
    return read_usage(text)


def read_usage(text: str) -> Usage:
    """Read what was written by `written`."""
    found = json.loads(text)
    return Usage(found["common"], found["stands_for"], tuple(found["clauses"]))


def written(found: Usage) -> str:
    """Return what was counted as a text, a line for each mark."""
    rows = ",\n".join(
        f"    {json.dumps(mark)}: {json.dumps(dict(sorted(words.items())))}"
        for mark, words in sorted(found.stands_for.items())
    )
    common = ",\n".join(f"    {json.dumps(word)}: {many}" for word, many in sorted(found.common.items()))
    clauses = ",\n".join(f"    {json.dumps(each)}" for each in found.clauses)
    return (
        f'{{\n  "common": {{\n{common}\n  }},\n  "stands_for": {{\n{rows}\n  }},\n'
        f'  "clauses": [\n{clauses}\n  ]\n}}\n'
    )
