"""When, how often and on what condition, as people say it before or behind what happens."""

import re
from typing import Final

from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.conditions import condition_of
from swdsl.syntax.spoken.events import event_of
from swdsl.syntax.spoken.rows import matched
from swdsl.syntax.spoken.steps import GUESSED, STEPS

_TIMES: Final = re.compile(
    r"(?:only )?(?P<times>once|twice|[0-9]+ times|1 time)(?: only)?,?"
    r" (?:per|a|each|every|in a|during (?:each of )?my|during a|on my) (?P<span>turn|game|life)s?"
)
_DECLINE: Final = (
    r"(?:(?:when|while|if|after|once|as long as) )?(?:I am |my race is |this race is |it is |I )?"
    r"(?:in decline|declined|decline|declining)"
)
_ALSO: Final = re.compile(rf"(?:even|also|including|both|(?:whether )?active or) {_DECLINE}")
_ONLY: Final = re.compile(
    r"(?:only |just )?(?:while|when|if|once|as long as)"
    r" (?:I am |my race is |this race is |it is )?(?:in decline|declined)|only in decline"
)


def adjunct_of(text: str) -> Adjunct | None:
    """Return what a part of a sentence says, if all of its words are understood."""
    words = text.strip(" ,:")
    return _qualifier(words) or _step(words) or event_of(words) or condition_of(words)


def _qualifier(words: str) -> Adjunct | None:
    found = _TIMES.fullmatch(words)
    if found is not None:
        times = {"1 time": "once", "2 times": "twice"}.get(found["times"], found["times"])
        return Adjunct(qualifier=f"{times} per {found['span']}")
    if words == "first time each turn":
        return Adjunct(qualifier="once per turn")
    if _ALSO.fullmatch(words):
        return Adjunct(qualifier="also in decline")
    if words == "in decline":
        return Adjunct(qualifier="also in decline", guessed=True)
    return Adjunct(qualifier="only in decline") if _ONLY.fullmatch(words) else None


def _step(words: str) -> Adjunct | None:
    if words in GUESSED:
        return Adjunct(*GUESSED[words], guessed=True)
    moment = matched(re.sub(r"^(?:whenever|each time|every time|any time) ", "when ", words), STEPS)
    return None if moment is None else Adjunct(moment)
