"""What is named behind `with` in an attack: which help of which component is meant."""

from __future__ import annotations

from swdsl.model.names import Ref
from swdsl.runtime import State
from swdsl.runtime.clause import Aid
from swdsl.runtime.combo import Part
from swdsl.runtime.packing import carrying_piece, is_copy
from swdsl.scenarios.deeds import handles
from swdsl.scenarios.table import Table
from swdsl.words import Kind


def must_lend(table: Table, s: State, ref: Ref) -> bool:
    """Whether what is named is a help, or nothing at all: races attack, some pieces fight."""
    if ref.kind is Kind.RACE:
        return False
    return ref.kind is not Kind.PIECE or not s.game.pieces[table.numbers[ref]].fights


def times_named(table: Table, s: State, wanted: list[Ref], owner: Part, aid: Aid) -> int:
    """Count how often a help is named: by a piece of it, or by its component, which may mean other helps."""
    pieces = [ref for ref in wanted if ref.kind is Kind.PIECE]
    others = [ref for ref in wanted if ref.kind is not Kind.PIECE]
    return max(sum(lends(table, s, ref, owner, aid) for ref in named) for named in (pieces, others))


def lends(table: Table, s: State, ref: Ref, owner: Part, aid: Aid) -> bool:
    """Whether a help is one of what is named."""
    if ref.kind is Kind.PIECE:
        piece = table.numbers[ref]
        if is_copy(aid.carrier):
            return aid.carrier == carrying_piece(piece)
        home = s.game.piece_home[piece] == owner.component.name
        return home and handles(table.library, aid.name, ref)
    return not is_copy(aid.carrier) and owner.component.name == table.name_of(ref)
