"""Whether a guess keeps what an author said: nothing that weighs is lost, and nothing is made up."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from swdsl.advice.contrary import Sides
from swdsl.advice.ideas import IDEAS, KEPT
from swdsl.syntax.spoken import Known, Offer, folded, without_talk

_NUMBER: Final = re.compile(r"\b(?:[2-9]|[1-9][0-9]+)\b")
_WORD: Final = re.compile(r"[a-z]{4,}")


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
