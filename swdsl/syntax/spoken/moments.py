"""When, how often and on what condition, as people say it before or behind what happens."""

import re
from dataclasses import replace
from functools import lru_cache
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


_ROUNDS: Final = (
    (
        (
            r"\b(?:from|as of|starting|beginning)(?: with| from| in| at| on)? (?:round|turn) ([0-9]+)(?:"
            r" on(?:wards?)?)?\b"
            r"|\b(?:in |on |during )?(?:round|turn) ([0-9]+) (?:or later|and later|onwards?)\b"
        ),
        "",
        r"if round is at least \1\2",
    ),
    (r"\b(?:until|up to|through|by)(?: end of)? (?:round|turn) ([0-9]+)\b", "", r"if round is at most \1"),
    (r"\b(?:in|on|during) (?:round|turn) ([0-9]+)\b", "", r"if round is \1"),
)
_LOOSE: Final = tuple(
    (re.compile(pattern), Adjunct(moment, qualifier, guessed=True))
    for pattern, moment, qualifier in (
        (r"\b(?:on |in |during |at )?even rounds\b", "", "if round is even"),
        (r"\b(?:on |in |during |at )?odd rounds\b", "", "if round is odd"),
        (
            r"\b(?:on |in |during )?(?<!my )(?<!its )(?<!their )(?<!since )(?:last|final) (?:round|turn)\b",
            "",
            "if there are exactly 0 rounds left",
        ),
        (r"\b(?:on |in |during )?first round\b", "", "if round is 1"),
        *_ROUNDS,
        (
            (
                r"\b(?:when(?:ever)?|once|after|as soon as|the moment|upon|on) (?:I |this race |my race "
                r"|it )?(?:first )?"
                r"(?:com|enter|arriv|appear)(?:es?|s|ing|)(?: (?:in ?to|in|onto|on))? ?(?:play|board|game)\b"
            ),
            "when I pick this",
            "",
        ),
        (
            r"\b(?:1|once)(?: time)? (?:per|a|each|for each|in a) turn and (?:for each|per) opponent\b",
            "",
            "once per turn per opponent",
        ),
        (
            r"\bonce (?:per|a|each|for each|in a|every) turn\b|\b1 (?:per|for each|a) turn\b",
            "",
            "once per turn",
        ),
        (r"\btwice (?:per|a|each|in a|every) turn\b", "", "twice per turn"),
        (r"\bonce (?:per|a|each|in a|every) game\b", "", "once per game"),
        (
            r"\b(?:even|also|still|including|and)(?: \w+){0,3}? (?:in decline|declined|into decline)\b",
            "",
            "also in decline",
        ),
        (r"\b(?:only |while |when |once )?in decline\b", "", "only in decline"),
        (r"\binstead of redeploy(?:ing|ment)\b", "at redeployment", ""),
        (r"\b(?:start|beginning) of (?:my |each |a |every )?turn\b", "at turn start", ""),
        (r"\bend of (?:my |each |a |every )?turn\b", "at turn end", ""),
        (r"\b(?:during|in|at) (?:my )?redeployment\b|\bwhen redeploying\b", "at redeployment", ""),
        (r"\bconquest phase\b|\bconquering phase\b", "at ready", ""),
        (r"\bwhen I decline\b|\bgoing into decline\b|\bdeclining\b", "when I decline", ""),
    )
)


def loose_adjuncts(words: str) -> list[tuple[Adjunct, re.Pattern[str]]]:
    """Return what is said of when and how often somewhere in a sentence, and where to find it."""
    return [
        (replace(adjunct, qualifier=found.expand(adjunct.qualifier)), pattern)
        for pattern, adjunct in _LOOSE
        if (found := pattern.search(words))
    ]


_LONGEST: Final = 120
"""Signs of what is said in one breath; to ask the grammar about every longer part would take seconds."""


def adjunct_of(text: str) -> Adjunct | None:
    """Return what a part of a sentence says, if all of its words are understood."""
    words = text.strip(" ,:")
    return _adjunct(words) if len(words) <= _LONGEST else None


@lru_cache(maxsize=8192)
def _adjunct(words: str) -> Adjunct | None:
    return _qualifier(words) or _step(words) or event_of(words) or condition_of(words)


def _qualifier(words: str) -> Adjunct | None:
    found = _TIMES.fullmatch(words)
    if found is not None:
        times = {"1 time": "once", "2 times": "twice"}.get(found["times"], found["times"])
        return Adjunct(qualifier=f"{times} per {found['span']}")
    if re.fullmatch(r"(?:only )?(?:(?:for|on) )?first time(?: each turn)?", words):
        return Adjunct(qualifier="once per turn")
    if _ALSO.fullmatch(words):
        return Adjunct(qualifier="also in decline")
    if words == "in decline":
        return Adjunct(qualifier="only in decline", guessed=True)
    return Adjunct(qualifier="only in decline") if _ONLY.fullmatch(words) else None


def _step(words: str) -> Adjunct | None:
    if words in GUESSED:
        return Adjunct(*GUESSED[words], guessed=True)
    moment = matched(re.sub(r"^(?:whenever|each time|every time|any time) ", "when ", words), STEPS)
    return None if moment is None else Adjunct(moment)
