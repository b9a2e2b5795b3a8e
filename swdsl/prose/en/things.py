"""English phrases for things and what is, or is not, somewhere."""

from typing import assert_never

from swdsl.model import expressions as model
from swdsl.prose.agreement import is_many, is_mass
from swdsl.prose.en import words
from swdsl.prose.en.words import Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import is_at_least_one
from swdsl.words import Quantifier


def thing_word(scene: Scene, node: model.Noun) -> Word:
    """Return a kind of thing as a noun."""
    match node:
        case model.Tokens():
            return words.TOKEN
        case model.Coins():
            return words.COIN
        case model.Defenders(enemy_only=enemy_only):
            return words.ENEMY_DEFENDER if enemy_only else words.DEFENDER
        case model.Neutrals(neutral=ref):
            return words.NEUTRAL if ref is None else words.noun(scene.names.of(ref))
        case model.Pieces(piece=ref):
            return words.PIECE if ref is None else words.noun(scene.names.of(ref))
        case model.This():
            return Word(this(scene), this(scene))
        case model.Markers(card=card, marker=ref):
            return words.CARDS[card] if ref is None else words.noun(scene.names.of(ref))
        case model.Cards(card=card):
            return words.CARDS[card]
        case _:
            assert_never(node)


def this(scene: Scene) -> str:
    """Name the tile that speaks."""
    return f"this {words.HOLDERS[scene.holder]}"


def known_thing(scene: Scene, node: model.Noun) -> str | None:
    """Return a thing of which there is only one, with its article."""
    match node:
        case model.This():
            return this(scene)
        case model.Pieces(piece=ref) | model.Markers(marker=ref) if ref is not None:
            return words.the(scene.names.of(ref)) if scene.names.of(ref).unique else None
        case _:
            return None


def content(scene: Scene, node: model.Content) -> str:
    """Say what is there: `the Dragon`, `a Fortress`, `at least 3 tokens`."""
    known = known_thing(scene, node.noun)
    word = thing_word(scene, node.noun)
    if is_at_least_one(node.range):
        if known is not None:
            return known
        return word.many if is_mass(node.noun) else words.article(word.one)
    return words.ranged(node.range, word)


def quantified(scene: Scene, quantity: model.Quantity, node: model.Noun) -> str:
    """Name so many of a thing: `1 token`, `all Fortresses`, `the Dragon`."""
    known = known_thing(scene, node)
    if known is not None and quantity.quantifier in (Quantifier.BARE, Quantifier.A):
        return known
    word = thing_word(scene, node)
    if quantity.quantifier is Quantifier.BARE and isinstance(node, model.Defenders):
        return f"the {word.one}"
    if quantity.quantifier is Quantifier.NONE:
        return f"no {word.many}"
    return words.determined(quantity, word.number(plural=is_many(quantity)))
