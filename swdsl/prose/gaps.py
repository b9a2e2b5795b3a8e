"""Frames taken apart: a frame is a text with gaps, and this is what may stand in a gap.

`{regions}` is a slot that the skeleton fills; what follows a colon asks for a form: a number (`one`, `many`),
an article (`the`, `an`, `no`, `this`), a preposition or a case, as in `{regions:de}`, `{tokens:the many}`
or `{party:gen}`. `{~occupé}` is a word that agrees with the subject of the frame, `{est|sont}` a choice by
number, `{allez|va|vont}` one by person and number, `{un/une}` one by gender. An empty slot takes the space
before it along, and the comma where no word follows; at the beginning of a frame it takes those behind it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Final

from swdsl.prose.forms import Bend

_ARTICLES: Final = ("the", "an", "no", "this")
_NUMBERS: Final = ("one", "many")


@dataclass(frozen=True, slots=True)
class Asked:
    """A slot: its name, and the number, article and preposition or case that are asked for."""

    name: str
    plural: bool | None = None
    article: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Agreeing:
    """A word that agrees, in the form that dictionaries give."""

    word: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Forms to choose from: of you, if it has its own, then by number, each by gender."""

    you: tuple[str, ...]
    one: tuple[str, ...]
    many: tuple[str, ...]

    def chosen(self, bend: Bend) -> str:
        """Return the form that agrees."""
        forms = self.you if bend.you else self.many if bend.plural else self.one
        return forms[min(bend.gender, len(forms) - 1)]


Gap = Asked | Agreeing | Choice


@dataclass(frozen=True, slots=True)
class Stretch:
    """A text and the gap behind it; `closes` when no word follows the gap."""

    text: str
    gap: Gap | None
    closes: bool

    def before(self, *, first: bool, filled: bool) -> str:
        """Return the text as it stands before a gap that is filled, or is not."""
        text = self.text.removeprefix(",").removeprefix(" ") if first else self.text
        if self.gap is None or filled:
            return text
        return text.removesuffix(" ").removesuffix("," if self.closes else " ")


@lru_cache(maxsize=4096)
def stretches(frame: str) -> tuple[Stretch, ...]:
    """Take a frame apart, once."""
    return tuple(_stretches(frame))


def frame(found: object) -> str:
    """Return a text that may have gaps; one that cannot be taken apart is refused."""
    if not isinstance(found, str):
        raise ValueError("a text must stand here")
    stretches(found)
    return found


def _stretches(frame: str) -> Iterator[Stretch]:
    parts = [(text, field, by or "") for text, field, by, _ in Formatter().parse(frame)]
    for place, (text, field, by) in enumerate(parts):
        follows = parts[place + 1][0] if place + 1 < len(parts) else ""
        gap = None if field is None else _gap(field, by)
        yield Stretch(text, gap, closes=not follows.startswith(" "))


def _gap(field: str, by: str) -> Gap:
    if field.startswith("~"):
        return Agreeing(field[1:])
    if "|" in field or "/" in field:
        return _choice(field)
    asked = by.split()
    number = next((each for each in asked if each in _NUMBERS), None)
    article = next((each for each in asked if each in _ARTICLES), "")
    rest = " ".join(each for each in asked if each not in (number, article))
    return Asked(field, None if number is None else number == "many", article, rest)


def _choice(field: str) -> Choice:
    match [tuple(form.split("/")) for form in field.split("|")]:
        case [every]:
            return Choice(every, every, every)
        case [one, many]:
            return Choice(many, one, many)
        case [you, one, many]:
            return Choice(you, one, many)
        case _:
            raise ValueError(f"a choice by person and number has at most three forms: {field}")
