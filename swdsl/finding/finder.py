"""Finding answers: names must match, other words help. `templates/find.js` does the same, step by step.

Every number here is whole, so that a browser and a terminal rank alike to the last place.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from swdsl.finding.answers import Entry, Found, Index, Name
from swdsl.finding.lexicon import ALIKE, FAR, TEXT, Lexicon
from swdsl.finding.word_forms import EXACT, FORM, begins_alike, is_case_of, is_form, is_number_of, words_of

MOST: Final = 12
_NAMED: Final = 100_000_000_000_000
_GENERAL: Final = 4
#: So many words of a text weigh like a strange word in a title: what says little else answers best.
_WORDS_PER_STRANGE: Final = 8
#: What is about more than this is about none of it in particular.
_FEW: Final = 4
#: What is asked for just as the question says answers it, before anything that speaks of it.
_LIKE, _WHOLE = 4, 16
#: What is asked for in these very words is a rule for everybody, whatever rank it has elsewhere.
_ASKED: Final = 8
#: What is asked for by its whole name and defined answers before whatever uses the word.
_DEFINED: Final = 4
#: How much a component that nobody asked for weighs, beside strange words of a title.
_OTHERS: Final = 4
#: The beginning of a name is too short to be one if something follows it.
_SHORT: Final = 4
#: What asks for a time answers a question for a time, before what asks for a number: so many fourths.
_SAME_OPENING, _OTHER_OPENING = 7, 4
#: A common word counts for something too, beside rare ones.
_COUNTS: Final = 4
#: How much of all that is said of a thing is shown where it is asked for by name.
_MOST_LETTERS: Final = 240


@dataclass(slots=True)
class _Tally:
    """What the words of a question come to in one entry; `acting` of the names it has are of components."""

    words: int = 0
    worth: int = 0
    named: int = 0
    acting: int = 0


@dataclass(slots=True)
class _Asked:
    """A word of a question: where it stands, and what it names; with its neighbours, if they are one name."""

    worth: dict[int, int] = field(default_factory=dict)
    named: set[int] = field(default_factory=set)
    things: set[int] = field(default_factory=set)
    common: bool = False
    weight: int = 0
    length: int = 1


@dataclass(frozen=True, slots=True)
class _Question:
    """A question: all that its words may mean and how much each says, whom it names, and what it asks for.

    `like` keeps how like each phrase is to it: many entries are asked for in the same ways.
    """

    levels: list[dict[str, int]]
    weights: list[int]
    known: set[str]
    nobody: bool
    apart: set[int]
    only: set[int]
    owners: set[str]
    counts: bool
    defines: bool
    asks: bool
    opening: frozenset[int]
    like: dict[tuple[str, ...], int] = field(default_factory=dict)


class Finder:
    """Answers questions from one index."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._lexicon = Lexicon(index)
        self._counting = frozenset(words_of(index.counting))
        self._defining = [_spaced(each) for each in index.defining]
        self._asking = frozenset(words_of(index.asking))
        self._boxes = frozenset(words_of(index.boxes))

    def find(self, text: str, most: int = MOST) -> list[Found]:
        """Return what answers a question, best first; something, as long as any word is nearly known."""
        typed = list(dict.fromkeys(self._lexicon.telling(text)))
        levels = [self._lexicon.levels(word) for word in typed]
        asked = [self._asked(word, each, typed[-1]) for word, each in zip(typed, levels, strict=True)]
        known = set().union(*levels)
        units = [self._meant(self._settled(unit), known) for unit in _joined(asked)]
        named = [each for each in units if each.named]
        tallies = self._tallies(units)
        together = max((tally.named for tally in tallies.values()), default=0)
        question = _Question(
            levels,
            [each.weight for each in asked],
            known,
            not together,
            set().union(*(each.things for each in named)) if len(named) > 1 and together == 1 else set(),
            units[0].things if len(units) == 1 else set(),
            self._owners(set().union(*(each.things for each in units))),
            not self._counting.isdisjoint(words_of(text)),
            any(each in _spaced(text) for each in self._defining),
            not self._asking.isdisjoint(words_of(text)),
            self._lexicon.opening(text),
        )
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
        alone = not any(self._acts(word.things) for word in words)
        for word in words:
            # Where no component is named, a name of several words that stand together is meant like one.
            acts = self._acts(word.things) or (alone and word.length > 1)
            for number, worth in word.worth.items():
                tally = tallies.setdefault(number, _Tally())
                # A mere likeness of letters is better than nothing, but no word of the question.
                tally.words += word.weight + _COUNTS if worth > TEXT + ALIKE else 0
                tally.worth += worth * word.weight
                if number in word.named and len(self._index.entries[number].about) <= _FEW:
                    tally.named += 1
                    tally.acting += acts
        return tallies

    def _acts(self, things: set[int]) -> bool:
        """Whether any of some things is a component, or belongs to one."""
        return bool(self._owners(things))

    def _owners(self, things: set[int]) -> set[str]:
        return {self._index.names[each].component for each in things} - {""}

    def _is_stranger(self, word: str, owners: set[str]) -> bool:
        """Whether a word names a component, and none of some."""
        theirs = self._owners(self._lexicon.naming.get(word, set()))
        return bool(theirs) and theirs.isdisjoint(owners)

    def _asked(self, word: str, levels: Mapping[str, int], last: str) -> _Asked:
        """Gather where a word stands and what it names; a name may be half typed only at the end."""
        names = self._names_among(word, levels)
        if len(word) < _SHORT and word != last:
            names = {name for name in names if is_form(word, name)}
        naming = {other for other in levels if any(is_number_of(other, name) for name in names)}
        asked = _Asked(common=self._lexicon.is_common(word))
        for other in names:
            asked.things |= self._lexicon.naming[other]
        for other, level in levels.items():
            for number, points in self._lexicon.standing(other):
                asked.worth[number] = max(asked.worth.get(number, 0), points * level)
                if other in naming and points > TEXT and self._is_about(number, asked.things):
                    asked.named.add(number)
        # A number stands in few places, and says little: it is rarely the one that the rules have.
        # The name of a box says little, too: nearly everything is in one.
        little = word.isdigit() or word in self._boxes
        asked.weight = 1 if little else self._lexicon.weight(len(asked.worth))
        return asked

    def _settled(self, asked: _Asked) -> _Asked:
        """Return what a word names: a common one is no name of several words, unless they stand beside it."""
        if not asked.common:
            return asked
        things = {each for each in asked.things if len(words_of(self._index.names[each].here)) == 1}
        named = {each for each in asked.named if things and self._is_about(each, things)}
        return _Asked(asked.worth, named, things, weight=asked.weight, length=asked.length)

    def _meant(self, asked: _Asked, known: set[str]) -> _Asked:
        """Return what a word names: a component whose whole name is there, before one with a longer name."""
        names = self._index.names
        whole = {
            names[each].component
            for each in asked.things
            if names[each].component and known.issuperset(self._lexicon.telling(names[each].here))
        }
        if not whole:
            return asked
        things = {each for each in asked.things if names[each].component in {"", *whole}}
        named = {each for each in asked.named if self._is_about(each, things)}
        return _Asked(asked.worth, named, things, weight=asked.weight, length=asked.length)

    def _is_about(self, number: int, things: set[int]) -> bool:
        """Whether an entry is about one of some things; a title may mention what takes no part."""
        about = self._index.entries[number].about
        return not about or not things.isdisjoint(about)

    def _names_among(self, word: str, levels: Mapping[str, int]) -> set[str]:
        """Return which of these words are names: the surest, and no mere likeness of an ordinary word."""
        sure = {
            other: level
            for other, level in levels.items()
            if level not in (ALIKE, FAR) and other in self._lexicon.naming
        }
        surest = {other for other, level in sure.items() if level == max(sure.values())}
        names = {other for other in sure if any(is_number_of(other, name) for name in surest)}
        exact = next((other for other, level in levels.items() if level == EXACT), None)
        if exact is None:
            return {each for each in names if not self._is_rather_a_word(word, each, levels)}
        if exact in names:
            return names
        if self._lexicon.is_everywhere(exact):
            return set()
        return {each for each in names if is_number_of(exact, each) or is_case_of(exact, each)}

    def _is_rather_a_word(self, word: str, name: str, levels: Mapping[str, int]) -> bool:
        """Whether a word is as like an ordinary one as this name: `killing` is like `killed`."""
        if name.startswith(word) or is_number_of(word, name) or is_case_of(word, name):
            return False
        return any(
            level == FORM
            and other not in self._lexicon.naming
            and begins_alike(word, other) >= begins_alike(word, name)
            for other, level in levels.items()
        )

    def _total(self, number: int, tally: _Tally, question: _Question) -> int:
        """Prefer what is about nothing else; where nobody is named, rules for everybody.

        Of several that nothing names together, whoever acts says more than the ground or the tokens.
        """
        entry = self._index.entries[number]
        itself = self._is_itself(entry)
        acts = self._acts(question.apart.intersection(entry.about))
        general = question.nobody and not entry.about and entry.rank > 1
        rank = entry.rank + (_GENERAL if general or acts or (itself and question.counts) else 0)
        rank = rank if self._says(entry) else 1
        if question.defines and entry.defines:
            rank *= _DEFINED if self._is_whole(number, question) else 2
        elif question.asks and entry.defines:
            rank = 1
        meant = itself and entry.about[0] in question.only
        likeness = _WHOLE if meant else self._likeness(number, question)
        outspoken = question.nobody and entry.asked and not entry.about and likeness >= _WHOLE
        rank = max(rank, _ASKED) if outspoken else rank
        outright = _WHOLE + _LIKE * likeness
        strange = sum(word not in question.known for word in self._lexicon.phrases[number][0])
        others = sum(
            word not in question.known and self._is_stranger(word, question.owners)
            for word in self._lexicon.phrases[number][0]
        )
        beside = strange + len(entry.about) + self._lexicon.lengths[number] // _WORDS_PER_STRANGE
        beside += _OTHERS * others if question.owners else 0
        worth = tally.worth * tally.words**3 * rank * outright // (16 + beside)
        # Components that are named must be there; ground and neutral tokens help, as do other words.
        return tally.acting * _NAMED + worth * (1 + tally.named - tally.acting)

    def _is_whole(self, number: int, question: _Question) -> bool:
        """Whether a question is about the title of an entry and nothing else."""
        title = self._lexicon.phrases[number][0]
        return question.known.issuperset(title) and all(
            not levels.keys().isdisjoint(title) for levels in question.levels
        )

    def _likeness(self, number: int, question: _Question) -> int:
        """Return how like the question is to a way in which an entry is asked for, in sixteenths."""
        most = 0
        for phrase, opening in zip(
            self._lexicon.phrases[number], self._lexicon.openings[number], strict=True
        ):
            if phrase not in question.like:
                question.like[phrase] = self._like(phrase, question)
            fourths = _OTHER_OPENING if opening.isdisjoint(question.opening) else _SAME_OPENING
            most = max(most, question.like[phrase] * fourths)
        return most // _OTHER_OPENING

    def _like(self, phrase: tuple[str, ...], question: _Question) -> int:
        """Return how much of the question a phrase has, times how much of the phrase the question has."""
        weights = [self._lexicon.weight(len(self._lexicon.places[word])) for word in phrase]
        met = sum(weight for word, weight in zip(phrase, weights, strict=True) if word in question.known)
        if not met:
            return 0
        said = sum(
            weight * max(levels.get(word, 0) for word in phrase)
            for levels, weight in zip(question.levels, question.weights, strict=True)
        )
        return _WHOLE * said * met // (EXACT * sum(question.weights) * sum(weights))

    def _is_itself(self, entry: Entry) -> bool:
        """Whether an entry is the place of a thing, and not a rule somewhere that is about it."""
        if len(entry.about) != 1:
            return False
        named = words_of(self._index.names[entry.about[0]].here)
        return set(self._lexicon.telling(entry.title)) <= set(named)

    def _says(self, entry: Entry) -> bool:
        """Whether an entry, or its page, says more than a name."""
        return bool(entry.sentences) or ("#" not in entry.page and len(self._lexicon.pages[entry.page]) > 1)

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
        entries = (self._index.entries[number] for number in self._lexicon.pages[page])
        return " ".join(sentence for entry in entries for sentence in entry.sentences)

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
            weight = max(before.weight, word.weight)
            joined[-1] = _Asked(worth, named, both, weight=weight, length=before.length + 1)
        else:
            joined.append(word)
    return joined


def _spaced(text: str) -> str:
    """Return the words of a text, each with spaces around it: so words that follow each other are found."""
    return f" {' '.join(words_of(text))} "


def _shortened(text: str) -> str:
    """Return the beginning of a text, up to a whole word."""
    if len(text) <= _MOST_LETTERS:
        return text
    return f"{text[:_MOST_LETTERS].rsplit(' ', 1)[0]} …"
