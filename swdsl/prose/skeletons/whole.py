"""Skeletons for clauses that are said without naming their moment: what regions bring, what they cost."""

from swdsl.model import clauses as model
from swdsl.model.quantities import Quantity
from swdsl.prose.clause_shapes import cost_of, every_conquest, placed_first, yield_of
from swdsl.prose.forms import Noun
from swdsl.prose.skeletons.counts import count_noun, thing, whence
from swdsl.prose.skeletons.effects import conquering, each_conquest
from swdsl.prose.skeletons.expressions import region_noun
from swdsl.prose.skeletons.moments import limit
from swdsl.prose.voice import Voice
from swdsl.words import Quantifier


def whole(voice: Voice, clause: model.Clause) -> str | None:
    """Say a clause whose moment goes without saying; nothing where it must be named."""
    adjusted = every_conquest(clause)
    if adjusted is not None and (said := each_conquest(voice, adjusted)):
        return said
    cost = cost_of(clause)
    if cost is not None:
        often = [limit(voice, clause.limit)] if clause.limit else []
        return voice.tables.sentences.joint.join([*often, conquering(voice, cost)])
    return _brought(voice, clause) or _placed_first(voice, clause)


def _brought(voice: Voice, clause: model.Clause) -> str | None:
    gain, nouns = yield_of(clause), voice.tables.nouns
    if gain is None or gain.amount.per is None:
        return None
    noun, mine = count_noun(voice, gain.amount.per)
    coin = nouns.extra_coin if voice.scene.brings_extra else nouns.coin
    return voice.say(
        voice.tables.effects.brings,
        each=voice.grammar.determined(Quantity(Quantifier.EACH), noun, mine=mine),
        what=voice.grammar.counted(gain.amount.base, Noun((coin,))),
    )


def _placed_first(voice: Voice, clause: model.Clause) -> str | None:
    found = placed_first(clause)
    if found is None or clause.limit is None:
        return None
    rows, (conquered, place) = voice.tables.effects, found
    noun, _ = region_noun(voice, conquered)
    return voice.say(
        rows.place_first if clause.limit.times == 1 else rows.place_firsts,
        noun.bend(),
        what=thing(voice, place.thing),
        whence=whence(voice, place.source),
        number=clause.limit.times,
        noun=noun,
    )
