"""A conquest: who loses what, where the survivors go, what becomes of the pieces there."""

from __future__ import annotations

from swdsl.model.clauses import Adjust, RegionEvent, SurvivorsGo
from swdsl.words import RegionVerb, Store, Value
from tests.judge import counts
from tests.judge.asking import UnreadError
from tests.judge.hearing import hearers, to_region
from tests.judge.holding import holds_for
from tests.judge.table import EMPTY, Conquest, Memory, Table

ALL = 99


def take_region(
    table: Table, memory: Memory, slot: int, region: int, tokens: int, *, replaced: bool = False
) -> int:
    """Put tokens into a region in place of whoever held it; return how many tokens the loser lost.

    A defender that is replaced is lost.
    """
    loser = table.holder[region]
    lost = 0
    if loser >= 0:
        lost, store = _losses(table, memory, slot, region, loser)
        stood = table.tokens[region]
        lost = stood if replaced else min(lost, stood)
        table.tray[table.race[loser]] += lost
        if store is Store.HAND:
            table.hand[loser] += stood - lost
        else:
            table.tray[table.race[loser]] += stood - lost
    table.holder[region], table.tokens[region] = slot, tokens
    lift_pieces(table, region, conquered=True)
    memory.conquests.append(Conquest(region, slot, loser))
    table.changed()
    return lost


def _losses(table: Table, memory: Memory, slot: int, region: int, loser: int) -> tuple[int, Store]:
    """Read what the loser says of it; a word of its own beats the frame's, the loser's beats the winner's."""
    lost, store, own_word = 0, Store.TRAY, False
    what = to_region(slot, RegionVerb.CONQUER, region, loser)
    heard = [said for said in hearers(table, memory, what, table) if holds_for(said)]
    for said in heard:
        assert said.sentence is not None
        assert isinstance(said.sentence.clause.moment, RegionEvent)
        for effect in said.sentence.clause.effects:
            if said.me == loser and isinstance(effect, Adjust) and effect.value is Value.LOSSES:
                lost = ALL if effect.amount.base is None else counts.amount(said, effect.amount)
                own_word = own_word or said.sentence.source.kind is not None
            elif said.me == loser and isinstance(effect, SurvivorsGo):
                store = effect.store
            elif isinstance(effect, Adjust) and effect.value is Value.LOSSES:
                raise UnreadError("losses said by the winner")
    return lost, store


def lift_pieces(table: Table, region: int, *, conquered: bool) -> None:
    """Give the pieces of a region that was left or conquered back to where they came from."""
    for number, piece in enumerate(table.rules.pieces):
        if table.pieces[number][region] and not (conquered and piece.stays_when_conquered):
            if piece.counts_as_defender:
                table.kit[number] += table.pieces[number][region]
            table.pieces[number][region] = 0


def leave(table: Table, memory: Memory, slot: int, region: int) -> None:
    """Take the last token out of a region."""
    table.hand[slot] += table.tokens[region]
    table.holder[region], table.tokens[region] = EMPTY, 0
    lift_pieces(table, region, conquered=False)
    memory.left.append((slot, region))
    table.changed()
