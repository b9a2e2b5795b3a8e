"""What a sentence is about that cannot be taken apart: clauses of that kind, with the author's own words.

When something happens, how often, on what condition, for each of what and where is looked for wherever it may
stand; what nobody knows is passed over. Whatever comes of it is offered, never assumed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.frame import Frame
from swdsl.syntax.spoken.frames import FRAMES
from swdsl.syntax.spoken.heard import LONGEST_REGION, Known, adjuncts_in, regions_in
from swdsl.syntax.spoken.loosened import loosened
from swdsl.syntax.spoken.regions import Region
from swdsl.syntax.spoken.shape import counted
from swdsl.syntax.spoken.words import singular
from swdsl.syntax.walk import reads

_CLAUSE: Final = "component_line"
_LONGEST: Final = 300
_MOST_FRAMES: Final = 4
_ANY_REGION: Final = Region(("region",))
_PIECE: Final = re.compile(
    r"\b(?:place|put|build|set|move|plant|lay|erect|raise|drop|deploy|create|summon)s?(?: up to)?(?:"
    r" (?:[0-9]+|an?|any|all|each|1)(?: of)?)?(?: my)?"
    r" (?:new )?([a-z_]+)"
)
_THING: Final = re.compile(
    r"\b(?:my|an?|each|every|this) ([a-z_]{3,}) (?=(?:gives?|adds?|may|can|cannot|to|protects?|makes?"
    r"|counts?|stays?|moves?"
    r"|conquers?|attacks?|brings?|defends?)\b)"
)
_NOT_A_PIECE: Final = frozenset(
    {
        "token",
        "tokens",
        "coin",
        "coins",
        "region",
        "regions",
        "it",
        "them",
        "there",
        "in",
        "to",
        "that",
        "as",
        "on",
    }
    | {
        "defender",
        "defenders",
        "opponent",
        "race",
        "races",
        "up",
        "all",
        "each",
        "any",
        "my",
        "more",
        "extra",
    }
)
_SPLIT: Final = re.compile(
    r"; |\. |, but |, (?:and )?(?=(?:I|they|it|my|opponents?|all|this|these|those|that) )"
    r"| (?:and|but) (?=(?:they|I|it|my|opponents) |(?:gain|lose|place|cost|costs|cannot|are|is|may|can"
    r"|need)\b)"
)
_LEADS_ON: Final = re.compile(
    r"\b(?:pay|spend|discard|give|choose|roll|pick|select|lose|when|if|whenever|each time)\b"
)
_BACK: Final = re.compile(r"\b(?:it|that region|this region|there)\b(?! (?:costs?|needs?|gives?))")
_WHETHER: Final = re.compile(r"\b(if|unless|while|as long as|except|until)\b")
_PLAINLY: Final = re.compile(r"when I (?:attack|conquer|score|leave) a region")
_KIND_OF: Final = re.compile(r"\{[A-Z]+\}|I may |[0-9]| held by.*| for each.*| from each.*")
_GAP: Final = re.compile(r"\{(\w+)(?::a)?\}")
_FOR_EACH: Final = re.compile(r" for (?:each|every [0-9]+) [^,;]+")
_FOR: Final = re.compile(r" for (each|every [0-9]+) ")


@dataclass(slots=True)
class _Sentence:
    """What was found in a sentence."""

    words: str
    core: str
    adjuncts: list[Adjunct]
    pieces: tuple[str, ...] = ()
    regions: list[Region] = field(default_factory=list)

    @property
    def said(self) -> str:
        """What happens, and the moments that are known."""
        moments = " , ".join(each.moment for each in self.adjuncts if each.moment.startswith("when"))
        return f"{_FOR_EACH.sub(' for each', self.core)} , {moments}"


def gist(text: str, known: Known) -> Iterator[tuple[str, ...]]:
    """Yield what a sentence may be about, the likeliest first, each as the clauses that say it."""
    if len(text) > _LONGEST:
        return
    yield from _gist(loosened(text, known.regions), known)


def several(text: str, known: Known) -> tuple[tuple[str, ...], ...]:
    """Return what each part of a sentence is about, if it says several things and all of them are known."""
    if len(text) > _LONGEST:
        return ()
    words = loosened(text, known.regions)
    parts = [part.strip(" ,.;") for part in _SPLIT.split(words) if part.strip(" ,.;")]
    if len(parts) < 2 or any(_LEADS_ON.search(part) for part in parts[:-1]):
        return ()
    shared = tuple(each for each in adjuncts_in(parts[0])[0] if each.moment)
    spoken_of = next(regions_in(parts[0], known), None)
    if spoken_of is not None:  # `they` are then what was spoken of before
        parts[1:] = [
            re.sub(
                r"^(?:they|these|those|it) (?=costs?|needs?|are|is|gives?|counts?)",
                f"{spoken_of.said('many')} ",
                each,
            )
            for each in parts[1:]
        ]
    piece = (named_piece(text, known) or next((one for one in known.pieces if one in parts[0]), ""),)
    if piece[0]:
        parts[1:] = [_BACK.sub(f"regions with {piece[0]}", each) for each in parts[1:]]
    found = [
        next(_gist(part, known, shared if at else (), piece if at else ()), ())
        for at, part in enumerate(parts)
    ]
    same = len({each[0].partition(": ")[2] for each in found if each}) < len(found)
    return () if same or not all(found) else tuple(found)


def _gist(
    words: str, known: Known, shared: tuple[Adjunct, ...] = (), pieces: tuple[str, ...] = ()
) -> Iterator[tuple[str, ...]]:
    adjuncts, core = adjuncts_in(words)
    if not any(each.moment for each in adjuncts):
        adjuncts.extend(shared)
    named = _PIECE.search(words)
    spoken = [each for each in (*known.pieces, *pieces) if each and re.search(rf"\b{each}(?:s|es)?\b", words)]
    if named is not None and named[1] not in _NOT_A_PIECE:
        spoken.append(singular(named[1]))
    found = _Sentence(words, core, adjuncts, tuple(dict.fromkeys(spoken)))
    every = dict.fromkeys(each for part in (core, words) for each in regions_in(part, known))
    found.regions = [each for each in every if not any(singular(noun) in found.pieces for noun in each.nouns)]
    if (
        found.pieces
        and not found.regions
        and re.search(rf"\b(?:each|every|my|all) (?:of my )?(?:{'|'.join(found.pieces)})", core)
    ):
        found.regions = [Region((found.pieces[0],))]
    fitting = [(each, gaps) for each in FRAMES if (gaps := _gaps(each, found)) is not None]
    fitting.sort(key=lambda each: -len(each[0].needs))
    seen: dict[str, int] = {}
    for frame, gaps in islice(fitting, _MOST_FRAMES):
        kind = _KIND_OF.sub("", frame.effect)
        clauses = tuple(dict.fromkeys(_clauses(frame, gaps, found)))
        if clauses and kind not in seen and len(frame.needs) + 1 >= max(seen.values(), default=0):
            seen[kind] = len(frame.needs)
            yield clauses


def named_piece(text: str, known: Known) -> str:
    """Return the name of something that is placed or moved and that nobody has declared."""
    if len(text) > _LONGEST:
        return ""
    said = loosened(text)
    named = [*_PIECE.findall(said), *(each for each in _THING.findall(said) if not known.speaks(each))]
    for name in map(singular, named):
        undeclared = name not in known.pieces and name not in known.regions and name not in vocabulary().words
        if undeclared and name not in _NOT_A_PIECE:
            return name
    return ""


def unheard(text: str, known: Known) -> str:
    """Return the part of a sentence, as written, that says when or whether and that nobody understands."""
    if len(text) > _LONGEST:
        return ""
    left = _WHETHER.search(adjuncts_in(loosened(text, known.regions))[1])
    said = re.search(rf"\b{left[1]}\b[^,.;:`]+", text, re.IGNORECASE) if left else None
    return said[0].strip() if said else ""


def knows_moment(text: str) -> bool:
    """Whether it is known when something happens."""
    return any(each.moment for each in adjuncts_in(loosened(text))[0])


def _count(words: str) -> str:
    """Return what something happens for each of."""
    for found in _FOR.finditer(words):
        rest = words[found.end() :].split()
        for length in range(min(len(rest), LONGEST_REGION), 0, -1):
            said = counted(found[1], " ".join(rest[:length]).strip(" ,"))
            if said is not None:
                return said[0]
    return ""


def _gaps(frame: Frame, found: _Sentence) -> dict[str, str] | None:
    """Return what fills the gaps of a frame, if its words are in the sentence."""
    if frame.lacks is not None and frame.lacks.search(found.said):
        return None
    gaps: dict[str, str] = {}
    for need in frame.needs:
        word = need.words and need.words.search(found.said)
        if not word and not any(_has(found, gap) for gap in need.gaps):
            return None
        said = word.groupdict() if word else {}
        gaps |= {name.split("_")[0]: value for name, value in said.items() if value}
    return gaps


def _has(found: _Sentence, gap: str) -> bool:
    return bool(found.pieces if gap == "PIECE" else found.regions)


def _clauses(frame: Frame, gaps: dict[str, str], found: _Sentence) -> Iterator[str]:
    """Yield a frame's clause at the moments that are said and at its own, with each region that is named."""
    own, *rest = frame.moment.split(", ")
    said = [each.moment for each in found.adjuncts if each.moment]
    if frame.within is not None:
        turned = (
            re.sub(r"^(when (?:I|an opponent)) conquer", r"\1 attack", one)
            if frame.effect.startswith("cost")
            else one
            for one in said
        )
        fitting = [one for one in turned if frame.within.search(one)]
    else:
        fitting = []
    this_turn = "this turn" in " ".join(
        (_count(f" {found.core}"), *(each.qualifier for each in found.adjuncts))
    )
    if this_turn and own == "at turn start":  # nothing has happened then
        own = "at turn end"
    if any("even" in each.qualifier for each in found.adjuncts) and any(
        "odd" in each.qualifier for each in found.adjuncts
    ):
        return  # said of two kinds of rounds, each time something else
    qualifiers = [one for each in found.adjuncts for one in each.qualifier.split(", ") if one]
    every = [*dict.fromkeys((*rest, *qualifiers))]
    regions = found.regions[:3] if re.search(r"\{(?:R|MINE|MANY|ALL)", f"{own}{frame.effect}") else []
    forbids = own == "always" and re.search(r"immune|cannot attack", frame.effect) is not None
    lasting = [one for one in said if forbids and one.startswith("when")]
    moments = [one for each in fitting for one in _bound(each, frame.effect)] or [own]
    if regions and "{R}" in own and _PLAINLY.fullmatch(moments[0]):
        moments.insert(0, own)  # what was said of the region stands elsewhere in the sentence
    for moment in moments:
        for place in (*regions, _ANY_REGION):
            for some in dict.fromkeys((tuple(every), tuple(rest))):
                clause = "".join((moment, *(f", {each}" for each in some), f": {frame.effect}"))
                filled = _filled(clause, place, gaps, found)
                if lasting:
                    longer = f"{lasting[0]}: {filled.partition(': ')[2]} until my next turn"
                    yield from (longer,) if reads(longer, _CLAUSE) else ()
                if reads(filled, _CLAUSE):
                    yield filled


def _bound(moment: str, effect: str) -> tuple[str, ...]:
    """Return a moment so that `they` are somebody in it, and without what nobody remembers afterwards."""
    if not re.match(r"when I (?:conquer|attack) ", moment):
        return (moment,)
    said = moment
    if re.search(r"\b(?:they|their)\b", effect) and "held by" not in moment:
        said = f"{moment} held by an opponent"
    fewer = re.sub(r" with (?:at least |at most |exactly )?[0-9]+ tokens?", "", said)
    return (said,) if fewer == said else (said, fewer)


def _filled(clause: str, place: Region, gaps: dict[str, str], found: _Sentence) -> str:
    piece = found.pieces[0] if found.pieces else "piece"
    some = re.search(rf"\b([0-9]+) (?:\w+ )?{piece}", found.core)
    many, other = _number(gaps.get("N") or (some[1] if some else None)), _number(gaps.get("M"))
    mine = place.without_holder().mine()
    words = {
        "R": place.without_holder().not_remembered().said("a"),
        "MINE": mine.said("each"),
        "MANY": mine.said("many"),
        "ALL": place.without_holder().said("many"),
        "N": many,
        "M": other if "M" in gaps else many if many != "1" else "2",
        "COINS": "coin" if many == "1" else "coins",
        "TOKENS": "token" if many == "1" else "tokens",
        "MCOINS": "coin" if other == "1" else "coins",
        "MTOKENS": "token" if other == "1" else "tokens",
        "PIECE": piece,
        "NEAR": f"a region with {piece}" if found.pieces else "a region I hold",
        "FOR": _count(f" {found.core}") or _count(f" {found.words}"),
        "MAY": "I may " if re.search(r"\b(?:may|can)\b", found.core) else "",
    }
    said = _GAP.sub(lambda gap: f"a {words[gap[1]]}" if gap[0].endswith(":a}") else words[gap[1]], clause)
    said = re.sub(
        r"held by an? (?:opponent|enemy)(?= held by)| held by an enemy(?= and held by an opponent)", "", said
    )
    return " ".join(said.split())


def _number(said: str | None) -> str:
    return said if said is not None and said.isdigit() else "1"
