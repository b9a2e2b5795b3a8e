"""What one noun without a number means: `the region`, `the opponent`, `the swamp`, `from opponent`.

The grammar passes over `the`, and a noun without a number stands for all of its kind there. But whoever
writes `place 1 lair in the swamp` behind `when I conquer a swamp` means that one, and `from opponent` is no
word for all of them. Such words are not passed over: a line is read with `that region`, `that opponent` or
`a region` in their place, which the phrases know, or it is not read.
"""

import re
from typing import Final

_THE: Final = re.compile(r"\b[Tt]he\s+(?P<noun>[a-z]\w*+)(?!\w)")
# What makes a description of its own: `the opponent with the fewest coins` is nobody just spoken of.
_DESCRIBED: Final = re.compile(
    r"\s+(?:with|without|at|bordering|adjacent|linked|within|held|occupied|owned|controlled|next|near|beside"
    r"|not|other|that|who|which|whose|where|conquered|attacked|left|lost|of|in|I|we|they|you|my"
    r"|(?:regions?|tokens?|defenders?|races?|tiles?|pieces?|coins?)\b(?!\s+(?:is|has)\b))\b"
)
_REGION_VERB: Final = (
    r"\b(?:attack|conquer|enter|leave|score|lose|take|choose|select|pick|abandon|invade|capture|grab)"
    r"(?:s|ing|ed|d)?|\boccup(?:y|ies|ying)"
)
_SPOKEN_OF_REGION: Final = re.compile(rf"(?:{_REGION_VERB})\b")
OTHERS: Final = frozenset({"opponent", "player", "enemy"})
_SPOKEN_OF_OTHER: Final = re.compile(
    r"\b(?:opponent|player|enemy|somebody|someone|anyone|anybody)\b|\bI (?:attack|conquer|take)\b"
)


#: Where a noun of these stands without an article, one is meant; the grammar would take it for all.
SINGLE: Final = frozenset({"opponent", "player", "region"})
_BARE: Final = re.compile(
    r"(?P<before>(?:[:,]|\b(?:then|from|to|in|on|into|onto|of|choose|by|against|if|unless))\s+)"
    r"(?P<noun>opponent|player|region)(?!\w)"
    r"|(?P<place>\bregions?\s+)(?:the\s+)?(?P<holder>opponent|player)(?=\s+(?:holds?|owns?|controls?|occupies)\b)"
)


def noun_pointed_at(text: str, at: int) -> str | None:
    """Return the noun of a `the` at a place of a line that points at what was spoken of before it."""
    found = _THE.match(text, at)
    return found["noun"] if found is not None and _pointed_at(found["noun"], found) is not None else None


def demonstratives(text: str) -> tuple[tuple[re.Match[str], str], ...]:
    """Return where a line has one noun without a number, and what it says with one."""
    pointed = [(each, _pointed_at(each["noun"], each)) for each in _THE.finditer(text)]
    found = [(each, that) for each, that in pointed if that is not None]
    for each in _BARE.finditer(text, max(0, text.find(":"))):
        that = _meant_alone(each)
        if that is not None and not any(
            one.start() < each.end() and each.start() < one.end() for one, _ in found
        ):
            found.append((each, that))
    return tuple(sorted(found, key=lambda each: each[0].start()))


def demonstrated(text: str) -> str:
    """Return a line in which `the` and what has no article say whom or what they mean."""
    for found, that in reversed(demonstratives(text)):
        text = text[: found.start()] + that + text[found.end() :]
    return text


def _pointed_at(noun: str, found: re.Match[str]) -> str | None:
    before = found.string[: found.start()]
    if _DESCRIBED.match(found.string, found.end()):
        return None
    if noun in OTHERS:
        return "that opponent" if _SPOKEN_OF_OTHER.search(before) else None
    if noun == "region":
        return "that region" if _SPOKEN_OF_REGION.search(before) else None
    named = rf"(?:{_REGION_VERB}) (?:an?|any|another) (?:[a-z]\w*+ )?{noun}\b"
    return "that region" if re.search(named, before) else None


def _meant_alone(found: re.Match[str]) -> str | None:
    if found.string.startswith("always"):
        return None
    if found["holder"]:
        return found["place"] + (
            _pointed_at(found["holder"], found) or f"{_article(found['holder'])} {found['holder']}"
        )
    noun = found["noun"]
    that = None if noun == "region" else _pointed_at(noun, found)
    if that is None and (noun != "region" or _DESCRIBED.match(found.string, found.end())):
        that = f"{_article(noun)} {noun}"
    return None if that is None else found["before"] + that


def _article(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"
