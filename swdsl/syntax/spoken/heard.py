"""What is heard in a sentence wherever it stands: moments, limits, conditions, and regions."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.lexicon import IDEAS, STOPWORDS
from swdsl.syntax.spoken.moments import adjunct_of, loose_adjuncts
from swdsl.syntax.spoken.regions import Region, region_of
from swdsl.syntax.spoken.words import singular

LONGEST_REGION: Final = 9
"""Words of a region that is looked for."""
_LONGEST_ADJUNCT: Final = 16
_STARTS: Final = re.compile(
    r"(?:^|(?<=, )|(?<= ))(?:(?:immediately |right |just )?(?:when|whenever|each time|every time|any"
    r" time|if|unless|while|as long"
    r" as|once|twice|[0-9]+ times|at|on|in|during|after|before|upon|even|also|only|first time|by|each turn"
    r"|each of my turns|each round|every other turn|provided|as soon as|so long as|every 2 turns))\b"
)
_KINDS: Final = frozenset({"region", "land", "water"})
_BEFORE_NOUN: Final = frozenset(
    {
        "my",
        "their",
        "enemy",
        "opponent",
        "opponents",
        "empty",
        "occupied",
        "declined",
        "active",
        "adjacent",
        "all",
    }
    | {
        "neighbouring",
        "any",
        "each",
        "non-empty",
        "an",
        "a",
        "other",
        "own",
        "unoccupied",
        "opposing",
    }
)


_SAID_BESIDES: Final = """
    board edge water land coast coastal defender middle centre away attacker owner neighbour enemy enemies
    player someone somebody anyone anybody nobody everyone unless while since race discount reduction defence
    redeploying redeployment scoring declining active declined occupied empty non-empty neighbouring adjacent
    bordering
"""
_SAID: Final = frozenset(_SAID_BESIDES.split())
_CONTENTS: Final = frozenset({"token", "defender", "no", "at", "exactly", "more", "fewer"})
_COMPARES: Final = frozenset({"less", "fewer", "more", "cheaper", "extra", "additional"})
_GOES_ON: Final = re.compile(
    r" (?:I|they|gain|take|pay|lose|my|all|opponents|it|place|each|at|on|during|when|double|cost)\b"
)
_ROLLED: Final = re.compile("when I roll [0-9]")
_PLAINLY: Final = re.compile(r"when I (?:conquer|attack) a region")
_SOMEBODY: Final = re.compile(r" (?:an? |any |each )?(?:player|opponent|enemy)s? (?:who|with|that)\b")
_WHO: Final = re.compile(r" (?:who|whose|with|that (?:has|have|holds))\b")
_OF: Final = re.compile(" (?:of|token|coin|region|more|less|extra|fewer)")
_NEAR: Final = re.compile(" (?:bordering|adjacent|next|near)")
_MOST_CONDITIONS: Final = 3
_JOINED: Final = re.compile(r"\b[a-z]+_[a-z_]+\b")
_BESIDE: Final = r"\b(bordering|adjacent to|linked to|within [0-9]+ of)"


@dataclass(frozen=True, slots=True)
class Known:
    """What can be named where a sentence stands: kinds of regions, its pieces, races and powers."""

    regions: frozenset[str]
    pieces: tuple[str, ...] = ()
    races: frozenset[str] = frozenset()
    powers: frozenset[str] = frozenset()

    def region(self, place: Region | None) -> Region | None:
        """Return a region by the names that are known; nothing if it has another."""
        if place is None:
            return None
        nouns = [self._noun(each) for each in place.nouns]
        if not all(nouns) or not self._names_in(place.nested):
            return None
        return replace(place, nouns=tuple(nouns), nested=self._with_pieces(place.nested))

    def _names_in(self, nested: str) -> bool:
        """Whether names of two words in a filter are names: `a fort produce` is none."""
        return all(singular(each) in self.regions for each in _JOINED.findall(nested))

    def _with_pieces(self, nested: str) -> str:
        """Return a filter in which what lies beside a piece lies beside the region with it."""
        for piece in self.pieces:
            nested = re.sub(
                rf"{_BESIDE} (?:an? )?{piece}s?(?: I hold)?$", rf"\1 a region with {piece}", nested
            )
        return nested

    def knows_contents(self, place: Region) -> bool:
        """Whether everything is known that is said to stand in a region."""
        inside = re.findall(
            r"\bwith(?:out)? (?:an? |[0-9]+ )?([a-z_]+)", " ".join((*place.filters, place.nested))
        )
        things = {*_CONTENTS, *self.pieces}
        return all(self._noun(each) or singular(each) in things for each in inside)

    def speaks(self, word: str) -> bool:
        """Whether a word means something: to the grammar, to whoever reads sentences, or as a name."""
        forms = {word, singular(word), word.removesuffix("'s").removesuffix("s'")}
        return bool(forms & (vocabulary().words | IDEAS.keys() | STOPWORDS | self.regions | _SAID))

    def names(self, word: str) -> bool:
        """Whether a word names a kind of region."""
        return bool(self._noun(word))

    def _noun(self, noun: str) -> str:
        first = noun.removesuffix(" region")
        if singular(first) in _KINDS or {first, singular(first)} & self.regions:
            return noun
        return ""


def adjuncts_in(words: str) -> tuple[list[Adjunct], str]:
    """Return when, how often and on what condition, wherever it is said, and what else there is."""
    adjuncts: list[Adjunct] = []
    core, at = words, 0
    while (start := _STARTS.search(core, at)) is not None:
        taken = _longest_adjunct(core[start.start() :])
        if taken is None:
            at = start.end()
            continue
        adjuncts.append(taken[0])
        core = (
            f"{core[: start.start()].rstrip(' ,')}, {core[start.start() + taken[1] :].lstrip(' ,:')}".strip(
                " ,"
            )
        )
        at = min(start.start(), len(core))
    for adjunct, pattern in loose_adjuncts(core):
        adjuncts.append(adjunct)
        core = pattern.sub(" ", core, count=1)
    return adjuncts, " ".join(core.split()).strip(" ,")


def _longest_adjunct(words: str) -> tuple[Adjunct, int] | None:
    mark = re.search(r"[,:;]", words)
    within = words[: mark.start()] if mark else words
    ends = [found.start() for found in re.finditer(r" |$", within)][:_LONGEST_ADJUNCT]
    if re.match(r"if|unless|as long as|while|provided", words):
        # whether something is so is a question for the grammar, which takes its time
        ends = [end for end in ends if _GOES_ON.match(within, end)][:_MOST_CONDITIONS] + ends[-2:]
    for end in reversed(ends):
        adjunct = adjunct_of(within[:end])
        if adjunct is not None and not _goes_on(adjunct, within, end):
            return adjunct, end
    return None


def _goes_on(adjunct: Adjunct, words: str, end: int) -> bool:
    """Whether what stands behind says more of the last word of an adjunct: `on 1 of my turns`."""
    if _ROLLED.match(adjunct.moment):
        return _OF.match(words, end) is not None
    if _PLAINLY.fullmatch(adjunct.moment) and _SOMEBODY.match(words, end):
        return True
    if adjunct.moment.endswith("opponent declines") and _NEAR.match(words, end):
        return True
    return adjunct.moment.endswith("opponent") and _WHO.match(words, end) is not None


def regions_in(words: str, known: Known) -> Iterator[Region]:
    """Yield the regions that are named, each with all that is said of it."""
    every = words.replace(",", " , ").replace(";", " , ").split()
    for at, word in enumerate(every):
        if known.names(word) or (at + 1 < len(every) and known.names(f"{word}_{singular(every[at + 1])}")):
            yield from _region_at(every, at, known)


def _region_at(every: list[str], at: int, known: Known) -> Iterator[Region]:
    start = at
    while start and (every[start - 1] in _BEFORE_NOUN or _is_listed(every, start, known)):
        start -= 2 if _is_listed(every, start, known) else 1
    for begin in dict.fromkeys((start, at)):
        rest = " ".join(every[begin:]).split(" ,")[0].split()
        for length in range(min(len(rest), LONGEST_REGION), 0, -1):
            if rest[length : length + 1] and rest[length] in _COMPARES:
                continue  # `with 1 token less` says nothing of the region
            place = known.region(region_of(" ".join(rest[:length])))
            if place is not None:
                if place.nouns != ("region",) or place.filters or place.nested:
                    yield place
                return


def _is_listed(every: list[str], at: int, known: Known) -> bool:
    """Whether a noun stands behind another one and `and` or `or`."""
    return at > 1 and every[at - 1] in {"and", "or"} and known.names(every[at - 2])
