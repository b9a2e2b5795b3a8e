"""Mixing boxes: what components need, what a table offers, who plays on it, and why the others do not."""

from swdsl.mixing.table import Removal, Table, lay_table

__all__ = ["Removal", "Table", "lay_table"]
