"""Skeletons for conditions, as they stand after `if`."""

from dataclasses import replace
from typing import assert_never

from swdsl.model import counts as model
from swdsl.model.expressions import Me, Pieces, RegionSet
from swdsl.model.quantities import BARE, Quantity, Range
from swdsl.prose.forms import Noun
from swdsl.prose.shapes import piece_on_board, without_holder
from swdsl.prose.skeletons.counts import count_noun, where
from swdsl.prose.skeletons.expressions import person, player, region_noun, regions, subject
from swdsl.prose.skeletons.things import quantified, thing_noun, this
from swdsl.prose.tables.frames import Bounds
from swdsl.prose.voice import Voice
from swdsl.words import Measure, Quantifier, Tally

_NONE = Range(0, 0)


def asked(voice: Voice, node: model.Condition) -> str:
    """Say a condition as one of a whole sentence: if it is so, or unless it is."""
    rows = voice.tables.sentences
    if isinstance(node, model.Unless) and (absent := denied(node.condition)) is not None:
        return voice.say(rows.when, condition=condition(voice, absent))
    if isinstance(node, model.Unless):
        return voice.say(rows.unless, condition=condition(voice, node.condition))
    return voice.say(rows.when, condition=condition(voice, node))


def condition(voice: Voice, node: model.Condition) -> str:
    """Say what is asked."""
    rows = voice.tables.conditions
    match node:
        case model.CountIs(count=count, range=wanted):
            return _count_is(voice, count, wanted)
        case model.Compared():
            return _compared(voice, node)
        case model.Did(party=who, done=done):
            return voice.say(rows.did[done], person(who), who=subject(voice, who), this=this(voice))
        case model.MeasureIs(measure=measure, range=wanted):
            return _measure(voice, measure, wanted)
        case model.MeasureParity(measure=measure, parity=parity):
            return voice.say(rows.parities[parity], number=rows.numbers[measure])
        case model.OptionIs(option=option, choice=choice):
            return voice.say(rows.option, answer=voice.scene.names.choice(option, choice))
        case model.MyTurn():
            return rows.my_turn
        case model.DrawnIs(piece=piece):
            return voice.say(rows.drawn_is, kind=quantified(voice, Quantity(Quantifier.A), Pieces(piece)))
        case model.Unless(condition=inner):
            return voice.say(rows.untrue, condition=condition(voice, inner))
        case _:
            assert_never(node)


def denied(node: model.Condition) -> model.Condition | None:
    """Return the contrary of a condition, where saying it is plainer than an exception."""
    match node:
        case model.CountIs(count=count, range=wanted) if piece_on_board(count, wanted) is not None:
            return None if wanted == _NONE else replace(node, range=_NONE)
        case _:
            return None


def _compared(voice: Voice, node: model.Compared) -> str:
    rows = voice.tables.conditions
    noun, mine = count_noun(voice, node.count)
    verb = rows.hold if isinstance(node.count, model.CountRegions) else rows.have
    return voice.say(
        rows.compared,
        who=subject(voice, node.party),
        whom=player(voice, node.party),
        verb=voice.say(verb, person(node.party)),
        more=rows.more if node.more else rows.fewer,
        noun=noun,
        several=voice.grammar.determined(BARE, noun, mine=mine),
        than=player(voice, node.than),
    )


def _count_is(voice: Voice, count: model.Count, wanted: Range) -> str:
    rows, none = voice.tables.conditions, wanted == _NONE
    piece = piece_on_board(count, wanted)
    if piece is not None and voice.name(piece).unique:
        return voice.say(rows.on_board.frame(denied=none), piece=voice.grammar.known(voice.name(piece)))
    match count:
        case model.CountRegions(regions=RegionSet() as counted) if rest := without_holder(counted):
            noun, _ = region_noun(voice, rest)
            return voice.say(rows.you_hold.frame(denied=none), range=voice.grammar.ranged(wanted, noun))
        case model.CountGroups(regions=members, by_adjacency=by_adjacency) if wanted == Range(1, 1):
            frame = rows.single_adjacent_group if by_adjacency else rows.single_linked_group
            said = regions(voice, members)
            return voice.say(frame, said.bend, members=said)
        case model.CountThings(noun=had, owner=Me(), where=place):
            things = voice.grammar.ranged(wanted, thing_noun(voice, had))
            return voice.say(rows.you_have.frame(denied=none), range=things, where=where(voice, place))
        case model.Tallied(tally=Tally.TURN_PLAYED | Tally.TURN_IN_DECLINE as tally):
            turns = voice.grammar.ranged(wanted, Noun((voice.tables.nouns.turn,)))
            frames = rows.turns_played if tally is Tally.TURN_PLAYED else rows.turns_in_decline
            return voice.say(frames.frame(denied=none), range=turns)
        case _:
            noun, mine = count_noun(voice, count)
            things = voice.grammar.ranged(wanted, noun, mine=mine)
            return voice.say(rows.exists.frame(denied=none), things.bend, range=things)


def _measure(voice: Voice, measure: Measure, wanted: Range) -> str:
    rows, nouns = voice.tables.conditions, voice.tables.nouns
    tokens = voice.grammar.ranged(wanted, Noun((nouns.token,)))
    points = voice.grammar.ranged(wanted, Noun((nouns.point,)))
    rounds = _bounds(voice, rows.rounds, wanted)
    frame = rows.measures[measure].frame(denied=wanted == _NONE)
    return voice.say(frame, tokens.bend, tokens=tokens, points=points, rounds=rounds)


def _bounds(voice: Voice, frames: Bounds, wanted: Range) -> str:
    low, high = wanted.minimum, wanted.maximum
    if high is None:
        return voice.say(frames.at_least, low=low)
    if high == low:
        return voice.say(frames.exactly, low=low)
    return voice.say(frames.at_most if low == 0 else frames.between, low=low, high=high)
