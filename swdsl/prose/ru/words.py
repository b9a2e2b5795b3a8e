"""Russian nouns and adjectives: cases, genders, animacy, and the nouns of the game itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from swdsl.prose.marks import plain
from swdsl.prose.names import Name
from swdsl.words import CardKind, Kind


class Case(IntEnum):
    """The six cases, in the order grammars list them."""

    NOMINATIVE = 0
    GENITIVE = 1
    DATIVE = 2
    ACCUSATIVE = 3
    INSTRUMENTAL = 4
    PREPOSITIONAL = 5


NOM, GEN, DAT, ACC, INS, PRE = Case
_KEYS: Final = ("", "genitive", "dative", "accusative", "instrumental", "prepositional")


class Gender(IntEnum):
    """The genders; the plural has none."""

    MASCULINE = 0
    FEMININE = 1
    NEUTER = 2


@dataclass(frozen=True, slots=True)
class Word:
    """A noun, or a phrase that behaves like one, in all its forms."""

    gender: Gender
    animate: bool
    one: tuple[str, ...]
    many: tuple[str, ...]

    def form(self, case: Case, *, plural: bool = False) -> str:
        """Return one form."""
        return (self.many if plural else self.one)[case]

    def paucal(self) -> str:
        """Return the form after 2, 3 and 4: the noun in the genitive singular, adjectives in the plural."""
        pairs = list(zip(self.one[GEN].split(" "), self.many[GEN].split(" "), strict=False))
        if len(pairs) < len(self.one[GEN].split(" ")):
            return self.one[GEN]
        return " ".join(many if _is_adjectival(one, many) else one for one, many in pairs)


def _is_adjectival(one: str, many: str) -> bool:
    return plain(one).endswith(("ого", "его", "ой", "ей")) and plain(many).endswith(("ых", "их"))


@dataclass(frozen=True, slots=True)
class Adjective:
    """A word that agrees with a noun: forms of masculine, feminine, neuter and plural."""

    forms: tuple[tuple[str, ...], ...]

    def agreeing(self, word: Word, case: Case, *, plural: bool = False) -> str:
        """Return the form that agrees with a noun; the accusative of living things is their genitive."""
        row = 3 if plural else word.gender
        living = word.animate and (plural or word.gender is Gender.MASCULINE)
        return self.forms[row][GEN if case is ACC and living else case]


def _rows(*rows: str) -> Adjective:
    return Adjective(tuple(tuple(row.split()) for row in rows))


def _ending(stem: str, suffix: str, *rows: str) -> Adjective:
    return Adjective(tuple(tuple(f"{stem}{end}{suffix}" for end in row.split()) for row in rows))


def hard(stem: str) -> Adjective:
    """Return an adjective such as `активный`."""
    return _ending(
        stem, "", "ый ого ому ый ым ом", "ая ой ой ую ой ой", "ое ого ому ое ым ом", "ые ых ым ые ыми ых"
    )


def soft(stem: str, suffix: str = "") -> Adjective:
    """Return a participle such as `граничащий` or, with its suffix, `являющийся`."""
    return _ending(
        stem, suffix, "ий его ему ий им ем", "ая ей ей ую ей ей", "ее его ему ее им ем", "ие их им ие ими их"
    )


YOUR = _rows(
    "ваш вашего вашему ваш вашим вашем",
    "ваша вашей вашей вашу вашей вашей",
    "ваше вашего вашему ваше вашим вашем",
    "ваши ваших вашим ваши вашими ваших",
)
ONE = _rows(
    "один одного одному один одним одном",
    "одна одной одной одну одной одной",
    "одно одного одному одно одним одном",
    "одни одних одним одни одними одних",
)
THIS = _rows(
    "этот этого этому этот этим этом",
    "эта этой этой эту этой этой",
    "это этого этому это этим этом",
    "эти этих этим эти этими этих",
)
ALL = _rows(
    "весь всего всему весь всем всём",
    "вся всей всей всю всей всей",
    "всё всего всему всё всем всём",
    "все всех всем все всеми всех",
)
ANY = _ending(
    "люб", "", "ой ого ому ой ым ом", "ая ой ой ую ой ой", "ое ого ому ое ым ом", "ые ых ым ые ыми ых"
)
OTHER = _ending(
    "друг", "", "ой ого ому ой им ом", "ая ой ой ую ой ой", "ое ого ому ое им ом", "ие их им ие ими их"
)
EACH, ACTIVE, LAND, WATER = hard("кажд"), hard("активн"), hard("сухопутн"), hard("водн")
SINGLE, DIFFERENT = hard("единственн"), hard("различн")


def word(gender: Gender, forms: str, *, animate: bool = False) -> Word:
    """Return a noun from its twelve forms, six and six, the two numbers apart by a bar."""
    one, many = forms.split("|")
    return Word(gender, animate, tuple(one.split()), tuple(many.split()))


_M, _F, _N = Gender
REGION = word(
    _M, "регион региона региону регион регионом регионе|регионы регионов регионам регионы регионами регионах"
)
TOKEN = word(_M, "жетон жетона жетону жетон жетоном жетоне|жетоны жетонов жетонам жетоны жетонами жетонах")
COIN = word(_F, "монета монеты монете монету монетой монете|монеты монет монетам монеты монетами монетах")
DEFENDER = word(
    _M,
    "защитник защитника защитнику защитника защитником защитнике"
    "|защитники защитников защитникам защитников защитниками защитниках",
    animate=True,
)
OPPONENT = word(
    _M,
    "соперник соперника сопернику соперника соперником сопернике"
    "|соперники соперников соперникам соперников соперниками соперниках",
    animate=True,
)
PLAYER = word(
    _M,
    "игрок игрока игроку игрока игроком игроке|игроки игроков игрокам игроков игроками игроках",
    animate=True,
)
RACE = word(_M, "народ народа народу народ народом народе|народы народов народам народы народами народах")
PIECE = word(_F, "фишка фишки фишке фишку фишкой фишке|фишки фишек фишкам фишки фишками фишках")
GROUP = word(
    _N,
    "скопление скопления скоплению скопление скоплением скоплении"
    "|скопления скоплений скоплениям скопления скоплениями скоплениях",
)
TERRAIN = word(_M, "тип типа типу тип типом типе|типы типов типам типы типами типах")
PIP = word(_N, "очко очка очку очко очком очке|очки очков очкам очки очками очках")
STEP = word(_M, "шаг шага шагу шаг шагом шаге|шаги шагов шагам шаги шагами шагах")
ENEMY = word(
    _M, "враг врага врагу врага врагом враге|враги врагов врагам врагов врагами врагах", animate=True
)
_POWER = word(
    _F,
    "способность способности способности способность способностью способности"
    "|способности способностей способностям способности способностями способностях",
)
_RELIC = word(
    _F,
    "реликвия реликвии реликвии реликвию реликвией реликвии"
    "|реликвии реликвий реликвиям реликвии реликвиями реликвиях",
)
_PLACE = word(
    _F,
    "достопримечательность достопримечательности достопримечательности достопримечательность"
    " достопримечательностью достопримечательности"
    "|достопримечательности достопримечательностей достопримечательностям достопримечательности"
    " достопримечательностями достопримечательностях",
)
_COMBO = word(
    _F,
    "комбинация комбинации комбинации комбинацию комбинацией комбинации"
    "|комбинации комбинаций комбинациям комбинации комбинациями комбинациях",
)


def either(words: Sequence[Word]) -> Word:
    """Join nouns into one that means any of them."""
    first = words[0]
    one = tuple(listed([each.one[case] for each in words], "или") for case in Case)
    many = tuple(listed([each.many[case] for each in words], "и") for case in Case)
    return replace(first, one=one, many=many)


def listed(parts: Sequence[str], joint: str = "и") -> str:
    """Join phrases: `а, б и в`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def with_adjective(adjective: Adjective, noun: Word) -> Word:
    """Return a noun with an adjective grown into it."""
    one = tuple(f"{adjective.agreeing(noun, case)} {noun.form(case)}" for case in Case)
    many = tuple(
        f"{adjective.agreeing(noun, case, plural=True)} {noun.form(case, plural=True)}" for case in Case
    )
    return replace(noun, one=one, many=many)


def followed(noun: Word, after: Callable[[Case, bool], str]) -> Word:
    """Return a noun with words behind it that may agree with it."""
    one = tuple(f"{noun.form(case)}{after(case, False)}" for case in Case)
    many = tuple(f"{noun.form(case, plural=True)}{after(case, True)}" for case in Case)
    return replace(noun, one=one, many=many)


NEUTRAL = with_adjective(hard("нейтральн"), TOKEN)
ENEMY_DEFENDER = with_adjective(
    _ending(
        "вражеск", "", "ий ого ому ий им ом", "ая ой ой ую ой ой", "ое ого ому ое им ом", "ие их им ие ими их"
    ),
    DEFENDER,
)
CARDS = {
    CardKind.RACE: RACE,
    CardKind.POWER: _POWER,
    CardKind.RELIC: _RELIC,
    CardKind.PLACE: _PLACE,
    CardKind.MARKER: either((_RELIC, _PLACE)),
    CardKind.COMBO: _COMBO,
}
HOLDERS = {Kind.RACE: RACE, Kind.POWER: _POWER, Kind.RELIC: _RELIC, Kind.PLACE: _PLACE}


def noun(name: Name) -> Word:
    """Return a declared name as a noun with the forms its translation gives."""
    gender = Gender.FEMININE if name.flag("feminine") else Gender.NEUTER if name.flag("neuter") else _M
    if name.flag("invariable") or not name.found:
        same = (name.plain(),) * 6
        return Word(gender, name.flag("animate"), same, same)
    own = (name.plain(), *(name.form(key) for key in _KEYS[1:]))
    if name.unique or (name.flag("plural") and name.forms["plural"] is None):
        return Word(gender, name.flag("animate"), own, own)
    many = (name.form("plural"), *(name.form(f"{key} plural") for key in _KEYS[1:]))
    return Word(gender, name.flag("animate"), own, many)


def is_plural_name(name: Name) -> bool:
    """Whether a name is grammatically plural by itself."""
    return name.flag("plural") and name.forms["plural"] is None


def preposition(short: str, long: str, hard_starts: tuple[str, ...], phrase: str) -> str:
    """Put a preposition before a phrase, in its longer form before awkward beginnings."""
    start = plain(phrase).lower()
    awkward = start[:1] in hard_starts and start[1:2] not in "аеёиоуыэюя"
    return f"{long if awkward and len(start) > 1 else short} {phrase}"


def with_(phrase: str) -> str:
    """Put `с` or `со` before a phrase."""
    return preposition("с", "со", ("с", "з", "ш", "ж"), phrase)


def in_(phrase: str) -> str:
    """Put `в` or `во` before a phrase."""
    return preposition("в", "во", ("в", "ф"), phrase)
