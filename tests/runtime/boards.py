"""Little boards for single rulings, as small tables: one line per region, borders to later lines."""

from swdsl.runtime import Board, Ground, Region

GROUNDS = {
    "sea": Ground(water=True, closed=True),
    "lake": Ground(water=True, closed=True),
    "river": Ground(water=True, transit=True),
    "chasm": Ground(impassable=True),
}

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


def board(name: str, uses: str, table: str) -> Board:
    """Read a table: terrain, symbols and `edge`, all words of one set, then the later lines it borders."""
    regions: list[Region] = []
    borders: list[tuple[int, int]] = []
    for number, line in enumerate(table.strip().splitlines()):
        words, _, later = line.partition("|")
        terrain, *marks = words.split()
        symbols = tuple(f"{uses}.{mark}" for mark in marks if mark != "edge")
        regions.append(Region(f"r{number}", f"{uses}.{terrain}", symbols, "edge" in marks))
        borders += [(number, int(other)) for other in later.split()]
    grounds = {f"{uses}.{terrain}": ground for terrain, ground in GROUNDS.items()}
    return Board(name, 10, grounds, tuple(regions), tuple(borders))


def caves() -> Board:
    """Return a board of three by four regions for single rulings: 0 1 2 / 3 4 5 / 6 7 8 / 9 10 11."""
    return board("caves", "underground", CAVES)


def plains() -> Board:
    """Return the same shape above the ground."""
    return board("plains", "base", PLAINS)
