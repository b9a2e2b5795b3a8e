"""Cells of the matrix: which moments there are, whose they can be, what can be said to happen then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

#: Whose a moment can be said to be: the words, and the races of the cast they mean, seen from two holders.
#: Capitals are active races of Ann, Bob and Cid, small letters their declined ones; Ann holds the sentence.
WHO: Final[Mapping[str, tuple[str, str]]] = {
    "I": ("A", "a"),
    "we": ("Aa", "Aa"),
    "my other race": ("a", "A"),
    "my active race": ("A", "A"),
    "my declined race": ("a", "a"),
    "an opponent": ("BbCc", "BbCc"),
    "an active opponent": ("BC", "BC"),
    "a declined opponent": ("bc", "bc"),
    "an opponent with at least 150 coins": ("Bb", "Bb"),
    "another race": ("aBbCc", "ABbCc"),
    "an enemy": ("BbCc", "BbCc"),
    "a player": ("AaBbCc", "AaBbCc"),
    "anyone": ("AaBbCc", "AaBbCc"),
    "a neutral": ("", ""),
    "nobody": ("", ""),
}


class Change(StrEnum):
    """What can be measured of an effect, by whom it concerns."""

    MY_COINS = "my coins"
    THEIR_COINS = "their coins"
    OPPONENTS_COINS = "coins of each opponent"
    CHOSEN_COINS = "coins of the opponent that is chosen"
    SCORERS_COINS = "coins of whoever scores"
    MY_TOKENS = "my tokens"
    POTS_ON_BOARD = "pots on the board"
    POTS_IN_HAND = "pots in hand"
    POTS_ON_ME = "pots on me"
    POTS_ON_THEM = "pots on them"
    COST = "cost"
    PRICE = "price"
    THEIR_TOKENS = "their tokens"
    SWAMPS = "swamps"
    LOST = "tokens lost by those conquered"


@dataclass(frozen=True, slots=True)
class Effect:
    """What stands behind the colon, and what one time of it comes to."""

    text: str
    changes: Mapping[Change, int] = field(default_factory=dict, compare=False)

    @property
    def about_them(self) -> bool:
        """Whether it speaks of the other party, so that nothing happens where there is none."""
        return "they" in self.text.split() or "them" in self.text.split()

    @property
    def about_there(self) -> bool:
        """Whether it speaks of the region of the moment."""
        return "there" in self.text.split()

    @property
    def declines(self) -> bool:
        """Whether it lets a race decline: then the story goes another way, and who declined first is seen."""
        return self.text.endswith("decline")

    @property
    def optional(self) -> bool:
        """Whether it is an offer."""
        return " may " in f" {self.text} "


_C = Change
EFFECTS: Final = (
    Effect("gain 1 coin", {_C.MY_COINS: 1}),
    Effect("I may gain 1 coin", {_C.MY_COINS: 1}),
    Effect("pay 1 coin", {_C.MY_COINS: -1}),
    Effect("I may pay 1 coin, then gain 1 token", {_C.MY_COINS: -1, _C.MY_TOKENS: 1}),
    Effect("pay 1 coin, then gain 2 pots", {_C.MY_COINS: -1, _C.POTS_IN_HAND: 2}),
    Effect("gain 1 token", {_C.MY_TOKENS: 1}),
    Effect("lose 2 tokens", {_C.MY_TOKENS: -2}),
    Effect("gain 1 pot", {_C.POTS_IN_HAND: 1}),
    Effect("place 1 pot in a region I hold", {_C.POTS_ON_BOARD: 1}),
    Effect("I may place 2 pots in a region I hold", {_C.POTS_ON_BOARD: 2}),
    Effect("place up to 2 pots in regions I hold", {_C.POTS_ON_BOARD: 2}),
    Effect("place 1 pot there", {_C.POTS_ON_BOARD: 1}),
    Effect("I may place 1 pot there, then gain 1 coin", {_C.POTS_ON_BOARD: 1, _C.MY_COINS: 1}),
    Effect("place 1 pot on me", {_C.POTS_ON_ME: 1}),
    Effect("place 1 pot on them", {_C.POTS_ON_THEM: 1}),
    Effect("remove 1 pot from each region I hold", {_C.POTS_ON_BOARD: -1}),
    Effect("move 1 pot from hand to supply, then gain 1 coin", {_C.POTS_IN_HAND: -1, _C.MY_COINS: 1}),
    Effect("they gain 1 coin", {_C.THEIR_COINS: 1}),
    Effect("they pay 1 coin to me", {_C.THEIR_COINS: -1, _C.MY_COINS: 1}),
    Effect("they may pay 1 coin to me", {_C.THEIR_COINS: -1, _C.MY_COINS: 1}),
    Effect("they may pay 1 coin, then gain 2 pots", {_C.THEIR_COINS: -1, _C.POTS_IN_HAND: 2}),
    Effect("they choose a region I hold, then place 1 pot there", {_C.POTS_ON_BOARD: 1}),
    Effect("pay 1 coin to them", {_C.THEIR_COINS: 1, _C.MY_COINS: -1}),
    Effect("each opponent gains 1 coin", {_C.OPPONENTS_COINS: 1}),
    Effect("gain 1 coin from each opponent", {_C.OPPONENTS_COINS: -1}),
    Effect("choose an opponent, then they gain 1 coin", {_C.CHOSEN_COINS: 1}),
    Effect("roll, then gain 1 coin for each pip", {_C.MY_COINS: 1}),
    Effect("draw 1 lot, then put it back, then gain 1 coin", {_C.MY_COINS: 1}),
    Effect("roll, then if roll is at least 1, gain 1 coin, otherwise gain 3 coins", {_C.MY_COINS: 1}),
    Effect("I may pay 1 coin, then gain 1 token, otherwise gain 3 coins", {_C.MY_COINS: -1, _C.MY_TOKENS: 1}),
    Effect("I may pay 900 coins, then gain 1 token, otherwise gain 2 coins", {_C.MY_COINS: 2}),
    Effect("they may pay 900 coins to me, otherwise gain 2 coins", {_C.MY_COINS: 2}),
    Effect("decline"),
    Effect("I may decline"),
    Effect("they may decline"),
    Effect("I may pay 1 token, then gain 1 coin", {_C.MY_TOKENS: -1, _C.MY_COINS: 1}),
    Effect("there becomes a swamp", {_C.SWAMPS: 1}),
    Effect("cost 1 less", {_C.COST: -1}),
    Effect("cost 1 more", {_C.COST: 1}),
    Effect("cost may be 1 less", {_C.COST: -1}),
    Effect("I may pay 1 coin, then cost 1 less", {_C.COST: -1, _C.MY_COINS: -1}),
    Effect("I may pay 1 token, then cost 1 less", {_C.COST: -1, _C.MY_TOKENS: -1}),
    Effect("coins 1 more", {_C.SCORERS_COINS: 1}),
    Effect("price 1 more", {_C.PRICE: 1}),
    Effect("they lose 2 tokens", {_C.THEIR_TOKENS: -2}),
    Effect("I lose no tokens", {_C.LOST: -1}),
    Effect("survivors go to tray", {_C.LOST: 2}),
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A step or an event: its words around whose it is, and the stories in which it comes."""

    text: str
    stories: tuple[str, ...]
    step: bool = False
    among: str = ""  # whose regions alone count

    def sentence(self, who: str) -> str:
        """Return the words with somebody as whose moment it is."""
        if self.step:
            return self.text if who == "I" else f"{self.text} of {who}"
        verb, _, rest = self.text.partition(" ")
        said = verb if who in ("I", "we") else _third(verb)
        return f"when {who} {said}{' ' + rest if rest else ''}"


def _third(verb: str) -> str:
    return {"occupy": "occupies", "pass": "passes"}.get(verb, f"{verb}s")


_STEPS = (
    *("at round start", "at turn start", "at ready", "before attack", "at any time", "at conquests"),
    *("after conquests", "before redeployment", "at redeployment", "before scoring", "at scoring"),
    *("after scoring", "at turn end", "at game end"),
)
_HELD = {
    "": "",
    " I hold": "own",
    " we hold": "our",
    " held by an opponent": "opponent",
    " held by an active opponent": "active",
    " held by a declined opponent": "declined",
    " held by a neutral": "neutral",
    " held by nobody": "nobody",
}
MOMENTS: Final = (
    *(Moment(step, ("steps",), step=True) for step in _STEPS),
    *(Moment(f"attack a region{held}", ("war",), among=among) for held, among in _HELD.items()),
    *(Moment(f"conquer a region{held}", ("war",), among=among) for held, among in _HELD.items()),
    Moment("occupy a region", ("war",)),
    Moment("leave a region", ("leaving",)),
    Moment("score a region", ("scoring",)),
    Moment("pick a combo", ("picking", "choosing")),
    Moment("pass a combo", ("passing", "choosing")),
    Moment("decline", ("declining", "going")),
    Moment("fade", ("declining", "going")),
    Moment("roll", ("rolling", "rolling old")),
)


@dataclass(frozen=True, slots=True)
class Cell:
    """One sentence: a moment, whose it is, in which state of its holder, and what happens."""

    moment: Moment
    who: str
    effect: Effect
    declined: bool = False
    of_event: bool = False  # an event says it, so that every race has it

    @property
    def stories(self) -> tuple[str, ...]:
        """Return the stories it is told in; whoever holds the sentence rolls first, while nothing is lost."""
        if self.of_event:
            return self._stories_of_event()
        idle = "rolling" if self.declined else "rolling old"
        return tuple(each for each in self.moment.stories if each != idle)

    def _stories_of_event(self) -> tuple[str, ...]:
        """Return the stories that go on as they are told though everybody is asked, or has other tokens."""
        if self.moment.text == "roll":
            return ("rolling once" if "token" in self.effect.text else "rolling",)
        if self.moment.text in ("decline", "fade") and (self.effect.optional or "choose" in self.effect.text):
            return ("going", "parting")
        return self.moment.stories

    @property
    def sentence(self) -> str:
        """Return the whole sentence; an offer that stands open is limited, or nobody could count it."""
        state = ", only in decline" if self.declined else ""
        limit = (
            ", once per turn" if self.moment.text in ("at any time", "at conquests", "before attack") else ""
        )
        return f"{self.moment.sentence(self.who)}{state}{limit}: {self.effect.text}"


def cells(*, declined: bool = False) -> Iterator[Cell]:
    """Yield every cell for holders in one state."""
    for moment in MOMENTS:
        for who in WHO:
            yield from (Cell(moment, who, effect, declined) for effect in EFFECTS)


#: What an event can do by itself: it has no pieces; of ground and declines it is enough to see one holder.
EVENT_EFFECTS: Final = tuple(
    each
    for each in EFFECTS
    if not re.search(r"\b(pots?|lot|swamp|decline)\b", each.text) and "otherwise if" not in each.text
)
EVENT_MOMENTS: Final = tuple(each for each in MOMENTS if not each.among)


def event_cells() -> Iterator[Cell]:
    """Yield every cell of an event, which every active race has."""
    for moment in EVENT_MOMENTS:
        for who in WHO:
            yield from (Cell(moment, who, effect, of_event=True) for effect in EVENT_EFFECTS)
