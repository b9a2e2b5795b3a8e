"""How large rules may be: one place for every number above which they are refused.

A stranger's rules must be read, checked and played in bounded time and memory. Whatever these limits let pass
plays; `docs/security.md` lists them, and a test compares the two.
"""

from typing import Final

LARGEST_NUMBER: Final = 999
"""The largest number that can be written anywhere in rules, maps, games and scenarios."""
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
MOST_TURNS: Final = 100
MOST_TURNS_ADDED: Final = 100
"""Rounds, or further turns of a player, that one clause adds, used as often as its limit allows."""
MOST_IN_A_TURN: Final = 100
"""How often something that has no limit of its own is done in one turn, where it could go on for ever."""
MOST_COINS: Final = 1_000_000
"""Coins of a player, or on a combo; whoever has as many is given no more by the bank."""
MOST_COMBOS: Final = 30
"""Places in the column that combos are picked from."""
MOST_FACES: Final = 30
"""Faces of the die."""

MOST_FALLS: Final = 2000
"""Ways in which the die may fall in a scenario that leaves it open; each of them is played."""
MOST_SENTENCES_AGAIN: Final = 100_000
"""Lines of scenarios that are acted out again in one run of them, because the die may fall in another way."""

MOST_REGIONS: Final = 256
"""Regions of one map, and of one board of a scenario."""
MOST_CLAUSES: Final = 100
"""Clauses of one component with all it starts from, and of all components of a kind (`every race`)."""
MOST_EFFECTS: Final = 30
"""Effects of one clause: each may depend on the one before, and Python nests no deeper than 100."""
MOST_PIECES: Final = 30
"""Kinds of pieces of one component."""
LONGEST_CHAIN: Final = 20
"""Steps from a component or game to what it starts from (`like`), and on from there."""
LARGEST_TERM: Final = 64
"""Descriptions of regions in a term, with every term in it written out."""
MOST_GAME_LINES: Final = 300
"""Lines of one game with all it starts from."""

MOST_COMPONENTS: Final = 500
"""Races, powers, relics, places and events of all sets of a project."""
MOST_KINDS_OF_PIECES: Final = 500
"""Kinds of pieces of all components of a project."""
MOST_CLAUSES_IN_ALL: Final = 5000
"""Clauses of all components of a project, with all they start from."""
MOST_DECLARED: Final = 500
"""Declarations of any other kind in a project: terms, options, terrains, symbols, games."""
MOST_MAPS: Final = 100
MOST_SETS: Final = 100

LARGEST_SOURCE: Final = 1_000_000
"""Bytes of one file; all official rules together are half as large."""
LARGEST_PROJECT: Final = 2_000_000
"""Bytes of all files of rules in a project, and of all files in a pack."""
MOST_LINES: Final = 60_000
"""Lines of all files of rules in a project, empty ones too; all official rules have a quarter of that."""
MOST_UNREADABLE: Final = 1000
"""Mistakes in the lines of a project that are explained; after the file with the last one none is read."""
MOST_FILES: Final = 1000
"""Files of rules in a project."""
