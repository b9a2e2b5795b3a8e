"""Finding answers: names must match, other words help. `templates/find.js` does the same, step by step.

Every number here is whole, so that a browser and a terminal rank alike to the last place.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

MOST: Final = 12
_TITLE, _ABOUT, _TEXT = 6, 5, 4
_EXACT, _FORM, _ALIKE, _NEAR, _FAR = 8, 6, 5, 4, 1
_NAMED: Final = 100_000
_GENERAL: Final = 4
_EVERYWHERE: Final = 8
_LIGATURES: Final = MappingProxyType({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ё": "е"})
_WORD: Final = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that answers: its title, its sentences, its page, the names it is about, its weight."""

    kind: str
    title: str
    sentences: tuple[str, ...]
    page: str
    about: tuple[int, ...] = ()
    rank: int = 2


@dataclass(frozen=True, slots=True)
class Index:
    """All that can be found in one language. `names` are ids with names here, and elsewhere."""

    names: tuple[tuple[str, str, str], ...]
    entries: tuple[Entry, ...]
    idle: str = ""
    plain: str = ""
    alike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """An entry that was found, and the sentence in it that answers best."""

    entry: Entry
    snippet: str


def words_of(text: str) -> list[str]:
    """Return the words of a text without accents and case: what readers type is what they mean."""
    lowered = "".join(_LIGATURES.get(letter, letter) for letter in text.lower())
    parted = unicodedata.normalize("NFD", lowered)
    return _WORD.findall("".join(each for each in parted if not unicodedata.category(each).startswith("M")))


@dataclass(slots=True)
class _Tally:
    """What the words of a question come to in one entry, while they are counted."""

    words: int = 0
    worth: int = 0
    named: int = 0


class Finder:
    """Answers questions from one index."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._idle = frozenset(words_of(index.idle))
        self._alike: dict[str, set[str]] = {}
        for group in map(words_of, index.alike):
            for word in group:
                self._alike.setdefault(word, set()).update(group)
        #: Where each word stands: the entry, and how much it says there.
        self._places: dict[str, dict[int, int]] = {}
        #: The same for names in other languages, which nobody inflects here.
        self._foreign: dict[str, dict[int, int]] = {}
        self._naming: set[str] = set()
        self._read()

    def _read(self) -> None:
        own = [words_of(words) for _, words, _ in self._index.names]
        foreign = [words_of(words) for _, _, words in self._index.names]
        self._naming.update(word for words in (*own, *foreign) for word in words if self._counts(word))
        for number, entry in enumerate(self._index.entries):
            for sentence in entry.sentences:
                self._note(self._places, words_of(sentence), number, _TEXT)
            points = _TITLE if len(entry.about) == 1 else _ABOUT
            for name in entry.about:
                self._note(self._places, own[name], number, points)
                self._note(self._foreign, foreign[name], number, points)
            self._note(self._places, words_of(entry.title), number, _TITLE)
        # A word that stands everywhere names nothing, though some name has it: `token`, `region`.
        plain = words_of(self._index.plain)
        self._naming -= {
            word
            for word in self._naming
            if self._is_everywhere(word) or any(_likeness(each, word) for each in plain)
        }

    def _counts(self, word: str) -> bool:
        return len(word) > 2 and word not in self._idle

    def _note(
        self, places: dict[str, dict[int, int]], words: Iterable[str], number: int, points: int
    ) -> None:
        for word in words:
            at = places.setdefault(word, {})
            at[number] = max(points, at.get(number, 0))

    def find(self, text: str, most: int = MOST) -> list[Found]:
        """Return what answers a question, best first; something, as long as any word is nearly known."""
        asked = list(dict.fromkeys(words_of(text)))
        asked = [word for word in asked if word not in self._idle] or asked
        tallies: dict[int, _Tally] = {}
        known: set[str] = set()
        for word in asked:
            levels = self._levels(word)
            known.update(levels)
            self._count(levels, tallies)
        nobody = not any(tally.named for tally in tallies.values())
        totals = {number: self._total(number, tally, known, nobody) for number, tally in tallies.items()}
        ranked = sorted(totals, key=lambda number: (-totals[number], number))
        found = (self._index.entries[number] for number in ranked[:most])
        return [Found(entry, _best(entry.sentences, known)) for entry in found]

    def _count(self, levels: Mapping[str, int], tallies: dict[int, _Tally]) -> None:
        """Add to each entry what one word of the question is worth there: rare words are worth more."""
        best: dict[int, int] = {}
        named: set[int] = set()
        names = self._names_among(levels)
        for other, level in levels.items():
            for number, points in self._standing(other):
                best[number] = max(best.get(number, 0), points * level)
                if other in names and points > _TEXT:
                    named.add(number)
        weight = 1
        while best and len(best) << weight < len(self._index.entries):
            weight += 1
        for number, worth in best.items():
            tally = tallies.setdefault(number, _Tally())
            tally.words += 1
            tally.worth += worth * weight
            tally.named += number in named

    def _names_among(self, levels: Mapping[str, int]) -> set[str]:
        """Return which of these words are names: the surest, and no mere likeness of an ordinary word."""
        sure = {other: level for other, level in levels.items() if level != _ALIKE and other in self._naming}
        names = {other for other, level in sure.items() if level == max(sure.values())}
        exact = next((other for other, level in levels.items() if level == _EXACT), None)
        if exact is None or exact in names:
            return names
        return set() if self._is_everywhere(exact) else {each for each in names if _is_number_of(exact, each)}

    def _is_everywhere(self, word: str) -> bool:
        said = sum(points == _TEXT for points in self._places.get(word, {}).values())
        return said > len(self._index.entries) // _EVERYWHERE > 0

    def _standing(self, word: str) -> Iterator[tuple[int, int]]:
        """Yield where a word stands, as a word of this language or as a name elsewhere."""
        yield from self._places.get(word, {}).items()
        yield from self._foreign.get(word, {}).items()

    def _total(self, number: int, tally: _Tally, known: set[str], nobody: bool) -> int:
        """Prefer what is about nothing else; where nobody is named, rules for everybody."""
        entry = self._index.entries[number]
        strange = sum(word not in known and word not in self._idle for word in words_of(entry.title))
        rank = entry.rank + (_GENERAL if nobody and not entry.about else 0)
        worth = 16 * tally.worth * tally.words * rank // (16 + strange + len(entry.about))
        return tally.named * _NAMED + worth

    def _levels(self, word: str) -> dict[str, int]:
        """Return every known word that a word may mean, and how surely."""
        found = {other: level for other in self._places if (level := _likeness(word, other))}
        for other in self._alike.get(word, ()):
            if other in self._places:
                found[other] = max(found.get(other, 0), _ALIKE)
        if word in self._foreign and word not in found:
            found[word] = _EXACT
        if not found and len(word) > 3:
            found = {other: _NEAR for other in self._places if _is_near(word, other)}
        return found or {other: _FAR for other in self._places if _is_far(word, other)}


def _likeness(word: str, other: str) -> int:
    """Whether two words are the same, or forms of one: what differs is at most an ending."""
    if word == other:
        return _EXACT
    same = 0
    while same < min(len(word), len(other)) and word[same] == other[same]:
        same += 1
    shorter, longer = sorted((len(word) - same, len(other) - same))
    typed = len(word) == same > 2
    ending = (same > 3 and shorter < 3 and longer < 4) or (same == 3 and longer == 1 and shorter == 0)
    return _FORM if typed or ending else 0


def _is_number_of(word: str, other: str) -> bool:
    """Whether words differ in no more than a last letter each: singular and plural."""
    stem = min(len(word), len(other)) - 1
    return abs(len(word) - len(other)) < 2 and word[:stem] == other[:stem]


def _is_near(one: str, other: str) -> bool:
    """Whether at most one letter is wrong, missing, added or swapped with its neighbour."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    end = 0
    while end < min(len(one), len(other)) - start and one[-1 - end] == other[-1 - end]:
        end += 1
    rest = max(len(one), len(other)) - start - end
    swapped = len(one) == len(other) and one[start : start + 2] == other[start : start + 2][::-1]
    return rest < 2 or (rest == 2 and swapped)


def _is_far(one: str, other: str) -> bool:
    """Whether words share half of their pairs of letters."""
    ours = {one[at : at + 2] for at in range(len(one) - 1)}
    theirs = {other[at : at + 2] for at in range(len(other) - 1)}
    return 4 * len(ours & theirs) >= len(ours) + len(theirs) > 0


def _best(sentences: Sequence[str], known: set[str]) -> str:
    """Return the sentence with most of the words that were asked for; the first of several."""
    hits = [len(known.intersection(words_of(sentence))) for sentence in sentences]
    return sentences[hits.index(max(hits))] if hits else ""
