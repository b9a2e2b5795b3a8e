"""Clauses with gaps for what differs from one sentence to the next: regions, numbers, pieces, counts."""

import re
from typing import Final

from swdsl.syntax.likely.usage import Names

_LONGEST: Final = 160
_FILTER: Final = (
    r"(?: (?:I hold|they hold|held by (?:an? )?(?:active |declined )?(?:opponents?|neutrals?|enem(?:y|ies))"
    r"|(?:not )?bordering [^,:]*?|adjacent to [^,:]*?|within \d+ of [^,:]*?"
    r"|(?:not )?at the edge|with(?:out)? (?:at (?:least|most) |exactly )?(?:\d+ |an? )?[a-z_]+"
    r"|I \w+ (?:from [a-z ]+ )?this turn))*"
)
_ENDS: Final = r"(?=$|[,:]| (?:to|in|becomes?|there|are|have|by|until|from|cost)\b)"
_UNITS: Final = (
    (re.compile(r"\b\d+ coins?\b"), "{n} {coins}"),
    (re.compile(r"\b\d+ tokens?\b"), "{n} {tokens}"),
    (re.compile(r"\b\d+ (more|less|higher|lower)\b"), r"{n} \1"),
)
_COUNT: Final = re.compile(
    r" for (?:each|every \d+) (?!paid|pip|defender|token lost|round|declined|turn|coin paid)[^,:]*"
)
#: What stands in a gap of which nobody has said anything.
_PLAIN: Final = {
    "n": "1",
    "coins": "coin",
    "tokens": "token",
    "for": " for each region I hold",
    "r": "a region",
    "theirs": "a region held by an opponent",
    "amine": "a region I hold",
    "each": "region I hold",
    "other": "each region",
    "manymine": "regions I hold",
    "all": "regions",
    "any": "any region",
}
_GAP: Final = re.compile(r" ?\{(\w+)\}")


def template_of(clause: str, names: Names) -> str:
    """Return a clause with gaps, without its conditions and limits; nothing if it is too long for that."""
    moment, colon, effect = clause.partition(": ")
    if not colon or len(clause) > _LONGEST:
        return ""
    kinds = "|".join(sorted((f"{each}s?" for each in names.grounds), key=len, reverse=True))
    pieces = "|".join(sorted(names.pieces))
    parts = (moment.split(", ")[0], _COUNT.sub("{for}", effect))
    return ": ".join(_with_units(_with_regions(each, kinds), pieces) for each in parts)


def plainly(template: str, piece: str) -> str:
    """Return a template with something in each gap."""
    plain = {**_PLAIN, "np": f"1 {piece}", "piece": piece}
    return _GAP.sub(
        lambda gap: plain[gap[1]] if gap[1] == "for" else f"{' ' * gap[0].startswith(' ')}{plain[gap[1]]}",
        template,
    )


def without_gaps(template: str) -> str:
    """Return the words of a template that are the same in all its clauses."""
    return _GAP.sub("", template)


def _with_units(part: str, pieces: str) -> str:
    for pattern, gap in _UNITS:
        part = pattern.sub(gap, part)
    part = re.sub(rf"\b(?:\d+|an?) (?:{pieces})(?:e?s)?\b", "{np}", part)
    return re.sub(rf"\b(?:{pieces})(?:e?s)?\b", "{piece}", part)


def _with_regions(part: str, kinds: str) -> str:
    noun = (
        rf"(?P<det>(?:an?|each|all|any) )?(?P<kind>(?:regions?|{kinds})(?: (?:or|and) (?:an? )?(?:{kinds}))*)"
    )

    def gap(found: re.Match[str]) -> str:
        said, det = found["rest"], (found["det"] or "").strip()
        is_mine, is_theirs = " I hold" in said, "held by" in said and "opponent" in said
        if det == "each":
            return "each {each}" if is_mine else "{other}"
        if found["kind"].endswith("s"):
            return "{manymine}" if is_mine else "{any}" if det == "any" else "{all}"
        if det == "any":
            return "{any}"
        return "{amine}" if is_mine else "{theirs}" if is_theirs else "{r}"

    return re.sub(rf"\b{noun}(?P<rest>{_FILTER}){_ENDS}", gap, part)
