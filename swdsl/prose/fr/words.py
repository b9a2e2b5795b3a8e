"""French words: articles, elision, contractions, numbers, and the nouns of the game itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.model.expressions import Quantity, Range
from swdsl.prose.agreement import is_many
from swdsl.prose.marks import coordinated, each_of, plain, settled
from swdsl.prose.names import Name
from swdsl.words import CardKind, Kind, Quantifier

_VOWELS: Final = "aàâäeéèêëiîïoôöuùûühœæ"


@dataclass(frozen=True, slots=True)
class Word:
    """A noun in both numbers. `elides`: its article loses its vowel."""

    feminine: bool
    one: str
    many: str
    elides: bool

    def number(self, *, plural: bool) -> str:
        """Return the form for one, or for many."""
        return self.many if plural else self.one

    def agree(self, masculine: str, *, plural: bool) -> str:
        """Return a regular adjective or participle, given in the masculine singular, agreeing."""
        feminine = masculine if masculine.endswith("e") or not self.feminine else f"{masculine}e"
        return f"{feminine}s" if plural and not feminine.endswith("s") else feminine


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun phrase without its article: one noun or several to choose from, and what follows them."""

    words: tuple[Word, ...]
    after_one: str = ""
    after_many: str = ""

    @property
    def feminine(self) -> bool:
        """The gender that others agree with."""
        return all(each.feminine for each in self.words)

    def said(self, article: Callable[[Word], str], *, plural: bool) -> str:
        """Return the phrase with an article before each noun."""
        joint = "et" if plural else "ou"
        heads = listed(coordinated([article(each) for each in self.words]), joint)
        return heads + settled(self.after_many if plural else self.after_one)

    def bare(self, *, plural: bool) -> str:
        """Return the phrase without any article."""
        return settled(self.said(lambda each: each.number(plural=plural), plural=plural))


def word(one: str, many: str | None = None, *, feminine: bool = False) -> Word:
    """Return a noun of the game; the plural is regular unless given."""
    return Word(feminine, one, many or f"{one}s", one[:1].lower() in _VOWELS)


REGION = word("région", feminine=True)
TOKEN = word("pion")
COIN = word("jeton de victoire", "jetons de victoire")
DEFENDER = word("défenseur")
ENEMY_DEFENDER = word("défenseur ennemi", "défenseurs ennemis")
NEUTRAL = word("pion neutre", "pions neutres")
PIECE = word("pièce", feminine=True)
OPPONENT = word("adversaire")
PLAYER = word("joueur")
RACE = word("peuple")
GROUP = word("bloc")
TERRAIN = word("type de région", "types de région")
PIP = word("point du dé", "points du dé")
POINT = word("point")
STEP = word("pas", "pas")
TILE = word("tuile", feminine=True)
CARDS = {
    CardKind.RACE: RACE,
    CardKind.POWER: word("pouvoir spécial", "pouvoirs spéciaux"),
    CardKind.RELIC: word("relique", feminine=True),
    CardKind.PLACE: word("lieu", "lieux"),
    CardKind.MARKER: word("tuile de relique ou de lieu", "tuiles de relique ou de lieu", feminine=True),
    CardKind.COMBO: word("combinaison", feminine=True),
}
HOLDERS = {
    Kind.RACE: CARDS[CardKind.RACE],
    Kind.POWER: CARDS[CardKind.POWER],
    Kind.RELIC: CARDS[CardKind.RELIC],
    Kind.PLACE: CARDS[CardKind.PLACE],
}


def noun(name: Name) -> Word:
    """Return a declared name as a noun with the forms its translation gives."""
    one = many = name.plain()
    if is_plural_name(name):
        one = name.form("singular") if name.flag("singular") else many
    elif name.found and not name.unique:
        many = name.form("plural")
    vowel = plain(one)[:1].lower() in _VOWELS
    elides = name.flag("elided") or (vowel and not name.flag("unelided"))
    return Word(name.flag("feminine"), one, many, elides)


def is_plural_name(name: Name) -> bool:
    """Whether a name is grammatically plural by itself."""
    return name.flag("plural") and name.forms["plural"] is None


# -- articles -------------------------------------------------------------------------------------------


def the(each: Word, *, plural: bool = False) -> str:
    """Put the definite article before a noun."""
    if plural:
        return f"les {each.many}"
    return f"l'{each.one}" if each.elides else f"{'la' if each.feminine else 'le'} {each.one}"


def the_name(name: Name) -> str:
    """Put the definite article before a declared name."""
    return the(noun(name), plural=is_plural_name(name))


def a(each: Word) -> str:
    """Put the indefinite article before a noun."""
    return f"{'une' if each.feminine else 'un'} {each.one}"


def this(each: Word) -> str:
    """Put the demonstrative before a noun."""
    return f"{'cette' if each.feminine else 'cet' if each.elides else 'ce'} {each.one}"


def starts_with_vowel(phrase: str) -> bool:
    """Whether a phrase of ours makes the word before it lose its vowel."""
    return plain(phrase)[:1].lower() in _VOWELS.replace("h", "")


def of(phrase: str) -> str:
    """Put `de` before a phrase, and again before each noun of a list: du, des, d'."""
    return each_of(phrase, _of)


def _of(phrase: str) -> str:
    if phrase.startswith("le "):
        return f"du {phrase[3:]}"
    if phrase.startswith("les "):
        return f"des {phrase[4:]}"
    return f"d'{phrase}" if starts_with_vowel(phrase) else f"de {phrase}"


def to(phrase: str) -> str:
    """Put `à` before a phrase, and again before each noun of a list: au, aux."""
    return each_of(phrase, _to)


def _to(phrase: str) -> str:
    if phrase.startswith("le "):
        return f"au {phrase[3:]}"
    return f"aux {phrase[4:]}" if phrase.startswith("les ") else f"à {phrase}"


def that(phrase: str) -> str:
    """Put `que` before a phrase."""
    return f"qu'{phrase}" if starts_with_vowel(phrase) else f"que {phrase}"


def when_if(phrase: str) -> str:
    """Put `si` before a clause: s'il."""
    return f"s'{phrase}" if phrase.startswith("il ") else f"si {phrase}"


def listed(parts: Sequence[str], joint: str = "et") -> str:
    """Join phrases: `a, b et c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


# -- numbers --------------------------------------------------------------------------------------------


def counted(number: int | None, each: Word) -> str:
    """Return a number with its noun; no number means all of them."""
    if number is None:
        return f"{'toutes' if each.feminine else 'tous'} les {each.many}"
    if number == 0:
        return f"{'aucune' if each.feminine else 'aucun'} {each.one}"
    return f"{number} {each.number(plural=number != 1)}"


def ranged(wanted: Range, phrase: Noun, mine: str = "") -> str:
    """Return a noun with a range: `au moins 3 pions`, `au moins 3 de vos régions`."""
    low, high = wanted.minimum, wanted.maximum
    if high == low == 0:
        return f"{'aucune' if phrase.feminine else 'aucun'} {mine}{phrase.bare(plural=bool(mine))}"
    number = low if high is None or high == low else high
    bare = phrase.bare(plural=number != 1 or bool(mine))
    if high is None:
        return f"au moins {low} {mine}{bare}"
    if high == low:
        return f"exactement {low} {mine}{bare}"
    return f"au plus {high} {mine}{bare}" if low == 0 else f"de {low} à {high} {mine}{bare}"


def determined(quantity: Quantity, phrase: Noun) -> str:
    """Return a noun phrase with the article or word for its quantity."""
    plural = is_many(quantity)
    match quantity.quantifier:
        case Quantifier.BARE:
            return phrase.said(lambda each: the(each, plural=True), plural=True)
        case Quantifier.A:
            return phrase.said(a, plural=False)
        case Quantifier.ANY:
            return phrase.said(
                lambda each: f"n'importe {'quelle' if each.feminine else 'quel'} {each.one}", plural=False
            )
        case Quantifier.EACH:
            return phrase.said(lambda each: f"chaque {each.one}", plural=False)
        case Quantifier.ALL:
            return phrase.said(lambda each: counted(None, each), plural=True)
        case Quantifier.NUMBER:
            return f"{quantity.number} {phrase.bare(plural=plural)}"
        case Quantifier.UP_TO:
            return f"au plus {quantity.number} {phrase.bare(plural=plural)}"
        case Quantifier.NONE:
            return f"{'aucune' if phrase.feminine else 'aucun'} {phrase.bare(plural=False)}"


def yours(quantity: Quantity, phrase: Noun) -> str:
    """Return so many of your things: `une de vos régions`, `chacune de vos régions`."""
    several = f"de vos {phrase.bare(plural=True)}"
    e = "e" if phrase.feminine else ""
    match quantity.quantifier:
        case Quantifier.BARE:
            return f"vos {phrase.bare(plural=True)}"
        case Quantifier.A:
            return f"un{e} {several}"
        case Quantifier.ANY:
            return f"n'importe {'laquelle' if e else 'lequel'} {several}"
        case Quantifier.EACH:
            return f"chacun{e} {several}"
        case Quantifier.ALL:
            return f"{'toutes' if e else 'tous'} vos {phrase.bare(plural=True)}"
        case Quantifier.NUMBER:
            return f"{quantity.number} {several}"
        case Quantifier.UP_TO:
            return f"au plus {quantity.number} {several}"
        case Quantifier.NONE:
            return f"aucun{e} {several}"


def times(number: int) -> str:
    """Return how often."""
    return {1: "une fois", 2: "deux fois"}.get(number, f"{number} fois")
