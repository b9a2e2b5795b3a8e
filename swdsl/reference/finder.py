"""Finding answers: names must match, other words help. `templates/find.js` does the same, step by step.

Every number here is whole, so that a browser and a terminal rank alike to the last place.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from swdsl.reference.word_forms import (
    EXACT,
    is_case_of,
    is_far,
    is_form,
    is_near,
    is_number_of,
    likeness,
    words_of,
)

MOST: Final = 12
_TITLE, _ABOUT, _TEXT = 6, 5, 4
_ALIKE, _NEAR, _FAR = 5, 4, 1
_NAMED: Final = 100_000
_GENERAL: Final = 4
_EVERYWHERE: Final = 8
#: So many words of a text weigh like a strange word in a title: what says little else answers best.
_WORDS_PER_STRANGE: Final = 8
#: What is about more than this is about none of it in particular.
_FEW: Final = 4
#: What is called as the question says answers it, before anything that speaks of it.
_CALLED, _MEANT = 3, 2
#: How much of all that is said of a thing is shown where it is asked for by name.
_MOST_LETTERS: Final = 240


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that answers: its title, its sentences, its page, the names it is about, its weight.

    `asked` are other words in which people ask for it: they are looked through, but never shown.
    """

    kind: str
    title: str
    sentences: tuple[str, ...]
    page: str
    about: tuple[int, ...] = ()
    rank: int = 2
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Name:
    """A thing, its names here, its names elsewhere, and the component that it is or belongs to."""

    id: str
    here: str
    elsewhere: str
    component: str = ""


@dataclass(frozen=True, slots=True)
class Index:
    """All that can be found in one language. Two components meet on the page `meeting`."""

    names: tuple[Name, ...]
    entries: tuple[Entry, ...]
    idle: str = ""
    plain: str = ""
    alike: tuple[str, ...] = ()
    counting: str = ""
    meeting: str = ""
    meeting_title: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """An entry that was found, and the sentence in it that answers best."""

    entry: Entry
    snippet: str


@dataclass(slots=True)
class _Tally:
    """What the words of a question come to in one entry, while they are counted."""

    words: int = 0
    worth: int = 0
    named: int = 0


@dataclass(slots=True)
class _Asked:
    """A word of a question: where it stands, and what it names; with its neighbours, if they are one name."""

    worth: dict[int, int] = field(default_factory=dict)
    named: set[int] = field(default_factory=set)
    things: set[int] = field(default_factory=set)
    common: bool = False


@dataclass(frozen=True, slots=True)
class _Question:
    """A question: its words and all they may mean, whom it names, and whether it asks for a number."""

    typed: list[str]
    known: set[str]
    nobody: bool
    apart: set[int]
    only: set[int]
    counts: bool


class Finder:
    """Answers questions from one index."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._idle = frozenset(words_of(index.idle))
        self._counting = frozenset(words_of(index.counting))
        self._alike = [words_of(group) for group in index.alike]
        #: Where each word stands: the entry, and how much it says there.
        self._places: dict[str, dict[int, int]] = {}
        #: The same for names in other languages, which nobody inflects here.
        self._foreign: dict[str, dict[int, int]] = {}
        #: Which things have a word in their name, here or elsewhere.
        self._naming: dict[str, set[int]] = {}
        #: How many words the sentences of an entry have.
        self._lengths: list[int] = []
        #: All entries on the page of a thing that has one to itself.
        self._pages: dict[str, list[int]] = {}
        self._read()

    def _read(self) -> None:
        own = [words_of(name.here) for name in self._index.names]
        foreign = [words_of(name.elsewhere) for name in self._index.names]
        for thing, words in enumerate(zip(own, foreign, strict=True)):
            for word in (*words[0], *words[1]):
                if len(word) > 2 and word not in self._idle:
                    self._naming.setdefault(word, set()).add(thing)
        for number, entry in enumerate(self._index.entries):
            said = [words_of(sentence) for sentence in entry.sentences]
            self._lengths.append(sum(map(len, said)))
            self._pages.setdefault(entry.page.split("#", 1)[0], []).append(number)
            for words_said in said:
                self._note(self._places, words_said, number, _TEXT)
            points = _TITLE if len(entry.about) == 1 else _ABOUT
            for name in entry.about:
                self._note(self._places, own[name], number, points)
                self._note(self._foreign, foreign[name], number, points)
            self._note(self._places, words_of(f"{entry.title} {entry.asked}"), number, _TITLE)
        # A word that stands everywhere names nothing, though some name has it: `token`, `region`.
        plain = words_of(self._index.plain)
        self._naming = {
            word: things
            for word, things in self._naming.items()
            if not self._is_everywhere(word) and not any(is_case_of(each, word) for each in plain)
        }

    def _note(
        self, places: dict[str, dict[int, int]], words: Iterable[str], number: int, points: int
    ) -> None:
        for word in words:
            at = places.setdefault(word, {})
            at[number] = max(points, at.get(number, 0))

    def find(self, text: str, most: int = MOST) -> list[Found]:
        """Return what answers a question, best first; something, as long as any word is nearly known."""
        typed = list(dict.fromkeys(words_of(text)))
        counts = not self._counting.isdisjoint(typed)
        typed = [word for word in typed if word not in self._idle] or typed
        levels = [self._levels(word) for word in typed]
        units = _joined([self._asked(word, each) for word, each in zip(typed, levels, strict=True)])
        units = [self._settled(unit) for unit in units]
        named = [each for each in units if each.named]
        tallies = self._tallies(units)
        together = max((tally.named for tally in tallies.values()), default=0)
        apart = set().union(*(each.things for each in named)) if len(named) > 1 and together == 1 else set()
        only = units[0].things if len(units) == 1 else set()
        question = _Question(typed, set().union(*levels), not together, apart, only, counts)
        totals = {number: self._total(number, tally, question) for number, tally in tallies.items()}
        ranked = sorted(totals, key=lambda number: (-totals[number], number))[:most]
        found = [Found(self._index.entries[each], self._snippet(each, question.known)) for each in ranked]
        pair = self._pair(named)
        if pair is not None:
            found.insert(min(1, together - 1), pair)
        return found[:most]

    def _tallies(self, words: list[_Asked]) -> dict[int, _Tally]:
        """Add up what the words of a question are worth in each entry: rare words are worth more."""
        tallies: dict[int, _Tally] = {}
        for word in words:
            weight = 1
            while word.worth and len(word.worth) << weight < len(self._index.entries):
                weight += 1
            for number, worth in word.worth.items():
                tally = tallies.setdefault(number, _Tally())
                tally.words += 1
                tally.worth += worth * weight
                if number in word.named and (
                    len(self._index.entries[number].about) <= _FEW or not tally.named
                ):
                    tally.named += 1
        return tallies

    def _asked(self, word: str, levels: Mapping[str, int]) -> _Asked:
        """Gather where a word stands and what it names."""
        names = self._names_among(levels)
        asked = _Asked(common=any(is_case_of(word, one) for group in self._alike for one in group))
        for other in names:
            asked.things |= self._naming[other]
        for other, level in levels.items():
            for number, points in self._standing(other):
                asked.worth[number] = max(asked.worth.get(number, 0), points * level)
                if other in names and points > _TEXT and self._is_about(number, asked.things):
                    asked.named.add(number)
        return asked

    def _settled(self, asked: _Asked) -> _Asked:
        """Return what a word names: a common one is no name of several words, unless they stand beside it."""
        if not asked.common:
            return asked
        things = {each for each in asked.things if len(words_of(self._index.names[each].here)) == 1}
        named = {each for each in asked.named if things and self._is_about(each, things)}
        return _Asked(asked.worth, named, things)

    def _is_about(self, number: int, things: set[int]) -> bool:
        """Whether an entry is about one of some things; a title may mention what takes no part."""
        about = self._index.entries[number].about
        return not about or not things.isdisjoint(about)

    def _names_among(self, levels: Mapping[str, int]) -> set[str]:
        """Return which of these words are names: the surest, and no mere likeness of an ordinary word."""
        sure = {
            other: level
            for other, level in levels.items()
            if level not in (_ALIKE, _FAR) and other in self._naming
        }
        names = {other for other, level in sure.items() if level == max(sure.values())}
        exact = next((other for other, level in levels.items() if level == EXACT), None)
        if exact is None or exact in names:
            return names
        if self._is_everywhere(exact):
            return set()
        return {each for each in names if is_number_of(exact, each) or is_case_of(exact, each)}

    def _is_everywhere(self, word: str) -> bool:
        said = sum(points == _TEXT for points in self._places.get(word, {}).values())
        return said > len(self._index.entries) // _EVERYWHERE > 0

    def _standing(self, word: str) -> Iterator[tuple[int, int]]:
        """Yield where a word stands, as a word of this language or as a name elsewhere."""
        yield from self._places.get(word, {}).items()
        yield from self._foreign.get(word, {}).items()

    def _total(self, number: int, tally: _Tally, question: _Question) -> int:
        """Prefer what is about nothing else; where nobody is named, rules for everybody.

        Of several that nothing names together, whoever acts says more than the ground or the tokens.
        """
        entry = self._index.entries[number]
        title = [word for word in words_of(entry.title) if word not in self._idle]
        strange = sum(word not in question.known for word in title)
        itself = self._is_itself(entry)
        meant = itself and entry.about[0] in question.only
        called = not strange and all(any(is_form(word, each) for each in title) for word in question.typed)
        acts = any(self._index.names[each].component for each in question.apart.intersection(entry.about))
        general = question.nobody and not entry.about and entry.rank > 1
        rank = entry.rank + (_GENERAL if general or acts or (itself and question.counts) else 0)
        rank = rank if self._says(entry) else 1
        outright = _CALLED if called else _MEANT if meant else 1
        beside = strange + len(entry.about) + self._lengths[number] // _WORDS_PER_STRANGE
        worth = 16 * tally.worth * tally.words**2 * rank * outright // (16 + beside)
        return tally.named * _NAMED + worth

    def _is_itself(self, entry: Entry) -> bool:
        """Whether an entry is the place of a thing, and not a rule somewhere that is about it."""
        if len(entry.about) != 1:
            return False
        title = {word for word in words_of(entry.title) if word not in self._idle}
        return title <= set(words_of(self._index.names[entry.about[0]].here))

    def _says(self, entry: Entry) -> bool:
        """Whether an entry, or its page, says more than a name."""
        return bool(entry.sentences) or ("#" not in entry.page and len(self._pages[entry.page]) > 1)

    def _levels(self, word: str) -> dict[str, int]:
        """Return every known word that a word may mean, and how surely."""
        found = {other: level for other in self._places if (level := likeness(word, other))}
        for other in self._alike_words(word):
            found[other] = max(found.get(other, 0), _ALIKE)
        if word in self._foreign and word not in found:
            found[word] = EXACT
        if not found and len(word) > 3:
            found = {other: _NEAR for other in self._places if is_near(word, other)}
        return found or {other: _FAR for other in self._places if is_far(word, other)}

    def _alike_words(self, word: str) -> list[str]:
        """Return the known words, in all their forms, that mean the same as a word."""
        meant = {
            each for group in self._alike if any(is_case_of(word, one) for one in group) for each in group
        }
        return [other for other in self._places if any(is_case_of(each, other) for each in meant)]

    def _snippet(self, number: int, known: set[str]) -> str:
        """Return the sentence with most of the words asked for; of a thing itself, all its rules."""
        entry = self._index.entries[number]
        if len(entry.about) == 1 and "#" not in entry.page:
            return _shortened(self._all_of(entry.page))
        if self._is_itself(entry) and len(entry.sentences) > 1:
            return _shortened(" ".join(entry.sentences))
        hits = [len(known.intersection(words_of(sentence))) for sentence in entry.sentences]
        return entry.sentences[hits.index(max(hits))] if hits else ""

    def _all_of(self, page: str) -> str:
        return " ".join(
            sentence for number in self._pages[page] for sentence in self._index.entries[number].sentences
        )

    def _pair(self, named: list[_Asked]) -> Found | None:
        """Return the page on which two components meet, where a question names two and no more."""
        if len(named) != 2 or not self._index.meeting:
            return None
        keys = [self._component_of(each.things) for each in named]
        if not all(keys) or keys[0] == keys[1]:
            return None
        things = [
            next(n for n, name in enumerate(self._index.names) if _is_itself(name, key)) for key in keys
        ]
        entries = [next(e for e in self._index.entries if e.about == (thing,)) for thing in things]
        entry = Entry(
            self._index.meeting_title,
            " + ".join(each.title for each in entries),
            (),
            f"{self._index.meeting}#{'+'.join(keys)}",
            tuple(things),
        )
        told = (f"{each.title}: {_shortened(self._all_of(each.page))}" for each in entries)
        return Found(entry, " ".join(told))

    def _component_of(self, things: set[int]) -> str:
        """Return the component that a name means: what has it whole, before what has it among other words."""
        names = [self._index.names[thing] for thing in sorted(things) if self._index.names[thing].component]
        return min(names, key=lambda name: len(words_of(name.here)), default=Name("", "", "")).component


def _is_itself(name: Name, key: str) -> bool:
    return name.component == key and key.endswith(f":{name.id}")


def _joined(words: list[_Asked]) -> list[_Asked]:
    """Return the words of a question, neighbours that are words of one name as one."""
    joined: list[_Asked] = []
    for word in words:
        before = joined[-1] if joined else _Asked()
        both, named = before.things & word.things, before.named & word.named
        if both and named:
            worth = {
                number: (before.worth.get(number, 0) + word.worth.get(number, 0)) // 2
                for number in (*before.worth, *word.worth)
            }
            joined[-1] = _Asked(worth, named, both)
        else:
            joined.append(word)
    return joined


def _shortened(text: str) -> str:
    """Return the beginning of a text, up to a whole word."""
    if len(text) <= _MOST_LETTERS:
        return text
    return f"{text[:_MOST_LETTERS].rsplit(' ', 1)[0]} …"
