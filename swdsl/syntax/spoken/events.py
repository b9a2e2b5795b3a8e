"""Attacks, conquests and losses of regions, as people speak of them: by me and by others."""

import re
from dataclasses import replace
from typing import Final

from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.regions import Region, region_of

_WHEN: Final = re.compile(
    r"(?:when|whenever|each time|every time|any time|if|after|as soon as|upon|on|wherever|by|immediately"
    r" after"
    r"|while|once)(?: that)? (?P<event>.+)"
)
_EMPTY: Final = "with no defenders"
_STATE: Final = re.compile(r"(?:if|while)\b")
_FIRST: Final = re.compile(r"first time (?P<event>.+?) (?:each|every|per|in a|in each|during a|a|this) turn")
_MINE: Final = tuple(
    re.compile(pattern)
    for pattern in (
        (
            r"(?:I|I have|my race|my tokens)(?: manage to| successfully)?"
            r" (?P<verb>conquer|attack|leave|score|occupy)(?:ed|s)?(?P<what> .+)?"
        ),
        r"(?P<verb>conquer|attack|leav|scor|occupy)ing(?P<what> .+)?",
        r"(?:an? |my )?(?P<verb>conquest|attack)s? (?:of|on)(?P<what> .+)",
    )
)
_BY: Final = (
    r"(?:an? |any |another )?(?P<life>active |declined )?"
    r"(?P<who>opponent|enemy|player|someone|somebody|anyone|anybody)"
)
_THEIRS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{_BY} (?:successfully )?(?P<verb>conquer|attack|take)s? (?P<what>.+)",
        (
            r"(?P<who>opponents|enemies|others|players|they|attackers|he|she)"
            r" (?P<verb>conquer|attack|take)s? (?P<what>.+)"
        ),
        rf"(?P<what>.+?) (?:is|are|gets?) (?P<verb>conquer|attack|taken|lost)(?:ed)?(?: by {_BY}s?)?",
        (
            r"I (?P<verb>lose) (?P<what>.+?)"
            r"(?: to (?:an? )?(?P<life>active |declined )?(?P<who>opponent|enemy|player))?"
        ),
        rf"(?:I am )?(?P<verb>attack|conquer)ed(?P<what>)(?: by {_BY})?",
    )
)
_VERBS: Final = {"leav": "leave", "scor": "score", "conquest": "conquer"} | {
    "take": "conquer",
    "taken": "conquer",
    "lost": "conquer",
    "lose": "conquer",
}
_FIRST_OF_TURN: Final = re.compile(
    r"(?:my |an? )?first (?P<what>.+?) (?:each|every|this|of a|of my|of each|a) turn"
)
_SOMEBODY: Final = re.compile(r"(?:an? |another )?(?:active |declined )?(?:opponent|player|enemy)s?")


def event_of(words: str) -> Adjunct | None:
    """Return the event that words speak of, all of them."""
    first, found = _FIRST.fullmatch(words), _WHEN.fullmatch(words)
    event = first["event"] if first else found["event"] if found else ""
    for pattern in _MINE:
        mine = pattern.fullmatch(event)
        if mine is not None and not (mine["verb"] == "occupy" and _STATE.match(words)):
            return _once(_my_event(mine), once=first is not None)
    for pattern in _THEIRS:
        theirs = pattern.fullmatch(event)
        if theirs is not None:
            return _once(_their_event(theirs), once=first is not None)
    return None


def _once(adjunct: Adjunct | None, *, once: bool) -> Adjunct | None:
    return replace(adjunct, qualifier="once per turn") if adjunct and once else adjunct


def _my_event(found: re.Match[str]) -> Adjunct | None:
    what = (found["what"] or "region").strip()
    first = _FIRST_OF_TURN.fullmatch(what)
    place = region_of(first["what"] if first else what, or_party=True)
    if place is None:
        return None
    if place.is_mine and found["verb"] in {"conquer", "attack", "conquest"}:
        return None  # nobody attacks what he holds: something else is meant
    if found["verb"] in {"conquer", "conquest"} and _EMPTY in place.filters:  # asked when it is conquered
        others = tuple(each for each in place.filters if each != _EMPTY)
        place = replace(
            place, filters=others, nested=" and ".join(filter(None, (place.nested, "held by nobody")))
        )
    moment = f"when I {_VERBS.get(found['verb'], found['verb'])} {place.said('a')}"
    return Adjunct(moment, "once per turn" if first else "", guessed=place.guessed)


def _their_event(found: re.Match[str]) -> Adjunct | None:
    parts = found.groupdict()
    place = _attacked(found["what"].strip(), found["verb"], named=parts.get("who") is not None)
    if place is None:
        return None
    unnamed = parts.get("who") in {"someone", "somebody", "player"} and not place.is_mine
    who = "anyone" if parts.get("who") in {"anyone", "anybody"} else f"an {parts.get('life') or ''}opponent"
    who = who.replace("an declined", "a declined")
    return Adjunct(
        f"when {who} {_VERBS.get(found['verb'], found['verb'])}s {place.said('a')}",
        guessed=place.guessed or unnamed,
    )


def _attacked(what: str, verb: str, *, named: bool) -> Region | None:
    """Return the region that others attack; without a word of who does it, it must be mine."""
    if what in {"", "me", "I", "this race", "my race"}:
        what = "my region"
    place = region_of(re.sub(r" from me$", " I hold", what))
    if place is None or place.is_held:
        return place
    if verb in {"lose", "lost"}:
        return replace(place, filters=("I hold", *place.filters))
    return place if named else None
