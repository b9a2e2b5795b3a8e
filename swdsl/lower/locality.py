"""What a clause says of a region may depend on that region alone, or on what happens elsewhere.

The kernel surveys the board once per turn. A conquest changes one region; clauses that are local say the
same of all others afterwards, so that the survey may be kept.
"""

from dataclasses import replace
from typing import Any, Final

from swdsl.lower.form import Part
from swdsl.lower.form_hooks import Surveyed
from swdsl.lower.form_numbers import (
    Above,
    Age,
    AtMost,
    DefendersThere,
    Given,
    Number,
    PiecesThere,
    Product,
    Purse,
    Quotient,
)
from swdsl.lower.form_players import Owning, Playing
from swdsl.lower.form_regions import (
    Both,
    Crowded,
    Either,
    Except,
    Held,
    HeldWith,
    HereAt,
    MarkerAt,
    MarkersAt,
    Named,
    PieceAt,
    PieceCrowded,
    ThereAt,
)
from swdsl.lower.form_tests import Between, Every, Never, OnTurn, TheyAmong, TheyBear, TheyPromised
from swdsl.lower.hook_settings import answers
from swdsl.lower.walk import is_static, parts_of
from swdsl.model import clauses as model

_LOCAL: Final = (
    *(Held, HeldWith, PieceAt, MarkerAt, MarkersAt, HereAt, ThereAt),
    *(Number, PiecesThere, DefendersThere),
    *(OnTurn, TheyPromised, TheyBear, Playing, Age),  # the same for a whole turn
    *(Owning, Purse),  # coins that move call for a new survey by themselves
)
_LOCAL_IF_PARTS_ARE: Final = (
    *(Named, Both, Either, Except, Crowded, PieceCrowded),
    *(Product, Quotient, Above, AtMost, Given, Between),
    *(Every, Never, TheyAmong),
)


def with_locality(part: Part, clause: model.Clause) -> Part:
    """Return a part of a clause; one that the survey asks, and that is local, says so."""
    if not isinstance(part, Surveyed) or clause.limit is not None:
        return part
    asked = [answer for _, answer in answers(part)]
    return replace(part, local=all(is_local(node) for node in (*asked, part.guard) if node is not None))


def is_local(node: Any) -> bool:
    """Whether a lowered value, asked about a region, depends on nothing but that region and the turn."""
    if isinstance(node, _LOCAL) or is_static(node):
        return True
    return isinstance(node, _LOCAL_IF_PARTS_ARE) and all(is_local(part) for part in parts_of(node))
