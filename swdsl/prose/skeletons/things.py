"""Skeletons for things, tiles, and where they are."""

from typing import Final, assert_never

from swdsl.model import expressions as model
from swdsl.model import quantities
from swdsl.prose.agreement import is_mass
from swdsl.prose.forms import Noun, Phrase, Slot, Word
from swdsl.prose.shapes import is_at_least_one
from swdsl.prose.tables.frames import Contents
from swdsl.prose.voice import Voice
from swdsl.words import CardKind, Kind, Quantifier

_HOLDERS: Final = {
    Kind.RACE: CardKind.RACE,
    Kind.POWER: CardKind.POWER,
    Kind.RELIC: CardKind.RELIC,
    Kind.PLACE: CardKind.PLACE,
}
_ONE: Final = quantities.Quantity(Quantifier.A)


def holder(voice: Voice, kind: Kind) -> Word:
    """Return a kind of tile, or an event, as a noun."""
    nouns = voice.tables.nouns
    return nouns.event if kind is Kind.EVENT else nouns.cards[_HOLDERS[kind]]


def this(voice: Voice) -> Phrase:
    """Name the tile that speaks, or the one in question where a rule stands on no tile."""
    word, rows = holder(voice, voice.scene.holder), voice.tables.things
    return voice.phrase(rows.the if voice.scene.names_no_tile else rows.this, word.bend(), noun=word)


def thing_noun(voice: Voice, node: model.Noun) -> Noun:
    """Return a kind of thing as a noun."""
    nouns = voice.tables.nouns
    match node:
        case model.Neutrals(neutral=ref) | model.Pieces(piece=ref) | model.Markers(marker=ref) if ref:
            return voice.noun(ref)
        case model.Tokens():
            return Noun((nouns.token,))
        case model.Coins():
            return Noun((nouns.coin,))
        case model.Defenders(enemy_only=enemy_only):
            return Noun((nouns.enemy_defender if enemy_only else nouns.defender,))
        case model.Neutrals():
            return Noun((nouns.neutral,))
        case model.Pieces():
            return Noun((nouns.piece,))
        case model.This():
            return Noun((holder(voice, voice.scene.holder),))
        case model.Markers(card=card) | model.Cards(card=card):
            return Noun((nouns.cards[card],))
        case _:
            assert_never(node)


def known_thing(voice: Voice, node: model.Noun) -> Phrase | None:
    """Return a thing of which there is only one."""
    match node:
        case model.This():
            return this(voice)
        case model.Pieces(piece=ref) | model.Markers(marker=ref) if ref is not None:
            name = voice.name(ref)
            return voice.grammar.known(name) if name.unique else None
        case _:
            return None


def contents(
    voice: Voice, frames: Contents, node: model.Content, *, denied: bool
) -> tuple[str, dict[str, Slot]]:
    """Return the frame that says what is, or is not, somewhere, and what fills it."""
    noun, known = thing_noun(voice, node.noun), known_thing(voice, node.noun)
    slots: dict[str, Slot] = {
        "noun": noun,
        "range": voice.grammar.ranged(node.range, noun),
        "thing": known or voice.grammar.determined(_ONE, noun),
        "such": voice.phrase("{noun:many}" if is_mass(node.noun) else "{noun:one}", noun=noun),
        "bare": known or voice.phrase("{noun:one}", noun=noun),
    }
    if node.range == quantities.Range(0, 0):
        return frames.none.frame(denied=denied), slots
    if not is_at_least_one(node.range):
        return frames.counted.frame(denied=denied), slots
    return (frames.mass if is_mass(node.noun) else frames.single).frame(denied=denied), slots


def quantified(voice: Voice, quantity: quantities.Quantity, node: model.Noun) -> Phrase:
    """Name so many of a thing: `1 token`, `all Fortresses`, `the Dragon`."""
    known = known_thing(voice, node)
    if known is not None and quantity.quantifier in (Quantifier.BARE, Quantifier.A):
        return known
    noun = thing_noun(voice, node)
    if quantity.quantifier is Quantifier.BARE and isinstance(node, model.Defenders):
        return voice.phrase(voice.tables.things.the, noun.bend(), noun=noun)
    return voice.grammar.determined(quantity, noun)
