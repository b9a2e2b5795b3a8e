"""Arms: a colour and an emblem of its own for every race, power, relic and place of a set.

What an author says holds. Where nothing is said, the emblem comes from the name, from the grounds a component
speaks of and from what its clauses do; the colour from those grounds, or it differs from all others.
"""

import colorsys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from types import MappingProxyType
from typing import Final

from swdsl.drawing.colour import Rgb, hex_of, parse
from swdsl.drawing.glyphs import GLYPHS
from swdsl.model.content import Component, Look
from swdsl.model.names import Ref
from swdsl.reference.icons import Icon
from swdsl.reference.pictograms import Pictogram, pictogram
from swdsl.words import Kind

#: What comes to mind for each sign of a tile, the nearest first.
_FITTING: Final[Mapping[Icon, tuple[str, ...]]] = MappingProxyType(
    {
        Icon.COIN: ("bag", "chest", "scales", "ring", "key"),
        Icon.TOKENS: ("wolf", "egg", "clover", "acorn"),
        Icon.ATTACK: ("sword", "axe", "bow", "blades", "arrow", "dagger", "trident", "club"),
        Icon.DEFENCE: ("tower", "helm", "stones", "dolmen", "anvil"),
        Icon.IMMUNITY: ("shield", "sun", "orb"),
        Icon.MARCH: ("wing", "horseshoe", "boot", "compass", "ship"),
        Icon.PIECE: ("tent", "medal", "lantern", "carpet"),
        Icon.DIE: ("clover", "horn"),
        Icon.DECLINE: ("hourglass", "candle", "ghost", "grave"),
        Icon.LINK: ("spider", "squid"),
        Icon.SWAP: ("hat", "mask", "flask"),
        Icon.FIND: ("eye", "lantern", "book"),
        Icon.LOSS: ("skull", "bone", "coffin"),
        Icon.RETURN: ("fountain", "feather", "heart"),
        Icon.PEACE: ("scroll", "bell", "ankh"),
        Icon.BREACH: ("hammer", "fist", "horn"),
        Icon.HAND: ("crown", "scepter", "wand"),
    }
)
_TRIES: Final = 60
#: Two colours nearer than this are hard to tell apart on a table.
_APART: Final = 60.0


@dataclass(frozen=True, slots=True)
class Arms:
    """The colour of a tile and its emblem; where a set has more tiles than emblems, marks tell them apart."""

    colour: str
    glyph: str
    marks: int = 0


def arms_of(components: Sequence[Component], looks: Mapping[Ref, Look]) -> dict[Ref, Arms]:
    """Return the arms of all components of a set. No two are the same unless their author said so."""
    colours = [each.look.colour for each in components if each.look.colour]
    emblems = [(each.look.glyph, 0) for each in components if each.look.glyph]
    found: dict[Ref, Arms] = {}
    for component in components:
        signs = tuple(map(pictogram, component.clauses))
        colour = component.look.colour
        if colour is None:
            colour = _colour(component.ref, signs, looks, colours)
            colours.append(colour)
        emblem = (component.look.glyph, 0)
        if emblem[0] is None:
            emblem = _emblem(component.ref, signs, looks, emblems)
            emblems.append(emblem)
        found[component.ref] = Arms(colour, emblem[0] or "", emblem[1])
    return found


def _emblem(
    ref: Ref, signs: Iterable[Pictogram], looks: Mapping[Ref, Look], taken: Sequence[tuple[str | None, int]]
) -> tuple[str, int]:
    wanted = list(dict.fromkeys((*_named(ref), *_spoken_of(signs, looks), *_shown(signs), *_any(ref))))
    marks = 0
    while True:
        for glyph in wanted:
            if (glyph, marks) not in taken:
                return glyph, marks
        marks += 1


def _named(ref: Ref) -> Iterator[str]:
    """Yield emblems that a name speaks of: `wolf_riders`."""
    for word in ref.id.split("_"):
        yield from (glyph for glyph in sorted(GLYPHS) if word in (glyph, f"{glyph}s", f"{glyph}es"))


def _spoken_of(signs: Iterable[Pictogram], looks: Mapping[Ref, Look]) -> Iterator[str]:
    for sign in signs:
        for thing in sign.things:
            glyph = looks[thing].glyph if thing in looks else None
            if glyph is not None and glyph in GLYPHS:
                yield glyph


def _shown(signs: Iterable[Pictogram]) -> Iterator[str]:
    for sign in signs:
        yield from _FITTING[sign.icon]


def _any(ref: Ref) -> list[str]:
    return sorted(GLYPHS, key=lambda glyph: sha256(f"{ref.kind} {ref} {glyph}".encode()).digest())


def _colour(ref: Ref, signs: Iterable[Pictogram], looks: Mapping[Ref, Look], taken: Sequence[str]) -> str:
    used = [parse(each) for each in taken]
    for sign in signs:
        for thing in sign.things:
            ground = looks[thing].colour if thing in looks else None
            if (
                ground
                and thing.kind in (Kind.TERRAIN, Kind.SYMBOL)
                and _nearest(parse(ground), used) >= _APART
            ):
                return ground
    return hex_of(max(_candidates(ref), key=lambda each: _nearest(each, used)))


def _candidates(ref: Ref) -> Iterator[Rgb]:
    """Yield strong colours that print well; the name decides with which it begins."""
    start = sha256(f"{ref.kind} {ref}".encode()).digest()
    for number in range(_TRIES):
        hue = (start[0] + start[1] / 256) / 256 + number * 0.618034
        light, strength = 0.30 + 0.11 * (number % 4), 0.62 - 0.16 * (number % 3)
        red, green, blue = colorsys.hls_to_rgb(hue % 1, light, strength)
        yield round(red * 255), round(green * 255), round(blue * 255)


def _nearest(colour: Rgb, used: Iterable[Rgb]) -> float:
    return min((_distance(colour, each) for each in used), default=float("inf"))


def _distance(one: Rgb, other: Rgb) -> float:
    """How different two colours look; eyes tell greens apart best."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return sqrt(2.5 * red * red + 4 * green * green + 2.5 * blue * blue)
