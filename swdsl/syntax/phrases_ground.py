"""What people say of ground that changes."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_TURN: Final = r"(?:turn|transform|change|convert|make)"
_INTO: Final = r"(?:into|to)"
_IT: Final = r"(?:it|that region|this region|that|its (?:terrain|ground)(?: type)?)"
_WHAT: Final = r"((?:an? |each )[a-z_]+(?: [a-zI_0-9]+)*?|there|here)"
_MANY: Final = r"([a-z_]+s(?: I hold| regions I hold)?)"
_GROUND: Final = r"((?:an? )?[a-z_]+)"

GROUND: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"\bI may {_TURN} {_IT} {_INTO} {_GROUND}\b",
        "there may become {1}",
        "when I conquer a forest: I may turn it into a swamp",
        "when I conquer a forest: there may become a swamp",
    ),
    phrase(
        rf"\bI may {_TURN} {_WHAT} into {_GROUND}\b",
        "{1} may become {2}",
        "before scoring: I may turn a forest I hold into a swamp",
        "before scoring: a forest I hold may become a swamp",
    ),
    phrase(
        rf"(: |, |then ){_TURN} {_IT} {_INTO} {_GROUND}\b",
        "{1}there becomes {2}",
        "when I conquer a forest: transform it into a swamp until my next turn",
        "when I conquer a forest: there becomes a swamp until my next turn",
    ),
    phrase(
        rf"(: |, |then ){_TURN} {_WHAT} into {_GROUND}\b",
        "{1}{2} becomes {3}",
        "at turn start: change a hill I hold into a farmland",
        "at turn start: a hill I hold becomes a farmland",
    ),
    phrase(
        rf"(: |, |then ){_TURN} (?:all )?{_MANY} into ([a-z_]+)\b",
        "{1}{2} become {3}",
        "at turn start: turn all hills I hold into farmlands",
        "at turn start: hills I hold become farmlands",
    ),
    phrase(
        rf"(: |, |then )(?:all )?{_MANY} (?:turn|change) into ([a-z_]+)\b",
        "{1}{2} become {3}",
        "at turn start: all hills I hold turn into farmlands",
        "at turn start: hills I hold become farmlands",
    ),
    phrase(
        rf"\b{_IT} (?:now )?(?:becomes|turns into|is now|is turned into|changes (?:in)?to) {_GROUND}\b",
        "there becomes {1}",
        "when I conquer a hill: it becomes a swamp",
        "when I conquer a hill: there becomes a swamp",
    ),
    phrase(
        rf"\b{_IT} may (?:become|turn into|be turned into) {_GROUND}\b",
        "there may become {1}",
        "when I conquer a hill: that region may be turned into a swamp",
        "when I conquer a hill: there may become a swamp",
    ),
)
