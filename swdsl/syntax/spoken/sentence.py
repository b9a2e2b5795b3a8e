"""A sentence as it stands on a card or in a forum, taken apart and put together as a clause.

A sentence is something that happens, and before or behind it when, how often and on what condition. Every
word must be understood, or there is no reading. What had to be guessed (a moment that was not said, whose
regions are meant) is marked: such a reading is offered, never assumed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from swdsl.syntax.phrase import Reworded
from swdsl.syntax.phrases import reworded
from swdsl.syntax.spoken.adjunct import Adjunct
from swdsl.syntax.spoken.deeds import DEEDS
from swdsl.syntax.spoken.faithful import is_faithful
from swdsl.syntax.spoken.moments import adjunct_of
from swdsl.syntax.spoken.shape import Deed
from swdsl.syntax.spoken.spelling import spelt
from swdsl.syntax.spoken.turns import of_me, turned
from swdsl.syntax.spoken.words import plain
from swdsl.syntax.walk import reads

_CLAUSE: Final = "component_line"
_LONGEST: Final = 300
_DEEPEST: Final = 2
"""Adjuncts that are looked for before what happens, and behind it."""
_ADJUNCT: Final = (
    r"(?:when|whenever|each time|every time|any time|if|only if|unless|while|as long as|once|twice"
    r"|[0-9]+ times|at|on|in|every other turn|every second turn|every 2 turns|during|after|before|upon|even"
    r"|also|only|first time|by|each turn|each of my turns|each round|provided|wherever|as soon as|so long as"
    r"|immediately after)\b"
)
_PAID: Final = re.compile(
    r"(?:I )?(?:may |can )?(?:pay|discard|give up) (?P<many>[0-9]+|an?) (?P<thing>coin|token)s?"
    r"(?: to (?:bank|tray))?(?: to|:| and| in order to|, then) (?P<rest>.+)"
)
_PRICED: Final = re.compile(
    r"(?:for|by paying) (?P<many>[0-9]+|an?) (?P<thing>coin)s?(?: each)?,? (?:I )?(?:may |can )?(?P<rest>.+)"
)


@dataclass(frozen=True, slots=True)
class Reading:
    """A clause that a sentence means, and whether nothing of it had to be guessed."""

    clause: str
    sure: bool


def readings(text: str) -> tuple[Reading, ...]:
    """Return what a sentence can mean, likeliest first."""
    if len(text) > _LONGEST or '"' in text:
        return ()
    found = _readings(text)
    if found or ":" in text:  # in a clause the word that is misspelt is shown
        return found
    return tuple(replace(each, sure=False) for each in _readings(spelt(text)))


@lru_cache(maxsize=512)
def _readings(text: str) -> tuple[Reading, ...]:
    words, sure = of_me(plain(text))
    found: dict[str, Reading] = {}
    for adjuncts, core in _taken_apart(turned(words)):
        for reading in _put_together(adjuncts, core):
            certain = reading.sure and sure and is_faithful(text, reading.clause)
            found.setdefault(reading.clause, Reading(reading.clause, certain))
    return tuple(sorted(found.values(), key=lambda each: not each.sure))


def meant(text: str) -> Reworded | None:
    """Return the clause that a sentence means beyond doubt; each of its words stands where it was written.

    Whoever writes a colon writes the language, and is shown how it is written.
    """
    if ":" in text:
        return None
    sure = [each.clause for each in readings(text) if each.sure]
    if len(sure) != 1:
        return None
    places = {found[0].lower(): found.span() for found in reversed(list(re.finditer(r"\w+", text)))}
    starts, ends = [0] * len(sure[0]), [len(text)] * len(sure[0])
    for word in re.finditer(r"\w+", sure[0]):
        start, end = places.get(word[0].lower(), (0, len(text)))
        starts[word.start() : word.end()] = [start] * len(word[0])
        ends[word.start() : word.end()] = [end] * len(word[0])
    return Reworded(sure[0], tuple(starts), tuple(ends))


def is_doubtful(text: str) -> bool:
    """Whether a sentence without a colon is a rule that does not say whose regions are meant."""
    found = readings(text) if ":" not in text else ()
    rule = found[0].clause if found and not any(each.sure for each in found) else ""
    return rule.startswith("always") and " I hold" in rule


def sentences(text: str) -> tuple[str, ...]:
    """Return the sentences of a line that has several."""
    parts = re.split(r"(?<=[a-z)])[.;] +|, but (?=[a-zA-Z])", text)
    found = tuple(part.strip(" .;") for part in parts if part.strip(" .;"))
    whole = ":" not in text or all(":" in part for part in found)
    return found if whole else (text,)


def nearest(text: str) -> Iterator[str]:
    """Yield clauses of what is understood of a sentence, the longest part first."""
    if len(text) > _LONGEST:
        return
    words = turned(of_me(plain(text))[0])
    cuts = [found.span() for found in re.finditer(rf",? (?={_ADJUNCT})|, |: | and ", words)]
    parts = [words[:start] for start, _ in reversed(cuts)] + [words[end:] for _, end in cuts]
    for part in sorted((each for each in parts if " " in each), key=len, reverse=True):
        for adjuncts, core in _taken_apart(part):
            yield from (each.clause for each in _put_together(adjuncts, core))


def _taken_apart(words: str) -> Iterator[tuple[tuple[Adjunct, ...], str]]:
    """Yield a sentence as what happens and what is said before and behind it."""
    for before, rest in _fronted(words, _DEEPEST):
        for core, behind in _trailing(rest, _DEEPEST):
            yield (*before, *behind), core


def _fronted(words: str, depth: int) -> Iterator[tuple[tuple[Adjunct, ...], str]]:
    yield (), words
    if not depth or not re.match(_ADJUNCT, words):
        return
    for cut in _cuts(words):
        adjunct = adjunct_of(words[:cut])
        if adjunct is not None:
            for more, rest in _fronted(words[cut:].lstrip(" ,:"), depth - 1):
                yield (adjunct, *more), rest


def _trailing(words: str, depth: int) -> Iterator[tuple[str, tuple[Adjunct, ...]]]:
    yield words, ()
    for found in re.finditer(rf",? (?={_ADJUNCT})", words) if depth else ():
        adjunct = adjunct_of(words[found.end() :])
        if adjunct is not None:
            for core, more in _trailing(words[: found.start()], depth - 1):
                yield core, (adjunct, *more)


def _cuts(words: str) -> Iterator[int]:
    """Yield where what is said before may end: at a colon or comma first, then between any two words."""
    marks = [found.start() for found in re.finditer(r"[:,]", words)]
    yield from marks
    yield from (found.start() for found in re.finditer(r"(?<![:,]) ", words))


def _put_together(adjuncts: tuple[Adjunct, ...], core: str) -> Iterator[Reading]:
    moments = [each.moment for each in adjuncts if each.moment]
    if len(moments) > 1:
        return
    said = moments[0] if moments else ""
    guessed = any(each.guessed for each in adjuncts)
    qualifiers = "".join(f", {each}" for each in dict.fromkeys(each.qualifier for each in adjuncts) if each)
    understood = False
    for deed in _deeds(core.strip(" ,").removeprefix("then ")):
        moment = _moment(said, deed)
        clause = _bound(f"{moment}{qualifiers}: {deed.effect}")
        if moment and reads(clause, _CLAUSE):
            understood = True
            yield Reading(clause, not (guessed or deed.guessed or not (said or deed.fixed)))
    if said and not understood:
        yield from _as_written(f"{said}{qualifiers}: {core}")


def _bound(clause: str) -> str:
    """Return a clause in which `they` are somebody: where nobody else takes part, any opponent is meant."""
    if re.search(r"\b(?:opponent|player|anyone|enemy)\b", clause) or not clause.startswith(
        ("when I ", "at ", "always")
    ):
        return clause
    return clause.replace(" they hold", " held by an opponent")


def _moment(said: str, deed: Deed) -> str:
    """Return when something happens; nothing if it is said to happen when it cannot."""
    if not deed.fixed:
        moment = said or deed.moment
        if deed.within == "attack":  # it is the attack that costs something, and people speak of the conquest
            moment = re.sub(r"^when (I|an opponent) conquer", r"when \1 attack", moment)
        return moment if re.search(deed.within, moment) else ""
    plainly = {"when I attack a region", "when I conquer a region", "at scoring", "before attack"}
    fits = said in {"", deed.moment} or (
        said in plainly and deed.moment.startswith(("when I attack", "when I score"))
    )
    return deed.moment if fits else ""


def _as_written(sentence: str) -> Iterator[Reading]:
    """Yield a clause whose moment was understood, and whose effect the grammar or a phrase may know."""
    said = reworded(sentence)
    for each in (sentence, said.text if said else ""):
        if each and reads(each, _CLAUSE):
            yield Reading(each, sure=False)
            return


def _deeds(core: str) -> Iterator[Deed]:
    paid = _PAID.fullmatch(core) or _PRICED.fullmatch(core)
    if paid is not None:
        many = "1" if paid["many"] in {"a", "an"} else paid["many"]
        price = f"{many} {paid['thing']}{'' if many == '1' else 's'}"
        for deed in _deeds(paid["rest"]):
            effect = deed.effect.removeprefix("I may ")
            yield replace(deed, effect=f"I may pay {price}, then {effect}")
    for each in DEEDS:
        found = each.deed(core)
        if found is not None:
            yield found
