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
from swdsl.syntax.spoken.laying import GRAVE, Match, Parse, lost, parses, turned_to
from swdsl.syntax.spoken.loosened import loosened
from swdsl.syntax.spoken.regions import Region, region_of
from swdsl.syntax.spoken.talk import bare
from swdsl.syntax.walk import reads

_CLAUSE: Final = "component_line"
_LONGEST: Final = 300
_OFFERS: Final = frozenset({"at any time", "before attack", "at conquests"})
"""Moments that only offer something."""
_PICKED: Final = "when I pick this"
_LASTS: Final = re.compile(
    r",? ?\b(?:until|till|before) (?:(?:start|beginning) of )?my next turn(?: (?:starts|begins))?\b"
)
_AMOUNTS: Final = ("C", "T", "TX", "LESS", "MORE", "DEF", "CAP", "ET", "N")


@dataclass(frozen=True, slots=True)
class Offer:
    """Clauses that a sentence may mean, each with the ways to say it, and what of the sentence they lack."""

    lines: tuple[tuple[str, ...], ...]
    left_out: tuple[str, ...] = ()
    is_composed: bool = True
    """Whether every word was accounted for, so that nothing else is left out."""
    is_weighed: bool = False
    """Whether what is left out was found by weighing every word, so that nobody can say it."""
    used: int = 0
    """How many parts of the sentence are in the clauses."""

    @property
    def is_whole(self) -> bool:
        """Whether everything that the sentence says is in the clauses."""
        return self.is_composed and bool(self.lines) and not self.left_out


@lru_cache(maxsize=512)
def composed(text: str, known: Known) -> tuple[Offer, ...]:
    """Return what a sentence may mean by its parts, the best first."""
    if len(text) > _LONGEST or '"' in text:
        return ()
    words = _back(loosened(bare(text, known.regions), known.regions), known)
    parts = [part for part in re.split(r" ?[;.] +", words) if part.strip()]
    whole = _composed(words, known)
    if len(parts) <= 1 or (whole and not whole[0].left_out):
        return whole
    first = [next(iter(_composed(part, known)), None) for part in parts]
    apart = _joined([each for each in first if each is not None]) if all(first) else None
    if apart is None or (whole and len(whole[0].left_out) < len(apart.left_out)):
        return whole
    return (apart, *whole)


def _joined(parts: list[Offer]) -> Offer:
    """Return what several sentences mean together."""
    lines = tuple(dict.fromkeys(line for each in parts for line in each.lines))
    left = tuple(dict.fromkeys(word for each in parts for word in each.left_out))
    return Offer(lines, left, used=sum(each.used for each in parts))


def _composed(said: str, known: Known) -> tuple[Offer, ...]:
    words, lasting = _LASTS.subn("", said)
    adjuncts, core = adjuncts_in(words)
    lasts = lasting > 0
    found: dict[tuple[tuple[str, ...], ...], Offer] = {}
    for words, unknown in _readings(core, known):
        signs = chunked(words, known)
        signs.unknown[:0] = unknown
        moments = [_with_known_names(each, known, signs) for each in adjuncts]
        for parse in parses(signs, [each.moment for each in moments if each.moment]):
            offer = _offer(parse, signs, moments, lasts=lasts)
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
            rest = re.sub(r"\b(conquer|attack|take)(s?) it\b", rf"\1\2 a region with {piece}", rest)
            rest = re.sub(r"\b(?:that|this|such a|its|their) region\b", f"region with {piece}", rest)
            return words[: put.end()] + rest
    return words


def _offer(parse: Parse, signs: Chunked, adjuncts: list[Adjunct], *, lasts: bool) -> Offer | None:
    events = [each for each in parse.matches if each.rule.kind == "event"]
    covered = {at for each in parse.matches for at in range(each.start, each.end)}
    said = [_filled(each.rule.moment, each, signs, covered) for each in events]
    said += [each.moment for each in adjuncts if each.moment]
    qualifiers = [one for each in adjuncts for one in each.qualifier.split(", ") if one]
    lines: list[tuple[str, ...]] = []
    missed: list[set[str]] = []
    paid = ""
    for match in _paid_first(parse.matches):
        if match.rule.kind == "price":
            paid = _filled(match.rule.means, match, signs, covered)
        if match.rule.kind != "effect":
            continue
        around = _Around(said, tuple(dict.fromkeys(qualifiers)), lasts)
        ways = _ways(match, signs, around, covered, paid)
        paid = ""
        if not ways:
            return None
        lines.append(tuple(way for way, _ in ways))
        missed.append(set(ways[0][1]))
    if paid or not lines:
        return None
    covered |= _idle(signs, covered) | _named_again(signs, covered)
    left = [word for at, word in enumerate(signs.words) if at not in covered and lost(signs.signs[at]) > 0.2]
    lines = _chained(list(dict.fromkeys(lines)))
    if lasts and not any(" until " in way for each in lines for way in each):
        left.append("until my next turn")
    named = tuple(dict.fromkeys((*signs.unknown, *left, *sorted(set.intersection(*missed)))))
    used = sum(lost(signs.signs[at]) > 0.2 for at in covered) + len(said) + len(qualifiers)
    return Offer(tuple(lines), named, used=used)


def _paid_first(matches: tuple[Match, ...]) -> tuple[Match, ...]:
    """Return rules with a price that is named last before what it is paid for: `… if I pay 1 coin`."""
    *before, last = matches
    if last.rule.kind != "price" or not before or before[-1].rule.kind != "effect":
        return matches
    return (*before[:-1], last, before[-1])


def _idle(signs: Chunked, covered: set[int]) -> set[int]:
    """Return the places of people who are named once more behind something that is understood."""
    return {at for at, sign in enumerate(signs.signs) if sign == "OPP" and at - 1 in covered}


def _named_again(signs: Chunked, covered: set[int]) -> set[int]:
    """Return the places of regions and amounts that are used where they are named once more."""
    used = {signs.signs[at] for at in covered if "#" in signs.signs[at]}
    return {at for at, sign in enumerate(signs.signs) if sign in used}


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


@dataclass(frozen=True, slots=True)
class _Around:
    """What is said around an effect: when, on what condition, and whether it holds until my next turn."""

    moments: list[str]
    qualifiers: tuple[str, ...]
    lasts: bool


def _ways(
    match: Match, signs: Chunked, around: _Around, covered: set[int], paid: str
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the clauses of an effect that can be read, and which moments or conditions each lacks."""
    rule, qualifiers, lasts = match.rule, around.qualifiers, around.lasts
    own, *more = _filled(rule.moment, match, signs, covered).split(", ")
    means = _filled(rule.means, match, signs, covered)
    if own == "at turn start" and any("this turn" in each for each in (means, *qualifiers)):
        own = "at turn end"  # before that, nothing has happened yet
    moments = [turned_to(each, means) for each in around.moments]
    if _PICKED in moments and own == "always" and _FORBIDS.fullmatch(means):
        lasts = True
    elif _PICKED in moments and (rule.within is None or not rule.within.search(_PICKED)):
        moments.remove(_PICKED)  # what is so in the first turn, and does not happen with the pick
        qualifiers = (*qualifiers, "if there is exactly 1 turn played")
    if lasts:
        own, means = _lasting(own, means, moments)
    fitting = [each for each in moments if rule.within is not None and rule.within.search(each)]
    if lasts and " until " in means:
        fitting = [each for each in moments if not each.startswith(("always", "at scoring"))]
    if paid:
        means = means.replace("cost 9 less", "cost is exactly 1")
        means = f"I may {paid}, then {means.removeprefix('I may ')}"
        if not fitting and "attack" not in own:
            fitting = ["at any time" if "once per turn" in qualifiers else "at turn start"]
    missed = [each for each in moments if each not in fitting and each != own]
    found: list[tuple[str, tuple[str, ...]]] = []
    fitting = _most_special(fitting)
    for moment in (fitting or [own])[:2]:
        others = [each for each in fitting if each != moment]
        for some in dict.fromkeys(((*more, *qualifiers), tuple(more))):
            clause = f"{''.join((_bound(moment, means), *(f', {each}' for each in some)))}: {means}"
            compulsory = moment in _OFFERS and "may " not in means
            if not compulsory and reads(clause, _CLAUSE):
                lacks = (each for each in qualifiers if each not in some)
                found.append((clause, (*missed, *others, *lacks)))
    return found


def _most_special(moments: list[str]) -> list[str]:
    """Return moments without those of which another says more: `when I roll` beside `when I roll 0`."""
    plain = [re.sub(r" an? region$", "", each) for each in moments]
    return [
        moment
        for moment, begins in zip(moments, plain, strict=True)
        if not any(other != moment and other.startswith(f"{begins} ") for other in moments)
    ]


def _bound(moment: str, means: str) -> str:
    """Return a moment so that `they` are somebody in it."""
    if means.startswith(("choose", "I may choose")):
        return moment
    if re.match(r"when I (?:conquer|attack) ", moment) and re.search(r"\bthey\b|\btheir\b", means):
        bare_moment = moment.replace(" they hold", "")
        return bare_moment if "held by" in moment else f"{bare_moment} held by an opponent"
    return moment


_FORBIDS: Final = re.compile(r"(?P<what>.+) are immune to opponents|opponents cannot attack (?P<where>.+)")


def _lasting(own: str, means: str, moments: list[str]) -> tuple[str, str]:
    """Return what holds until my next turn, and when it begins: for all of them, or for one of choice."""
    rule = _FORBIDS.fullmatch(means) if own == "always" else None
    if rule is None:
        return own, means
    what = rule["what"] or rule["where"]
    if " this turn" in what:  # what was conquered is known when it is, and not afterwards
        return "when I conquer a region", "there is immune to opponents until my next turn"
    if any(each.startswith("when I conquer") for each in moments):
        return own, "there is immune to opponents until my next turn"
    if what.startswith("any "):
        one = f"a {what.removeprefix('any ')}"
        return "at turn end", f"choose {one}, then there is immune to opponents until my next turn"
    return "at turn end", f"{what} are immune to opponents until my next turn"


_GAP: Final = re.compile(r"\{([A-Z+1]+)(?::(\w+))?\}")


def _filled(template: str, match: Match, signs: Chunked, covered: set[int]) -> str:
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
            return re.sub("^each ", "an ", str(gaps["WHOM"])) if form == "one" else str(gaps["WHOM"])
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
    if name == "R" and form == "chosen":  # a region of somebody who was chosen
        others = tuple(each for each in where.without_holder().filters if not each.startswith("they hold"))
        near = re.sub(r"held by an? (?:opponent|enemy)(?: and )?", "", where.nested)
        return replace(where, filters=("they hold", *others), nested=near, several=False).said("a")
    if name == "R" and form == "their":
        return where.without_holder().said("a")
    if name == "R" and form in {"", "bare"}:
        return where.without_holder().not_remembered().said("a")
    if name == "R":  # theirs: another attacks it, so it is mine unless it is said whose it is
        return (where if form == "theirs" and (where.nested or where.filters) else where.mine()).said("a")
    if name == "ALL":
        return where.without_holder().said("many")
    mine = where.mine()
    if name == "MANY" and where.counted:
        return f"any {mine.said('each')}"
    return mine.said("many") if name == "MANY" else mine.said("a" if form == "a" else "each")


def left_out_of(clause: str, text: str, known: Known) -> tuple[str, ...]:
    """Return the parts of a sentence that a clause made in another way has no word for."""
    adjuncts, core = adjuncts_in(loosened(bare(text, known.regions), known.regions))
    signs = chunked(core, known)
    left = list(signs.unknown)
    for sign, words in zip(signs.signs, signs.words, strict=True):
        name, _, number = sign.partition("#")
        if (name in {"R", "P", "FOR", "WHOM"} and not _names(clause, signs.values[int(number)])) or (
            name in GRAVE
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
