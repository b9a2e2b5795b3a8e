"""One word for each thing: what people call regions, tokens, coins and players, and fillers.

What comes out has small letters, digits and no articles `the`, and speaks of `I`, `opponent`, `region`,
`token`, `coin`, `conquer`, `gain`, `hold`. A row belongs here only if it never changes what a sentence means.
"""

import re
from typing import Final

from swdsl.syntax.pointing import demonstrated
from swdsl.syntax.spoken.rows import Row, rewritten, row

_DIGITS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_SIGNS: Final[tuple[Row, ...]] = (
    row(r"[‘’´`]", "'"),
    row(r"[–—−]", "-"),
    row(r"\s+", " "),
    row(
        r"(?:,? \(|, | (?:down )?to )(?:(?:down )?to |with )?(?:an? )?"
        r"(?:min(?:imum)?\.?(?: of)?|at least|never (?:less|fewer) than) (?:1|one)(?: token)?\)?\.?$",
        "",
    ),
    row(r" \((?:if any|as usual|as normal)\)", ""),
    row(r"[.!]+$", ""),
    row(r" & ", " and "),
    row(r"\bmax(?:imum)?\.?(?: of)? (?=[0-9]|one\b|two\b|three\b|four\b|five\b)", "at most "),
    row(
        r"\b(?:at|in) any (?:given )?(?:point|moment|stage)"
        r"(?: (?:in|of|during|on) (?:the |my |your |a )?turn)?\b",
        "at any time",
    ),
    row(r"\bwon't\b", "will not"),
    row(r"\b(?:can't|can not|cant|(?:may|must) not|mustn't|(?:may|can) never)\b", "cannot"),
    row(r"\b(do|does|did|is|are|was|were|has|have)n'?t\b", r"\1 not"),
    row(r"\b(i|you|they|we)'(?:re|m)\b", r"\1 are"),
    row(r"\b(i|you|they|we)'ve\b", r"\1 have"),
    row(r"\b(i|you|they|we)'ll\b", r"\1"),
    row(r"\bit's\b", "it is"),
    row(r"\bthe ", ""),
    row(r"\bnon ?-? ?(?=empty|adjacent|coastal)", "non-"),
    row(r"\bin-decline\b", "declined"),
    row(r"\bre-deploy", "redeploy"),
    row(r"\b(coins?|vps?|vcs?|points?|golds?|tokens?)/(?=[a-z])", r"\1 per "),
    row(r"\bdef\b\.?", "defence"),
    row(r"\bvs\b\.?|\bversus\b", "against"),
    row(r"\bgets? (?=\w+ed\b|taken\b)", "is "),
    row(r"\bin event(?: that)?\b|\bin case(?: that)?\b", "if"),
    row(r"\b(?:shall|will) (?=[a-z])(?!not\b)", ""),
)

_BEFORE_ME: Final = (
    r"to|from|by|of|than|against|for|near|around|attack|attacks|attacking|attacked|pay|pays|give|gives|cost"
    r"|costs|hands?|owes?|brings?|earns?|lets?|grants?|borders?|nets?"
)
_PERSONS: Final[tuple[Row, ...]] = (
    row(rf"\b({_BEFORE_ME}) you\b(?! (?:may|can|cannot|gain|get|hold|own|control|occupy))", r"\1 me"),
    row(r"\b(?:my|your) opponent\b(?!'|s)", "an opponent"),
    row(r"\byou\b|\bi\b", "I"),
    row(r"\byour own\b|\byour\b|\bmy own\b", "my"),
    row(
        r"\b(next to|adjacent to|bordering|beside|touching|near)( [a-z0-9 ]*?) of (?:yours|mine)\b",
        r"\1\2 of my regions",
    ),
    row(r"\b(one|two|three|1|2|3) of (?:yours|mine)\b", r"\1 of my tokens"),
    row(r"\byours\b", "mine"),
    row(r"\byourself\b|\bmyself\b", "me"),
    row(r"\bI (?:are|is)\b", "I am"),
)

#: What a thing is called, and what else people call it.
_NOUNS: Final[dict[str, re.Pattern[str]]] = {
    "region": re.compile(r"\b(?:territor(?:y|ies)|(?:area|province|space|zone|tile|location)s?)\b"),
    "token": re.compile(
        r"\b(?:race tokens?|pawns?|guys?|dudes?|counters?|chips?|race pieces?|troops?|units?|soldiers?"
        r"|arm(?:y|ies)|fighters?|warriors?|figures?|minis?)\b"
    ),
    "coin": re.compile(
        r"\b(?:victory (?:point|coin)s?|gold(?:en)? (?:coin|piece)s?|bonus (?:point|coin)s?|vps?|vcs?|points?"
        r"|golds?|money|gp)\b"
    ),
    "opponent": re.compile(
        r"\b(?:other|another|opposing|enemy|rival|hostile) players?\b|\bplayers? other than me\b"
        r"|\b(?:foe|rival|adversar(?:y|ie)|competitor)s?\b"
    ),
}
_THINGS: Final[tuple[Row, ...]] = (
    row(r"\b(?:board|map) edges?\b", "edge of board"),
    row(r"\b(?:edge|border|rim|side|margin)s? of (?:board|map)\b", "edge"),
    row(r"\bmap\b", "board"),
    row(r"\b(?:reinforcement|conquest) (?:die|dice)\b|\bdice\b", "die"),
    row(r"\btreasury\b", "bank"),
    row(r"\bthan (?:any|all|every|each)(?: of)?(?: my)? opponents?\b", "than each opponent"),
    row(r"\b(?:storage tray|reserve|pool|stock|box)\b", "tray"),
    row(r"\bdefense\b", "defence"),
    row(r"\bneighbor", "neighbour"),
)

_VERBS: Final[tuple[Row, ...]] = (
    row(
        r"\b(?:successfully (?:attack|conquer|invade)|take over|capture|invade|seize|overrun|claim"
        r"|defeat|beat|vanquish|crush)(s?)\b",
        r"conquer\1",
    ),
    row(r"\b(?:captur|invad|seiz|claim|defeat|vanquish)(ed|ing)\b", r"conquer\1"),
    row(r"\btakes over\b", "conquers"),
    row(r"\btaking over\b", "conquering"),
    row(r"\btaken over\b", "conquered"),
    row(r"\bassault(s|ed|ing)?\b", r"attack\1"),
    row(r"\b(?:go(?:es)?|enters?|moves?|falls?|turns?) (?:in to |into |in )?decline\b", "decline"),
    row(r"\b(?:going|entering|moving) (?:in to |into |in )?decline\b", "declining"),
    row(r"\b(?:abandon|vacate|give up|withdraw from|evacuate)(s?)\b", r"leave\1"),
    row(r"\b(?:abandon|vacat|evacuat|giving up)(?:ing)\b", "leaving"),
    row(r"\b(?:get|receive|collect|earn|obtain|draw|win|acquire)(s?)\b", r"gain\1"),
    row(r"\b(?:is|are|am) (?:awarded|given)\b", "gain"),
    row(r"\b(?:getting|receiving|collecting|earning)\b", "gaining"),
    row(r"\bspend(s?)\b", r"pay\1"),
    row(r"\bspending\b", "paying"),
    row(r"\brequire(s?)\b", r"need\1"),
    row(
        r"\bneighbouring(?: to)?(?= (?:an?|my|I|any|each|there|it|me)\b)|\bnext to\b|\bbeside\b|\btouching\b"
        r"|\b(?:that|which) (?:is|are) next to\b|\b(?:that|which) (?:borders?|touch(?:es)?)\b"
        r"|\bsharing a border with\b",
        "bordering",
    ),
    row(r"\badjacent (?=(?:an?|my|any|each)\b)", "adjacent to "),
)

_AMOUNTS: Final[tuple[Row, ...]] = (
    *(row(rf"\b{word}\b", str(number)) for number, word in enumerate(_DIGITS)),
    row(r"\ba (?:single|lone)\b", "1"),
    row(r"\b([0-9]+) of my (?=tokens?\b)", r"\1 "),
    row(r"\ba number of (\w+) (?:less|fewer|smaller|lower) than or equal to ([0-9]+)", r"at most \2 \1"),
    row(r"\ba number of (\w+) (?:greater|larger|more|higher) than or equal to ([0-9]+)", r"at least \2 \1"),
    row(r"\ba (?:pair|couple) of\b", "2"),
    row(
        r"\b([0-9]+)(?: tokens?)? or more\b(?: of)?|\b([0-9]+)\+(?= )|\bno fewer than ([0-9]+)\b",
        r"at least \1\2\3",
    ),
    row(r"\b([0-9]+)(?: tokens?)? or (?:fewer|less)\b|\bno more than ([0-9]+)\b", r"at most \1\2"),
    row(r"\beach and every\b|\bevery single\b", "each"),
    row(r"\bfor (?:every|each) 1 of (?=my\b|those\b|their\b)", "for each "),
    row(r"\bfor every (?![0-9])|\bper (?=\w)(?!turn|life|game|opponent\b(?= *$))", "for each "),
    row(r"\bevery (?![0-9]|time\b|other\b|second\b)", "each "),
    row(r"\b(?:further|additional|bonus|extra) (?=coins?\b)", ""),
    row(r"\b([0-9]+) more (?=coins?\b)", r"\1 "),
    row(r"\ban? (?=coins?\b)", "1 "),
    row(r"\bonly (?=[0-9]+ )", "exactly "),
)

_FILLERS: Final[tuple[Row, ...]] = (
    row(
        r",? (?:immediately|also|always|automatically|instantly|simply|thereby|additionally)\b"
        r"(?! in decline)",
        "",
    ),
    row(r"^(?:also|in addition|additionally|furthermore|moreover|immediately),? ", ""),
    row(r"\b(?:still|currently|already|now) (?=(?:hold|own|control|occupy|have|in)\b)", ""),
    row(r",? (?:from|out of) bank\b", ""),
    row(r"\b(regions?|[a-z]+s) (?:on|of) board\b", r"\1"),
)


def plain(text: str) -> str:
    """Return a sentence in one word for each thing."""
    small = rewritten(demonstrated(text.lower()), (*_SIGNS, *_PERSONS, *_AMOUNTS))
    for noun, others in _NOUNS.items():
        small = others.sub(lambda found, noun=noun: _in_number(noun, found[0]), small)  # type: ignore[misc]
    return " ".join(rewritten(small, (*_THINGS, *_VERBS, *_AMOUNTS, *_FILLERS)).split())


def _in_number(noun: str, said: str) -> str:
    """Return a noun for one or for several, as it was said."""
    return f"{noun}s" if said.endswith("s") or said in {"gold", "money"} else noun


def singular(word: str) -> str:
    """Return the word for one of several."""
    if word.endswith("ies") and len(word) > len("ties"):
        return f"{word[:-3]}y"
    if re.search(r"(?:ss|x|ch|sh)es$", word):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word
