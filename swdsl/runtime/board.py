"""A board: regions as numbers, their ground and borders as masks, and ready-made lists of actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from swdsl.runtime.bits import BIT, make_room
from swdsl.runtime.words import (
    ARGUMENT,
    V_ABANDON,
    V_CHOOSE,
    V_CONQUER,
    V_GIVE_UP,
    V_PUT_ONE,
    V_PUT_REST,
    V_TRY,
)


@dataclass(frozen=True, slots=True)
class Ground:
    """What the kernel must know of a terrain; land has all of these false."""

    water: bool = False
    closed: bool = False  # only those who may occupy it
    transit: bool = False  # conquered like land, but emptied at redeployment
    impassable: bool = False  # nobody, ever


@dataclass(frozen=True, slots=True)
class Region:
    """One region as the map file has it."""

    name: str
    terrain: str
    symbols: tuple[str, ...] = ()
    edge: bool = False


LAND: Final = Ground()
ActionTable = list[list[list[int]]]

NO_ACTIONS: Final[list[int]] = []
CHUNK: Final = 10  # regions that a set is looked up by at once
CHUNKFUL: Final = (1 << CHUNK) - 1
_WIDE_CHUNK: Final = 13  # the same for borders, whose table has a number where that of actions has a list
_WIDE_CHUNKFUL: Final = (1 << _WIDE_CHUNK) - 1


class Links:
    """Who borders whom, and lists of what can be done in regions: the same whatever their ground is."""

    def __init__(self, count: int, borders: tuple[tuple[int, int], ...]) -> None:
        self.count = count
        self.border: list[int] = [0] * count
        for a, b in borders:
            self.border[a] |= BIT[b]
            self.border[b] |= BIT[a]
        self.near = self._neighbours()
        self.conquer_actions = self.actions(V_CONQUER)
        self.try_actions = self.actions(V_TRY)
        self.abandon_actions = self.actions(V_ABANDON)
        self.choose_actions = self.actions(V_CHOOSE)
        self.give_up_actions = self.actions(V_GIVE_UP)
        self.put_actions = self.actions(V_PUT_ONE, V_PUT_REST)

    def _neighbours(self) -> list[list[int]]:
        """Join the borders of every set within a chunk of regions, so that `spread` only looks up."""
        table: list[list[int]] = []
        for low in range(0, self.count, _WIDE_CHUNK):
            row = [0]
            for border in self.border[low : low + _WIDE_CHUNK]:
                row += [joined | border for joined in row]
            table.append(row)
        return table

    def actions(self, *verbs: int) -> ActionTable:
        """List the actions of every set within a chunk of regions, so that `listed` only joins lists."""
        table: ActionTable = []
        for low in range(0, self.count, CHUNK):
            row: list[list[int]] = [[]]
            for r in range(low, min(low + CHUNK, self.count)):
                mine = [verb + r for verb in verbs]
                row += [actions + mine for actions in row]
            table.append(row)
        return table


class Board:
    """One map. Regions keep the order of the map file."""

    def __init__(
        self,
        name: str,
        turns: int,
        grounds: Mapping[str, Ground],
        regions: tuple[Region, ...],
        borders: tuple[tuple[int, int], ...] | Links,
        alike: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.turns = turns
        self.regions = regions
        self.count = len(regions)
        if self.count > ARGUMENT:
            raise ValueError(f"{name} has {self.count} regions; a board may have {ARGUMENT}")
        make_room(self.count)
        self.bit: list[int] = BIT
        self._alike = dict(alike or {})
        self._printed = (name, turns, grounds, regions, borders)
        self._grounds = grounds
        self.printed = self  # the board as it is printed, where this one has other ground
        self._lay(regions, grounds)
        links = borders if isinstance(borders, Links) else Links(self.count, borders)
        self._links = links
        self.border = links.border
        self._near = links.near
        self.conquer_actions = links.conquer_actions
        self.try_actions = links.try_actions
        self.abandon_actions = links.abandon_actions
        self.choose_actions = links.choose_actions
        self.give_up_actions = links.give_up_actions
        self.put_actions = links.put_actions

    def _lay(self, regions: tuple[Region, ...], grounds: Mapping[str, Ground]) -> None:
        """Sort the regions by what they are."""
        self._terrains: dict[str, int] = {}
        self._symbols: dict[str, int] = {}
        self.every = self.edge = self.land = self.water = 0
        self.open = 0  # ground anybody may conquer
        self.closed = 0
        self.transit = 0
        self.impassable = 0
        for r, region in enumerate(regions):
            self._place(BIT[r], region, grounds.get(region.terrain, LAND))
        self.passable = self.every & ~self.impassable
        self.fleeting = self.transit | self.closed  # ground that not everybody may keep
        self._same: list[int] = [self._terrains[region.terrain] for region in regions]

    def called(self, alike: Mapping[str, tuple[str, ...]]) -> Board:
        """Return the same board at a table that calls its ground and symbols by other names as well."""
        return Board(*self._printed, alike)

    def changed(self, kinds: Mapping[int, tuple[str, Ground]]) -> Board:
        """Return the same board with other ground in some regions."""
        name, turns, grounds, regions, _ = self._printed
        there = tuple(
            replace(region, terrain=kinds[r][0]) if r in kinds else region for r, region in enumerate(regions)
        )
        board = Board(name, turns, {**grounds, **dict(kinds.values())}, there, self._links, self._alike)
        board.printed = self
        return board

    def kind_of_ground(self, name: str, ground: Ground) -> tuple[str, Ground]:
        """Return what the board itself calls a terrain, if it has it or something alike, and its nature."""
        for known in (name, *self._alike.get(name, ())):
            if self.printed.ground(known):
                return known, self._grounds.get(known, LAND)
        return name, ground

    def _place(self, bit: int, region: Region, ground: Ground) -> None:
        self.every |= bit
        self._terrains[region.terrain] = self._terrains.get(region.terrain, 0) | bit
        for symbol in region.symbols:
            self._symbols[symbol] = self._symbols.get(symbol, 0) | bit
        if region.edge:
            self.edge |= bit
        if ground.water:
            self.water |= bit
        if ground.impassable:
            self.impassable |= bit
        elif ground.closed:
            self.closed |= bit
        else:
            self.open |= bit
        if ground.transit:
            self.transit |= bit
        if not ground.water and not ground.impassable:
            self.land |= bit

    def terrain(self, name: str) -> int:
        """Return the regions of a terrain, or of what counts as that terrain here; maybe none."""
        return self._terrains.get(name, 0) | self._likes(name)

    def ground(self, name: str) -> int:
        """Return the regions of a terrain by the name that the board has for it."""
        return self._terrains.get(name, 0)

    def symbol(self, name: str) -> int:
        """Return the regions with a symbol, or with what counts as that symbol here; maybe none."""
        return self._symbols.get(name, 0) | self._likes(name)

    def _likes(self, name: str) -> int:
        """Return the ground that stands for a terrain or symbol of another set."""
        out = 0
        for other in self._alike.get(name, ()):
            out |= self._terrains.get(other, 0) | self._symbols.get(other, 0)
        return out

    def bordering(self, mask: int, low: int, high: int) -> int:
        """Return the regions with printed borders to so many regions of `mask`."""
        out = 0
        for r in range(self.count):
            if low <= (self.border[r] & mask).bit_count() <= high:
                out |= BIT[r]
        return out

    def same_terrain(self, mask: int) -> int:
        """Return every region that has the terrain of a region of `mask`."""
        out = 0
        while mask:
            low = mask & -mask
            out |= self._same[low.bit_length() - 1]
            mask ^= low
        return out

    def region(self, name: str) -> int:
        """Return the number of a region, for set-up and tests."""
        for r, region in enumerate(self.regions):
            if region.name == name:
                return r
        raise KeyError(name)

    def spread(self, mask: int) -> int:
        """Return every region that shares a border with a region of `mask`."""
        out = 0
        for row in self._near:
            out |= row[mask & _WIDE_CHUNKFUL]
            mask >>= _WIDE_CHUNK
        return out

    def within(self, mask: int, distance: int) -> int:
        """Return the regions at most so many borders away from a region of `mask`, those included."""
        for _ in range(min(distance, self.count)):  # no way is longer
            mask |= self.spread(mask)
        return mask


def listed(table: ActionTable, mask: int) -> list[int]:
    """Return the actions of `table` for every region of `mask`, in region order; not to be changed."""
    out = NO_ACTIONS
    for row in table:
        chunk = mask & CHUNKFUL
        if chunk:
            out = out + row[chunk] if out else row[chunk]
        mask >>= CHUNK
    return out
