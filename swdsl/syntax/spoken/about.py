"""What a sentence is about that cannot be taken apart: clauses of that kind, with the author's own nouns."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from swdsl.syntax.spoken.regions import Region, region_of
from swdsl.syntax.spoken.topics import TOPICS, Topic
from swdsl.syntax.spoken.turns import of_me, turned
from swdsl.syntax.spoken.words import plain, singular

_LONGEST: Final = 300
_MOST_REGIONS: Final = 6
_LONGEST_REGION: Final = 6
"""Words of a region that is looked for."""
_MOST_TOPICS: Final = 6
_ANY_REGION: Final = Region(("region",))
_BEFORE_REGION: Final = re.compile(
    r"(?:^|(?<=\bin )|(?<=\bon )|(?<=\bof )|(?<=\bby )|(?<=\bto )|(?<=\bfor )|(?<=\beach )|(?<=\bany )"
    r"|(?<=\ball )|(?<=\bmy )|(?<=\ba )|(?<=\ban )|(?<=\bconquer )|(?<=\battack )|(?<=\bconquering )"
    r"|(?<=\bthrough )|(?<=\benter )|(?<=\btreat )|(?<=\bno )|(?<=\boccupy ))(?=[a-z])"
)
_PIECE: Final = re.compile(
    r"\b(?:place|places|put|build|builds|set|move|moves)(?: up to)?(?: (?:[0-9]+|an?|any|all|each)(?:"
    r" of)?)?(?: my)? ([a-z_]+)"
)
_GAP: Final = re.compile(r"\{(\w+)(?::a)?\}")


def about(text: str) -> Iterator[str]:
    """Yield clauses on what a sentence is about, the most likely first."""
    if len(text) > _LONGEST:
        return
    words = turned(of_me(plain(text))[0])
    found = [each for each in TOPICS if all(word.search(words) for word in each.words)]
    likeliest = sorted(found, key=lambda each: -len(each.words))
    for topic in islice(likeliest, _MOST_TOPICS):
        yield from _clauses(topic, words)


def _clauses(topic: Topic, words: str) -> Iterator[str]:
    """Yield a topic's clause with each region that is named, and with any region."""
    named = (
        list(islice(_regions(words), _MOST_REGIONS))
        if re.search(r"\{(?:R|MINE|MANY|ALL)", topic.clause)
        else []
    )
    for place in (*named, _ANY_REGION):
        said = _filled(topic.clause, place, words)
        if said is not None:
            yield said


def _regions(words: str) -> Iterator[Region]:
    for start in _BEFORE_REGION.finditer(words):
        rest = words[start.start() :].split()
        every = (
            region_of(" ".join(rest[:length])) for length in range(min(len(rest), _LONGEST_REGION), 0, -1)
        )
        named = [each for each in every if each is not None and each.nouns != ("region",)]
        yield from dict.fromkeys((*named[:1], *named[-1:]))


def _filled(clause: str, place: Region, words: str) -> str | None:
    """Return a clause with everything filled in; nothing if it speaks of a piece and none is named."""
    numbers = re.findall(r"(?<![a-z])[0-9]+", words)
    number = numbers[0] if numbers else "1"
    piece = _PIECE.search(words)
    mine = place.without_holder().mine()
    gaps = {
        "R": place.without_holder().said("a"),
        "MINE": mine.said("each"),
        "MANY": mine.said("many"),
        "ALL": place.without_holder().said("many"),
        "N": number,
        "M": number if number != "1" else "2",
        "COINS": "coin" if number == "1" else "coins",
        "TOKENS": "token" if number == "1" else "tokens",
        "SIGN": "pay" if re.search(r"\b(?:lose|pay|discard)", words) else "gain",
        "PIECE": singular(piece[1]) if piece else "",
        "PIECES": piece[1] if piece else "",
    }
    if "{PIECE" in clause and not gaps["PIECE"]:
        return None
    said = _GAP.sub(lambda gap: f"a {gaps[gap[1]]}" if gap[0].endswith(":a}") else gaps[gap[1]], clause)
    return said.replace("held by an opponent held by", "held by").replace(
        "held by an enemy held by", "held by"
    )
