"""Boards for the tests of the kernel, as small tables: one line per region, borders to later lines."""

from swdsl.runtime import Board, Ground, Region

GROUNDS = {
    "sea": Ground(water=True, closed=True),
    "lake": Ground(water=True, closed=True),
    "river": Ground(water=True, transit=True),
    "chasm": Ground(impassable=True),
}

BASE_2P = """
sea edge | 1 5
farmland magic_source edge | 2 5 6
forest mine edge | 3 6 7 8
swamp cavern lost_tribe_symbol edge | 4 8 9
hill edge | 9 10
mountain cavern mine edge | 6 11
hill lost_tribe_symbol | 7 11 12
lake | 8 12 13
mountain | 9 13 14
farmland | 10 14
forest magic_source lost_tribe_symbol edge | 14 15
farmland lost_tribe_symbol edge | 12 16 17
forest lost_tribe_symbol | 13 17 18
farmland magic_source lost_tribe_symbol | 14 18 19 20
hill cavern lost_tribe_symbol | 15 20 21
mountain mine edge | 21 22
swamp magic_source lost_tribe_symbol edge | 17
hill cavern edge | 18
swamp mine lost_tribe_symbol edge | 19
mountain edge | 20
swamp edge | 21 22
forest | 22
sea edge |
"""

BASE_4P = """
sea edge | 1 2 3 6 7 13 19
farmland | 6
farmland mine lost_tribe_symbol | 3 4 7 8
forest cavern lost_tribe_symbol edge | 4
hill lost_tribe_symbol edge | 5 8 9
swamp magic_source edge | 9 10
swamp magic_source lost_tribe_symbol | 7 13
hill cavern lost_tribe_symbol | 8 13 14
farmland | 9 14 15 16
mountain mine | 10 11 16
forest cavern edge | 11 12
forest magic_source lost_tribe_symbol | 12 16 17
mountain edge | 17 18
forest | 14 19 20
swamp lost_tribe_symbol | 15 20 21
hill magic_source | 16 21
lake | 17 21 24 25
swamp mine | 18 25 26
farmland edge | 26 27
mountain edge | 20 22
hill | 21 22 23
mountain cavern mine | 23 24
swamp mine lost_tribe_symbol edge | 23 28
forest magic_source lost_tribe_symbol | 24 28 29 30
mountain | 25 30
farmland lost_tribe_symbol | 26 30 31 32 33
hill lost_tribe_symbol | 27 33 34
swamp cavern lost_tribe_symbol edge | 34
farmland edge | 29
mountain edge | 30 35
swamp cavern lost_tribe_symbol | 31 35 36
forest magic_source lost_tribe_symbol | 32 36
mountain mine edge | 33 36 37
mountain cavern | 34 37
hill magic_source edge | 37 38
hill mine edge | 36
farmland edge |
forest edge | 38
sea edge |
"""

UNDERGROUND_2P = """
chasm edge | 1 2 4 11
mine | 2 4 5
mine monster_symbol | 3 5 6 11
mudpool | 6 11 12
mystic_crystal edge | 5 7 8
black_mountain | 6 8 9
mystic_crystal | 9 12 13
chasm volcano_symbol edge | 8 10
mushroom_forest monster_symbol | 9 10
mushroom_forest | 10 13
mudpool edge | 13
river edge | 12 14
river | 13 14 17 19
river edge | 19 23 26
mine edge | 15 17
mudpool edge | 16 17 18
chasm edge | 18
mystic_crystal | 18 19 20 21
mudpool monster_symbol edge | 21 22
black_mountain monster_symbol | 20 23
chasm volcano_symbol | 21 23 24
black_mountain | 22 24 25
chasm edge | 25
mushroom_forest | 24 26
mine | 25 26 27
black_mountain edge | 27
mystic_crystal edge | 27
mushroom_forest edge |
"""

UNDERGROUND_4P = """
chasm volcano_symbol edge | 1 10 11
river edge | 2 6 11 12 15
mudpool edge | 3 6 7
black_mountain edge | 4 7 8
mystic_crystal edge | 5 8
mine edge | 8 9
mine | 7 15
mushroom_forest monster_symbol | 8 13 15
chasm volcano_symbol | 9 13
black_mountain edge | 13 14
mystic_crystal edge | 11 16
black_mountain monster_symbol | 12 16 17
black_mountain | 15 17 18
mushroom_forest | 14 15 25
mudpool edge | 25 26
river | 18 19 25
mushroom_forest edge | 17 20 21
mudpool | 18 21 22
mystic_crystal | 19 22 23
mystic_crystal | 23 24 25
mushroom_forest edge | 21 29 30
mudpool | 22 29
mine | 23 28 29
black_mountain monster_symbol | 24 28 31
mine | 25 31 32
river | 26 27 32
mine monster_symbol edge | 27 34
mystic_crystal | 32 33 34
mine | 29 31 35 36 39
chasm volcano_symbol | 30 35
mystic_crystal monster_symbol edge | 35 37
mudpool | 32 39
river | 33 39 40 41
black_mountain | 34 41 42
mushroom_forest edge | 42 43
mudpool | 36 37 38
mystic_crystal | 38 39
black_mountain edge | 38
mushroom_forest edge | 39
river edge | 40
mushroom_forest edge | 41
mudpool monster_symbol edge | 42 43
mine | 43
chasm volcano_symbol edge |
"""


def board(name: str, turns: int, table: str) -> Board:
    """Read a table: terrain, symbols and `edge`, then the later lines it borders."""
    regions: list[Region] = []
    borders: list[tuple[int, int]] = []
    for number, line in enumerate(table.strip().splitlines()):
        words, _, later = line.partition("|")
        terrain, *symbols = words.split()
        edge = "edge" in symbols
        regions.append(Region(f"r{number}", terrain, tuple(s for s in symbols if s != "edge"), edge))
        borders += [(number, int(other)) for other in later.split()]
    return Board(name, turns, GROUNDS, tuple(regions), tuple(borders))


def base_2p() -> Board:
    """Return the two-player board of the base game."""
    return board("base_2p", 10, BASE_2P)


def base_4p() -> Board:
    """Return the four-player board of the base game."""
    return board("base_4p", 9, BASE_4P)


def underground_2p() -> Board:
    """Return the two-player board of the underground game."""
    return board("underground_2p", 10, UNDERGROUND_2P)


def underground_4p() -> Board:
    """Return the four-player board of the underground game."""
    return board("underground_4p", 9, UNDERGROUND_4P)


CAVES = """
mudpool edge | 1 3
mushroom_forest monster_symbol edge | 2 4
river edge | 5
mystic_crystal edge | 4 6
mine | 5 7
river | 8
black_mountain edge | 7 9
chasm volcano_symbol | 8 10
river | 11
mine edge | 10
mushroom_forest edge | 11
mudpool edge |
"""

PLAINS = """
farmland edge | 1 3
forest edge | 2 4
sea edge | 5
hill cavern edge | 4 6
mountain | 5 7
swamp | 8
swamp edge | 7 9
farmland cavern | 8 10
lake | 11
forest mine edge | 10
mountain edge | 11
hill edge |
"""


def caves() -> Board:
    """Return a board of three by four regions for single rulings: 0 1 2 / 3 4 5 / 6 7 8 / 9 10 11."""
    return board("caves", 10, CAVES)


def plains() -> Board:
    """Return the same shape above the ground."""
    return board("plains", 10, PLAINS)
