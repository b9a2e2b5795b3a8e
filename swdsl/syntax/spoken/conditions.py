"""Conditions as people say them: what I hold, have or did."""

import re
from typing import Final

from swdsl.syntax.phrases import reworded
from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.regions import as_number, region_of
from swdsl.syntax.walk import reads

_CLAUSE: Final = "component_line"
_IF: Final = re.compile(
    r"(?P<word>only if|in which|if|unless|as long as|while|when|provided|so long as|whenever|in case)(?:"
    r" that)?"
    r" (?P<what>.+)"
)
_MANY: Final = (
    r"(?:at least|at most|exactly|more than|fewer than|less than|no more than) [0-9]+|[0-9]+|no|an?|any"
)
_HOLD: Final = r"(?:hold|have|own|control|occupy|possess)"
_HAND: Final = re.compile(
    rf"I (?:have|hold) (?P<many>{_MANY}) tokens?(?: left| remaining)*(?: in (?:my )?hand)?(?: left)?"
)
_BOARD: Final = re.compile(
    rf"(?:I|my race) (?:have|has) (?P<many>{_MANY}) tokens?(?: left)? (?:on board|in play|in total)"
)
_HELD: Final = re.compile(
    rf"I {_HOLD} (?P<many>{_MANY}) (?P<what>.+)|I do not {_HOLD}(?: any| an?)? (?P<none>.+)"
)
_CONQUERED: Final = re.compile(rf"I (?:have )?conquered (?P<many>{_MANY}) regions?(?: this turn)?")
_IDLE: Final = re.compile(
    r"I (?:have )?(?:conquer|attack)(?:ed)? (?:nothing|no regions?)(?: this turn)?"
    r"|I (?:did not|have not|do not) (?:conquer|attack)(?:ed)?(?: any| an?)? ?(?:regions?|anything"
    r"|anyone|anybody|opponents?)?(?:"
    r" this turn)?"
)
_PEACE: Final = re.compile(
    r"(?:nobody|no opponent|no player|no 1) (?:was|were|is|has been|have been|got) (?:attacked|conquered)"
    r"(?: by me)?(?: this turn)?"
)
_UNHARMED: Final = re.compile(
    r"(?:nobody|no opponent|no 1) (?:has )?(?:attacked|conquered)(?: me| any of my regions| my regions?)?"
    r"(?: since my last turn)?"
    r"|I (?:did not lose|have not lost|lost no) (?:any |an? )?regions? since my last turn"
    r"|I (?:was|were|have|am) not (?:been )?(?:attacked|conquered)(?: since my last turn)?"
)
_FOUGHT: Final = re.compile(
    r"I (?:have )?(?:attack|conquer)ed (?:an? |any )?(?:opponent|player|enemy)(?:'s? regions?|s)?"
    r"(?: this turn)?"
)
_MOST: Final = re.compile(
    rf"I {_HOLD} (?P<most>most|fewest|least) (?P<of>coins|regions)(?: (?:of|among) (?:all|everyone|anyone)"
    r"(?: players)?| on board)?"
)
_ROBBED: Final = re.compile(
    r"(?:an? |any |some )?(?:opponent|enemy|player|1) (?:has |have |had )?(?:conquered|taken)"
    r" (?:at least 1|an?|any|1|some)(?: of)?(?: my)? regions?(?: of mine)? since my last turn"
    r"|I (?:have |had )?lost (?:at least 1|an?|any|1) regions? since my last turn"
)
_TOGETHER: Final = re.compile(
    r"(?:all )?(?:of )?my regions are (?:all )?(?:bordering|adjacent(?: to)?|connected(?: to)?|linked(?:"
    r" to)?)"
    r"(?: each other| together)?"
)


def condition_of(words: str) -> Adjunct | None:
    """Return the condition that words name, if the grammar can read it."""
    found = _IF.fullmatch(words)
    if found is None:
        return None
    word = "unless" if found["word"] == "unless" else "if"
    said = _so(found["what"])
    conditions = [f"{word} {found['what']}"]
    if said.startswith("unless ") and word == "if":
        conditions.insert(0, said)
    elif said and not said.startswith("unless "):
        conditions.insert(0, f"{word} {said}")
    for each in conditions:
        sentence = f"at scoring, {each}: gain 1 coin"
        other = reworded(sentence)
        for one in (sentence, other.text if other else ""):
            if one and reads(one, _CLAUSE):
                return Adjunct(qualifier=one.removeprefix("at scoring, ").removesuffix(": gain 1 coin"))
    return None


def _so(words: str) -> str:
    """Return what is so in the words of the grammar; nothing if it is something else."""
    if _IDLE.fullmatch(words):
        return "unless there is a region I conquered this turn"
    if _PEACE.fullmatch(words) and "me" in words:
        return "unless there is a region I conquered from an opponent this turn"
    if _UNHARMED.fullmatch(words):
        return "unless there is a region I lost since my last turn"
    if _ROBBED.fullmatch(words):
        return "there is a region I lost since my last turn"
    if _FOUGHT.fullmatch(words):
        return "there is a region I conquered from an opponent this turn"
    if _TOGETHER.fullmatch(words):
        return "there is exactly 1 group of regions I hold"
    turn = _NTH_TURN.fullmatch(words)
    if turn is not None:
        number = {"first": 1, "second": 2, "third": 3, "fourth": 4}[turn[1]]
        return (
            f"there {'is' if number == 1 else 'are'} exactly {number} turn{'' if number == 1 else 's'} played"
        )
    declined = _DECLINED.fullmatch(words)
    if declined is not None:
        verb = "is" if _is_one(as_number(declined["many"])) else "are"
        return f"there {verb} {_several(declined['many'], 'declined race')} of opponents"
    alone = _ALONE.fullmatch(words)
    kind = region_of(alone["what"]) if alone else None
    if kind is not None:
        return f"unless there is a {kind.without_holder().said('each')} held by an opponent"
    every = _all_of(words)
    if every:
        return every
    most = _MOST.fullmatch(words)
    if most is not None:
        verb = "hold" if most["of"] == "regions" else "have"
        return f"I {verb} {'more' if most['most'] == 'most' else 'fewer'} {most['of']} than each opponent"
    board = _BOARD.fullmatch(words)
    if board is not None:
        return f"I have {_several(board['many'], 'token')}"
    hand = _HAND.fullmatch(re.sub(r"^(no|[0-9]+) tokens? (?:is|are) left in", r"I have \1 token in", words))
    if hand is not None:
        return f"I have {_several(hand['many'], 'token')} in hand"
    conquered = _CONQUERED.fullmatch(words)
    if conquered is not None:
        many = _several(conquered["many"], "region")
        return f"there {'is' if many in {'a region', '1 region'} else 'are'} {many} I conquered this turn"
    return _held(words)


_ALONE: Final = re.compile(
    r"I am only (?:player|race|1)(?: (?:that|who|which))? (?:on|in|with|holding|owning|holds?|owns?"
    r"|controls?) (?P<what>.+)"
)
_DECLINED: Final = re.compile(
    rf"(?P<many>{_MANY}) (?:(?:opponents?|players?)(?:'s?)?(?: races?)?|races? of (?:my )?opponents?)"
    r" (?:(?:is|are|stand) (?:in decline|declined)|(?:have|has) (?:declined|an? declined race))"
)
_NTH_TURN: Final = re.compile(r"(?:this|it) is (?:my|its|a|our) (first|second|third|fourth) turn")
_EVERY: Final = re.compile(rf"I {_HOLD} (?:all|each|every)(?: of)? (?P<what>.+?)(?: on board)?")


def _all_of(words: str) -> str:
    """Return that nobody else holds any of a kind; nothing if no kind is named."""
    found = _EVERY.fullmatch(words)
    place = region_of(found["what"]) if found else None
    if place is None or place.nouns == ("region",) or place.filters or place.nested:
        return ""
    return f"unless there is a {place.said('each')} not held by me"


def _held(words: str) -> str:
    found = _HELD.fullmatch(words)
    place = region_of(found["what"] or found["none"]) if found else None
    if found is None or place is None:
        return ""
    number = as_number(found["many"]) if found["many"] else "no"
    counted = place.without_holder().said("each" if _is_one(number) else "many")
    return f"I hold {number} {counted}"


def _is_one(number: str) -> bool:
    return number in {"a", "1", "at least 1", "exactly 1", "at most 1"}


def _several(many: str, noun: str) -> str:
    number = as_number(many)
    return f"{number} {noun if _is_one(number) else noun + 's'}"
