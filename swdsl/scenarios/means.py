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


def lends(table: Table, s: State, ref: Ref, owner: Part, aid: Aid) -> bool:
    """Whether a help is one of what is named."""
    if ref.kind is Kind.PIECE:
        piece = table.numbers[ref]
        if is_copy(aid.carrier):
            return aid.carrier == carrying_piece(piece)
        home = s.game.piece_home[piece] == owner.component.name
        return home and handles(table.library, aid.name, ref)
    return not is_copy(aid.carrier) and owner.component.name == table.name_of(ref)
