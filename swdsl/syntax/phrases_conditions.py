"""Conditions and numbers as people say them: nobody else, only, both, pairs, and what is paid for what."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_HOLD: Final = r"(holds?|owns?|has|have|controls?|occupies|occupy)"

CONDITIONS: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"\bif (?:nobody else|no ?one else|no(?: other)? (?:opponents?|players?)) {_HOLD}"
        r" (?!more\b|fewer\b)",
        "unless an opponent {1} ",
        "at scoring, if no opponent holds a hill: gain 2 coins",
        "at scoring, unless an opponent holds a hill: gain 2 coins",
    ),
    phrase(
        r"\bif I (?:only hold|hold only|hold nothing but) (\w+s)(?=[:,])",
        "unless there is a region I hold that is not {1}",
        "at scoring, if I only hold mountains: gain 2 coins",
        "at scoring, unless there is a region I hold that is not mountains: gain 2 coins",
    ),
    phrase(
        r"\bif I (?:hold|have) both (an? \w+|\w+s) and (an? \w+|\w+s)(?=[:,])",
        "if I hold {1}, if I hold {2}",
        "at scoring, if I hold both a hill and a mountain: gain 2 coins",
        "at scoring, if I hold a hill, if I hold a mountain: gain 2 coins",
    ),
    phrase(
        r"\bfor (?:each|every) (?:pair of|2nd|second) (\w+)",
        "for every 2 {1}",
        "at scoring: gain 1 coin for each pair of mountains I hold",
        "at scoring: gain 1 coin for every 2 mountains I hold",
    ),
    phrase(
        r"\b(I may )?pay ([0-9]+|an?) (coins?|tokens?) for ([0-9]+|an?) (coins?|tokens?)$",
        "{1}pay {2} {3}, then gain {4} {5}",
        "at turn start: I may pay 2 coins for 1 token",
        "at turn start: I may pay 2 coins, then gain 1 token",
    ),
    phrase(
        r"\bI may pay up to ([0-9]+) coins?(?:,? then|,? and| to|:)(?: I)? (?:gain|get|receive)"
        r" ([0-9]+|an?) (coins?|tokens?) for each coin(?: paid| I paid| I pay| spent)?$",
        "I may pay up to {1} coins, then gain {2} {3} for each paid",
        "at turn start: I may pay up to 3 coins: gain 1 token for each coin paid",
        "at turn start: I may pay up to 3 coins, then gain 1 token for each paid",
    ),
)
