"""Clauses that people have meant before, by how likely the words of a sentence make each."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log1p
from typing import Final

from swdsl.syntax.likely.table import Candidate
from swdsl.syntax.likely.templates import without_gaps
from swdsl.syntax.likely.usage import NOTHING, PER_MARK, TRUST, Names, Usage, marks_of, usage

_MOST: Final = 24
_NOBODY: Final = Names(frozenset(), frozenset())


@dataclass(frozen=True, slots=True)
class _Templates:
    """All templates, in the order in which they were counted, and where each mark stands in them."""

    candidates: tuple[Candidate, ...]
    sizes: tuple[int, ...]
    with_mark: dict[str, tuple[int, ...]]


@cache
def _templates() -> _Templates:
    counted = usage()
    found: list[Candidate] = []
    sizes: list[int] = []
    where: dict[str, list[int]] = {NOTHING: []}
    for at, template in enumerate(counted.clauses):
        moment, _, effect = template.partition(": ")
        found.append(Candidate(moment, effect, (), None))
        marks = [each for each in marks_of(without_gaps(template), _NOBODY) if each in counted.stands_for]
        sizes.append(len(marks) + 1)
        for mark in (NOTHING, *marks):
            where.setdefault(mark, []).append(at)
    return _Templates(tuple(found), tuple(sizes), {mark: tuple(each) for mark, each in where.items()})


@lru_cache(maxsize=2048)
def _speaks_for(word: str) -> tuple[float, ...]:
    """Return how much a word speaks for each template."""
    counted, every = usage(), _templates()
    shares = [0.0] * len(every.candidates)
    for mark in _marks_for(counted).get(word, ()):
        share = counted.stands_for[mark][word]
        for at in every.with_mark.get(mark, ()):
            shares[at] += share
    anyway = counted.common[word]
    return tuple(
        log1p(TRUST * share / size / anyway) for share, size in zip(shares, every.sizes, strict=True)
    )


@lru_cache(maxsize=1)
def _marks_for(counted: Usage) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for mark, words in counted.stands_for.items():
        for word in words:
            found.setdefault(word, []).append(mark)
    return {word: tuple(marks) for word, marks in found.items()}


def likeliest(words: tuple[str, ...]) -> Iterator[tuple[float, Candidate]]:
    """Yield the templates that the words of a sentence speak for, the best first."""
    counted, every = usage(), _templates()
    known = [_speaks_for(each) for each in words if counted.knows(each)]
    if not known:
        return
    scores = [
        sum(each) - PER_MARK * size for each, size in zip(zip(*known, strict=True), every.sizes, strict=True)
    ]
    best = sorted(range(len(scores)), key=lambda at: -scores[at])[:_MOST]
    yield from ((scores[at], every.candidates[at]) for at in best)
