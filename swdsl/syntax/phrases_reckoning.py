"""How people say how many: as much as something else, no more than so much, every one, the first."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_TAKES: Final = r"\b(gains?|gets?|receives?|earns?|pays?|loses?|takes?)"
_AS_MANY: Final = r"(?:equal to|as many as|worth|for)(?: total)? (?:number|amount|total|count) of"
_PIPS: Final = r"(?:roll|result|die|dice|pips|die roll|number rolled|result of (?:roll|die))"
_BUT: Final = (
    r"(?:but|though),? (?:at most|no more than|not more than|never more than|only|up to|never above)"
)
_CAPPED: Final = r"(?:limited to|capped at|(?:to|with|up to) a maximum of|a maximum of)"
_GROUND: Final = r"(?:(?:different|distinct) terrains?|(?:different )?(?:kinds|types|sorts) of terrains?)"
_PEOPLE: Final = r"(?:nobody|no one|no other player|no player|no opponent|nobody else|no one else)"
_FIRST: Final = r"(?:(?:it|this|that) is )?(?:my )?first (?:conquest|attack|region I conquer(?:ed)?)"

RECKONING: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"{_TAKES} (?:a number of |as many |an amount of )?(coin|token)s? (?:equal to|as|shown (?:by|on))"
        rf" {_PIPS}\b",
        "{1} 1 {2} for each pip",
        "at turn start: roll, then gain coins equal to the roll",
        "at turn start: roll, then gain 1 coin for each pip",
    ),
    phrase(
        rf"{_TAKES} (?:a number of |as many |an amount of |extra |bonus )?(coin|token)s?"
        rf" (?:{_AS_MANY}|as|equal to) (?=[a-z])(?!half|double|twice)",
        "{1} 1 {2} for each ",
        "at ready: gain tokens equal to the number of mountains I hold",
        "at ready: gain 1 token for each mountains I hold",
    ),
    phrase(
        r"(?<=: )(I may )?(gain|pay|lose) ([0-9]+ (?:coins?|tokens?)) and ([0-9]+ (?:coins?|tokens?))(?=,|$)",
        "{1}{2} {3}, then {2} {4}",
        "at turn start: gain 1 coin and 1 token",
        "at turn start: gain 1 coin, then gain 1 token",
    ),
    phrase(
        rf",? \(?(?:{_BUT}|{_CAPPED}) ([0-9]+)(?: coins?| tokens?)?(?: in total| in all| altogether)?\)?$",
        " up to {1}",
        "at scoring: gain 1 coin for each region I hold, but no more than 3",
        "at scoring: gain 1 coin for each region I hold up to 3",
    ),
    phrase(
        r"\bif (I|we|they) (?:hold|have|occupy|control) (?:regions (?:of|in|with|on) )?"
        rf"((?:at least|at most|exactly) )?([0-9]+) {_GROUND}",
        "if there are {2}{3} different terrain {1} hold",
        "at scoring, if I hold at least 3 different terrains: gain 1 coin",
        "at scoring, if there are at least 3 terrain of regions I hold: gain 1 coin",
    ),
    phrase(
        r"\b(?:of )?(?:different |distinct )?terrains (?=(?:of regions )?(?:(?:I|we|they) hold|held by)\b)",
        "different terrain ",
        "at scoring: gain 1 coin for each of the different terrains I hold",
        "at scoring: gain 1 coin for each terrain of regions I hold",
    ),
    phrase(
        r"\bif (?:every|each|all)(?: of)? (\w+) (I|we|they) hold (?:is|are) (?:an? )?(\w+)",
        "unless there is a {1} {2} hold that is not {3}",
        "at scoring, if every region I hold is a mountain: gain 2 coins",
        "at scoring, unless there is a region I hold that is not mountain: gain 2 coins",
    ),
    phrase(
        r"\bif (?:each of|all(?: of)?) my (\w+) (?:is|are) (?:an? )?(?!linked|connected|contiguous"
        r"|adjacent|together|immune)(\w+)(?=[:,])",
        "unless there is a {1} I hold that is not {2}",
        "at scoring, if all my regions are mountains: gain 2 coins",
        "at scoring, unless there is a region I hold that is not mountains: gain 2 coins",
    ),
    phrase(
        rf"\bif {_PEOPLE} (?:has|have|holds|hold) (more|fewer) (\w+) than (me|them)\b",
        "if nobody holds {1} {2} than {3}",
        "at scoring, if nobody has more regions than me: gain 2 coins",
        "at scoring, if nobody holds more regions than me: gain 2 coins",
    ),
    phrase(
        r"\bif (it|there) (?:is not|isn't) ",
        "unless {1} is ",
        "when an opponent occupies a region, if it is not my turn: gain 1 coin",
        "when an opponent occupies a region, unless it is my turn: gain 1 coin",
    ),
    phrase(
        rf"^(when I attack \S[^:,]*), if {_FIRST}(?: (?:of|in|this)(?: my)?(?: turn)?)?(?=[:,])",
        "{1}, unless I conquered a region this turn",
        "when I attack a region, if it is my first conquest this turn: cost 1 less",
        "when I attack a region, unless there is a region I conquered this turn: cost 1 less",
    ),
)

WHERE_FILTERS_STAND: Final[tuple[Phrase, ...]] = (
    phrase(
        r"^(when \w[^:,]*\bregions? I hold)(,[^:]*)?, if (?:it|they) (?:has|have|contains?)"
        r" (?:an? )?(\w+)(?=[:,])",
        "{1} with {3}{2}",
        "when an opponent conquers a region I hold, if it has a fortress: gain 2 coins",
        "when an opponent conquers a region I hold with fortress: gain 2 coins",
    ),
    phrase(
        r"\b(?:held|occupied|defended|guarded|inhabited) by (?:an? )?(?!(?:opponent|player|enem|neutral|any"
        r"|me|us|them|my|active|declined|nobody|another|each)\w*\b)(\w+)(?= ?[:,]|$| and\b| or\b)",
        "with {1}",
        "when I attack a region occupied by a lost_tribe: cost 1 less",
        "when I attack a region with lost_tribe: cost 1 less",
    ),
    phrase(
        r"\b((?:not )?(?:bordering|adjacent to) (?:here|there)) (?:that )?((?:I|we|they) hold)\b",
        "{2} {1}",
        "when I attack a hill: cost 1 less for each region bordering there I hold",
        "when I attack a hill: cost 1 less for each region I hold bordering there",
    ),
    phrase(
        r"^(when (?:I|an opponent|anyone|a player) (?:picks?|pass|passes)) this (?:power|race|tile|combo)\b",
        "{1} this",
        "when I pick this power: gain 2 coins",
        "when I pick this: gain 2 coins",
    ),
)
