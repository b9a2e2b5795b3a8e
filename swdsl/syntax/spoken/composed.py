"""Clauses composed from the parts of a sentence, and what they leave out of it.

A sentence becomes a row of signs (`chunks`); rules about signs are laid over it so that as few words as may
be stay uncovered; of what they mean, clauses are put together. Every word of the sentence that carries
meaning is either in the clauses or named as left out.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.chunks import Chunked, chunked
from swdsl.syntax.spoken.heard import Known, adjuncts_in
from swdsl.syntax.spoken.loosened import loosened
from swdsl.syntax.spoken.regions import Region, region_of
from swdsl.syntax.spoken.signs import Rule
from swdsl.syntax.spoken.signs_effects import EFFECTS
from swdsl.syntax.spoken.signs_events import EVENTS
from swdsl.syntax.spoken.signs_rules import RULES
from swdsl.syntax.spoken.talk import bare
from swdsl.syntax.walk import reads

_CLAUSE: Final = "component_line"
_LONGEST: Final = 300
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
_GRAVE: Final = frozenset({"NOT", "only", "NOBODY", "until", "fewer"})
_MOST_PARSES: Final = 4
_AMOUNTS: Final = ("C", "T", "TX", "LESS", "MORE", "DEF", "N")


@dataclass(frozen=True, slots=True)
class Offer:
    """Clauses that a sentence may mean, each with the ways to say it, and what of the sentence they lack."""

    lines: tuple[tuple[str, ...], ...]
    left_out: tuple[str, ...] = ()
    is_composed: bool = True
    """Whether every word was accounted for, so that nothing else is left out."""
    used: int = 0
    """How many parts of the sentence are in the clauses."""

    @property
    def is_whole(self) -> bool:
        """Whether everything that the sentence says is in the clauses."""
        return self.is_composed and bool(self.lines) and not self.left_out


@dataclass(frozen=True, slots=True)
class _Match:
    """A rule laid over some signs."""

    rule: Rule
    start: int
    end: int
    gaps: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class _Parse:
    """Rules laid over a sentence side by side, and how much they cover."""

    weight: float
    matches: tuple[_Match, ...] = ()


@lru_cache(maxsize=512)
def composed(text: str, known: Known) -> tuple[Offer, ...]:
    """Return what a sentence may mean by its parts, the best first."""
    if len(text) > _LONGEST or '"' in text:
        return ()
    adjuncts, core = adjuncts_in(loosened(bare(text, known.regions), known.regions))
    found: dict[tuple[tuple[str, ...], ...], Offer] = {}
    for words, unknown in _readings(_back(core, known), known):
        signs = chunked(words, known)
        signs.unknown[:0] = unknown
        moments = [_with_known_names(each, known, signs) for each in adjuncts]
        for parse in _parses(signs, [each.moment for each in moments if each.moment]):
            offer = _offer(parse, signs, moments)
            if offer is not None:
                found.setdefault(offer.lines, offer)
    return tuple(sorted(found.values(), key=lambda each: len(each.left_out)))


def _readings(words: str, known: Known) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the words as they stand, then without those that nobody knows and that part what is together."""
    yield words, ()
    unknown = tuple(each for each in re.findall(r"[a-z_'-]{3,}", words) if not known.speaks(each))
    if unknown:
        yield re.sub(rf"(?<!\S)(?:{'|'.join(map(re.escape, unknown))})(?!\S) ?", "", words), unknown


_EVENT: Final = re.compile(
    r"(when (?:I|anyone|an? (?:\w+ )?opponent) (?:conquer|attack|leave|score|occup)\w*) (.+)"
)


def _with_known_names(adjunct: Adjunct, known: Known, signs: Chunked) -> Adjunct:
    """Return a moment that names no region nobody knows; what it named is among the unknown words then."""
    found = _EVENT.fullmatch(adjunct.moment)
    place = known.region(region_of(found[2])) if found else None
    if found is None or (place is not None and known.knows_contents(place)):
        return adjunct
    signs.unknown.append(re.sub(r"^an? | I hold\b", "", found[2]))
    return replace(adjunct, moment=f"{found[1]} a region{' I hold' if ' I hold' in found[2] else ''}")


_PUT: Final = r"\b(?:place|put|build|add|set|leave|plant|lay|move)s?\b[^,;.]*?\b"


def _back(words: str, known: Known) -> str:
    """Return a sentence in which `that region`, behind a piece that is put there, is the region with it."""
    for piece in known.pieces:
        put = re.search(rf"{_PUT}{piece}(?:s|es)?\b", words)
        if put is not None:
            rest = re.sub(
                r"\b(?:as long as|while) (?:it|they) (?:stands?|stays?|remains?|is|are) there,? ?",
                "",
                words[put.end() :],
            )
            rest = re.sub(r"\b(?:that|this|such a|its|their) region\b", f"region with {piece}", rest)
            return words[: put.end()] + rest
    return words


def _parses(signs: Chunked, moments: list[str]) -> tuple[_Parse, ...]:
    """Return the best ways to lay rules over signs."""
    starts: dict[int, list[_Match]] = {}
    for match in _matches(signs):
        starts.setdefault(match.start, []).append(match)
    alone = {at for at in range(len(signs.signs)) if _lacks_its_subject(signs.signs, at)}
    best: list[list[_Parse]] = [[] for _ in range(len(signs.signs) + 1)]
    best[-1] = [_Parse(0.0)]
    for at in range(len(signs.signs) - 1, -1, -1):
        skipped = _lost(signs.signs[at])
        ways = [_Parse(each.weight - skipped, each.matches) for each in best[at + 1]]
        for match in starts.get(at, ()):
            ways += [
                _Parse(
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
    return 0.0 if within and any(within.search(_turned(each, rule.means)) for each in moments) else 0.8


def _lost(sign: str) -> float:
    """Return how much is lost with a sign that no rule covers."""
    name = sign.partition("#")[0]
    return 3.0 if name in _GRAVE else 0.1 if name in _JOINING else 0.6 if name in {"R", "FOR"} else 1.0


def _matches(signs: Chunked) -> Iterator[_Match]:
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
                yield _Match(rule, number, places[found.end()], tuple(gaps))


def _offer(parse: _Parse, signs: Chunked, adjuncts: list[Adjunct]) -> Offer | None:
    events = [each for each in parse.matches if each.rule.kind == "event"]
    covered = {at for each in parse.matches for at in range(each.start, each.end)}
    said = [_filled(each.rule.moment, each, signs, covered) for each in events]
    said += [each.moment for each in adjuncts if each.moment]
    qualifiers = [one for each in adjuncts for one in each.qualifier.split(", ") if one]
    lines: list[tuple[str, ...]] = []
    missed: list[set[str]] = []
    paid = ""
    for match in parse.matches:
        if match.rule.kind == "price":
            paid = _filled(match.rule.means, match, signs, covered)
        if match.rule.kind != "effect":
            continue
        ways = _ways(match, signs, said, tuple(dict.fromkeys(qualifiers)), covered, paid)
        paid = ""
        if not ways:
            return None
        lines.append(tuple(way for way, _ in ways))
        missed.append(set(ways[0][1]))
    if paid or not lines:
        return None
    covered |= _idle(signs, covered)
    left = [word for at, word in enumerate(signs.words) if at not in covered and _lost(signs.signs[at]) > 0.2]
    lines = _chained(list(dict.fromkeys(lines)))
    named = tuple(dict.fromkeys((*signs.unknown, *left, *sorted(set.intersection(*missed)))))
    used = sum(_lost(signs.signs[at]) > 0.2 for at in covered) + len(said) + len(qualifiers)
    return Offer(tuple(lines), named, used=used)


def _idle(signs: Chunked, covered: set[int]) -> set[int]:
    """Return the places of people who are named once more behind something that is understood."""
    return {at for at, sign in enumerate(signs.signs) if sign == "OPP" and at - 1 in covered}


def _chained(lines: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return what happens at one event as one clause, one thing after the other."""
    heads = {each[0].partition(": ")[0] for each in lines}
    effects = [each[0].partition(": ")[2] for each in lines]
    plain = all(re.match(r"gain |they |place |I may (?:gain|place) ", each) for each in effects)
    if len(lines) < 2 or len(heads) > 1 or not plain or not next(iter(heads)).startswith("when"):
        return lines
    rest = (each.removeprefix("I may ") for each in effects[1:])
    clause = f"{heads.pop()}: {', then '.join((effects[0], *rest))}"
    return [(clause,)] if reads(clause, _CLAUSE) else lines


def _ways(
    match: _Match, signs: Chunked, said: list[str], qualifiers: tuple[str, ...], covered: set[int], paid: str
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the clauses of an effect that can be read, and which moments or conditions each lacks."""
    rule = match.rule
    own, *more = _filled(rule.moment, match, signs, covered).split(", ")
    means = _filled(rule.means, match, signs, covered)
    if own == "at turn start" and any("this turn" in each for each in (means, *qualifiers)):
        own = "at turn end"  # before that, nothing has happened yet
    moments = [_turned(each, means) for each in said]
    fitting = [each for each in moments if rule.within is not None and rule.within.search(each)]
    if paid:
        means = means.replace("cost 9 less", "cost is exactly 1")
        means = f"I may {paid}, then {means.removeprefix('I may ')}"
        if not fitting and "attack" not in own:
            fitting = ["at any time" if "once per turn" in qualifiers else "at turn start"]
    missed = [each for each in moments if each not in fitting and each != own]
    found: list[tuple[str, tuple[str, ...]]] = []
    for moment in (fitting or [own])[:2]:
        for some in dict.fromkeys(((*more, *qualifiers), tuple(more))):
            clause = f"{''.join((_bound(moment, means), *(f', {each}' for each in some)))}: {means}"
            if reads(clause, _CLAUSE):
                found.append((clause, (*missed, *(each for each in qualifiers if each not in some))))
    return found


def _turned(moment: str, means: str) -> str:
    """Return a moment as what happens then needs it: what an attack costs is asked before the conquest."""
    if means.startswith("they lose"):
        return moment.replace(" attacks ", " conquers ")
    if means.startswith("cost"):
        return re.sub(r"^(when (?:I|an opponent)) conquer", r"\1 attack", moment)
    return moment


def _bound(moment: str, means: str) -> str:
    """Return a moment so that `they` are somebody in it."""
    if re.match(r"when I (?:conquer|attack) ", moment) and re.search(r"\bthey\b|\btheir\b", means):
        bare_moment = moment.replace(" they hold", "")
        return bare_moment if "held by" in moment else f"{bare_moment} held by an opponent"
    return moment


_GAP: Final = re.compile(r"\{([A-Z+1]+)(?::(\w+))?\}")


def _filled(template: str, match: _Match, signs: Chunked, covered: set[int]) -> str:
    gaps = {name.rstrip("0123456789"): signs.values[number] for name, number in match.gaps}
    number = next((str(gaps[each]) for each in _AMOUNTS if each in gaps), "1")

    def put(gap: re.Match[str]) -> str:
        name, form = gap[1], gap[2] or ""
        if name in {"R", "MINE", "MANY", "ALL"}:
            return _region(_find("R", gaps, signs, covered), name, form)
        if name == "N":
            return number
        if name == "N+1":
            return str(int(number) + 1)
        if name in {"COINS", "TOKENS"}:
            return name.lower() if number != "1" else name.lower().removesuffix("s")
        if name in {"P", "PIECE"}:
            piece = str(_find("P", gaps, signs, covered) or "1 piece")
            return piece if name == "P" else piece.partition(" ")[2]
        if name == "WHOM":
            return str(gaps["WHOM"])
        if name == "FOR":
            return str(_find("FOR", gaps, signs, covered) or "")
        return "I may " if "MAY" in signs.signs[max(0, match.start - 1) : match.end] else ""

    return " ".join(_GAP.sub(put, template).split()).replace("then I may", "then")


def _find(name: str, gaps: dict[str, Region | str], signs: Chunked, covered: set[int]) -> Region | str | None:
    """Return what fills a gap: what the rule found, or what stands elsewhere and nothing has used."""
    if name in gaps:
        return gaps[name]
    for at, sign in enumerate(signs.signs):
        if sign.startswith(f"{name}#") and at not in covered:
            covered.add(at)
            return signs.values[int(sign.partition("#")[2])]
    return None


def _region(place: Region | str | None, name: str, form: str) -> str:
    where = place if isinstance(place, Region) else Region(("region",))
    if name == "R" and form in {"", "bare"}:
        return where.without_holder().not_remembered().said("a")
    if name == "R":  # theirs: another attacks it, so it is mine unless it is said whose it is
        return (where if form == "theirs" and (where.nested or where.filters) else where.mine()).said("a")
    if name == "ALL":
        return where.without_holder().said("many")
    mine = where.mine()
    return mine.said("many") if name == "MANY" else mine.said("a" if form == "a" else "each")


def left_out_of(clause: str, text: str, known: Known) -> tuple[str, ...]:
    """Return the parts of a sentence that a clause made in another way has no word for."""
    adjuncts, core = adjuncts_in(loosened(bare(text, known.regions), known.regions))
    signs = chunked(core, known)
    left = list(signs.unknown)
    for sign, words in zip(signs.signs, signs.words, strict=True):
        name, _, number = sign.partition("#")
        if (name in {"R", "P", "FOR", "WHOM"} and not _names(clause, signs.values[int(number)])) or (
            name in _GRAVE
            and not re.search(r"cannot|no |only|without|not |until|immune|unless|0|less", clause)
        ):
            left.append(words)
    left += [each.qualifier for each in adjuncts if each.qualifier and each.qualifier not in clause]
    return tuple(dict.fromkeys(left))


def _names(clause: str, value: Region | str) -> bool:
    """Whether a clause speaks of a region, a piece or what is counted."""
    said = " ".join((*value.nouns, *value.filters, value.nested)) if isinstance(value, Region) else value
    words = set(re.findall(r"[a-z_]{3,}", said)) - _COMMON
    return all(word.removesuffix("s") in clause for word in words)


_DENIES: Final = re.compile(r"cannot|no |only|without|not |until|immune|unless|0|less")
_COMMON: Final = frozenset(
    {"hold", "for", "each", "every", "region", "regions", "held", "with", "that", "holds"}
)
