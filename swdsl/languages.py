"""The languages there are: what is brought in each, and how each counts."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeVar

from swdsl.internal import InternalError

T = TypeVar("T")

LANGUAGE_CODES: Final = ("en", "fr", "it", "ru")


class InEachLanguage(Mapping[str, T]):
    """Something by the code of its language, made when a language is first asked for."""

    def __init__(self, make: Callable[[str], T], codes: tuple[str, ...] = LANGUAGE_CODES) -> None:
        self.make = make
        self._codes = codes
        self._made: dict[str, T] = {}

    def __getitem__(self, language: str) -> T:
        """Return what a language brings."""
        if language not in self._codes:
            raise KeyError(language)
        if language not in self._made:
            self._made[language] = self.make(language)
        return self._made[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._codes)

    def __len__(self) -> int:
        return len(self._codes)


def form_after(number: int, language: str) -> int:
    """Return which form of a noun follows a number: 1 race, 2 races; 1 народ, 2 народа, 5 народов."""
    match language:
        case "en" | "it":
            return int(number != 1)
        case "fr":
            return int(number >= 2)
        case "ru":
            return _russian_form(number)
        case _:
            raise InternalError(f"nobody knows how to count in the language {language!r}")


def _russian_form(number: int) -> int:
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2
