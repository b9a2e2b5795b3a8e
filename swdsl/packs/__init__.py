"""Packs that travel: sealed with a list of checksums, opened with suspicion, compared for what changed.

Pure: entries and models in, entries, findings and sentences out. `swdsl.workspace` makes files of them.
"""

from swdsl.packs.differences import Change, Level, differences
from swdsl.packs.entries import LARGEST_PACK, LISTING, MOST_FILES, Entry, is_text, name_of_file
from swdsl.packs.seal import Pack, missing_lines, seal, unseal
from swdsl.packs.sheet import Sheet, Told, errata
from swdsl.packs.things import Side

__all__ = [
    "LARGEST_PACK",
    "LISTING",
    "MOST_FILES",
    "Change",
    "Entry",
    "Level",
    "Pack",
    "Sheet",
    "Side",
    "Told",
    "differences",
    "errata",
    "is_text",
    "missing_lines",
    "name_of_file",
    "seal",
    "unseal",
]
