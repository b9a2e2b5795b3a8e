"""Amounts as text: determiners, ranges, and nouns in the right number."""

from typing import assert_never

from swdsl.syntax.tree_amounts import (
    A,
    All,
    AllBut,
    Any,
    AnyNumber,
    AtLeast,
    AtMost,
    Between,
    CardNoun,
    CoinNoun,
    Content,
    DefenderNoun,
    Determiner,
    Each,
    EnemyDefenderNoun,
    Exactly,
    NamedNoun,
    NeutralNoun,
    No,
    Noun,
    Number,
    PieceNoun,
    Quantity,
    Some,
    ThingQuantity,
    ThisNoun,
    TokenNoun,
    UpTo,
)
from swdsl.syntax.write import written


def article(noun: str) -> str:
    """Put `a` or `an` before a noun."""
    return f"an {noun}" if noun[:1] in {"a", "e", "i", "o", "u"} else f"a {noun}"


def is_singular(determiner: ThingQuantity | None) -> bool:
    """Whether the noun behind a determiner stands for one; without one, it stands for many."""
    match determiner:
        case A() | Any() | Each():
            return True
        case Number(number) | UpTo(number) | AllBut(number) | AtLeast(number):
            return number == 1
        case None | All() | AnyNumber() | No():
            return False
        case _:
            assert_never(determiner)


def determined(determiner: ThingQuantity | None, singular: str, plural: str) -> str:
    """Put a determiner before a noun in the right number."""
    noun = singular if is_singular(determiner) else plural
    match determiner:
        case None:
            return noun
        case A():
            return article(noun)
        case Any():
            return f"any {noun}"
        case Each():
            return f"each {noun}"
        case All():
            return f"all {noun}"
        case AllBut(number):
            return f"all but {number} {noun}"
        case Number(number):
            return f"{number} {noun}"
        case UpTo(number):
            return f"up to {number} {noun}"
        case AtLeast(number):
            return f"at least {number} {noun}"
        case AnyNumber():
            return f"any number of {noun}"
        case No():
            return f"no {noun}"
        case _:
            assert_never(determiner)


def counts_one(quantity: Quantity | None) -> bool:
    """Whether the noun behind a quantity is singular."""
    match quantity:
        case Some():
            return True
        case Exactly(number) | AtLeast(number) | AtMost(number):
            return number == 1
        case None | Between() | No() | All():
            return False
        case _:
            assert_never(quantity)


def quantified(quantity: Quantity | None, singular: str, plural: str) -> str:
    """Put a quantity before a noun in the right number."""
    noun = singular if counts_one(quantity) else plural
    match quantity:
        case None:
            return noun
        case Some():
            return article(noun)
        case No():
            return f"no {noun}"
        case All():
            return f"all {noun}"
        case Exactly(number):
            return f"exactly {number} {noun}"
        case AtLeast() | AtMost() | Between():
            return f"{written(quantity)} {noun}"
        case _:
            assert_never(quantity)


def noun_forms(noun: Noun) -> tuple[str, str]:
    """Return a noun in the singular and the plural; names of the rules stand as written."""
    match noun:
        case TokenNoun():
            return "token", "tokens"
        case CoinNoun():
            return "coin", "coins"
        case DefenderNoun():
            return "defender", "defenders"
        case EnemyDefenderNoun():
            return "enemy defender", "enemy defenders"
        case NeutralNoun():
            return "neutral", "neutrals"
        case PieceNoun():
            return "piece", "pieces"
        case ThisNoun():
            return "this", "this"
        case CardNoun(kind):
            return kind.written, f"{kind.written}s"
        case NamedNoun(name):
            return name.text, name.text
        case _:
            assert_never(noun)


@written.register
def _(what: Content) -> str:
    return quantified(what.quantity, *noun_forms(what.noun))


def singly(determiner: Determiner | None, noun: str) -> str:
    """Put a determiner before a card; without one, it is `the` card."""
    return f"the {noun}" if determiner is None else determined(determiner, noun, f"{noun}s")
