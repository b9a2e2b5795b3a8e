"""Italian words: articles, contractions, agreement, numbers, and the nouns of the game itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.model.expressions import Quantity, Range
from swdsl.prose.agreement import is_many
from swdsl.prose.marks import coordinated, each_of, plain, settled
from swdsl.prose.names import Name
from swdsl.words import CardKind, Kind, Quantifier

_VOWELS: Final = "aàeèéiìoòuù"
_HEAVY: Final = ("z", "gn", "ps", "pn", "x", "y")

# How a preposition melts with each article.
_CONTRACTIONS: Final = {
    "di": ("del", "dello", "dell'", "della", "dei", "degli", "delle"),
    "a": ("al", "allo", "all'", "alla", "ai", "agli", "alle"),
    "da": ("dal", "dallo", "dall'", "dalla", "dai", "dagli", "dalle"),
    "in": ("nel", "nello", "nell'", "nella", "nei", "negli", "nelle"),
    "su": ("sul", "sullo", "sull'", "sulla", "sui", "sugli", "sulle"),
}
_ARTICLES: Final = ("il ", "lo ", "l'", "la ", "i ", "gli ", "le ")


@dataclass(frozen=True, slots=True)
class Word:
    """A noun in both numbers."""

    feminine: bool
    one: str
    many: str

    def number(self, *, plural: bool) -> str:
        """Return the form for one, or for many."""
        return self.many if plural else self.one

    def agree(self, masculine: str, *, plural: bool) -> str:
        """Return a regular adjective or participle, given in the masculine singular, agreeing."""
        stem, ending = masculine[:-1], masculine[-1]
        if ending == "e":
            return f"{stem}i" if plural else masculine
        if self.feminine:
            return f"{stem}e" if plural else f"{stem}a"
        return f"{stem}i" if plural else masculine


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
        joint = "e" if plural else "o"
        heads = listed(coordinated([article(each) for each in self.words]), joint)
        return heads + settled(self.after_many if plural else self.after_one)

    def bare(self, *, plural: bool) -> str:
        """Return the phrase without any article."""
        return settled(self.said(lambda each: each.number(plural=plural), plural=plural))


def _masculine(one: str, many: str) -> Word:
    return Word(feminine=False, one=one, many=many)


def _feminine(one: str, many: str) -> Word:
    return Word(feminine=True, one=one, many=many)


REGION = _feminine("Regione", "Regioni")
TOKEN = _masculine("segnalino", "segnalini")
COIN = _feminine("Moneta", "Monete")
DEFENDER = _masculine("difensore", "difensori")
ENEMY_DEFENDER = _masculine("difensore nemico", "difensori nemici")
NEUTRAL = _masculine("segnalino neutrale", "segnalini neutrali")
PIECE = _feminine("pedina", "pedine")
OPPONENT = _masculine("avversario", "avversari")
PLAYER = _masculine("giocatore", "giocatori")
RACE = _feminine("Razza", "Razze")
GROUP = _masculine("gruppo", "gruppi")
TERRAIN = _masculine("tipo di terreno", "tipi di terreno")
PIP = _masculine("punto del dado", "punti del dado")
POINT = _masculine("punto", "punti")
TILE = _feminine("tessera", "tessere")
CARDS = {
    CardKind.RACE: RACE,
    CardKind.POWER: _masculine("Potere speciale", "Poteri speciali"),
    CardKind.RELIC: _feminine("Reliquia", "Reliquie"),
    CardKind.PLACE: _masculine("Luogo", "Luoghi"),
    CardKind.MARKER: _feminine("tessera Reliquia o Luogo", "tessere Reliquia o Luogo"),
    CardKind.COMBO: _feminine("combinazione", "combinazioni"),
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
    return Word(name.flag("feminine"), one, many)


def is_plural_name(name: Name) -> bool:
    """Whether a name is grammatically plural by itself."""
    return name.flag("plural") and name.forms["plural"] is None


# -- articles -------------------------------------------------------------------------------------------


def _starts_with_vowel(text: str) -> bool:
    return plain(text)[:1].lower() in _VOWELS


def _starts_heavily(text: str) -> bool:
    start = plain(text).lower()
    return start.startswith(_HEAVY) or (start[:1] == "s" and start[1:2] not in _VOWELS)


def the(each: Word, *, plural: bool = False) -> str:
    """Put the definite article before a noun."""
    text = each.number(plural=plural)
    vowel, heavy = _starts_with_vowel(text), _starts_heavily(text)
    if plural:
        return f"{'le' if each.feminine else 'gli' if vowel or heavy else 'i'} {text}"
    if vowel:
        return f"l'{text}"
    return f"{'la' if each.feminine else 'lo' if heavy else 'il'} {text}"


def the_name(name: Name) -> str:
    """Put the definite article before a declared name."""
    return the(noun(name), plural=is_plural_name(name))


def _like_one(stem: str, each: Word) -> str:
    """Put a word that bends like `uno` before a noun: un, uno, una, un'."""
    vowel, heavy = _starts_with_vowel(each.one), _starts_heavily(each.one)
    if each.feminine:
        return f"{stem}'{each.one}" if vowel else f"{stem}a {each.one}"
    return f"{stem}{'o' if heavy else ''} {each.one}"


def a(each: Word) -> str:
    """Put the indefinite article before a noun."""
    return _like_one("un", each)


def no(each: Word) -> str:
    """Put `nessuno` before a noun."""
    return _like_one("nessun", each)


def some(each: Word) -> str:
    """Put the partitive article before a plural noun."""
    return contracted("di", the(each, plural=True))


def this(each: Word) -> str:
    """Put the demonstrative before a noun."""
    if _starts_with_vowel(each.one):
        return f"quest'{each.one}"
    return f"{'questa' if each.feminine else 'questo'} {each.one}"


def contracted(preposition: str, phrase: str) -> str:
    """Put a preposition before a phrase, and again before each noun of a list, and melt it with articles."""
    return each_of(phrase, lambda each: _melted(preposition, each))


def _melted(preposition: str, phrase: str) -> str:
    for article, melted in zip(_ARTICLES, _CONTRACTIONS[preposition], strict=True):
        if phrase.startswith(article):
            space = "" if article == "l'" else " "
            return f"{melted}{space}{phrase[len(article) :]}"
    return f"{preposition} {phrase}"


def of(phrase: str) -> str:
    """Put `di` before a phrase."""
    return contracted("di", phrase)


def to(phrase: str) -> str:
    """Put `a` before a phrase."""
    return contracted("a", phrase)


def by(phrase: str) -> str:
    """Put `da` before a phrase."""
    return contracted("da", phrase)


def inside(phrase: str) -> str:
    """Put `in` before a phrase."""
    return contracted("in", phrase)


def listed(parts: Sequence[str], joint: str = "e") -> str:
    """Join phrases: `a, b e c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


# -- numbers --------------------------------------------------------------------------------------------


def counted(number: int | None, each: Word) -> str:
    """Return a number with its noun; no number means all of them."""
    if number is None:
        return f"{'tutte' if each.feminine else 'tutti'} {the(each, plural=True)}"
    if number == 0:
        return no(each)
    return f"{number} {each.number(plural=number != 1)}"


def ranged(wanted: Range, phrase: Noun, mine: str = "") -> str:
    """Return a noun with a range: `almeno 3 segnalini`, `almeno 3 delle vostre Regioni`."""
    low, high = wanted.minimum, wanted.maximum
    if high == low == 0:
        none = "nessuna" if phrase.feminine else "nessuno"
        return f"{none} {mine}{phrase.bare(plural=True)}" if mine else phrase.said(no, plural=False)
    number = low if high is None or high == low else high
    bare = phrase.bare(plural=number != 1 or bool(mine))
    if high is None:
        return f"almeno {low} {mine}{bare}"
    if high == low:
        return f"esattamente {low} {mine}{bare}"
    return f"al massimo {high} {mine}{bare}" if low == 0 else f"da {low} a {high} {mine}{bare}"


def determined(quantity: Quantity, phrase: Noun) -> str:
    """Return a noun phrase with the article or word for its quantity."""
    plural = is_many(quantity)
    match quantity.quantifier:
        case Quantifier.BARE:
            return phrase.said(lambda each: the(each, plural=True), plural=True)
        case Quantifier.A:
            return phrase.said(a, plural=False)
        case Quantifier.ANY:
            return phrase.said(lambda each: f"qualsiasi {each.one}", plural=False)
        case Quantifier.EACH:
            return phrase.said(lambda each: f"ogni {each.one}", plural=False)
        case Quantifier.ALL:
            return phrase.said(lambda each: counted(None, each), plural=True)
        case Quantifier.NUMBER:
            return f"{quantity.number} {phrase.bare(plural=plural)}"
        case Quantifier.UP_TO:
            return f"non più di {quantity.number} {phrase.bare(plural=plural)}"
        case Quantifier.NONE:
            return phrase.said(no, plural=False)


def your(phrase: Noun) -> str:
    """Return your things, as in `le vostre Regioni`."""
    return f"{'le vostre' if phrase.feminine else 'i vostri'} {phrase.bare(plural=True)}"


def yours(quantity: Quantity, phrase: Noun) -> str:
    """Return so many of your things: `una delle vostre Regioni`, `ognuna delle vostre Regioni`."""
    several = of(your(phrase))
    ending = "a" if phrase.feminine else "o"
    match quantity.quantifier:
        case Quantifier.BARE:
            return your(phrase)
        case Quantifier.A:
            return f"un{ending} {several}"
        case Quantifier.ANY:
            return f"un{ending} qualsiasi {several}"
        case Quantifier.EACH:
            return f"ognun{ending} {several}"
        case Quantifier.ALL:
            return f"{'tutte' if phrase.feminine else 'tutti'} {your(phrase)}"
        case Quantifier.NUMBER:
            return f"{quantity.number} {several}"
        case Quantifier.UP_TO:
            return f"non più di {quantity.number} {several}"
        case Quantifier.NONE:
            return f"nessun{ending} {several}"


def times(number: int) -> str:
    """Return how often."""
    return {1: "una volta", 2: "due volte"}.get(number, f"{number} volte")
