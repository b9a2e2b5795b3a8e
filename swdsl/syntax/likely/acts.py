"""Who does what to whom in a row of signs: the features by which a sentence is likened to a clause.

A feature is three words, who acts, what is done and to what: `opp conquer M`, `me gain C`, `? attack R`
where nobody is named; `not` stands before what is denied. A sign alone is a feature too, `+LESS`, and so is a
word, `=first`. With each go the places of the signs that it is made of, so that whoever uses it knows what is
accounted for.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from swdsl.syntax.spoken.chunks import Chunked
from swdsl.syntax.spoken.lexicon import VERBS
from swdsl.syntax.spoken.regions import Region

_CLASSES: Final[dict[str, str]] = {
    "ME": "me",
    "OPP": "opp",
    "WHOM": "opp",
    "CHOSEN": "opp",
    "EACHOPP": "all",
    "ANY": "any",
    "NOBODY": "nob",
    "P": "P",
    "T": "T",
    "TOK": "T",
    "TX": "T",
    "ALLT": "T",
    "ET": "E",
    "C": "C",
    "COIN": "C",
    "NOC": "Z",
    "LESS": "LESS",
    "MORE": "MORE",
    "DEF": "MORE",
    "TWO": "TWO",
    "HERE": "R",
    "R": "R",
    "N": "N",
}
_FINITE: Final = frozenset({"MAY", "MUST", "NOT", "BE", "only"})
_BEFORE: Final = frozenset({"to", "from", "by", "in", "for", "with", "than"})
_STOPS: Final = frozenset({",", "WHEN", "UNLESS", "instead"})
#: What is passed over on the way from a verb to what it is done to.
_BETWEEN: Final = frozenset({"only", "back", "extra", "each", "any", "out", "again", "instead"})
_FARTHEST: Final = 6
IDLE: Final = frozenset(
    {*_BEFORE, ",", "AND", "MAY", "MUST", "WHEN", "BE", "back", "extra", "out", "each", "any", "again"}
)


@dataclass(frozen=True, slots=True)
class Feature:
    """Something that a sentence says, and the places of the signs that say it."""

    text: str
    places: frozenset[int]


@dataclass(frozen=True)
class Row:
    """The signs of a sentence, and what they say of each other."""

    signs: Chunked
    besides: tuple[str, ...] = ()
    """Words that no sign stands for."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The signs without their numbers."""
        return tuple(each.partition("#")[0] for each in self.signs.signs)

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """Everything that is said."""
        alone = (Feature(f"+{each}", frozenset({at})) for at, each in enumerate(self.names))
        words = (
            Feature(f"={word}", frozenset({at}))
            for at, said in enumerate(self.signs.words)
            for word in said.split()
        )
        lost = (Feature(f"={each}", frozenset()) for each in (*self.signs.unknown, *self.besides))
        return (*self._acts(), *alone, *words, *lost)

    def value(self, at: int) -> Region | str:
        """What a sign is worth."""
        return self.signs.values[int(self.signs.signs[at].partition("#")[2])]

    def kind(self, at: int) -> str:
        """Return the class of whatever can act or be acted on; nothing if it is no such thing."""
        found = _CLASSES.get(self.names[at], "")
        if found == "R" and self.names[at] == "R":
            place = self.value(at)
            if isinstance(place, Region):
                return "M" if place.is_mine else "O" if place.is_of_others else "R"
        return found

    def _acts(self) -> Iterator[Feature]:
        subjects: dict[int, int | None] = {}
        for at, name in enumerate(self.names):
            if name not in VERBS:
                continue
            subject, words = self._subject(at, subjects)
            subjects[at] = subject
            passive = "BE" in words
            denied = (
                "not " if "NOT" in words or (subject is not None and self.names[subject] == "NOBODY") else ""
            )
            agent = self._behind(at, "by") if passive else subject
            patient = subject if passive else self._object(at)
            if patient is None and subject is not None and self.names[max(0, subject - 1)] == "R":
                patient = subject - 1  # `the region I take`
            places = {at, *(each for each in (agent, patient, subject) if each is not None)}
            places |= {each for each in range(max(0, at - 4), at) if self.names[each] == "NOT" and denied}
            who = self.kind(agent) if agent is not None else "?" if passive else "-"
            what = self.kind(patient) if patient is not None else "-"
            yield Feature(f"{denied}{who} {name} {what}", frozenset(places))
            if what == "opp" and not passive and (second := self._second(at, patient)) is not None:
                yield Feature(f"{denied}{who} {name} {self.kind(second)}", frozenset({*places, second}))

    def _subject(self, at: int, subjects: dict[int, int | None]) -> tuple[int | None, list[str]]:
        """Return who acts, and the small words on the way there."""
        words: list[str] = []
        before = at - 1
        earlier = max(subjects, default=None)
        if before > 0 and self.names[before] == "to" and earlier is not None:
            return subjects[earlier], words  # `I remove a token to gain a coin`
        while before >= 0:
            name = self.names[before]
            if name in _FINITE:
                words.append(name)
            elif name == "AND" or name in VERBS:
                return (None if earlier is None else subjects[earlier]), words
            elif name in _STOPS:
                return None, words
            elif self.kind(before):
                led = before > 0 and self.names[before - 1] in _BEFORE
                if not led:
                    return before, words
            before -= 1
        return None, words

    def _object(self, at: int) -> int | None:
        for behind in range(at + 1, min(len(self.names), at + _FARTHEST)):
            if self.kind(behind):
                return behind
            if self.names[behind] not in _BETWEEN and self.names[behind] not in _BEFORE:
                return None
        return None

    def _second(self, at: int, first: int | None) -> int | None:
        """Return what is given to somebody who is named in between."""
        behind = (first if first is not None else at) + 1
        return (
            behind
            if behind < len(self.names) and self.kind(behind) in {"C", "T", "P", "LESS", "MORE"}
            else None
        )

    def _behind(self, at: int, mark: str) -> int | None:
        for behind in range(at + 1, min(len(self.names) - 1, at + _FARTHEST)):
            if self.names[behind] == mark and self.kind(behind + 1):
                return behind + 1
        return None
