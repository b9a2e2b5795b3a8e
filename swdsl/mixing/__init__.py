"""Mixing boxes: what components need, what a table offers, who plays on it, and why the others do not."""

from swdsl.mixing.guests import Guest
from swdsl.mixing.notes import notes_on
from swdsl.mixing.table import ANY_REGIONS, Removal, Table, lay_table

__all__ = ["ANY_REGIONS", "Guest", "Removal", "Table", "lay_table", "notes_on"]
