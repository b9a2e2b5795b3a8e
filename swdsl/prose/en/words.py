"""English words: articles, plurals, numbers, lists, and the nouns of the game itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from swdsl.model.expressions import Quantity, Range
from swdsl.prose.marks import plain
from swdsl.prose.names import Name
from swdsl.words import CardKind, Kind, Quantifier, Store


@dataclass(frozen=True, slots=True)
class Word:
    """A noun in both numbers."""

    one: str
    many: str

    def number(self, *, plural: bool) -> str:
        """Return the form for one, or for many."""
        return self.many if plural else self.one


REGION = Word("region", "regions")
TOKEN = Word("token", "tokens")
COIN = Word("Victory coin", "Victory coins")
DEFENDER = Word("defender", "defenders")
ENEMY_DEFENDER = Word("enemy defender", "enemy defenders")
NEUTRAL = Word("neutral token", "neutral tokens")
PIECE = Word("piece", "pieces")
OPPONENT = Word("opponent", "opponents")
PLAYER = Word("player", "players")
GROUP = Word("group", "groups")
PIP = Word("pip on the die", "pips on the die")

CARDS = {
    CardKind.RACE: Word("race", "races"),
    CardKind.POWER: Word("special power", "special powers"),
    CardKind.RELIC: Word("relic", "relics"),
    CardKind.PLACE: Word("place", "places"),
    CardKind.MARKER: Word("relic or place", "relics or places"),
    CardKind.COMBO: Word("combo", "combos"),
}

HOLDERS = {Kind.RACE: "race", Kind.POWER: "special power", Kind.RELIC: "relic", Kind.PLACE: "place"}

STORES = {
    Store.TRAY: "the storage tray",
    Store.HAND: "your hand",
    Store.BANK: "the bank",
    Store.ASIDE: "beside the board",
    Store.SUPPLY: "the supply",
    Store.STACK: "the stack",
}


def noun(name: Name) -> Word:
    """Return a declared name as a noun."""
    if name.unique or not name.flag("plural"):
        bare = _without_article(name)
        return Word(bare, bare)
    return Word(name.plain(), name.form("plural"))


def _without_article(name: Name) -> str:
    text = name.plain()
    return text.replace(name.text, name.text[4:], 1) if name.text.startswith("The ") else text


def the(name: Name) -> str:
    """Return a declared name as one known thing."""
    return f"the {_without_article(name)}"


def article(text: str) -> str:
    """Put `a` or `an` before a noun phrase."""
    return f"{'an' if plain(text)[:1].lower() in 'aeio' or _silent(text) else 'a'} {text}"


def _silent(text: str) -> bool:
    start = plain(text).lower()
    return start.startswith("u") and not start.startswith(("uni", "use", "usu"))


def listed(parts: Sequence[str], joint: str = "and") -> str:
    """Join phrases: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def counted(number: int | None, word: Word) -> str:
    """Return a number with its noun; no number means all of them."""
    if number is None:
        return f"all {word.many}"
    return f"no {word.many}" if number == 0 else f"{number} {word.number(plural=number != 1)}"


def determined(quantity: Quantity, phrase: str) -> str:
    """Put the word for a quantity before a noun phrase in the right number."""
    match quantity.quantifier:
        case Quantifier.BARE:
            return phrase
        case Quantifier.A:
            return article(phrase)
        case Quantifier.NUMBER:
            return f"{quantity.number} {phrase}"
        case Quantifier.UP_TO:
            return f"up to {quantity.number} {phrase}"
        case Quantifier.NONE:
            return f"no {phrase}"
        case Quantifier.ANY | Quantifier.EACH | Quantifier.ALL:
            return f"{quantity.quantifier.value} {phrase}"


def ranged(wanted: Range, word: Word) -> str:
    """Return a noun with a range: `at least 3 tokens`."""
    low, high = wanted.minimum, wanted.maximum
    if high is None:
        return f"at least {low} {word.number(plural=low != 1)}"
    if high == low:
        return f"no {word.many}" if low == 0 else f"exactly {low} {word.number(plural=low != 1)}"
    if low == 0:
        return f"at most {high} {word.number(plural=high != 1)}"
    return f"{low} to {high} {word.many}"


def times(number: int) -> str:
    """Return how often: once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def ordinal_first(number: int, word: Word) -> str:
    """Return `first region`, `first 2 regions`."""
    return f"first {word.one}" if number == 1 else f"first {number} {word.many}"
