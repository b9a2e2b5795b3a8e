"""What people say of a declined race that is taken up again in place of a pick."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_PICK: Final = (
    r"(?:pick|choos|select|tak|draft|buy)(?:e|ing)?(?: (?:an?|another|a new|new) (?:combo|race|one))?"
)
_AGAIN: Final = (
    r"(?:revive (?:my (?:declined|old|in decline) race|this race|it)"
    r"|become active(?: again)?|(?:return|come back) from decline"
    r"|(?:take|bring) (?:up )?(?:my declined race|this race)(?: up)?(?: back| again)?"
    r"|reactivate(?: (?:my declined race|this race))?)"
)

REVIVAL: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"\bI may {_AGAIN}(?= instead\b|$|,)",
        "I may revive",
        "at turn start, only in decline: I may become active again",
        "at turn start, only in decline: I may revive",
    ),
    phrase(
        rf"\b((?:I may|then) revive) instead(?: of {_PICK})?(?=$|,)",
        "{1}",
        "at turn start, only in decline: I may revive instead of picking a combo",
        "at turn start, only in decline: I may revive",
    ),
    phrase(
        rf"^instead of {_PICK},? (I may [^:]*\brevive)$",
        "at turn start, only in decline: {1}",
        "instead of picking a new combo, I may revive my declined race",
        "at turn start, only in decline: I may revive",
    ),
    phrase(
        rf"^(?:when I would {_PICK}|always), only in decline((?:, [^:]*)?: I may [^:]*\brevive)$",
        "at turn start, only in decline{1}",
        "when I would pick a combo, only in decline: I may revive instead",
        "at turn start, only in decline: I may revive",
    ),
)
