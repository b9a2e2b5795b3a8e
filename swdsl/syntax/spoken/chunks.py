"""A sentence as a row of signs: who, what happens, how much, where, and words that nobody knows.

What is named together becomes one sign with a value (`C#0` is a number of coins, `R#1` a region), every other
word the sign of its idea. Words without a meaning of their own are passed over; a word that stands for
nothing known is kept aside with its place, so that whoever reads the signs can say what was not understood.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from swdsl.syntax.spoken.heard import LONGEST_REGION, Known
from swdsl.syntax.spoken.lexicon import IDEAS, STOPWORDS
from swdsl.syntax.spoken.regions import Region, region_of
from swdsl.syntax.spoken.shape import counted
from swdsl.syntax.spoken.words import singular

Value = Region | str
_NUMBER: Final = r"(?:[+-]?[0-9]+|an?|another|1 more)"
_MORE: Final = r"(?:extra|additional|more|bonus|further|new)"
_FEWER: Final = r"(?:less|fewer|cheaper|lower)"
_TOKEN: Final = r"(?:race )?tokens?"

#: Amounts, most special first: a sign and the words that it stands for.
_AMOUNTS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = tuple(
    (sign, re.compile(rf"(?:{pattern})(?=$| )"))
    for sign, pattern in (
        ("LESS", rf"(?P<n>[0-9]+) {_TOKEN} {_FEWER}|(?P<n1>[0-9]+) {_FEWER}(?: {_TOKEN})?"),
        ("LESS", r"-(?P<n>[0-9]+)(?: tokens?)?(?: cost| to cost)?(?! coin)"),
        ("LESS", rf"(?:less|fewer|minus) (?P<n>[0-9]+)(?: {_TOKEN})?|an? {_TOKEN} {_FEWER}"),
        ("LESS", rf"(?:cheaper|lower|reduced|less)(?: cost)? by (?P<n>[0-9]+)(?: {_TOKEN})?"),
        ("LESS", rf"(?:an? )?(?:reduction|discount) of (?P<n>[0-9]+)(?: {_TOKEN})?"),
        ("LESS", rf"(?:an? )?(?P<n>[0-9]+) {_TOKEN} discount|1 {_FEWER}"),
        ("MORE", r"\+(?P<n>[0-9]+)(?: tokens?)? cost|cost \+(?P<n1>[0-9]+)"),
        ("MORE", rf"(?P<n>[0-9]+) {_TOKEN} (?:more|extra|additional|higher)"),
        ("MORE", rf"(?:harder|dearer|higher|stronger|tougher)(?: cost)? by (?P<n>[0-9]+)(?: {_TOKEN})?"),
        ("MORE", r"(?P<n>[0-9]+) (?:harder|dearer|higher|stronger|tougher)"),
        ("DEF", r"\+?(?P<n>[0-9]+) (?:to )?(?:extra |additional |more )?(?:defence|defenders?)"),
        ("DEF", r"defence(?: of)? (?:\+|by )(?P<n>[0-9]+)|(?:an? )?defenders? more"),
        ("DEF", r"defence (?:\w+ )?by (?P<n>[0-9]+)"),
        (
            "CAP",
            (
                r"(?:only|at most|no more than|more than|up to|exactly|max(?:imum)?(?: of)?) "
                r"(?P<n>[0-9]+) regions?"
            ),
        ),
        ("C", rf"\+?(?P<n>{_NUMBER}) (?:{_MORE} |of my |of their )*coins?(?: {_MORE})?"),
        ("C", rf"(?:an? )?{_MORE} (?P<n>[0-9]+ )?coins?"),
        ("NOC", r"(?:no|0|nothing|any) coins?|not (?:score|gain) coins?"),
        ("TWO", r"(?:double|twice|2 times)(?: (?:as much|as many|coins?|income|their value))?"),
        ("TWO", r"double (?:my )?(?:income|coins?)|coins? double"),
        ("COIN", r"coins?"),
        ("TX", rf"\+?(?P<n>{_NUMBER}) {_MORE} (?:of (?:my|their) )?{_TOKEN}"),
        ("TX", rf"(?P<n>[0-9]+) {_MORE}(?! {_TOKEN}| coin)"),
        ("TX", rf"\+(?P<n>[0-9]+) {_TOKEN}|(?:an? )?{_MORE} {_TOKEN}"),
        (
            "ET",
            (
                rf"(?P<n>{_NUMBER}) (?:of )?(?:an? |their |my )?(?:enemy|opponents?'?s?|opposing|hostile"
                rf"|defending) {_TOKEN}"
            ),
        ),
        ("ALLT", rf"(?:all|each)(?: of)?(?: (?:my|their))? {_TOKEN}|no {_TOKEN}|any {_TOKEN}"),
        ("T", rf"(?:only |exactly )?(?P<n>{_NUMBER}) (?:of (?:my|their) )?{_TOKEN}"),
        ("TOK", rf"(?:my |their |enemy |lost |surviving )?{_TOKEN}"),
        ("TIMES", r"(?P<n>[0-9]+) times"),
    )
)
_OTHERS: Final = (
    r"(?:(?:an?|any|another|my|other) )*(?:active |declined )?(?:opponents?|enem(?:y|ies)|others"
    r"|other(?! [a-z]+s\b)|attackers?|invaders?|players?|defenders?|(?:previous |former |last )?owners?"
    r"|victims?|losers?|conquerors?|neighbours?)|someone|somebody|they|them|he|him|those players"
)
_PEOPLE: Final[tuple[tuple[str, re.Pattern[str]], ...]] = tuple(
    (sign, re.compile(rf"(?:{pattern})(?=$| |')"))
    for sign, pattern in (
        (
            "EACHOPP",
            r"(?:each|all|every) (?:of my |other )?(?:opponents?|players?|enem(?:y|ies))|everyone else",
        ),
        ("NOBODY", r"nobody|no (?:1|opponents?|players?|enem(?:y|ies)|other player)"),
        ("CHOSEN", "opponent_of_choice"),
        ("ME", r"I|me|my (?:race|player|tokens|side)|mine|this race"),
        ("OPP", rf"{_OTHERS}|their(?= (?:conquest|attack)s?\b)"),
        ("ANY", r"anyone|anybody|everyone|everybody"),
        ("HERE", r"here|this (?:place|region)|there"),
    )
)
_FOR: Final = re.compile(r"for (each|every [0-9]+) ")
_JOINED: Final = re.compile(r"\b[a-z]+_[a-z_]+\b")
_DONE: Final = re.compile(
    r"for each (?:\w+ ){1,5}?(?:that |which )?I (?:conquer|leave|attack|lose)\b(?! this)"
)
"""What happens each time, and is not counted."""
_PREDICATES: Final = frozenset({"worth", "cost", "harder", "easier", "immune", "bring", "defend", "count"})


@dataclass(slots=True)
class Chunked:
    """The signs of a sentence, the words each stands for, what some are worth, and words nobody knows."""

    signs: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    def add(self, sign: str, words: str, value: Value | None = None) -> None:
        """Put a sign behind the others."""
        if value is not None:
            sign = f"{sign}#{len(self.values)}"
            self.values.append(value)
        self.signs.append(sign)
        self.words.append(words)

    @property
    def line(self) -> str:
        """The signs, each with a space behind it."""
        return "".join(f"{each} " for each in self.signs)


def chunked(words: str, known: Known) -> Chunked:
    """Return the signs of a sentence."""
    found = Chunked()
    every = re.sub(r"\s*([,;:.()])\s*", r" , ", words).split()
    at = 0
    while at < len(every):
        at += _take(every, at, known, found)
    return _with_subjects(found)


def _with_subjects(found: Chunked) -> Chunked:
    """Return signs with what is spoken of said again behind `and`: `it is worth 2 and costs 1 more`."""
    spoken_of, full = "", Chunked(values=found.values, unknown=found.unknown)
    for at, sign in enumerate(found.signs):
        if sign.startswith("R#"):
            spoken_of = sign
        if sign in _PREDICATES and spoken_of and found.signs[at - 1 : at] == ["AND"]:
            full.add(spoken_of, "")
        full.add(sign, found.words[at])
    return full


def _take(every: list[str], at: int, known: Known, found: Chunked) -> int:
    """Put the sign of what begins at a word behind the others, and return how many words it took."""
    rest = " ".join(every[at:])
    if every[at] == ",":
        found.add(",", ",")
        return 1
    spoken_of = next((each for each in reversed(found.signs) if each.startswith("R#")), "")
    if spoken_of and found.signs[-1] in {",", "AND"} and _AGAIN.match(rest):
        found.add(spoken_of, every[at])
        return 1
    for taken in (_count(rest, known), _amount(rest)):
        if taken is not None:
            sign, value, length = taken
            found.add(sign, " ".join(every[at : at + length]), value)
            return length
    near = _near(every[at:], known)
    if near is not None:
        found.add("R", " ".join(every[at : at + near[1]]), near[0])
        return near[1]
    piece = _piece(rest, known)
    if piece is not None:
        found.add("P", " ".join(every[at : at + piece[1]]), piece[0])
        return piece[1]
    if found.signs and found.signs[-1] in {"conquer", "attack", "take"}:
        rest = _WITH_TOKENS.sub(" ,", rest)  # that is what is used for it, not what stands there
    place = _place(rest.split(), known)
    if place is not None:
        found.add("R", " ".join(every[at : at + place[1]]), place[0])
        return place[1]
    some = _some_opponents(rest, known)
    if some is not None:
        if found.signs and found.signs[-1] in {"conquer", "attack", "take"}:
            party = some[0].replace("each opponent", "an opponent")
            found.add("R", " ".join(every[at : at + some[1]]), Region(("region",), nested=f"held by {party}"))
        else:
            found.add("WHOM", " ".join(every[at : at + some[1]]), some[0])
        return some[1]
    held = _STATE.match(rest) if found.signs and found.signs[-1].partition("#")[0] in _BEFORE_WHOM else None
    if held is not None:
        article = "a" if held[1] == "declined" else "an"
        found.add("R", held[0], Region(("region",), nested=f"held by {article} {held[1]} opponent"))
        return len(held[0].split())
    for sign, pattern in _PEOPLE:
        person = pattern.match(rest)
        if person is not None:
            length = len(person[0].split())
            found.add(sign, person[0])
            found.unknown += re.findall("active|declined", person[0])
            return length
    _word(every[at], every[at + 1 :], found)
    return 1


#: A region that was spoken of before, behind a mark or `and`.
_AGAIN: Final = re.compile(
    r"(?:it|this|that|these|those) (?:may|can|cannot|is|are|costs?|needs?|gives?|brings?|counts?|gains?)\b"
)
_STATE: Final = re.compile(
    r"(?:an? |any |all )?(active|declined) (?:opponent|player|race|enem|token)(?:s|y|ies)?(?=$| )"
)
_BEFORE_WHOM: Final = frozenset({"conquer", "attack", "take", "from", "LESS", "MORE", "TX"})
_SOME: Final = re.compile(
    r"(?:(?:each|all|every|any|an?) )*(?:opponents?|players?|enem(?:y|ies)) (?:(?:that|who|which|with) )"
    r"(?:(?:has|have|holds?|owns?|controls?|occup(?:y|ies)) )?"
    r"|(?:(?:each|all|every|any|an?) )?(?:owner|holder|controller|ruler)s? of "
    r"|opponents? (?:holding|owning|controlling|occupying) "
)
_COMPARED: Final = re.compile(r"(more|fewer) (coins|regions) than (?:me|I)(?: do| have)?(?=$| )")


def _some_opponents(rest: str, known: Known) -> tuple[str, int] | None:
    """Return the opponents of whom something is so, as the grammar names them, and the words that took."""
    start = _SOME.match(rest)
    if start is None:
        return None
    more = _COMPARED.match(rest, start.end())
    if more is not None:
        has = "with" if more[2] == "coins" else "that holds"
        return f"each opponent {has} {more[1]} {more[2]} than me", len(rest[: more.end()].split())
    behind = rest[start.end() :].split()
    near = behind[:1] == ["border"] or behind[:1] == ["bordering"]
    place = _place(behind[1:] if near else behind, known)
    if place is None or re.search(r"\bwith $", start[0]):
        return None
    holds = f"a region bordering {place[0].mine().said('a')}" if near else place[0].without_holder().said("a")
    return f"each opponent that holds {holds}", len(start[0].split()) + place[1] + near


_PREDICATED: Final = frozenset(
    {
        "defend",
        "defends",
        "cost",
        "costs",
        "worth",
        "give",
        "gives",
        "bring",
        "brings",
        "need",
        "needs",
        "gain",
    }
    | {
        "gains",
        "pay",
        "pays",
        "score",
        "scores",
        "count",
        "counts",
        "is",
        "are",
        "may",
        "can",
        "cannot",
        "must",
    }
)
"""Words that say something of a region, and are never a part of its name."""
_WITH_TOKENS: Final = re.compile(r" (?=(?:with|using) (?:only |exactly |just )?[0-9]+ tokens?\b).*")


def _near(words: list[str], known: Known) -> tuple[Region, int] | None:
    """Return the regions bordering something that is named: `next to me`, `bordering my fort`."""
    if not re.fullmatch(r"border(?:s|ing)?|adjacent|neighbouring", words[0]):
        return None
    behind = words[2:] if words[1:2] == ["to"] else words[1:]
    taken = len(words) - len(behind)
    piece = _piece(" ".join(behind), known)
    if piece is not None:
        near = f"a region with {piece[0].partition(' ')[2]}"
        return Region(("region",), nested=f"bordering {near}"), taken + piece[1]
    if behind[:1] in (["me"], ["I"], ["mine"]):
        return Region(("region",), nested="bordering a region I hold"), taken + 1
    place = _place(behind, known) if behind[:1] != ["regions"] else None
    return (
        None
        if place is None
        else (Region(("region",), nested=f"bordering {place[0].said('a')}"), taken + place[1])
    )


_BEING: Final = frozenset({"be", "is", "are", "am", "been", "being", "was", "were", "get", "gets"})


def _word(word: str, behind: list[str], found: Chunked) -> None:
    after = next((each for each in behind if each not in {"not", "never", "ever"}), "")
    if (
        word in _BEING
        and re.search(r"(?:ed|taken|lost|driven|thrown|beaten)$", after)
        and IDEAS.get(after) != "immune"
    ):
        found.add("BE", word)
        return
    small = word.lower().strip("'")
    if (small in IDEAS and small not in {"have", "has", "had"}) or small in {"have", "has"}:
        found.add(IDEAS[small], word)
    elif re.fullmatch(r"[0-9]+", small):
        found.add("N", word, small)
    elif small not in STOPWORDS:
        found.unknown.append(word)


def _count(rest: str, known: Known) -> tuple[str, Value | None, int] | None:
    start = _FOR.match(rest)
    if start is None or _DONE.match(rest):
        return None
    words = rest[start.end() :].split(" ,", maxsplit=1)[0].split()
    if words[:2] == ["different", "terrain"]:
        return "FOR", f" for {start[1]} different terrain I hold", len(start[0].split()) + 2
    for length in range(min(len(words), LONGEST_REGION), 0, -1):
        said = counted(start[1], " ".join(words[:length]))
        if said is not None and all(singular(each) in known.regions for each in _JOINED.findall(said[0])):
            return "FOR", said[0], len(start[0].split()) + length
    return None


def _amount(rest: str) -> tuple[str, Value | None, int] | None:
    for sign, pattern in _AMOUNTS:
        found = pattern.match(rest)
        if found is None:
            continue
        said = next((each for each in found.groupdict().values() if each), "1").strip().lstrip("+-")
        return sign, said if said.isdigit() else "1", len(found[0].split())
    return None


def _piece(rest: str, known: Known) -> tuple[str, int] | None:
    """Return how many of which piece stand there, as the grammar has it, and how many words that took."""
    for name in known.pieces:
        found = re.match(
            r"(?:(?P<n>[0-9]+|an?|each|all|another|any) )?(?:of my |my |their )?"
            rf"{name.replace('_', '[ _]')}(?:s|es)?(?: (?:on board|I (?:have|hold|own|control)))*(?=$| )",
            rest,
        )
        if found is not None:
            many = found["n"] if found["n"] and found["n"].isdigit() else "1"
            return f"{many} {name}", len(found[0].split())
    return None


_ENDS: Final = frozenset({"less", "fewer", "more", "cheaper", "extra", "additional"})


def _place(words: list[str], known: Known) -> tuple[Region, int] | None:
    """Return the region that begins here, the longest there is."""
    words = " ".join(words).split(" ,")[0].split()
    if not words or (
        words[0] in IDEAS and singular(words[0]) not in known.regions and words[0] not in _LEADS
    ):
        return None
    for length in range(min(len(words), LONGEST_REGION), 0, -1):
        if words[length : length + 1] and words[length] in _ENDS:
            continue  # `with 1 token less` says nothing of the region
        if any(each in _PREDICATED for each in words[:length]) or words[length - 1] in _ENDS:
            continue
        place = known.region(region_of(" ".join(words[:length])))
        if place is not None:
            return place, length
    return None


_LEADS: Final = frozenset({"each", "all", "any", "no", "bordering"})
