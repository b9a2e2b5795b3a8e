"""Regions as people name them: taken apart, and put together as the grammar has them."""

import re
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from swdsl.syntax.spoken.rows import Row, matched, row
from swdsl.syntax.spoken.words import singular

_HELD: Final = r"(?:held|owned|controlled|occupied|inhabited|defended)"
_HOLD: Final = r"(?:hold|own|control|occupy|possess|have|rule)"
_SOMEBODY: Final = (
    r"(?:an? |any |another |each |all )?(?:(?P<life>active|declined) )?(?:opponent|enemy|enemie|player"
    r"|race)s?"
    r"(?: in (?P<decline>decline))?"
)
_DETERMINER: Final = re.compile(
    r"(?:all|any|each|1|some) of (?=my |those |mine)|(?:all|any|each|an?|some|another|[0-9]+) "
)

#: Words before the noun, and the filter that each of them is.
_BEFORE: Final[tuple[Row, ...]] = (
    row(r"my declined (?=regions?\b)|my declined race's ", "held by my declined race"),
    row(r"my |own ", "I hold"),
    row(r"(?:their|his|her|that (?:player|opponent)'s) ", "they hold"),
    row(r"(?:an? )?active (?:opponent|enemy|player|race)(?:'s|s'|s)? ", "held by an active opponent"),
    row(r"(?:an? )?declined (?:opponent|enemy|player|race)(?:'s|s'|s)? ", "held by a declined opponent"),
    row(r"(?:an? |any |another )?opponent(?:'s|s'|s)? |other people's ", "held by an opponent"),
    row(r"(?:an? )?(?:enem(?:y|ies)|opposing|hostile)(?:'s|')? ", "held by an enemy"),
    row(r"(?:empty|unoccupied|vacant|uninhabited|undefended|free) ", "with no defenders"),
    row(r"(?:non-empty|nonempty|occupied|inhabited|defended) ", "held by an enemy"),
    row(r"(?:border|edge|outer) (?=regions?)", "at edge"),
    row(r"adjacent |neighbouring |bordering ", "bordering a region I hold"),
)
_MANY: Final = r"(?:(?:an?|no|(?:at least |at most |exactly |more than |fewer than )?[0-9]+) )?"
_PARTY, _CONTENT = "held by somebody", "with something"
_A: Final = ("a ", "an ", "any ", "1 ")
_NOT_A_NAME: Final = r"(?!(?:in|on|and|or|I|bordering|adjacent|at|held)\b)"

#: Words behind the noun.
_BEHIND: Final[tuple[Row, ...]] = (
    row(rf"(?:that |which )?(?:I|we) (?:still )?{_HOLD}", "I hold"),
    row(rf"(?:that |which )?they {_HOLD}", "they hold"),
    row(
        rf"{_HELD} by (?:me|my race|my tokens)|of mine|under my control|in my (?:possession|control)",
        "I hold",
    ),
    row(rf"{_HELD} by (?:my declined race|my race in decline)", "held by my declined race"),
    row(rf"{_HELD} by nobody", "held by nobody"),
    row(rf"{_HELD} by {_SOMEBODY}", _PARTY),
    row(rf"(?:of|belonging to|from) {_SOMEBODY}", _PARTY),
    row(
        r"(?:with|containing|holding|(?:that|which) (?:has|have|contains?|holds?)|where there (?:is|are)"
        r"|(?:where|in which|on which) I (?:have|hold|keep|leave|put))"
        rf" (?P<many>{_MANY})(?:of )?(?:my )?(?P<thing>\w+(?: {_NOT_A_NAME}\w+)??)(?: (?:in|on) (?:it"
        rf"|them)| of mine)?"
        r"(?= |$)",
        _CONTENT,
    ),
    row(r"where (?:my |an? )?(\w+) (?:is|are|stands?)", r"with \1"),
    row(r"([0-9]+) regions? away(?: from (?:me|mine|my regions))?", r"within \1 of a region I hold"),
    row(
        r"(?:(?:completely|fully|entirely|only|totally) )?(?:surrounded|enclosed|encircled) (?:only"
        r" )?by (?:my|own)"
        r"(?: own)?(?: other)? regions?",
        "not bordering a region not held by me",
    ),
    row(r"in decline", "held by a declined opponent"),
    row(r"without (?:an? |any )?(\w+)", r"without \1"),
    row(r"(?:in|at) (?:middle|centre|center|interior|heart)(?: of board)?|inland", "not at edge"),
    row(r"not (?:at|on|along) (?:an? )?edge(?: of board)?", "not at edge"),
    row(r"(?:at|on|along|touching|bordering) (?:an? )?edge(?: of board)?", "at edge"),
    row(r"(?:that |which )?I (?:have )?lost since my last turn", "I lost since my last turn"),
    row(
        r"(?:that |which )?I (?:have )?(?:just )?(conquered|attacked|left)(?: this turn)?", r"I \1 this turn"
    ),
    row(
        r"(?:that |which )?(?:is |are |was |were )?not (?:conquered|taken)(?: by me)?(?: this turn)?"
        r"|(?:that |which )?I (?:did|have) not (?:conquer|take)(?:ed|n)?(?: this turn)?",
        "not conquered by me this turn",
    ),
    row(r"(?:conquered|taken)(?: by me)?(?: this turn)?", "I conquered this turn"),
    row(r"(?:occupied|held|owned|controlled)", "I hold"),
    row(r"(?:except|other than) (?:it|there)", "other than there"),
    row(r"(?:that|which) (?:is|are) (?:empty|unoccupied)", "with no defenders"),
    row(r"(?:that|which) (?:is|are) not (?:an? )?(\w+)", r"that is not \1"),
)
_NESTED: Final = re.compile(
    r"(?:(?:that|which) (?:is|are) )?(?P<not>not )?"
    r"(?P<relation>bordering|adjacent to|linked to|connected to|within [0-9]+(?: regions?)? of) (?P<rest>.+)"
)
_BACK: Final = frozenset({"it", "there", "that region", "this region"})
_NEVER_NOUNS: Final = frozenset(
    {"i", "me", "my", "you", "it", "they", "them", "their", "to", "of", "in", "on", "at"}
    | {"by", "with", "from", "for", "each", "an", "a", "and", "or", "not", "no", "that", "which"}
    | {"who", "is", "are", "was", "be", "gain", "pay", "lose", "cost", "costs", "may", "cannot", "if"}
    | {
        "when",
        "while",
        "less",
        "more",
        "fewer",
        "than",
        "then",
        "turn",
        "turns",
        "token",
        "tokens",
        "coin",
        "coins",
    }
    | {"can", "must", "could", "should", "will", "does", "do", "has", "have", "gives", "give", "only", "also"}
    | {"need", "needs", "take", "takes", "brings", "bring", "makes", "make", "using", "without"}
    | {"same", "round", "rounds", "opponent", "opponents", "player", "players"}
)
_MOST_NOUNS: Final = 5


@dataclass(frozen=True, slots=True)
class Region:
    """What kind of region, and what is said of it, in the words of the grammar."""

    nouns: tuple[str, ...]
    joined: str = "or"
    filters: tuple[str, ...] = ()
    nested: str = ""
    guessed: bool = False
    several: bool = False
    counted: bool = False
    """Whether it was said how many: of an event one is any, but what holds for one hill need not for each."""

    @property
    def is_mine(self) -> bool:
        """Whether they are said to be mine."""
        return "I hold" in self.filters

    @property
    def is_of_others(self) -> bool:
        """Whether they are said to be somebody else's."""
        said = (*self.filters, self.nested)
        return any(re.match(r"they hold|held by (?!my)|with no def", each) for each in said)

    @property
    def is_held(self) -> bool:
        """Whether it is said whose they are, or what happened to them."""
        return any(re.match(r"I |they |held by|with no def", each) for each in (*self.filters, self.nested))

    def mine(self) -> "Region":
        """Return those of them that I hold; if nothing was said of that, it is a guess."""
        return self if self.is_held else replace(self, filters=("I hold", *self.filters), guessed=True)

    def without_holder(self) -> "Region":
        """Return a region without saying that I hold it."""
        return replace(self, filters=tuple(each for each in self.filters if each != "I hold"))

    def not_remembered(self) -> "Region":
        """Return a region without what happened to it this turn."""
        return replace(self, filters=tuple(each for each in self.filters if "this turn" not in each))

    def said(self, number: str) -> str:
        """Return the region as one (`a`), as what is counted (`each`) or as all of them (`many`).

        Several that were spoken of stay several where either would do.
        """
        if number == "many" and not self.several and not self.nouns[-1].endswith(("s", "region")):
            return f"any {self.said('each')}"
        if number == "many" or (number == "a" and self.several):
            nouns = [f"{each}s" if each.endswith("region") else each for each in self.nouns]
        else:
            nouns = [singular(each) for each in self.nouns]
        joined = "or" if number == "a" and not self.several else self.joined
        first = f" {joined} ".join(nouns)
        article = "a " if number == "a" and not self.several else ""
        return article + " ".join(part for part in (first, *self.filters, self.nested) if part)


class _Behind(NamedTuple):
    """What stands behind a noun: plain filters, one with a region of its own, whether that was guessed."""

    simple: tuple[str, ...]
    nested: str
    guessed: bool


def region_of(text: str, *, or_party: bool = False) -> Region | None:
    """Return the region that some words name, all of them; nothing if they name none.

    Where somebody is attacked, a region of theirs is: `or_party` says that this is such a place.
    """
    words = text.strip()
    party = re.fullmatch(_SOMEBODY, words)
    if party is not None:
        if not or_party:
            return None
        return Region(("region",), nested=_held_by(party))
    found = _DETERMINER.match(words)
    before, words = _before(words[found.end() :] if found else words)
    for end in [each.start() for each in re.finditer(r" |$", words)][:_MOST_NOUNS]:
        nouns, behind = _nouns(words[:end]), _behind(words[end:].strip())
        if nouns is not None and behind is not None:
            several = (not found or found[0] == "all ") and not words[:end].endswith("region")
            counted = found is not None and found[0][0].isdigit()
            region = _region(nouns, before, behind, words)
            # `a hill and a forest`: both, or either?
            both = len(nouns) > 1 and region.joined == "and" and found is not None and found[0] in _A
            return replace(region, several=several, counted=counted, guessed=region.guessed or both)
    return None


def _before(words: str) -> tuple[list[str], str]:
    """Return the filters before a noun, and the words behind them."""
    filters: list[str] = []
    while True:
        for pattern, means in _BEFORE:
            found = pattern.match(words)
            if found is not None and found.end() < len(words):
                filters.append(means)
                words = words[found.end() :]
                break
        else:
            return filters, words


def _region(nouns: tuple[str, ...], before: list[str], behind: _Behind, words: str) -> Region:
    nests = [each for each in before if each.startswith(("bordering", "held"))]
    every = [*(each for each in before if each not in nests), *behind.simple]
    held = [*nests, *([behind.nested] if behind.nested else [])]
    if "held by an enemy" in held and "I conquered this turn" in every:
        held.remove("held by an enemy")
        every[every.index("I conquered this turn")] = "I conquered from an enemy this turn"
    near = any(each.startswith("bordering") for each in before)
    joined = any("_" in each and each not in words for each in nouns)
    link = "and" if " and " in words and " or " not in words else "or"
    filters = tuple(dict.fromkeys(every))
    return Region(nouns, link, filters, " and ".join(held), behind.guessed or near or joined)


def _nouns(words: str) -> tuple[str, ...] | None:
    """Return the nouns of a list."""
    parts = [re.sub(r"^an? ", "", each.strip()) for each in re.split(r" and | or |, ", words)]
    fit = all(re.fullmatch(r"[a-z_]+(?: [a-z_]+)?", each) for each in parts)
    if not fit or any(word in _NEVER_NOUNS for each in parts for word in each.split()):
        return None
    return tuple(_noun(each) for each in parts)


def _noun(words: str) -> str:
    first, _, last = words.partition(" ")
    if last and singular(last) != "region":
        return f"{first}_{singular(last)}"
    return f"{singular(first)} region" if last else singular(first) if singular(first) == "region" else first


def _behind(rest: str) -> _Behind | None:
    """Return the filters behind a noun; nothing if words are left."""
    simple: list[str] = []
    while rest:
        for pattern, means in _BEHIND:
            found = pattern.match(rest)
            if found is not None and (found.end() == len(rest) or rest[found.end()] in " ,"):
                simple.append(_meant(found, means))
                rest = rest[found.end() :].lstrip(" ,").removeprefix("and ")
                break
        else:
            nested = _nested(rest)
            return None if nested is None else _Behind(tuple(simple), *nested)
    held = [each for each in simple if each.startswith("held by")]
    return _Behind(tuple(each for each in simple if each not in held), " and ".join(held), guessed=False)


def _meant(found: re.Match[str], means: str) -> str:
    if means == _PARTY:
        return _held_by(found)
    return _with(found["many"].strip(), found["thing"]) if means == _CONTENT else found.expand(means)


def _held_by(found: re.Match[str]) -> str:
    life = found["life"] or ("declined" if found["decline"] else "")
    return f"held by {'a' if life == 'declined' else 'an'} {life} opponent".replace("  ", " ")


def _with(many: str, what: str) -> str:
    thing = singular(what).replace(" ", "_")
    if many == "no":
        return f"without {thing}s" if thing in {"token", "defender"} else f"without {thing}"
    number = as_number(many)
    several = number not in {"", "a", "1", "at least 1", "exactly 1", "at most 1"}
    plural = f"{thing}s" if several and thing in {"token", "defender"} else thing
    return f"with {'' if number == 'a' else number} {plural}".replace("  ", " ")


_NUMBERS: Final[tuple[Row, ...]] = (
    row(r"an?|any", "a"),
    row(r"no more than ([0-9]+)", r"at most \1"),
    row(r"((?:at least |at most |exactly )?[0-9]+|no)", r"\1"),
)


def as_number(many: str) -> str:
    """Return how many, as the grammar says it."""
    found = re.fullmatch(r"(more|fewer|less) than ([0-9]+)", many)
    if found is not None:
        by = 1 if found[1] == "more" else -1
        return f"at {'least' if by > 0 else 'most'} {int(found[2]) + by}"
    return matched(many, _NUMBERS) or many


def _nested(rest: str) -> tuple[str, bool] | None:
    """Return a filter with a region of its own, and whether something of it was guessed."""
    found = _NESTED.fullmatch(rest)
    if found is None:
        return None
    relation = re.sub(r" regions?(?= of)", "", found["relation"].replace("connected to", "linked to"))
    said = f"not {relation}" if found["not"] else relation
    if found["rest"] in _BACK:
        return f"{said} there", False
    if found["rest"] in {"me", "mine"}:
        return f"{said} a region I hold", False
    number = re.match(r"(?:at least |at most |exactly )?[0-9]+ (?:of (?=my ))?", found["rest"])
    inner = region_of(found["rest"][number.end() :] if number else found["rest"])
    if inner is None:
        return None
    target = f"{number[0].removesuffix('of ')}{inner.said('many')}" if number else inner.said("a")
    return f"{said} {target}", inner.guessed
