"""Whether a clause says all that weighs in a sentence: its numbers, how many, who, and what is denied.

What is told in other words is taken for a clause without asking; so nothing that would change what is played
may be lost on the way. Whatever may have been lost is offered, and never assumed.
"""

import re
from typing import Final, NamedTuple


class _Weight(NamedTuple):
    """What weighs in a sentence, and what a clause has that says it."""

    said: re.Pattern[str]
    kept: re.Pattern[str]


def _weight(said: str, kept: str) -> _Weight:
    return _Weight(re.compile(rf"\b(?:{said})\b"), re.compile(rf"\b(?:{kept})\b"))


_VERBS: Final = r"(?:los|conquer|attack|captur|leav|tak|hold)\w*|lost"
_DENIED: Final = r"never|nobody|no ?one|nothing|none|without|neither|nor|cannot|cant|unless|except|not|\w+n't"
_DENIES: Final = (
    "no|not|nobody|without|unless|cannot|0|otherwise|may only|beyond|immune|other than|exactly|at most|halve"
)
_WEIGHTS: Final = (
    _weight(
        "last|final|third|fourth|fifth|3rd|4th|5th",
        r"last|beyond|game end|turn end|at least \d|after conquests|left",
    ),
    _weight(
        rf"(?:{_VERBS}) (?:all|every|each|both)(?! (?:one|time)\b)", "all|each|every|both|unless|no|if .* if"
    ),
    _weight("(?:any|a) player|any(?:one|body)", "players?|nobody|(?:any|every|some)(?:one|body)"),
    _weight(r"attack\w* (?:nobody|no)|(?:not|\w+n't|nobody|no \w+) attack(?:s|ed)?", "attack(?:s|ed)?"),
    _weight("(?:the|my|your|a) first", "first|once per|unless|after|beyond"),
    _weight("only", "only|exactly|unless|at (?:most|least)|once|twice|times|if"),
    _weight("half", "halve"),
    _weight("doubled?|twice as", "double|[0-9]+"),
    _weight(_DENIED, _DENIES),
)


_NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def makes_up_a_number(sentence: str, clause: str) -> bool:
    """Whether a clause has a number that nothing in a sentence speaks of."""
    said = sentence.lower()
    there = set(re.findall(r"[0-9]+", said)) | {str(at) for at, word in enumerate(_NUMBERS) if word in said}
    if re.search(r"\b(?:an?|once|only|single|first)\b", said):
        there.add("1")
    return not there.issuperset(re.findall(r"[0-9]+", clause))


def is_faithful(sentence: str, clause: str) -> bool:
    """Whether nothing that weighs is said in a sentence and missing in a clause."""
    said = sentence.lower().replace("’", "'")
    return all(not each.said.search(said) or each.kept.search(clause) is not None for each in _WEIGHTS)
