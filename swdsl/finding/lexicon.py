"""The words of an index: where each stands, what it names, what else may be meant by it.

`templates/find.js` does the same, step by step.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from swdsl.finding.answers import Entry, Index, Name
from swdsl.finding.word_forms import (
    EXACT,
    is_case_of,
    is_far,
    is_near,
    likeness,
    marked_words_of,
    words_of,
)

#: What several entries are asked for alike says less of each than its own sentence.
TITLE, ABOUT, TEXT, SHARED = 6, 5, 4, 2
ALIKE, NEAR, FAR = 5, 4, 1
_EVERYWHERE: Final = 8
#: A chapter of a few sentences is still asked for as a whole, in each of two boxes.
_SEVERAL: Final = 4
#: A thing of more words than this that no component brings is described rather than named.
_MOST_WORDS: Final = 3


class Lexicon:
    """Reads an index once."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self._idle = frozenset(words_of(index.idle))
        self._marked_idle = frozenset(marked_words_of(index.idle))
        self._openings = [frozenset(marked_words_of(row)) for row in index.openings]
        self._alike = [words_of(group) for group in index.alike]
        #: Where each word stands: the entry, and how much it says there.
        self.places: dict[str, dict[int, int]] = {}
        #: The same for names in other languages, which nobody inflects here.
        self._foreign: dict[str, dict[int, int]] = {}
        #: Which things have a word in their name, here or elsewhere.
        self.naming: dict[str, set[int]] = {}
        #: The ways in which an entry is asked for, its title first, then what it says; without idle words.
        self.phrases: list[list[tuple[str, ...]]] = []
        #: What each of these asks for: a time, a place, a number; sentences ask for nothing.
        self.openings: list[list[frozenset[int]]] = []
        #: How many words the sentences of an entry have.
        self.lengths: list[int] = []
        #: All that the page of a thing says, if it has one to itself; answers to questions say it again.
        self.pages: dict[str, list[int]] = {}
        self._read()

    def _read(self) -> None:
        own = [words_of(f"{name.here} {name.forms}") for name in self.index.names]
        foreign = [words_of(name.elsewhere) for name in self.index.names]
        for thing, words in enumerate(zip(own, foreign, strict=True)):
            self._name(thing, [*words[0], *words[1]])
        ways = Counter(entry.asked for entry in self.index.entries)
        for number, entry in enumerate(self.index.entries):
            said = [words_of(sentence) for sentence in entry.sentences]
            self.lengths.append(sum(map(len, said)))
            if not entry.asked:
                self.pages.setdefault(entry.page.split("#", 1)[0], []).append(number)
            for words_said in said:
                _note(self.places, words_said, number, TEXT)
            points = TITLE if len(entry.about) == 1 else ABOUT
            for name in entry.about:
                _note(self.places, own[name], number, points)
                _note(self._foreign, foreign[name], number, points)
            _note(self.places, words_of(entry.title), number, TITLE)
            for phrase in entry.asked:
                _note(
                    self.places, words_of(phrase), number, SHARED if ways[entry.asked] > _SEVERAL else TITLE
                )
            phrases = (entry.title, *self._ways(entry), *entry.sentences)
            self.phrases.append([tuple(self.telling(phrase)) for phrase in phrases])
            ways_to_ask = (entry.title, *entry.asked)
            self.openings.append([self.opening(phrase) for phrase in ways_to_ask])
            self.openings[-1] += [frozenset()] * len(entry.sentences)
        # A word that stands everywhere names nothing, though some name has it: `token`, `region`.
        plain = words_of(self.index.plain)
        self.naming = {
            word: things
            for word, things in self.naming.items()
            if not self.is_everywhere(word) and not any(is_case_of(each, word) for each in plain)
        }

    def _ways(self, entry: Entry) -> tuple[str, ...]:
        """Return how an entry is asked for: of what every component may do, it is asked with the name."""
        name = self.index.names[entry.about[0]] if entry.about else Name("", "", "")
        return tuple(f"{name.here} {each}" for each in entry.asked) if name.component else entry.asked

    def _name(self, thing: int, words: list[str]) -> None:
        name = self.index.names[thing]
        if not name.component and len(self.telling(name.here)) > _MOST_WORDS:
            return
        for word in words:
            if len(word) > 2 and word not in self._idle:
                self.naming.setdefault(word, set()).add(thing)

    def telling(self, text: str) -> list[str]:
        """Return the words of a text that tell something, or all if none does: `dé` is not the idle `de`."""
        words = words_of(text)
        pairs = zip(words, marked_words_of(text), strict=True)
        return [word for word, marked in pairs if not self._is_idle(word, marked)] or words

    def opening(self, text: str) -> frozenset[int]:
        """Return what a question asks for, by the words it begins with: a time, a place, a number."""
        words = frozenset(marked_words_of(text))
        return frozenset(row for row, openings in enumerate(self._openings) if not openings.isdisjoint(words))

    def _is_idle(self, word: str, marked: str) -> bool:
        return marked in self._marked_idle or (word == marked and word in self._idle)

    def weight(self, standing: int) -> int:
        """Return how much a word says that stands in so many entries: rare words say more."""
        weight = 1
        while standing and standing << weight < len(self.index.entries):
            weight += 1
        return weight

    def is_everywhere(self, word: str) -> bool:
        """Whether so many sentences have a word that it tells nothing."""
        said = sum(points == TEXT for points in self.places.get(word, {}).values())
        return said > len(self.index.entries) // _EVERYWHERE > 0

    def is_common(self, word: str) -> bool:
        """Whether a word has others that mean the same: it is a word of the language before it is a name."""
        return any(is_case_of(word, one) for group in self._alike for one in group)

    def standing(self, word: str) -> Iterator[tuple[int, int]]:
        """Yield where a word stands, as a word of this language or as a name elsewhere."""
        yield from self.places.get(word, {}).items()
        yield from self._foreign.get(word, {}).items()

    def levels(self, word: str) -> dict[str, int]:
        """Return every known word that a word may mean, and how surely."""
        found = {other: level for other in self.places if (level := likeness(word, other))}
        for other in self._alike_words(word):
            found[other] = max(found.get(other, 0), ALIKE)
        if word in self._foreign and word not in found:
            found[word] = EXACT
        if not found and len(word) > 3:
            found = {other: NEAR for other in self.places if is_near(word, other)}
        return found or {other: FAR for other in self.places if is_far(word, other)}

    def _alike_words(self, word: str) -> list[str]:
        """Return the known words, in all their forms, that mean the same as a word."""
        meant = {
            each for group in self._alike if any(is_case_of(word, one) for one in group) for each in group
        }
        return [other for other in self.places if any(is_case_of(each, other) for each in meant)]


def _note(places: dict[str, dict[int, int]], words: Iterable[str], number: int, points: int) -> None:
    for word in words:
        at = places.setdefault(word, {})
        at[number] = max(points, at.get(number, 0))
