"""Who hears a moment, in order: the player on turn, then clockwise; active races before declined ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model.counts import Card
from swdsl.model.expressions import Anyone, Bearer, Opponent, Party, Player
from swdsl.model.moments import AtStep, CardEvent, Moment, PlainEvent, RegionEvent
from swdsl.words import CardPlace, CardVerb, PlainVerb, RegionVerb, Step, Timing
from tests.judge import parties, regions
from tests.judge.holding import in_state
from tests.judge.numbers import within
from tests.judge.rules import EVENT, STEP, Sentence
from tests.judge.scene import NOBODY, Scene
from tests.judge.table import Memory, Table


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that is announced: a step of a player's turn, or what a race did, where, and to whom."""

    topic: str
    actor: int  # a race in play
    region: int = NOBODY
    other: int = NOBODY
    timing: Timing | None = None
    step: Step | None = None
    verb: PlainVerb | CardVerb | None = None
    pips: int = 0
    lost: int = 0
    figure: bool = False  # a piece did it, and the actor sent it; -1 when it acts for nobody
    marker: int = NOBODY  # a place or relic that is used or discovered
    copy: int = NOBODY  # the piece that acts as it


#: Steps of the race that conquers; all others are of every race of the player.
OF_WHO_CONQUERS = (Step.READY, Step.ATTACK, Step.ANY_TIME, Step.CONQUESTS, Step.REDEPLOYMENT)


def hearers(table: Table, memory: Memory, what: Happening, before: Table) -> Iterator[Scene]:
    """Yield each sentence that hears of it; regions are looked at as they were before."""
    first = table.player
    order = [(first + each) % len(table.players) for each in table.players]
    for player in order:
        for slot in table.races_of(player):
            they = what.other if slot == what.actor else what.actor
            scene = Scene(table, memory, slot, there=what.region, pips=what.pips, lost=what.lost)
            scene = scene._replace(they=they, before=before if before is not table else None)
            lost = _lost_with_markers(slot, what, table, before)
            for sentence in [*table.sentences_of(slot, what.topic), *lost]:
                said = scene.saying(sentence)._replace(lost_it=sentence in lost)
                if _is_about_anyone(sentence.clause.moment):
                    said = said._replace(they=what.actor)
                if in_state(said, sentence) and _hears(said, what, before, sentence.clause.moment):
                    yield said
    yield from _unheld(table, memory, what, before)


def _lost_with_markers(slot: int, what: Happening, table: Table, before: Table) -> list[Sentence]:
    """Return what a race had of places and relics until it lost them to whoever acts: of that it hears."""
    if before is table or slot == what.actor:
        return []
    now = table.sentences_of(slot, what.topic)
    had = [each for each in before.sentences_of(slot, what.topic) if each.source.marker >= 0]
    return [each for each in had if each not in now and not _is_about_anyone(each.clause.moment)]


def _is_about_anyone(moment: Moment) -> bool:
    """Whether a moment is anybody's: then `they` are whoever did it, be it me."""
    who = moment.of if isinstance(moment, AtStep) else getattr(moment, "actor", None)
    return isinstance(who, (Anyone, Player))


def _unheld(table: Table, memory: Memory, what: Happening, before: Table) -> Iterator[Scene]:
    """Yield what places and relics that nobody holds say of anyone."""
    nobody = Scene(table, memory, NOBODY, they=what.actor, there=what.region)
    for number, at in enumerate(table.marker_at):
        if at >= 0 and table.holder[at] < 0:
            for sentence in table.marker_sentences(number):
                if sentence.ownerless and what.topic in sentence.topics:
                    said = nobody.saying(sentence)
                    if _hears(said, what, before, sentence.clause.moment):
                        yield said


def _hears(said: Scene, what: Happening, before: Table, moment: Moment) -> bool:
    match moment:
        case AtStep(timing, step, of):
            if (timing, step) != (what.timing, what.step):
                return False
            if of is None:
                if step in OF_WHO_CONQUERS:
                    return said.me == what.actor
                return what.actor == NOBODY or said.my_player == said.table.player_of(what.actor)
            return _is_turn_of(said, of, said.table.player_of(what.actor))
        case RegionEvent(actor, verb, where):
            return (
                verb.value == what.topic
                and _did(said, what, actor)
                and regions.is_in(said._replace(table=before), where, what.region)
            )
        case PlainEvent(actor, verb, wanted):
            return (
                verb is what.verb
                and _is_actor(said, actor, what.actor)
                and (wanted is None or within(wanted, what.pips))
            )
        case CardEvent(actor, verb, card, where):
            return (
                verb is what.verb
                and _is_actor(said, actor, what.actor)
                and _is_card(said, what, card)
                and (where is None or regions.is_in(said._replace(table=before), where, what.region))
            )
        case _:
            return False


def _did(said: Scene, what: Happening, actor: Party) -> bool:
    """Whether a party did it; what a piece did, no race has done, and its sender is an opponent of others."""
    if not what.figure:
        return _is_actor(said, actor, what.actor)
    match actor:
        case Anyone():
            return True
        case Opponent():
            return what.actor >= 0 and _is_actor(said, actor, what.actor)
        case _:
            return False


def _is_actor(said: Scene, actor: Party, slot: int) -> bool:
    """Whether a race that acts is the party; one that is called by its name is an opponent's."""
    if isinstance(actor, Bearer) and said.me >= 0 and said.table.player_of(slot) == said.my_player:
        return False
    return parties.is_party(said, actor, slot)


def _is_turn_of(said: Scene, party: Party, player: int) -> bool:
    """Whether a step is the party's; of a race that is called by its name, it is an opponent's."""
    if isinstance(party, Bearer) and player == said.my_player:
        return False
    return parties.is_player(said, party, player)


def _is_card(said: Scene, what: Happening, card: Card) -> bool:
    """A pick is of this very combo, or of any; what is used or discovered is this very marker, or any."""
    if card.place is not CardPlace.THIS:
        return True
    if what.verb is CardVerb.PASS:
        return False  # a tile in the column is nobody's, and speaks to the passer alone
    if what.marker >= 0:
        assert said.sentence is not None
        return (said.sentence.source.marker, said.sentence.source.copy) == (what.marker, what.copy)
    return said.me == what.actor


def at_step(player_slot: int, timing: Timing, step: Step) -> Happening:
    """Return the announcement of a step of somebody's turn."""
    return Happening(STEP, player_slot, timing=timing, step=step)


def done(slot: int, verb: PlainVerb | CardVerb, pips: int = 0) -> Happening:
    """Return the announcement that a race declines, fades, rolls or picks."""
    return Happening(EVENT, slot, verb=verb, pips=pips)


def to_region(slot: int, verb: RegionVerb, region: int, other: int, lost: int = 0) -> Happening:
    """Return the announcement of what a race does to a region."""
    return Happening(verb.value, slot, region, other, lost=lost)
