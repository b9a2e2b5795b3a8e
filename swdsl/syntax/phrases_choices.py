"""A choice between two things to do, as people say it: one is offered, the other is done otherwise."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_VERB: Final = r"(?:gain|get|take|pay|lose|place|move|remove|replace|roll|score|draw|decline|redeploy|swap)"
_ONE: Final = r"(?:[0-9]+|an?)"
_FIRST: Final = r"(?:(?!, otherwise\b)[^:])+?"
_GAIN: Final = r"(?:gain|get|take|pay|lose)"
_SOME: Final = rf"{_ONE} [a-z_]+(?: (?:from|to) (?:me|them))?"

#: What comes last of all, when every other word is the one of the grammar.
CHOICES: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"(?<=: )(?:I (?:must )?)?(?:choose|pick)(?: exactly)? (?:one|1)(?: of(?: these| following| two)?)?"
        rf" ?[:,]? ?(?={_VERB}\b)",
        "either ",
        "at turn start: choose one: gain 1 token or gain 2 coins",
        "at turn start: I may gain 1 token, otherwise gain 2 coins",
    ),
    phrase(
        rf"(?<=[:,] )((?:(?:I|they) )?(?:must )?(?:either )?)({_GAIN}) ({_SOME}),? or ({_SOME})$",
        "{1}{2} {3} or {2} {4}",
        "when I conquer a mountain: gain 1 token or 2 coins",
        "when I conquer a mountain: I may gain 1 token, otherwise gain 2 coins",
    ),
    phrase(
        rf"(?<=: )(?:I )?(?:must )?(?:either )?({_VERB}\b{_FIRST}),? or (?:else )?(?:I )?({_VERB}\b[^:]+)$",
        "I may {1}, otherwise {2}",
        "at turn start: either pay 2 coins, then gain 1 token, or gain 1 coin",
        "at turn start: I may pay 2 coins, then gain 1 token, otherwise gain 1 coin",
    ),
    phrase(
        rf"(?<=: )they (?:must |have to )?(?:either )?({_VERB}\b{_FIRST}),? or (?:else )?(?:they )?"
        rf"({_VERB}\b[^:]+)$",
        "they may {1}, otherwise they {2}",
        "when an opponent conquers a region I hold: they must pay 1 coin to me or lose 1 token",
        "when an opponent conquers a region I hold: they may pay 1 coin to me, otherwise they lose 1 token",
    ),
)

#: Both of them offered, or one of them for certain? That is answered and not assumed.
CHOICES_PROPOSED: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"(?<=: )I may (?:either )?({_GAIN}) ({_SOME}),? or ({_SOME})$",
        "I may {1} {2}, otherwise I may {1} {3}",
        "at turn start: I may gain 1 token or 2 coins",
        "at turn start: I may gain 1 token, otherwise I may gain 2 coins",
    ),
    phrase(
        rf"(?<=: )I may (?:either )?({_VERB}\b{_FIRST}),? or (?:else )?({_VERB}\b[^:]+)$",
        "I may {1}, otherwise I may {2}",
        "at turn start: I may gain 1 token or pay 1 coin",
        "at turn start: I may gain 1 token, otherwise I may pay 1 coin",
    ),
)
