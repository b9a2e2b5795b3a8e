"""What a shape is: a way to say what happens, with gaps for regions, numbers and what is counted."""

import re
from dataclasses import dataclass, replace
from typing import Final

from swdsl.syntax.spoken.regions import Region, region_of

#: What stands in a pattern for a gap. `R` is a region, `TO` another one, `WHOM` a region or somebody,
#: `N` and `M` are numbers, `FOR` is what is counted, if anything is.
_GAPS: Final = {
    "R": r"(?P<R>\S.*?)",
    "TO": r"(?P<TO>\S.*?)",
    "WHOM": r"(?P<WHOM>\S.*?)",
    "N": r"(?P<N>[0-9]+|an?)",
    "M": r"(?P<M>[0-9]+|an?)",
    "WHAT": r"(?P<WHAT>tokens?|coins?)",
    "ELSE": r"(?P<ELSE>tokens?|coins?)",
    "PIECE": r"(?P<PIECE>(?!(?:token|coin|region|turn|opponent)s?\b)[a-z_]+)",
    "FOR": r"(?: for (?P<FOR>each|every [0-9]+) (?P<COUNTED>[a-z].*?))?",
    "MAY": r"(?:I )?(?P<MAY>(?:may|can) )?",
    "LESS": (
        r"(?P<N>[0-9]+)(?: tokens?)? (?:less|fewer|cheaper|lower)(?: tokens?)?(?: than (?:normal|usual))?"
    ),
    "MORE": (
        r"(?P<N>[0-9]+)(?: tokens?)? (?:more|extra|additional|dearer|higher)(?: tokens?)?(?: than"
        r" (?:normal|usual))?"
    ),
    "CONQUER": (
        r"(?: (?:for me )?to (?:conquer|attack|take|be conquered|enter)(?: them| it)?)?(?: for me| by"
        r" me)?"
    ),
    "PLAYERS": (
        r"(?:an? |any |each |all |other |my )?(?:opponents?|enem(?:y|ies)|others?|attackers?|invaders?"
        r"|anyone|everyone)"
    ),
    "BY": (
        r"(?P<BY>(?:an? |any |all )?(?:active |declined )?(?:opponent|player|race|enem)(?:s|y|ies)?(?: in"
        r" decline)?)"
    ),
    "THEY": (
        r"(?:they|he|she|that (?:player|opponent)|attackers?|defender|(?:its |previous |former |current )?"
        r"(?:owner|holder)|loser|victim)"
    ),
}
_ON_BOARD: Final = (
    r"(?:of my |my |remaining )*tokens?(?: (?:I have|of mine|left|remaining))*(?: (?:on"
    r"|in) (?:board|play|game))?"
)
_BEEN: Final = (
    r"(?:that )?(?:I|it|my race|this race) (?:was|were|am|is|are|has been|have been|spent|stayed|stays)"
)
_TURNS: Final = (
    (re.compile(rf"turns? (?:played|active|in play|{_BEEN} (?:active|in play|on board))"), "turn played"),
    (re.compile(rf"turns? (?:spent )?(?:{_BEEN} )?in decline"), "turn in decline"),
)
_FOUGHT: Final = (
    r"(?:different )?(?:opponent|player|enemy|race)s? (?:that |whom? )?I (?:have )?(?:attack|conquer)"
    r"(?:ed)?(?: from)?"
    r"(?: this turn)?"
)
_COMPARED: Final = (
    r"opponents? (?:that|who|which|with)(?: has| have| holds?| owns?)? (more|fewer) (\w+) than (?:me|I)"
)
_PLACES: Final = ("R", "TO", "WHOM")
_GAP: Final = re.compile(r"\{([A-Z]+)\}")
_FILLED: Final = re.compile(r"\{([A-Z]+)(?::(\w+))?\}")


@dataclass(frozen=True, slots=True)
class Deed:
    """What happens, in the words of the grammar; when, if the words say so themselves."""

    effect: str
    moment: str = ""
    fixed: bool = False
    guessed: bool = False
    within: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """A way to say something: what it means, the moment it speaks of, whether another may be said instead.

    `within` is what the moment must speak of, lest words mean something else there.
    """

    pattern: re.Pattern[str]
    effect: str
    moment: str
    fixed: bool
    sure: bool
    whose: str
    within: str

    def deed(self, words: str) -> Deed | None:
        """Return what words mean, if they have this shape and everything in its gaps is understood."""
        found = self.pattern.fullmatch(words)
        if found is None:
            return None
        gaps = found.groupdict()
        regions = {name: self._region(gaps[name], name) for name in _PLACES if gaps.get(name)}
        if any(each is None for each in regions.values()):
            return None
        each_of = counted(gaps.get("FOR"), gaps.get("COUNTED"))
        if each_of is None:
            return None
        words_for = {name: value for name, value in gaps.items() if value}
        words_for["FOR"] = each_of[0]
        if gaps.get("BY"):
            words_for["BY"] = _players(gaps["BY"])
        known = {name: each for name, each in regions.items() if each is not None}
        guessed = not self.sure or each_of[1] or any(each.guessed or each.counted for each in known.values())
        effect, moment = (_fill(each, words_for, known) for each in (self.effect, self.moment))
        return Deed(effect, moment, self.fixed, guessed, self.within)

    def _region(self, words: str, name: str) -> Region | None:
        place = region_of(words, or_party=name == "WHOM")
        if place is None or name != "R":
            return place
        if self.whose == "mine":
            return None if place.is_of_others else place.mine()
        return None if self.whose == "not mine" and place.is_mine else place


def _players(words: str) -> str:
    """Return some players as the grammar names them."""
    life = "declined " if re.search("decline", words) else "active " if "active" in words else ""
    return f"{life}opponents"


def counted(how: str | None, what: str | None) -> tuple[str, bool] | None:
    """Return what something is counted for, and whether whose it is was guessed; nothing if it is unknown."""
    if how is None or what is None:
        return "", False
    beyond = re.search(r" (?:beyond|after|above)(?: first)? ?([0-9]+)?$", what)
    cap = re.search(
        r",? ?\(?(?:up to|to|with)?(?: an?| at)? ?(?:max(?:imum)?(?: of)?|most) ([0-9]+)(?: coins?|"
        r" tokens?)?\)?$| up to ([0-9]+)(?: coins?| tokens?)?$",
        what,
    )
    tail = ""
    if cap is not None:
        what, tail = what[: cap.start()], f" up to {cap[1] or cap[2]}"
    elif beyond is not None:
        what, tail = what[: beyond.start()], f" beyond {beyond[1] or 1}"
    if re.fullmatch(
        r"opponents?|pips?|token lost|paid|rounds?(?: left)?|tokens? in hand|coins? paid|declined races?"
        r"|players?",
        what,
    ):
        return f" for {how} {what}{tail}", False
    if re.fullmatch(_ON_BOARD, what):
        return f" for {how} token in regions I hold{tail}", True
    for pattern, noun in _TURNS:
        if pattern.fullmatch(what):
            return f" for {how} {noun}{tail}", False
    fought = re.fullmatch(_FOUGHT, what)
    if fought is not None:
        return f" for {how} opponent attacked by me this turn{tail}", False
    richer = re.fullmatch(_COMPARED, what)
    if richer is not None:
        has = f"with {richer[1]} coins" if richer[2] == "coins" else f"that holds {richer[1]} {richer[2]}"
        return f" for {how} opponent {has} than me{tail}", False
    place = region_of(re.sub(r"^occupied |^(?:1|an?) of my ", "my ", what))
    if place is None or re.match(r"(?:\w+ )?(?:tokens?|coins?)\b", what):
        return None
    said = place.mine()
    number = "many" if how != "each" else "each"
    return f" for {how} {said.said(number)}{tail}", said.guessed


def _fill(words: str, gaps: dict[str, str], regions: dict[str, Region]) -> str:
    def put(found: re.Match[str]) -> str:
        name, number = found[1], found[2]
        if name in {"R", "TO"} and number == "my":
            return regions[name].mine().said("many") if name in regions else "regions I hold"
        if name in regions and number == "bare":
            return regions[name].without_holder().said("a")
        if name in regions:
            return regions[name].said(number or "a")
        if name in {"COINS", "TOKENS"}:
            thing = name.lower()
            return thing.removesuffix("s") if gaps.get("N") in {"1", "a", "an"} else thing
        if name in {"WHAT", "ELSE"}:
            thing = gaps[name].removesuffix("s")
            many = gaps.get("N" if name == "WHAT" else "M", "1")
            return thing if many in {"1", "a", "an"} else f"{thing}s"
        if name in {"N", "M"}:
            many = gaps.get(name, "")
            return "1" if many in {"a", "an"} else many
        if name == "MAY":
            return "I may " if gaps.get("MAY") else ""
        return gaps.get(name, "")

    return _FILLED.sub(put, words)


def shape(
    pattern: str, effect: str, moment: str = "", *, sure: bool = True, whose: str = "", within: str = ""
) -> Shape:
    """Describe a shape that means something at any moment, or at its own if none is said.

    `whose` the regions are is `mine` or `not mine`.
    """
    compiled = re.compile(_GAP.sub(lambda gap: _GAPS[gap[1]], pattern))
    return Shape(compiled, effect, moment, fixed=False, sure=sure, whose=whose, within=within)


def rule(pattern: str, effect: str, moment: str, *, sure: bool = True, whose: str = "") -> Shape:
    """Describe a shape that speaks of its own moment, so that no other can be said."""
    return replace(shape(pattern, effect, moment, sure=sure, whose=whose), fixed=True)
