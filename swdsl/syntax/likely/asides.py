"""Turns of phrase in which people say who, when and what for, and the plain words for them. Data only.

They are taken before those of `wider.py`, and like those for guesses only. The first half is about people and
what they do, the second about what follows: a choice, a price, a roll, a place that was just spoken of.
"""

from typing import Final

_PARTY: Final = r"(?:opponents?|players?|rivals?|foes?|enem(?:y|ies)|adversar(?:y|ies)|neighbou?rs?)"
_THING: Final = r"(?:tokens?|coins?|units?|troops?|soldiers?|warriors?|men|guys?|gold|vps?|points?)"
_MANY: Final = r"(?:an?|one|two|three|four|[0-9]+)"

PEOPLE: Final[tuple[tuple[str, str], ...]] = (
    (r"\bany(?:body|one) (?:else|except (?:you|me)|but (?:you|me)|other than (?:you|me))\b", "an opponent"),
    (
        r"\bevery(?:body|one) (?:else|except (?:you|me)|but (?:you|me)|other than (?:you|me))\b",
        "each opponent",
    ),
    (
        (
            r"\b(?:one|1|a single|any one) of (?:the |your |my )?(?:other )?(players"
            r"|opponents|enemies|rivals)\b"
        ),
        "an opponent",
    ),
    (r"\b(?:one|1|a single) (?=(?:other )?(?:opponent|player|rival|enemy)\b)", "an "),
    (
        (
            rf"\b({_PARTY}) (?:who|that|which|whose (?:active )?race)(?: is| are)? (?:borders?"
            r"|touch(?:es)?|adjacent to"
            r"|next to|bordering) (?:you|me|yours|mine)\b"
        ),
        r"\1 that holds a region bordering a region you hold",
    ),
    (r"\bneighbou?rs of (?:your|my) ([a-z]+)s\b", r"regions bordering a \1 you hold"),
    (
        (
            r"\b(?:players?|opponents?|rivals?|enem(?:y|ies)) (?:with|who have|who has|having"
            r"|that have) (?:an? )?"
            r"(?:race in decline|declined race|in-decline race)\b"
        ),
        "declined opponents",
    ),
    (
        (
            r"\b(?:your|my)(?: own)? (?:in[- ]decline|declined) (?:tokens?|regions?|areas?"
            r"|people|units?)\b"
            r"|\b(?:your|my)(?: own)? (?:tokens?|regions?|areas?|race|people|units?)"
            r" (?:(?:that|which) (?:is|are) )?(?:already )?in decline\b(?= (?:is|are|cannot"
            r"|can't|may|do|does|stays?|remains?|keeps?|to)\b)"
        ),
        "your declined race",
    ),
    (
        r"\b(attack|conquer|invade|raid|fight)(s|ing)? (?:your|my)(?: own)? declined race\b",
        r"\1\2 a region held by your declined race",
    ),
    (
        (
            rf"\b({_PARTY}) ((?:may |can |must |has to |have to |each )*)(?:gives?|hands? over"
            r"|owes?|hands?|donates?) (?:you|me)\b"
        ),
        r"\1 \2pay me",
    ),
    (
        (
            rf"\b({_PARTY}) ((?:may |can |must |has to |have to |each )*)(?:gives?|hands?)"
            rf" (?:over )?({_MANY} {_THING}) to (?:you|me)\b"
        ),
        r"\1 \2pays me \3",
    ),
    (r"\bhand(s|ing)? over\b", r"pay\1"),
    (
        rf"\band costs? (?:you|me) ({_MANY} {_THING})(?! (?:less|more|extra|fewer|additional))",
        r"and you lose \1",
    ),
    (
        (
            r"\bpay(s)? (one|two|three|[0-9]+) (?:tokens? )?(?:more|extra) (?=to (?:enter"
            r"|attack|conquer|invade|take)\b)"
        ),
        r"need\1 \2 more tokens ",
    ),
    (r"\byou is\b", "you are"),
    (r"\byou has\b", "you have"),
)

FOLLOWS: Final[tuple[tuple[str, str], ...]] = (
    (
        (
            r"^(?:homebrew |new |custom )?(?:an? |the )?(?:relic|place|power|race|event"
            r"|idea)(?: (?:called|named)"
            r" [^:]{2,30})? ?: "
        ),
        "",
    ),
    (r"^(?:the )?(?:holder|owner|bearer) (?=may|can|must|gets|gains|pays|ignores)", "you "),
    (r"\bwithout (?:conquering|attacking|taking|occupying|entering) (?:it|them|those|any)\b", ""),
    (
        (
            r"\b(?:that |which )?(?:you|they|it|I) (?:already )?(?:had|held|owned"
            r"|controlled)(?: already)?"
            r" (?:before|at the (?:start|beginning) of) (?:this|your|the) turn\b"
        ),
        "not conquered by you this turn",
    ),
    (
        (
            r"\bif (you|I) (?:skip|forgo|give up|do without) (?:conquering|attacking|(?:your "
            r"|the |any )?conquests?)\b"
        ),
        r"if \1 did not conquer anything this turn",
    ),
    (
        (
            r"\bif (you|I) (?:hold|own|control|have) (?:at least )?(?:an?|one) (\w+), (?:an?"
            r"|one) (\w+),? and"
            r" (?:an?|one) (\w+)"
        ),
        r"if \1 hold a \2, if \1 hold a \3, if \1 hold a \4",
    ),
    (
        (
            r"\bif (you|I) (?:hold|own|control|have) (?:both )?(?:at least )?(?:an?|one)"
            r" (\w+) and (?:an?|one) (\w+)\b"
        ),
        r"if \1 hold a \2, if \1 hold a \3",
    ),
    (r"\b(?:one of )?(?:your|my) (\w+?)s' (regions?|areas?)\b", r"your \2 with \1"),
    (
        (
            r"\b(border(?:s|ing)?|next to|adjacent to|touch(?:es|ing)?) (?:one|any) of"
            r" (?:your|my) (\w+)s\b"
        ),
        r"\1 a \2 you hold",
    ),
    (
        (
            r"\b(enemy|opposing|hostile) (tokens?|soldiers?|units?) (?:that |which |who"
            r" )?(?:were |are |have )?"
            r"(?:died|die|dead|fell|fall|fallen|slain)(?: in (?:your|my) (?:conquests?"
            r"|attacks?))?\b"
        ),
        r"\1 \2 killed",
    ),
    (
        (
            rf"\bsell (?:an? |your |any )?(\w+?)s? (?:for|at) ({_MANY}) (coins?|gold|vps?)(?:"
            r" each| apiece)?\b"
        ),
        r"remove a \1 and gain \2 \3",
    ),
    (r"\bwhen(?:ever)? it(?:'s| is) (?:your|my) turn\b", "at any time"),
    (
        (
            r"\b(?:at|in) any (?:given )?(?:point|moment|stage)\b(?: (?:in|of|during|on)"
            r" (?:the |my |your |a )?turn)?"
        ),
        "at any time",
    ),
    (
        (
            r"\b(?:until|till) (?:you|I) (?:play|choose|pick|act|move) again\b|\b(?:until"
            r"|till) it(?:'s| is) (?:your|my) turn again\b"
        ),
        "until your next turn",
    ),
    (
        r"\bfor (?:the )?(?:rest|remainder) of (?:the|this) game\b|\bpermanently\b|\bforever\b",
        "until game end",
    ),
    (r"\bfor (?:the )?(?:rest|remainder) of (?:the|this|your) turn\b", "until turn end"),
    (r"\b(?:one|1) (?:more|additional|extra) time\b|\bonce more\b|\banother time\b", "again"),
    (r"\b(?:up to a )?max(?:imum|\.)?:? (?:of )?(once|twice|[0-9]+ times)\b", r"\1"),
    (r"\b(once|twice|[0-9]+ times) (?:per|a|each|every) round\b", r"\1 per turn"),
    (
        (
            r"\b(first|top|bottom) (?:one )?(?:in|of) the (?:row|line|queue|market|offer"
            r"|display|list)\b"
        ),
        "power in the column",
    ),
    (r"\bin (?:exchange|return)\b(?! for)", ""),
    (r"\b(?:in exchange|in return) for\b", "for"),
    (r"^plus (?=an?\b|one\b|two\b|[0-9])", "gain "),
    (r"\bborders? between (?:two )?(?:of )?(?:your|my)(?: own)? regions\b", "border of regions I hold"),
    (r"\bon (?:a )?(?:natural|rolled|thrown) (?=an? |one|two|three|[0-9])", "on a "),
    (
        (
            r"\b((?:conquer|attack|invade)s?) (?:at most|no more than|a maximum of|only|not"
            r" more than) (one|two|three|four|[0-9]+) regions?\b"
        ),
        r"\1 up to \2 regions",
    ),
    (r"\b(gains?|scores?|gets?|receives?) (?:for |once |twice )*again\b", r"\1 again"),
)
