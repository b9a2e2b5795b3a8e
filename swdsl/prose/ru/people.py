"""Names of players in Russian letters: the usual ones of examples in their cases, others letter by letter."""

from typing import Final

from swdsl.prose.forms import Case

#: The nominative, genitive, dative, accusative, instrumental and prepositional.
_USUAL: Final = {
    "Ann": "Анна Анны Анне Анну Анной Анне",
    "Bob": "Боб Боба Бобу Боба Бобом Бобе",
    "Carol": "Кэрол Кэрол Кэрол Кэрол Кэрол Кэрол",
    "Dave": "Дэйв Дэйва Дэйву Дэйва Дэйвом Дэйве",
    "Eve": "Ева Евы Еве Еву Евой Еве",
    "Fred": "Фред Фреда Фреду Фреда Фредом Фреде",
    "Gwen": "Гвен Гвен Гвен Гвен Гвен Гвен",
    "Hugh": "Хью Хью Хью Хью Хью Хью",
}
_PAIRS: Final = {
    "sh": "ш",
    "ch": "ч",
    "th": "т",
    "ph": "ф",
    "oo": "у",
    "ee": "и",
    "ck": "к",
    "kh": "х",
    "zh": "ж",
}
_LETTERS: Final = dict(zip("abcdefghiklmnopqrstuvwyz", "абкдефгхиклмнопкрстуввиз", strict=True)) | {
    "j": "дж",
    "x": "кс",
}


def called(name: str, case: Case) -> str:
    """Return a player's name in a case; an unusual one keeps its form."""
    usual = _USUAL.get(name)
    return usual.split()[case] if usual else _transcribed(name)


def _transcribed(name: str) -> str:
    """Write a name in Russian letters."""
    small, written = name.lower(), ""
    while small:
        pair = _PAIRS.get(small[:2])
        written += pair or _LETTERS.get(small[0], small[0])
        small = small[2 if pair else 1 :]
    return written[:1].upper() + written[1:]
