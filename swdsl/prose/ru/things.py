"""Russian phrases for things and what is, or is not, somewhere."""

from typing import assert_never

from swdsl.model import expressions as model
from swdsl.prose.agreement import is_mass
from swdsl.prose.ru import numbers, words
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, Case, Word
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
            return words.with_adjective(words.THIS, words.HOLDERS[scene.holder])
        case model.Markers(card=card, marker=ref):
            return words.CARDS[card] if ref is None else words.noun(scene.names.of(ref))
        case model.Cards(card=card):
            return words.CARDS[card]
        case _:
            assert_never(node)


def this(scene: Scene, case: Case = NOM) -> str:
    """Name the tile that speaks."""
    return words.with_adjective(words.THIS, words.HOLDERS[scene.holder]).form(case)


def known_thing(scene: Scene, node: model.Noun) -> Word | None:
    """Return a thing of which there is only one."""
    match node:
        case model.This():
            return thing_word(scene, node)
        case model.Pieces(piece=ref) | model.Markers(marker=ref) if ref is not None:
            return thing_word(scene, node) if scene.names.of(ref).unique else None
        case _:
            return None


def content(scene: Scene, node: model.Content, case: Case) -> str:
    """Say what is there: `драконом`, `крепостью`, `не менее чем 3 жетонами`."""
    noun = thing_word(scene, node.noun)
    if is_at_least_one(node.range):
        return noun.form(case, plural=known_thing(scene, node.noun) is None and is_mass(node.noun))
    return numbers.ranged(node.range, noun, case)


def having(scene: Scene, node: model.Content) -> str:
    """Say what is there, with its preposition."""
    if node.range == model.Range(0, 0):
        return f"без {thing_word(scene, node.noun).form(GEN, plural=True)}"
    return words.with_(content(scene, node, INS))


def without(scene: Scene, node: model.Content) -> str:
    """Say what is not there."""
    if is_at_least_one(node.range):
        return f"без {content(scene, node, GEN)}"
    return f"не {having(scene, node)}"


def quantified(scene: Scene, quantity: model.Quantity, node: model.Noun, case: Case = ACC) -> str:
    """Name so many of a thing."""
    known = known_thing(scene, node)
    if known is not None and quantity.quantifier in (Quantifier.BARE, Quantifier.A):
        return known.form(case)
    noun = thing_word(scene, node)
    if quantity.quantifier is Quantifier.BARE and isinstance(node, model.Defenders):
        return noun.form(case)
    return numbers.determined(quantity, noun, case)
