"""Quantities, ranges and nouns: the parts of a sentence that contain no others."""

from typing import Final, assert_never

from swdsl.diagnostics.codes_clauses import NOTHING_BOUND, WRONG_TYPE
from swdsl.model.expressions import (
    Cards,
    Coins,
    Content,
    Defenders,
    Markers,
    Neutrals,
    Noun,
    Pieces,
    This,
    Tokens,
)
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.quantities import BARE, Quantity, Range
from swdsl.resolve.reading import Reading
from swdsl.resolve.table import THING_KINDS
from swdsl.source import Span
from swdsl.syntax import tree_amounts as tree
from swdsl.words import CardKind, Kind, Quantifier

SOME: Final = Range(1, None)
_MARKERS: Final = (CardKind.PLACE, CardKind.RELIC, CardKind.MARKER)


def read_quantity(node: tree.ThingQuantity | None) -> Quantity:
    """Read how many things or regions are meant."""
    match node:
        case None:
            return BARE
        case tree.A():
            return Quantity(Quantifier.A, span=node.span)
        case tree.Any():
            return Quantity(Quantifier.ANY, span=node.span)
        case tree.Each():
            return Quantity(Quantifier.EACH, span=node.span)
        case tree.All():
            return Quantity(Quantifier.ALL, span=node.span)
        case tree.AllBut(number=number):
            kept = Quantifier.ALL_BUT if number else Quantifier.ALL
            return Quantity(kept, number or None, node.span)
        case tree.Number(number=number):
            return Quantity(Quantifier.NUMBER, number, node.span)
        case tree.UpTo(number=number):
            return Quantity(Quantifier.UP_TO, number, node.span)
        case tree.AtLeast(number=number):
            return Quantity(Quantifier.AT_LEAST, number, node.span)
        case tree.AnyNumber():
            return Quantity(Quantifier.ANY_NUMBER, span=node.span)
        case tree.No():
            return Quantity(Quantifier.NONE, span=node.span)
        case _:
            assert_never(node)


def read_range(node: tree.Range) -> Range:
    """Read a range of whole numbers."""
    match node:
        case tree.Exactly(number=number):
            return Range(number, number)
        case tree.AtLeast(number=number):
            return Range(number, None)
        case tree.AtMost(number=number):
            return Range(0, number)
        case tree.Between(low=low, high=high):
            return Range(low, high)
        case _:
            assert_never(node)


def read_tested(node: tree.Quantity | None, reading: Reading) -> Range:
    """Read how many a test asks for; no number means at least one."""
    match node:
        case None | tree.Some():
            return SOME
        case tree.No():
            return Range(0, 0)
        case tree.All():
            reading.report(
                WRONG_TYPE,
                node.span,
                "A test needs a number; `all` is not one.",
                hint="Say how many: `at least 1`, `exactly 2`, `no`; for every one, turn it round:"
                " `unless there is a mountain not held by me`.",
            )
            return SOME
        case _:
            return read_range(node)


def read_noun(node: tree.Noun, reading: Reading) -> Noun:
    """Read what kind of thing is meant."""
    match node:
        case tree.TokenNoun():
            return Tokens()
        case tree.CoinNoun():
            return Coins()
        case tree.DefenderNoun():
            return Defenders()
        case tree.EnemyDefenderNoun():
            return Defenders(enemy_only=True)
        case tree.NeutralNoun():
            return Neutrals()
        case tree.PieceNoun():
            return Pieces()
        case tree.ThisNoun():
            require_marker(node.span, "this", reading)
            return This()
        case tree.CardNoun(kind=kind):
            return Markers(kind) if kind in _MARKERS else Cards(kind)
        case tree.NamedNoun(name=name):
            return noun_of(reading.find(name, THING_KINDS, "a piece, a neutral, a place or a relic"))
        case _:
            assert_never(node)


def noun_of(ref: Ref) -> Noun:
    """Return a declared thing as a noun."""
    match ref.kind:
        case Kind.NEUTRAL:
            return Neutrals(ref)
        case Kind.PLACE | Kind.RELIC:
            return Markers(CardKind(ref.kind.value), ref)
        case _:
            return Pieces(ref)


def read_content(node: tree.Content, reading: Reading) -> Content:
    """Read what a player or region must have."""
    return Content(read_tested(node.quantity, reading), read_noun(node.noun, reading))


def require_marker(span: Span, word: str, reading: Reading) -> None:
    """Report `here` or `this` in a clause whose owner lies nowhere on the board."""
    owner = reading.owner
    if owner is not None and owner.kind in (Kind.PLACE, Kind.RELIC):
        return
    who = str(owner.kind) if owner is not None and owner.kind in COMPONENT_KINDS else "term"
    article = "An" if who.startswith("e") else "A"
    reading.report(
        NOTHING_BOUND,
        span,
        f"{article} {who} lies in no region, so `{word}` points at nothing.",
        hint="Only places and relics lie somewhere; say `there`, or describe the region: `a region I hold`.",
    )
