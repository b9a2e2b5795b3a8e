"""Russian grammar: cases, animacy, the form a number asks for, and commas where grammar wants them."""

import re
from collections.abc import Callable
from typing import Final

from swdsl.model.quantities import Quantity, Range
from swdsl.prose.agreement import is_many
from swdsl.prose.forms import ACC, GEN, INS, PRE, Bend, Case, F, Gender, M, N, Noun, Phrase, Word
from swdsl.prose.grammar import Grammar
from swdsl.prose.marks import plain
from swdsl.prose.names import Name
from swdsl.prose.ru import numbers
from swdsl.prose.ru.adjectives import agreeing
from swdsl.prose.ru.people import called

_KEYS: Final = ("", "genitive", "dative", "accusative", "instrumental", "prepositional")
_CASES: Final = {"nom": 0, "gen": 1, "dat": 2, "acc": 3, "ins": 4, "pre": 5}
_SPARE_COMMA: Final = re.compile(r",(?=\s*[,.;:)])")
_SPACE_BEFORE_COMMA: Final = re.compile(r"\s+,")


class Russian(Grammar):
    """Russian bends everything and has no articles."""

    joint_and, joint_or = "и", "или"
    every_case = tuple(Case)

    def word(self, name: Name) -> Word:
        """Return a declared name as a noun with the forms its translation gives."""
        gender: Gender = F if name.flag("feminine") else N if name.flag("neuter") else M
        animate = name.flag("animate")
        if name.flag("invariable") or not name.found:
            same = (name.plain(),) * 6
            return Word(gender, same, same, animate)
        own = (name.plain(), *(name.form(key) for key in _KEYS[1:]))
        if name.unique or name.is_plural:
            return Word(gender, own, own, animate)
        many = (name.form("plural"), *(name.form(f"{key} plural") for key in _KEYS[1:]))
        return Word(gender, own, many, animate)

    def known(self, name: Name) -> Phrase:
        """Return a declared name as one known thing."""
        word = self.word(name)
        return Phrase(word.form, word.bend())

    def person(self, name: str) -> Phrase:
        """Return a player's name in Russian letters."""
        return Phrase(lambda case: called(name, case))

    def badge(self, power: Name, race: Name) -> Phrase:
        """Return a power as it stands beside its race."""
        return self.known(power)

    def agree(self, word: str, bend: Bend) -> str:
        """Return an adjective, given in the masculine, agreeing."""
        return agreeing(word, bend)

    def articled(self, article: str, word: Word, *, plural: bool) -> str:
        """Return a noun: there are no articles."""
        return word.form(plural=plural)

    def led(self, by: str, form: Callable[[Case], str], case: Case) -> str:
        """Return a phrase in a case, or behind `с` and `в` with the case they ask for."""
        match by:
            case "":
                return form(case)
            case "с":
                return _led("с", "со", ("с", "з", "ш", "ж"), form(INS))
            case "в":
                return _led("в", "во", ("в", "ф"), form(PRE))
            case "в acc":
                return _led("в", "во", ("в", "ф"), form(ACC))
            case _:
                return form(Case(_CASES[by]))

    def determined(self, quantity: Quantity, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun with the word for its quantity, agreeing."""
        before = ("ваш",) if mine else ()
        bend = noun.bend(plural=is_many(quantity))
        return Phrase(lambda case: numbers.determined(quantity, self.counted_noun(noun), case, before), bend)

    def counted(self, number: int | None, noun: Noun) -> Phrase:
        """Return a number with its noun; no number means all of them."""
        return Phrase(lambda case: numbers.counted(number, self.counted_noun(noun), case))

    def tally(self, number: int, noun: Noun) -> Phrase:
        """Return a number with its noun as somebody counts them on the table: `ни одного жетона`."""
        if number:
            return self.counted(number, noun)
        return Phrase(lambda _case: numbers.ranged(Range(0, 0), self.counted_noun(noun), GEN))

    def share(self, number: int | None, noun: Noun) -> Phrase:
        """Return what falls to each of several: `по 1 монете`."""
        if number is None:
            return self.counted(number, noun)
        return Phrase(lambda _case: numbers.each_of(number, self.counted_noun(noun)))

    def ranged(self, wanted: Range, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a range with its noun."""
        before = ("ваш",) if mine else ()
        return Phrase(lambda case: numbers.ranged(wanted, self.counted_noun(noun), case, before))

    def picked(self, quantity: Quantity, noun: Noun, *, mine: bool = False) -> Phrase:
        """Return a noun of which somebody picks so many: `один из ваших регионов`."""
        if not mine or not numbers.is_one(quantity):
            return self.determined(quantity, noun, mine=mine)
        return Phrase(lambda case: numbers.one_of(self.counted_noun(noun), case, ("ваш",)), noun.bend())

    def counted_noun(self, noun: Noun) -> numbers.Counted:
        """Return a noun as numbers know it: its forms, and what agrees with it."""
        return numbers.Counted(
            lambda case, plural: self.noun(noun, "", case, plural=plural), noun.heads[0].bend()
        )

    def times(self, number: int) -> str:
        """Return how often."""
        return numbers.times(number)

    def punctuated(self, text: str) -> str:
        """Leave one comma where phrases on both sides have brought their own."""
        tidy = _SPARE_COMMA.sub("", _SPACE_BEFORE_COMMA.sub(",", text))
        return _SPARE_COMMA.sub("", tidy).lstrip(", ")


_BOUNDS: Final = ("не более чем ", "не менее чем ")


def _led(short: str, long: str, hard_starts: tuple[str, ...], phrase: str) -> str:
    """Put a preposition before a phrase, in its longer form before awkward beginnings.

    A bound stays before the preposition: `не более чем в 2 регионах`.
    """
    for bound in _BOUNDS:
        if phrase.startswith(bound):
            return bound + _led(short, long, hard_starts, phrase.removeprefix(bound))
    start = plain(phrase).lower()
    awkward = start[:1] in hard_starts and start[1:2] not in "аеёиоуыэюя"
    return f"{long if awkward and len(start) > 1 else short} {phrase}"


GRAMMAR: Final = Russian()
