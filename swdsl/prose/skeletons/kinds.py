"""Skeletons for regions described by the ground they are."""

from dataclasses import replace
from typing import Final, assert_never

from swdsl.model import expressions as model
from swdsl.model import quantities
from swdsl.prose.forms import Noun, Polar, Slot, Tail, Word
from swdsl.prose.voice import Voice
from swdsl.words import Quantifier

_A: Final = quantities.Quantity(Quantifier.A)


def described(voice: Voice, kinds: tuple[model.RegionKind, ...]) -> tuple[Word, tuple[Tail, ...]]:
    """Describe regions by what they are, in the order written: a noun, and what follows it."""
    terrains = [kind for kind in kinds if isinstance(kind, model.TerrainKind)]
    word = voice.noun(terrains[0].terrain).heads[0] if terrains else voice.tables.nouns.region
    rest = [_description(voice, kind) for kind in kinds if kind not in terrains[:1]]
    for frame, slots in reversed(rest):
        word = voice.around(frame, word, **slots) if "{noun}" in frame else word
    return word, tuple(voice.tail(frame, **slots) for frame, slots in rest if "{noun}" not in frame)


def _description(voice: Voice, kind: model.RegionKind) -> tuple[str, dict[str, Slot]]:
    rows = voice.tables.regions
    match kind:
        case model.GroundKind(ground=ground):
            return rows.described_ground[ground], {}
        case model.TermKind(term=term):
            name = voice.name(term)
            slots: dict[str, Slot] = {"term": voice.noun(term)}
            if name.flag("before"):
                return rows.described_term_before, slots
            after = name.flag("after") or not name.found
            return rows.described_term_after if after else rows.described_term, slots
        case _:
            polar, slots = of_kind(voice, kind)
            return polar.yes, slots


def of_kind(voice: Voice, kind: model.RegionKind) -> tuple[Polar, dict[str, Slot]]:
    """Return the frames that say, and deny, of what kind regions are, and what fills them."""
    rows = voice.tables.regions
    match kind:
        case model.TerrainKind(terrain=ref):
            return rows.is_terrain, {"terrain": voice.noun(ref)}
        case model.GroundKind(ground=ground):
            return rows.is_ground[ground], {}
        case model.TermKind(term=ref):
            name = voice.name(ref)
            after = name.flag("after") or not name.found
            return rows.is_term_after if after else rows.is_term, {"term": voice.noun(ref)}
        case model.SymbolKind(symbol=ref):
            return rows.with_thing, {"thing": voice.grammar.determined(_A, voice.noun(ref))}
        case _:
            assert_never(kind)


def grown(voice: Voice, word: Word, tails: tuple[Tail, ...]) -> Word:
    """Return a noun with its tails grown into it, for a list of such nouns."""

    def forms(*, plural: bool) -> tuple[str, ...]:
        grown = Noun((word,), tails)
        return tuple(
            word.form(case, plural=plural) + grown.after(case, plural=plural)
            for case in voice.grammar.every_case
        )

    return replace(word, one=forms(plural=False), many=forms(plural=True))
