"""In which form a word is offered: `a region` but `two regions`, `I attack` but `Ann attacks`."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from swdsl.resolve.plurals import plural_of
from swdsl.syntax.expectation import plain_forms
from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.walk import Step

#: Words whose two forms do not come of one another.
_IRREGULAR: Final = {"_BE": ("are", "is"), "_HAVE": ("have", "has")}
#: Behind these a noun is one thing, and a verb says what is done or can be.
_PLAIN_BEHIND: Final = frozenset(
    {"a", "an", "another", "each", "every", "1", "I", "my", "may", "cannot", "not"}
)
#: What there can be several of; all else that has two forms is a verb, or may be one.
_NOUNS: Final = frozenset(
    {"_COIN", "_COMBO", "_DEFENDER", "_ENEMY", "_GROUP", "_NEUTRAL", "_OPPONENT", "_PIECE", "_PLAYER"}
    | {"_POWER", "_RACE", "_REGION", "_RELIC", "_TOKEN"}
)
_OF_SEVERAL: Final = frozenset({"_TOKEN"})
_OF_BOTH: Final = frozenset({"_TURN", "_PLAYER"})
_MANY_BEHIND: Final = frozenset({"all"})
_ONE_BEHIND: Final = frozenset({*_PLAIN_BEHIND, "with", "without", "no", "lone", "the"})
_SOMEBODY: Final = frozenset({"PERSON", "_ANYONE"})


def spoken_forms(kind: str, before: tuple[Step, ...], *, acting: bool) -> Iterator[str]:
    """Yield a kind of word as it is written behind some others: one form, or both where either may follow.

    `acting` says that a name is somebody who does something, as in the steps of a scenario.
    """
    plain, inflected = _forms(kind)
    last = before[-1] if before else None
    if kind == "_A":
        yield from ("a", "an")
    elif inflected is None or last is None:
        # A line about tokens speaks of several, one of a game about its turns or players, too.
        if inflected is None or kind not in _OF_SEVERAL:
            yield plain
        if inflected is not None and kind in (*_OF_SEVERAL, *_OF_BOTH):
            yield inflected
    elif (_is_many(last) and kind in _NOUNS) or _is_somebody(last, before, acting=acting):
        yield inflected
    elif last.text in _PLAIN_BEHIND or (last.kind == "COLON" and kind not in _NOUNS):
        yield plain
    else:
        yield from (plain, inflected)


def spoken_names(name: str, before: tuple[Step, ...]) -> tuple[str, ...]:
    """Return a thing as it is named behind some words: one, several, or both where either may follow."""
    last = before[-1] if before else None
    if last is None or last.text in _ONE_BEHIND or last.kind == "COLON":
        return (name,)
    several = name if re.search(r"[^s]s$", name) else plural_of(name)
    return (several,) if _is_many(last) else tuple(dict.fromkeys((name, several)))


def _is_many(step: Step) -> bool:
    return step.text in _MANY_BEHIND or (step.kind == "INT" and step.text != "1")


def _is_somebody(last: Step, before: tuple[Step, ...], *, acting: bool) -> bool:
    """Whether one player or thing acts; two that are joined do so together."""
    joined = len(before) > 1 and before[-2].text == "and"
    return (last.kind in _SOMEBODY and not joined) or (acting and last.kind == "NAME")


@cache
def _forms(kind: str) -> tuple[str, str | None]:
    """Return a word as the language spells it, and the same for several things or for a third person."""
    if kind in _IRREGULAR:
        return _IRREGULAR[kind]
    canonical = plain_forms()[kind]
    known = {word for word, kinds in vocabulary().words.items() if kind in kinds}
    return canonical, next((each for each in _with_s(canonical) if each in known), None)


def _with_s(word: str) -> tuple[str, ...]:
    return f"{word}s", f"{word}es", f"{word[:-1]}ies"
