"""What is named behind `with` in an attack: which help of which component is meant."""

from __future__ import annotations

from typing import NamedTuple

from swdsl.model.names import Ref
from swdsl.runtime import State
from swdsl.runtime.clause import Aid
from swdsl.runtime.combo import Part
from swdsl.runtime.packing import carrying_piece, is_copy
from swdsl.scenarios.deeds import handles
from swdsl.scenarios.table import Table
from swdsl.words import Kind


class Mention(NamedTuple):
    """Something of the rules that a sentence names; with a label, one clause of it."""

    ref: Ref
    label: str = ""

    def means(self, clause: str) -> bool:
        """Whether a clause, by the engine's name of it, is the one that is meant, if one is."""
        return self.label in ("", clause.rpartition(".")[2])


def must_lend(table: Table, s: State, ref: Ref) -> bool:
    """Whether what is named is a help, or nothing at all: races attack, some pieces fight."""
    if ref.kind is Kind.RACE:
        return False
    if ref.kind is not Kind.PIECE:
        return True
    piece = s.game.pieces[table.numbers[ref]]
    return not (piece.fights or piece.joins)


def times_named(table: Table, s: State, wanted: list[Mention], owner: Part, aid: Aid) -> int:
    """Count how often a help is named: by a piece, its label, or its component, which may mean others."""
    pieces = [each for each in wanted if each.ref.kind is Kind.PIECE]
    labelled = [each for each in wanted if each.label]
    others = [each for each in wanted if each not in pieces and not each.label]
    return max(
        sum(lends(table, s, each, owner, aid) for each in named) for named in (pieces, labelled, others)
    )


def lends(table: Table, s: State, mention: Mention, owner: Part, aid: Aid) -> bool:
    """Whether a help is one of what is named."""
    ref = mention.ref
    if ref.kind is Kind.PIECE:
        piece = table.numbers[ref]
        if is_copy(aid.carrier):
            return aid.carrier == carrying_piece(piece)
        home = s.game.piece_home[piece] == owner.component.name
        return home and handles(table.library, aid.name, ref)
    own = not is_copy(aid.carrier) and owner.component.name == table.name_of(ref)
    return own and mention.means(aid.name)
