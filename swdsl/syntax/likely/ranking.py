"""Ranks what the grammar can say by how much of a sentence it says, and how much that nobody said.

Every moment is tried with every effect that it goes with; what counts is the weight of the signs that both
account for, less what is left over on either side. The best are put together as whole clauses.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from swdsl.syntax.likely.acts import IDLE, Row
from swdsl.syntax.likely.filling import Filling
from swdsl.syntax.likely.folding import folded_words
from swdsl.syntax.likely.learned import likeliest
from swdsl.syntax.likely.named import about, party_in
from swdsl.syntax.likely.table import EFFECTS, EVENTS, SPOKEN_OF, Candidate
from swdsl.syntax.likely.usage import Names, marks_of, names_of, usage, words_of
from swdsl.syntax.spoken.chunks import chunked
from swdsl.syntax.spoken.composed import Offer
from swdsl.syntax.spoken.heard import Known
from swdsl.syntax.spoken.laying import turned_to
from swdsl.syntax.spoken.lexicon import IDEAS, STOPWORDS, VERBS
from swdsl.syntax.spoken.words import singular
from swdsl.syntax.walk import reads

_CLAUSE: Final = "component_line"
_LONGEST: Final = 300
_MOST_EFFECTS: Final = 16
_MOST_EVENTS: Final = 5
_MOST: Final = 4
_UNSAID: Final = 0.6
_MOST_WEIGHED: Final = 40
_OF_TABLE: Final = 1.0
_TABLE: Final = 0.7
_WEIGHTY: Final = 0.4
_TURN_WORDS: Final = frozenset(
    {"turn", "turns", "round", "rounds", "region", "regions", "token", "tokens", "race", "being"}
)
_AMOUNTS: Final = re.compile(
    r"\b(?:I may (?=gain|place|pay|leave|move|keep|redeploy|remove)|any|all|each|an?|regions?|[0-9]+)\b"
)
_FILLED: Final = frozenset({"R", "P", "C", "T", "TX", "LESS", "MORE", "DEF", "ET", "WHOM", "FOR"})
_WEIGHTS: Final[dict[str, float]] = {
    "ME": 0.1,
    "OPP": 0.5,
    "HERE": 0.2,
    "NOT": 1.2,
    "only": 1.2,
    "NOBODY": 1.2,
    "until": 1.0,
}


@dataclass(frozen=True, slots=True)
class _Fit:
    """A candidate, the places of the signs that speak for it, and how well it fits."""

    candidate: Candidate
    places: frozenset[int]
    score: float


@dataclass(frozen=True, slots=True)
class _Moment:
    """When something happens: as the sentence said it, or of the table."""

    text: str
    places: frozenset[int]
    score: float


@lru_cache(maxsize=512)
def likened(text: str, known: Known) -> tuple[Offer, ...]:
    """Return the clauses that a sentence is most like, the best first, each with what it leaves out."""
    if len(text) > _LONGEST or '"' in text:
        return ()
    party, said = party_in(text, known)
    if party:
        others = likened(said, replace(known, races=frozenset(), powers=frozenset()))
        named = ((about(party, each.lines[0][0]), each) for each in others)
        return tuple(
            replace(each, lines=((clause,),)) for clause, each in named if clause and reads(clause, _CLAUSE)
        )
    ranked: dict[str, tuple[float, Offer]] = {}
    for weight, clause, left in _weighed(text, known):
        if clause not in ranked or ranked[clause][0] < weight:
            ranked[clause] = weight, Offer(((clause,),), left, is_composed=False, is_weighed=True)
    best = sorted(ranked.values(), key=lambda each: -each[0])
    return _unlike(offer for _, offer in best if reads(offer.lines[0][0], _CLAUSE))


def _weighed(text: str, known: Known) -> Iterator[tuple[float, str, tuple[str, ...]]]:
    """Yield clauses that a sentence may mean, how likely each is, and the words that it leaves out."""
    folded, adjuncts, core = folded_words(text, known)
    row = Row(chunked(core, known), tuple(dict.fromkeys(re.findall(r"[a-z]+", folded))))
    moments = [each.moment for each in adjuncts if each.moment]
    qualifiers = tuple(one for each in adjuncts for one in each.qualifier.split(", ") if one)
    names = names_of(known)
    words = words_of(folded, names)
    found = sorted(_clauses(row, moments, qualifiers, known.pieces), key=lambda each: -each[0])
    table = [(_OF_TABLE + _TABLE * score, clause, left) for score, clause, left in found[:_MOST_WEIGHED]]
    counted = usage()
    for score, clause, left in (*table, *_counted(row, moments, qualifiers, known, folded, words)):
        marks = marks_of(clause, names)
        weight = score + counted.likelihood(words, marks) - _UNSAID * counted.unsaid(words, marks)
        more = (each for each in _unheard(folded, names, marks) if each not in " ".join(left))
        yield weight, clause, (*left, *more)


def _is_said(clause: str, folded: str, known: Known) -> bool:
    """Whether all numbers and names of a clause are those of a sentence."""
    said = {singular(each) for each in re.findall(r"[a-z_]+|[0-9]+", folded)}
    joined = {f"{one}_{other}" for one, other in pairwise(folded.split())}
    joined = {singular(each.strip(",.")) for each in joined}
    named = re.findall(r"[a-z_]+|[0-9]+", clause)
    return all(
        singular(each) in said | joined
        for each in named
        if singular(each) in known.regions or (each.isdigit() and int(each) > 1)
    )


def _unheard(folded: str, names: Names, marks: tuple[str, ...]) -> Iterator[str]:
    """Yield the words of a sentence that stand for nothing in a clause, if they mean something."""
    for word in dict.fromkeys(re.findall(r"[a-z]{4,}", folded)):
        if word in IDEAS or word in STOPWORDS or word in _TURN_WORDS:
            continue
        if any(usage().unheard(words_of(word, names), marks)):
            yield word


def _unlike(offers: Iterator[Offer]) -> tuple[Offer, ...]:
    """Return the first offers, and of those that differ in a region or a number alone only the best."""
    found: dict[str, Offer] = {}
    for each in offers:
        found.setdefault(_core(each.lines[0][0]), each)
        if len(found) == _MOST:
            break
    return tuple(found.values())


def _core(clause: str) -> str:
    """Return what a clause is about: who does what, without how much and where."""
    moment, _, effect = clause.partition(": ")
    small = _AMOUNTS.sub("", f"{moment.split(', ')[0]}: {effect}")
    return " ".join(small.replace("anyone", "everyone").split())


def _counted(
    row: Row, said: list[str], qualifiers: tuple[str, ...], known: Known, folded: str, words: tuple[str, ...]
) -> Iterator[tuple[float, str, tuple[str, ...]]]:
    """Yield what people have meant before, filled with what this sentence speaks of."""
    for _, candidate in likeliest(words):
        for moment in dict.fromkeys((candidate.moment, *said)):
            filling = Filling(row, frozenset(), frozenset(), qualifiers, known.pieces)
            clause = filling.clause(turned_to(moment, candidate.effect), candidate)
            if not _is_said(clause, folded, known):
                continue
            rest = [at for at, name in enumerate(row.names) if name in _FILLED and at not in filling.used]
            words_left = tuple(dict.fromkeys((*_unknown(row), *(row.signs.words[at] for at in rest))))
            yield -0.6 * filling.made_up - 0.7 * len(rest), clause, words_left


def _clauses(
    row: Row, said: list[str], qualifiers: tuple[str, ...], pieces: tuple[str, ...]
) -> Iterator[tuple[float, str, tuple[str, ...]]]:
    effects = sorted(_fits(row, EFFECTS), key=lambda each: -each.score)[:_MOST_EFFECTS]
    events = sorted(_fits(row, EVENTS), key=lambda each: -each.score)[:_MOST_EVENTS]
    total = sum(_weight(row, at) for at in range(len(row.names)))
    for effect in effects:
        for moment in _moments(effect, events, said):
            filling = Filling(row, effect.places, moment.places, qualifiers, pieces)
            clause = filling.clause(moment.text, effect.candidate)
            covered = effect.places | moment.places | filling.used
            rest = [at for at in range(len(row.names)) if at not in covered]
            shared = effect.places & moment.places if moment.places != effect.places else ()
            overlap = sum(_weight(row, at) for at in shared if row.names[at] in VERBS)
            left = total - sum(_weight(row, at) for at in covered)
            made_up = 0.6 * filling.made_up
            score = effect.score + moment.score - left - made_up - 0.7 * overlap
            words = (row.signs.words[at] for at in rest if _weight(row, at) > _WEIGHTY)
            yield score, clause, tuple(dict.fromkeys((*_unknown(row), *words)))


def _unknown(row: Row) -> Iterator[str]:
    """Yield the words that neither a sign nor any row of the tables stands for."""
    return (each for each in row.signs.unknown if each not in SPOKEN_OF)


def _moments(effect: _Fit, events: list[_Fit], said: list[str]) -> Iterator[_Moment]:
    candidate = effect.candidate
    found = False
    for each in said:
        moment = turned_to(each, candidate.effect)
        if _goes(candidate, moment):
            found = True
            yield _Moment(moment, frozenset(), 0.8)
    lost = -1.0 if said and not found else 0.0
    for event in events:
        moment = turned_to(event.candidate.moment, candidate.effect)
        if _goes(candidate, moment):
            yield _Moment(moment, event.places, event.score * 0.5 + lost)
    yield _Moment(candidate.moment, effect.places, lost)


def _goes(candidate: Candidate, moment: str) -> bool:
    if moment == candidate.moment:
        return True
    return candidate.within is not None and candidate.within.search(moment) is not None


def _fits(row: Row, table: tuple[Candidate, ...]) -> Iterator[_Fit]:
    for candidate in table:
        places: set[int] = set()
        score = candidate.weight
        for need in candidate.needs:
            best = max(
                (each for each in row.features if need.fullmatch(each.text)),
                key=lambda each: sum(_weight(row, at) for at in each.places),
                default=None,
            )
            if best is None:
                break
            score += sum(_weight(row, at) for at in best.places - places) * 0.5
            places |= best.places
        else:
            yield _Fit(candidate, frozenset(places), score)


def _weight(row: Row, at: int) -> float:
    name = row.names[at]
    return 0.0 if name in IDLE else _WEIGHTS.get(name, 1.0)
