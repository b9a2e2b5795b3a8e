"""What a roll or a condition decides behind the first effect, as people say it."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_OR_SO: Final = r"(?: or (?:more|fewer|less))?"
_PIPS: Final = rf"(?:at least |at most |exactly )?[0-9](?: to [0-9]|{_OR_SO})"
_DEEDS: Final = (
    r"(?:I |they |my \w+ race )?(?:may )?(?:gain|gains|pay|pays|lose|loses|place|move|remove|choose|roll"
    r"|leave|score|decline)\b"
)

BRANCHES: Final[tuple[Phrase, ...]] = (
    phrase(
        r"(?<=[0-9])(?: or (?:higher|better|greater|above)|\+)(?![ \w]*\bto\b)",
        " or more",
        "at turn start: roll the die, then if the roll is 2 or better, gain 2 coins",
        "at turn start: roll, then if roll is at least 2, gain 2 coins",
    ),
    phrase(
        r"(?<=[0-9]) or (?:lower|below|under)\b",
        " or less",
        "at turn start: roll, then if the roll is 1 or below, lose 1 token",
        "at turn start: roll, then if roll is at most 1, lose 1 token",
    ),
    phrase(
        r"\b(?:an? )?(0) or (?:an? )?(1)\b|\b(?:an? )?(1) or (?:an? )?(2)\b|\b(?:an? )?(2) or (?:an? )?(3)\b",
        "{1}{3}{5} to {2}{4}{6}",
        "at turn start: roll, then on a 2 or 3 gain 1 coin",
        "at turn start: roll, then if roll is 2 to 3, gain 1 coin",
    ),
    phrase(
        r"(?<=[a-z])(?: ?[;.]|,| and|, and)(?: then)? (if|unless|on|otherwise|else)\b"
        r"(?=[^:]*[a-z0-9][^:]*$)",
        ", then {1}",
        "at turn start: roll. If the roll is 3, gain 2 coins",
        "at turn start: roll, then if roll is 3, gain 2 coins",
    ),
    phrase(
        r"(?<=, then )(?:on|with)(?: a roll of)?(?: an?| any)? (?=[0-9])",
        "if roll is ",
        "at turn start: roll, on a 3 gain 2 coins",
        "at turn start: roll, then if roll is 3, gain 2 coins",
    ),
    phrase(
        r"\b(if|unless) (?:I|it|die|roll|result|number|they)(?: rolled| rolls?| shows?| showed| is)?"
        rf"(?: an?)? (?={_PIPS})",
        "{1} roll is ",
        "at turn start: roll the die, then if it shows 3, gain 1 coin",
        "at turn start: roll, then if roll is 3, gain 1 coin",
    ),
    phrase(
        rf"\b((?:if|unless) roll is {_PIPS}),?(?: then)? (?={_DEEDS})",
        "{1}, ",
        "at turn start: roll, then if the roll is at least 2 gain 1 token",
        "at turn start: roll, then if roll is at least 2, gain 1 token",
    ),
    phrase(
        rf"(?<=, then )((?:if|unless) (?:(?!\b(?:if|then)\b)[^:,])+?) (?={_DEEDS})(?<!,) ?",
        "{1}, ",
        "at turn start: gain 1 coin, then if I hold at least 3 regions gain 1 coin",
        "at turn start: gain 1 coin, then if I hold at least 3 regions, gain 1 coin",
    ),
    phrase(
        r"(?<=, then )([^:,]+?) (if|unless) ([^:,]+)$",
        "{2} {3}, {1}",
        "at turn start: roll, then gain 2 coins if the roll is at least 2",
        "at turn start: roll, then if roll is at least 2, gain 2 coins",
    ),
    phrase(
        r"(?:, then|,|;)(?: then)? (?:else|if not|or else|otherwise)[,:]? (?=\w)",
        ", otherwise ",
        "at turn start: roll, then if roll is 3, gain 1 coin, else pay 1 coin",
        "at turn start: roll, then if roll is 3, gain 1 coin, otherwise pay 1 coin",
    ),
)
