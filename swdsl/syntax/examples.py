"""Moments, effects and whole clauses to show where an author's own words cannot be mended."""

import re
from collections.abc import Iterable
from typing import Final

MOMENTS: Final = (
    "at scoring",
    "when I conquer a region",
    "when I attack a region",
    "when an opponent attacks a region I hold",
    "when an opponent conquers a region I hold",
    "at turn start",
    "at turn end",
    "at redeployment",
    "before scoring",
    "after conquests",
    "before attack",
    "when I decline",
    "when an opponent declines",
    "when I pick this",
    "when I leave a region",
    "when I score a region",
    "when I roll 0",
    "at any time, once per turn",
    "at round start",
    "at game end",
    "always",
)

EFFECTS: Final = (
    "gain 1 coin",
    "cost 1 less",
    "cost 1 more",
    "coins 1 more",
    "gain 1 token",
    "pay 1 coin",
    "gain 1 coin for each region I hold",
    "they pay 1 coin to me",
    "I lose no tokens",
    "I may reach any region",
    "I may enter any region",
    "opponents cannot attack regions I hold",
    "regions I hold are immune to opponents",
    "I may pay 1 coin, then gain 1 token",
    "I may roll, then cost 1 less for each pip",
    "choose an opponent, then they pay 1 coin to me",
    "gain 1 coin from each opponent",
    "I may keep all tokens",
    "I may decline",
    "I may redeploy",
    "price 1 less",
)

CLAUSES: Final = (
    "at scoring: gain 1 coin",
    "at scoring: gain 1 coin for each region I hold",
    "at scoring: gain 1 coin for each region I conquered this turn",
    "at scoring: gain 1 coin for every 2 regions I hold",
    "at scoring: gain 1 coin from each opponent",
    "at scoring, if I hold at least 5 regions: gain 1 coin",
    "at scoring, also in decline: gain 1 coin for each region I hold",
    "when I attack a region: cost 1 less",
    "when I attack a region held by a declined opponent: cost 1 less",
    "when I attack a region with no defenders: cost 1 less",
    "when I attack a region bordering a region I hold: cost 1 less",
    "when I attack a region, once per turn: cost may be 1 less",
    "when I attack a region: I may roll, then cost 1 less for each pip",
    "when an opponent attacks a region I hold: cost 1 more",
    "when I conquer a region: gain 1 coin",
    "when I conquer a region held by an opponent: they pay 1 coin to me",
    "when an opponent conquers a region I hold: I lose no tokens",
    "when an opponent conquers a region I hold: gain 1 token",
    "when I score a region: coins 1 more",
    "when I decline: gain 2 coins",
    "when I decline: I may keep all tokens",
    "when I pick this: gain 2 coins",
    "when I leave a region: gain 1 coin",
    "when an opponent declines: gain 1 coin",
    "at turn start: I may pay 1 coin, then gain 1 token",
    "at turn start: choose an opponent, then they pay 1 coin to me",
    "at redeployment: gain 1 token for each region I hold",
    "after scoring: I may decline",
    "always: I may enter any region",
    "always: I may reach any region",
    "always: opponents cannot attack regions I hold",
    "always: regions I hold are immune to opponents",
)

# The number that a moment carries, by a word of the moment.
_CHANGED: Final = {
    "attack": "cost",
    "score a": "coins",
    "scores a": "coins",
    "always": "I may",
    "pick a combo": "price",
}
_WORD: Final = re.compile("[A-Za-z]+")
_PLAIN: Final = frozenset(
    {"a", "an", "the", "I", "my", "of", "to", "for", "is", "it", "in", "at", "then", "when"}
)


def fitting(moment: str) -> list[str]:
    """Return the effects, those first that change what a moment is about."""
    changed = next((value for words, value in _CHANGED.items() if words in moment), "")
    return sorted(EFFECTS, key=lambda each: not (changed and each.startswith(changed)))


def ranked(examples: Iterable[str], said: str) -> list[str]:
    """Return examples, those first that share the most words with what was said, then its first word."""
    words, first = _stems(said), said.partition(" ")[0]
    return sorted(examples, key=lambda each: (-len(words & _stems(each)), not each.startswith(first)))


def _stems(text: str) -> set[str]:
    """Return the words of a text that carry meaning, without the ends that number and person give them."""
    return {word.lower().rstrip("s") for word in _WORD.findall(text) if word not in _PLAIN}
