"""Whether a guess keeps what an author said: nothing that weighs is lost, and nothing is made up."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property
from typing import Final

from swdsl.advice.contrary import Sides
from swdsl.advice.ideas import IDEAS, KEPT
from swdsl.syntax.spoken import Known, Offer, folded, without_talk
from swdsl.syntax.spoken.words import singular

_NUMBER: Final = re.compile(r"\b(?:[2-9]|[1-9][0-9]+)\b")
_WORD: Final = re.compile(r"[a-z]{4,}")
_SPOKEN: Final = re.compile(r"\w+")
_PEOPLE: Final = frozenset({"player", "opponent", "they", "them", "anyone", "everyone", "enemy", "race"})
_THINGS: Final = frozenset({"token", "coin", "defender", "neutral", "piece", "round", "die"})
#: How alike two spellings of one word are at least.
_ALIKE: Final = 0.8


@dataclass(frozen=True)
class Told:
    """A sentence told as on a card, and what can be named where it stands."""

    text: str
    known: Known

    @cached_property
    def words(self) -> str:
        """The sentence in few words."""
        return folded(without_talk(self.text, self.known.regions), self.known.regions)

    def is_made_up(self, clause: str, *, is_weighed: bool = False) -> bool:
        """Whether a clause speaks of something that nobody has said, or says the opposite."""
        if Sides.of(self.text).oppose(clause):
            return True
        if is_weighed:
            return False
        both = f"{self.words} , {self.text.lower()}"
        return any(each.written.search(clause) and not each.said.search(both) for each in IDEAS)

    def lost(self, clause: str) -> tuple[str, ...]:
        """Return the words of the sentence that weigh and have no counterpart in a clause."""
        found = [each.said.search(self.words) for each in KEPT if not each.written.search(clause)]
        words = [each[0] for each in found if each is not None]
        return tuple(dict.fromkeys((*words, *self._numbers(clause))))

    def is_said(self, clause: str) -> bool:
        """Whether a clause has the very words of the line, with other signs between them."""
        return _SPOKEN.findall(clause.lower()) == _SPOKEN.findall(self.text.lower())

    def dropped(self, clause: str) -> tuple[str, ...]:
        """Return the words that name somebody or something, or that nobody knows, and are not in a clause."""
        there = {singular(each) for each in re.findall(r"[a-z]+|[a-z_]+", clause.lower())}
        said = dict.fromkeys(re.findall(r"[a-z_]+", self.text.lower()))
        return tuple(each for each in said if self._names(each) and not _is_among(singular(each), there))

    def _names(self, word: str) -> bool:
        alone = singular(word)
        known = alone in _THINGS | _PEOPLE or alone in self.known.pieces or self.known.names(word)
        return (known and alone != "region") or self._is_unknown(word)

    def _numbers(self, clause: str) -> list[str]:
        """Return the numbers that a clause lacks; `fewer than 4` may be `at most 3` there."""
        there = {int(each) for each in re.findall(r"[0-9]+", clause)}
        near = there | {each + 1 for each in there} | {each - 1 for each in there}
        return [each for each in _NUMBER.findall(self.words) if int(each) not in near]

    def agreeing(self, offer: Offer) -> Offer | None:
        """Return an offer without the sentences that are made up, and with all that it leaves out."""
        if offer.is_whole:
            return offer
        lines = tuple(
            tuple(one for one in ways if not self.is_made_up(one, is_weighed=offer.is_weighed))
            for ways in offer.lines
        )
        if not lines or not all(lines):
            return None
        every = " , ".join(ways[0] for ways in lines)
        named = " ".join(offer.left_out)
        more = tuple(each for each in self.lost(every) if each not in named)
        return replace(offer, lines=lines, left_out=(*offer.left_out, *more))

    def weighing(self, offers: Sequence[Offer]) -> frozenset[str]:
        """Return what offers leave out that weighs: what nobody knows, and what was found to be lost."""
        left = {one for each in offers for one in each.left_out}
        lost = {one for each in offers for one in self.lost(" , ".join(ways[0] for ways in each.lines))}
        weighed = {one for each in offers if each.is_weighed for one in each.left_out}
        return frozenset(one for one in left if one in lost | weighed or self._is_unknown(one))

    def _is_unknown(self, words: str) -> bool:
        """Whether nobody knows a single word that was left out."""
        return _WORD.fullmatch(words) is not None and not self.known.speaks(words)


def _is_among(word: str, there: set[str]) -> bool:
    """Whether a word stands there, somebody else's name for the same people, or a better spelling of it."""
    people = word in _PEOPLE and bool(there & _PEOPLE)
    return people or word in there or bool(get_close_matches(word, there, n=1, cutoff=_ALIKE))
