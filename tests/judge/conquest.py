"""A conquest: who loses what, where the survivors go, what becomes of the pieces there."""

from __future__ import annotations

from swdsl.model.clauses import Adjust, Clause, SurvivorsGo
from swdsl.words import RegionVerb, Store, Value
from tests.judge import counts
from tests.judge.asking import UnreadError, opponent_of
from tests.judge.hearing import Happening, hearers, to_region
from tests.judge.holding import count_use, holds_for, uses_left
from tests.judge.table import EMPTY, Conquest, Loss, Memory, Table

ALL = 99


def take_region(
    table: Table,
    memory: Memory,
    slot: int,
    region: int,
    tokens: int,
    *,
    replaced: bool = False,
    said: int | None = None,
) -> int:
    """Put tokens into a region in place of whoever held it; return how many tokens the loser lost.

    A defender that is replaced is lost; `said` is what the winner says of losses.
    """
    loser = table.holder[region]
    lost = drive_out(table, memory, to_region(slot, RegionVerb.CONQUER, region, loser), said, replaced)
    table.holder[region], table.tokens[region] = slot, tokens
    memory.conquests.append(Conquest(region, slot, loser))
    table.changed()
    return lost


def drive_out(table: Table, memory: Memory, what: Happening, said: int | None, replaced: bool = False) -> int:
    """Take whoever holds a region out of it; return how many tokens were lost, the others survive."""
    region, loser, lost = what.region, what.other, 0
    if loser >= 0:
        _note_loss(table, memory, what)
        lost, store = _losses(table, memory, what, said)
        stood = table.tokens[region]
        lost = stood if replaced else min(lost, stood)
        if not replaced:
            lost -= _lose_pieces(table, what, lost)
        table.tray[table.race[loser]] += lost
        if store is Store.HAND and loser == table.active_of(table.player):
            table.exiles += stood - lost
        elif store is Store.HAND:
            table.hand[loser] += stood - lost
        else:
            table.tray[table.race[loser]] += stood - lost
        if (store is Store.HAND and lost < stood) or _is_guarded(table, region):
            memory.driven_out.add(loser)
    table.holder[region], table.tokens[region] = EMPTY, 0
    lift_pieces(table, region, EMPTY if what.figure else what.actor)
    table.changed()
    return lost


def _is_guarded(table: Table, region: int) -> bool:
    """Whether a piece stands in a region that goes back to its owner's hand."""
    pieces = zip(table.rules.pieces, table.pieces, strict=True)
    return any(piece.counts_as_defender and standing[region] for piece, standing in pieces)


def _lose_pieces(table: Table, what: Happening, lost: int) -> int:
    """Put pieces that are lost in place of tokens back into the supply; return how many there were."""
    by = table.player if what.actor < 0 else table.player_of(what.actor)
    if table.player_of(what.other) == by:
        return 0
    fallen = 0
    for number, piece in enumerate(table.rules.pieces):
        if piece.lost_before_tokens and piece.owner in table.speaking_tiles(what.other):
            falls = min(table.pieces[number][what.region], lost - fallen)
            table.pieces[number][what.region] -= falls
            fallen += falls
    return fallen


def _note_loss(table: Table, memory: Memory, what: Happening) -> None:
    """Remember until the end of his next turn what was conquered from somebody by another player."""
    loser, by = table.player_of(what.other), table.player if what.actor < 0 else table.player_of(what.actor)
    if loser != by:
        memory.losses.append(Loss(loser, table.race[what.other], what.region, by))


def _losses(table: Table, memory: Memory, what: Happening, said: int | None) -> tuple[int, Store]:
    """Read what is said of it: a word of the loser's own beats the winner's, which beats the frame's."""
    loser = what.other
    default, word, store = 0, None, Store.TRAY
    for heard in [
        each
        for each in hearers(table, memory, what, table)
        if holds_for(each) and uses_left(each, opponent_of(each))
    ]:
        assert heard.sentence is not None
        if are_losses(heard.sentence.clause):
            count_use(heard, opponent_of(heard))
        for effect in heard.sentence.clause.effects:
            if isinstance(effect, Adjust) and effect.value is Value.LOSSES:
                number = ALL if effect.amount.base is None else counts.amount(heard, effect.amount)
                if heard.me == what.actor and not what.figure:
                    said = number
                elif heard.me != loser:
                    raise UnreadError("losses said by a third")
                elif heard.sentence.source.kind is None:
                    default = number
                else:
                    word = number if word is None else min(word, number)
            elif heard.me == loser and isinstance(effect, SurvivorsGo):
                store = effect.store
    if said == 0 and not table.is_active(loser) and table.rules.option("spared_declined") == "perish":
        said = None
    own = what.actor >= 0 and table.player_of(loser) == table.player_of(what.actor)
    if said == 0 and not own:
        store = Store.HAND  # only an opponent is spared
    if what.figure and said is not None and table.rules.option("figure_losses") == "suffered":
        return said, store
    return (word if word is not None else said if said is not None else default), store


def are_losses(clause: Clause) -> bool:
    """Whether a clause says nothing but what a conquest costs its loser: it is used when that is reckoned."""
    return all(
        isinstance(each, SurvivorsGo) or (isinstance(each, Adjust) and each.value is Value.LOSSES)
        for each in clause.effects
    )


def lift_pieces(table: Table, region: int, taker: int = EMPTY) -> None:
    """Give the pieces of a region that was left or lost back; those of the race that takes it stay."""
    for number, piece in enumerate(table.rules.pieces):
        stays = piece.stays_when_conquered or (taker >= 0 and piece.owner in table.had_by(taker))
        if table.pieces[number][region] and not stays:
            if piece.counts_as_defender:
                table.kit[number] += table.pieces[number][region]
            table.pieces[number][region] = 0


def leave(table: Table, memory: Memory, slot: int, region: int) -> None:
    """Take the last token out of a region."""
    table.hand[slot] += table.tokens[region]
    table.holder[region], table.tokens[region] = EMPTY, 0
    lift_pieces(table, region)
    memory.left.append((slot, region))
    table.changed()
