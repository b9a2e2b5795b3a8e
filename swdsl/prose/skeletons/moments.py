"""Skeletons for moments and limits."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model import moments
from swdsl.model.counts import Card
from swdsl.model.expressions import Bearer, Me, Party
from swdsl.model.quantities import Quantity, Range
from swdsl.prose.agreement import acts_as_race
from swdsl.prose.clause_shapes import first_conquests
from swdsl.prose.forms import Noun, Phrase, Slot
from swdsl.prose.skeletons.counts import card, thing
from swdsl.prose.skeletons.deeds import conjugated
from swdsl.prose.skeletons.expressions import party, person, player, regions, subject
from swdsl.prose.skeletons.things import holder
from swdsl.prose.tables.words import Verb
from swdsl.prose.voice import Voice
from swdsl.words import CardPlace, CardVerb, Period, Quantifier, Step, Timing


def moment(voice: Voice, node: moments.Moment) -> str:
    """Say when; nothing for a standing rule."""
    rows, deeds = voice.tables.moments, voice.tables.deeds
    match node:
        case moments.Always():
            return ""
        case moments.AtStep(timing=timing, step=step, of=of):
            return _step(voice, step, timing, of)
        case moments.RegionEvent(actor=actor, verb=verb, regions=target):
            act = deeds.regions[verb]
            return _event(voice, actor, act.verb, voice.say(act.rest, regions=regions(voice, target)))
        case moments.CardEvent(actor=actor, verb=verb, card=tile, regions=place):
            slots: dict[str, Slot] = {"card": _tile(voice, tile, verb)}
            if place is None:
                return _event(voice, actor, deeds.cards[verb], voice.say(rows.on_card, **slots))
            used = voice.say(rows.on_card_in, **slots, regions=regions(voice, place))
            return _event(voice, actor, deeds.cards[verb], used)
        case moments.PlainEvent(actor=actor, verb=verb, range=wanted):
            act = deeds.plain[verb]
            if isinstance(actor, Bearer):
                act = deeds.by_race.get(verb, act)
            if isinstance(actor, Me) and acts_as_race(model.Perform(verb)):
                this_race = voice.tables.parties.this_race
                return voice.say(rows.event, who=this_race, party=this_race, verb=act.verb.one, rest=act.rest)
            rolled = " ".join(filter(None, (act.rest, _rolled(voice, wanted))))
            return _event(voice, actor, act.verb, rolled)
        case moments.ThingEvent(actor=actor, verb=verb, thing=what):
            said = voice.say(rows.on_thing, thing=thing(voice, what))
            return _event(voice, actor, deeds.things[verb], said)
        case _:
            assert_never(node)


def _tile(voice: Voice, tile: Card, verb: CardVerb) -> Phrase:
    """Name the tile of an event; a rule for everybody is about any such tile, and then about that one."""
    if tile.place is CardPlace.THIS and voice.scene.names_no_tile:
        return voice.grammar.determined(Quantity(Quantifier.A), Noun((holder(voice, voice.scene.holder),)))
    return card(voice, tile, found=verb is CardVerb.USE)


def _step(voice: Voice, step: Step, timing: Timing, of: Party | None) -> str:
    rows = voice.tables.moments
    owner = player(voice, of) if of else ""
    whose = {name: voice.say(text, owner=owner) for name, text in (rows.theirs if of else rows.yours).items()}
    return voice.say(rows.steps[step][timing], **whose)


def _event(voice: Voice, actor: Party, verb: Verb, rest: str) -> str:
    return voice.say(
        voice.tables.moments.event,
        who=subject(voice, actor),
        party=party(voice, actor),
        verb=conjugated(verb, person(actor)),
        rest=rest,
    )


def _rolled(voice: Voice, wanted: Range | None) -> str:
    if wanted is None:
        return ""
    frame = voice.tables.moments.rolled.frame(denied=wanted == Range(0, 0))
    return voice.say(frame, range=voice.grammar.ranged(wanted, Noun((voice.tables.nouns.point,))))


def often(voice: Voice, clause: model.Clause) -> list[str]:
    """Say how often and when, in this order; nothing for a standing rule."""
    if clause.limit is None:
        return [part for part in (moment(voice, clause.moment),) if part]
    any_time = (
        clause.moment == moments.AtStep(Timing.AT, Step.ANY_TIME) and clause.limit.period is Period.TURN
    )
    when = voice.tables.moments.at_any_time if any_time else moment(voice, clause.moment)
    return [part for part in (limit(voice, clause.limit), when) if part]


def limit(voice: Voice, node: model.Limit) -> str:
    """Say how often."""
    rows = voice.tables.moments
    against = rows.per_opponent if node.per_opponent else ""
    times, period = voice.grammar.times(node.times), rows.periods[node.period]
    return voice.say(rows.limit, times=times, period=period, against=against)


def idiom(voice: Voice, clause: model.Clause) -> str | None:
    """Say moment and limit in one phrase, if that is better style."""
    first = first_conquests(clause)
    if first is None:
        return None
    rows = voice.tables.moments
    return rows.first_conquest if first == 1 else voice.say(rows.first_conquests, number=first)
