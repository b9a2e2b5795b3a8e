"""Whether ground can be changed, and whether anything would be by it."""

from __future__ import annotations

from swdsl.lower.form_numbers import Size
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_regions import Changeable, HereAt, Mask, ThereAt
from swdsl.lower.form_tests import Between, Test
from swdsl.lower.form_world import GroundDeed, TurnAllInto


def can_change(deed: GroundDeed) -> Test | None:
    """Return what must hold for a region to get other ground: it has another, and is not immune to me.

    All of a kind are done by doing nothing where there are none.
    """
    if isinstance(deed, TurnAllInto) or deed.spot is Spot.CHOICE:
        return None
    return _some(HereAt() if deed.spot is Spot.HERE else ThereAt(), deed)


def changes_something(deed: GroundDeed) -> Test | None:
    """Return what must hold for a change of ground to be offered."""
    return _some(deed.mask, deed) if isinstance(deed, TurnAllInto) else None


def _some(mask: Mask, deed: GroundDeed) -> Test:
    return Between(Size(Changeable(mask, deed.ground)), 1, None)
