"""Every way to say what happens, in the order they are tried."""

from typing import Final

from swdsl.syntax.spoken.deeds_costs import COSTS, DEFENCES, FREE, GARRISONS
from swdsl.syntax.spoken.deeds_gains import GAINS, INCOMES, KEEPING, PAYING, PLACING
from swdsl.syntax.spoken.deeds_rules import IMMUNITIES, REACHES
from swdsl.syntax.spoken.shape import Shape

DEEDS: Final[tuple[Shape, ...]] = (
    *GAINS,
    *COSTS,
    *FREE,
    *GARRISONS,
    *DEFENCES,
    *IMMUNITIES,
    *REACHES,
    *INCOMES,
    *KEEPING,
    *PAYING,
    *PLACING,
)
