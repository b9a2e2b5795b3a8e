"""Rules about signs laid over a sentence side by side, so that as few signs as may be stay uncovered."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from swdsl.syntax.spoken.chunks import Chunked
from swdsl.syntax.spoken.signs import Rule
from swdsl.syntax.spoken.signs_effects import EFFECTS
from swdsl.syntax.spoken.signs_events import EVENTS
from swdsl.syntax.spoken.signs_rules import RULES

_ALL: Final[tuple[Rule, ...]] = (*EVENTS, *EFFECTS, *RULES)
#: Signs that only join others.
_JOINING: Final = frozenset(
    {
        ",",
        "AND",
        "to",
        "in",
        "with",
        "for",
        "from",
        "by",
        "each",
        "any",
        "MAY",
        "MUST",
        "WHEN",
        "than",
        "back",
    }
    | {"extra", "free", "out", "instead", "normal", "hold", "ME", "BE", "enter"}
)
GRAVE: Final = frozenset({"NOT", "only", "NOBODY", "until", "fewer"})
_MOST_PARSES: Final = 4


@dataclass(frozen=True, slots=True)
class Match:
    """A rule laid over some signs."""

    rule: Rule
    start: int
    end: int
    gaps: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Parse:
    """Rules laid over a sentence side by side, and how much they cover."""

    weight: float
    matches: tuple[Match, ...] = ()


def parses(signs: Chunked, moments: list[str]) -> tuple[Parse, ...]:
    """Return the best ways to lay rules over signs."""
    starts: dict[int, list[Match]] = {}
    for match in _matches(signs):
        starts.setdefault(match.start, []).append(match)
    alone = {at for at in range(len(signs.signs)) if _lacks_its_subject(signs.signs, at)}
    best: list[list[Parse]] = [[] for _ in range(len(signs.signs) + 1)]
    best[-1] = [Parse(0.0)]
    for at in range(len(signs.signs) - 1, -1, -1):
        skipped = lost(signs.signs[at])
        ways = [Parse(each.weight - skipped, each.matches) for each in best[at + 1]]
        for match in starts.get(at, ()):
            ways += [
                Parse(
                    each.weight
                    - 0.4
                    - _misfit(match.rule, moments)
                    - 1.5 * (at in alone and match.rule.kind == "effect"),
                    (match, *each.matches),
                )
                for each in best[match.end]
                if not (match.rule.kind == "event" and any(one.rule.kind == "event" for one in each.matches))
            ]
        unique = {each.matches: each for each in sorted(ways, key=lambda each: each.weight)}
        best[at] = sorted(unique.values(), key=lambda each: -each.weight)[: _MOST_PARSES * 3]
    return tuple(each for each in best[0] if any(one.rule.kind == "effect" for one in each.matches))[
        : _MOST_PARSES * 2
    ]


_SUBJECTS: Final = frozenset({"OPP", "EACHOPP", "NOBODY", "ANY", "WHOM", "P", "R"})


def _lacks_its_subject(signs: list[str], at: int) -> bool:
    """Whether somebody is spoken of just before, so that what begins here is not about me."""
    before = at - 1
    if signs[at - 1 : at] == ["WHEN"]:
        return True  # that says when
    while before >= 0 and signs[before] in {"MAY", "MUST", "NOT", "BE"}:
        before -= 1
    if before < 0 or signs[before].partition("#")[0] not in _SUBJECTS:
        return False
    return before == 0 or signs[before - 1] in {",", "AND"}


def _misfit(rule: Rule, moments: list[str]) -> float:
    """Return how much is lost with a rule that cannot be at any moment that is said."""
    if rule.kind != "effect" or not moments:
        return 0.5 if rule.kind == "event" and moments else 0.0
    within = rule.within
    return 0.0 if within and any(within.search(turned_to(each, rule.means)) for each in moments) else 0.8


def lost(sign: str) -> float:
    """Return how much is lost with a sign that no rule covers."""
    name = sign.partition("#")[0]
    return 3.0 if name in GRAVE else 0.1 if name in _JOINING else 0.6 if name in {"R", "FOR"} else 1.0


def _matches(signs: Chunked) -> Iterator[Match]:
    line = signs.line
    places = {found.start(): number for number, found in enumerate(re.finditer(r"\S+ ", line))}
    places[len(line)] = len(signs.signs)
    for rule in _ALL:
        for start, number in places.items():
            found = rule.pattern.match(line, start) if number < len(signs.signs) else None
            if found is not None and found.end() > start:
                gaps = [
                    (name, int(said.partition("#")[2])) for name, said in found.groupdict().items() if said
                ]
                yield Match(rule, number, places[found.end()], tuple(gaps))


def turned_to(moment: str, means: str) -> str:
    """Return a moment as what happens then needs it: what an attack costs is asked before the conquest."""
    if means.startswith("they lose"):
        return moment.replace(" attacks ", " conquers ")
    if means.startswith("cost"):
        return re.sub(r"^(when (?:I|an opponent)) conquer", r"\1 attack", moment)
    return moment
