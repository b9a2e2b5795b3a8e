"""The combos of one game: each is merged when it is first wanted, and looked up from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swdsl.runtime.combo import Combo, Part
from swdsl.runtime.component import Component
from swdsl.runtime.words import ACTIVE, NO_POWER

if TYPE_CHECKING:
    from swdsl.runtime.game import Game

CACHED: Final = 4096
"""Combos kept; markers held and powers carried multiply them, and it is only a cache."""


class Combos:
    """What banner and badge make together, alone or with markers and powers from elsewhere."""

    __slots__ = ("_adjoins", "_adorned", "_game", "_plain", "_powers")

    def __init__(self, game: Game, adjoins: bool) -> None:
        self._game = game
        self._adjoins = adjoins
        self._powers = len(game.powers) + 1  # none is one of them
        self._plain: list[Combo | None] = [None] * (2 * len(game.races) * self._powers)
        self._adorned: dict[tuple[int, int, int, int, int, int], Combo] = {}

    def plain(self, race: int, power: int, state: int) -> Combo:
        """Return what a banner and a badge make, and nothing else."""
        place = 2 * (race * self._powers + power + 1) + state - ACTIVE
        found = self._plain[place]
        if found is None:
            found = self._merged(race, power, state, 0, 0, 0)
            self._plain[place] = found
        return found

    def adorned(self, race: int, power: int, state: int, held: int, carried: int, copied: int) -> Combo:
        """Return what they make with markers; `carried` and `copied` are packed as in `binding`."""
        key = (race, power, state, held, carried, copied)
        found = self._adorned.get(key)
        if found is None:
            if len(self._adorned) >= CACHED:
                self._adorned.clear()
            found = self._merged(race, power, state, held, carried, copied)
            self._adorned[key] = found
        return found

    def _merged(self, race: int, power: int, state: int, held: int, carried: int, copied: int) -> Combo:
        parts = tuple(self._parts(race, power, held, carried, copied))
        return Combo(parts, state, self._game.board.every, self._adjoins)

    def _parts(self, race: int, power: int, held: int, carried: int, copied: int) -> list[Part]:
        game = self._game
        parts = [_part(game.frame_component), _part(game.races[race])]
        if power != NO_POWER:
            parts.append(_part(game.powers[power]))
        for i, marker in enumerate(game.markers):
            if held >> i & 1:
                parts.append(Part(marker, marker.clauses, i))
        while carried:
            home = game.powers[(carried & 255) - 1]
            parts.append(Part(home, home.clauses, carried=True))
            carried >>= 8
        if copied:
            twin = game.copies[((copied >> 8) - 1, (copied & 255) - 1)]
            parts.append(Part(twin, twin.clauses))
        return parts


def _part(component: Component) -> Part:
    return Part(component, component.clauses)
