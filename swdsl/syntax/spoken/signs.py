"""What a rule about signs is: signs in a row, and the moment, condition or effect that they mean.

A pattern names signs with spaces between: `ME? gain|take {C} FOR?`. A question mark behind a sign says that
it may be missing, a bar stands between two that do, and a sign in braces has a value that is used. What comes
of a rule is offered, never assumed, unless every word of the sentence is used up.
"""

import re
from dataclasses import dataclass
from typing import Final

_ITEM: Final = re.compile(r"\{(?P<gap>[A-Z]+)(?P<number>[0-9]?)\}|(?P<plain>[^\s{}?]+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """Signs, what they mean, and when that happens if nothing else is said.

    `within` is a pattern for the moments at which it can happen; nothing if it has its own and no other.
    """

    pattern: re.Pattern[str]
    kind: str
    means: str
    moment: str
    within: re.Pattern[str] | None


def effect(signs: str, clause: str, *, within: str | None = "") -> Rule:
    """Describe signs that say what happens; the clause has the moment that counts where none is said."""
    moment, _, means = clause.partition(": ")
    return Rule(_compiled(signs), "effect", means, moment, None if within is None else re.compile(within))


def event(signs: str, moment: str) -> Rule:
    """Describe signs that say when something happens."""
    return Rule(_compiled(signs), "event", "", moment, None)


def price(signs: str, paid: str) -> Rule:
    """Describe signs that say what is paid for what follows."""
    return Rule(_compiled(signs), "price", paid, "", None)


def _compiled(signs: str) -> re.Pattern[str]:
    parts: list[str] = []
    for item in signs.split():
        optional = item.endswith("?")
        alternatives = "|".join(_sign(each) for each in item.removesuffix("?").split("|"))
        parts.append(f"(?:(?:{alternatives}) ){'?' if optional else ''}")
    return re.compile(r"(?<![^ ])" + "".join(parts))


def _sign(item: str) -> str:
    gap = re.fullmatch(r"\{([A-Z]+)([0-9]?)\}", item)
    if gap is not None:
        return rf"(?P<{gap[1]}{gap[2]}>{gap[1]}#[0-9]+)"
    return rf"{item}(?:#[0-9]+)?" if item.isupper() else re.escape(item)
