"""The combos of one game: each is merged when it is first wanted, and looked up from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from swdsl.runtime.combo import Combo, Part
from swdsl.runtime.packing import copied_marker, copying_piece
from swdsl.runtime.words import ACTIVE, NO_POWER, SILENT_POWER, SILENT_RACE

if TYPE_CHECKING:
    from swdsl.runtime.game import Game

Powers = tuple[int, ...]
"""Powers on loan by their numbers, see `loans`."""


class Dress(NamedTuple):
    """What a combo has or lacks besides its tiles: markers, powers on loan, a copy, silence, an event."""

    held: int = 0
    carried: Powers = ()
    copied: int = 0  # a `copy_note`
    silent: int = 0  # which of both tiles have no effect
    event: int = 0  # the event in force, its number plus 1


NOTHING_MORE: Final = Dress()

CACHED: Final = 4096
"""Combos kept; markers held and powers carried multiply them, and it is only a cache."""


class Combos:
    """What banner and badge make together, alone or with markers and powers from elsewhere."""

    __slots__ = (
        *(
            "_adjoins",
            "_adorned",
            "_badges",
            "_banners",
            "_carried",
            "_copies",
            "_events",
            "_every",
            "_frame",
        ),
        *("_markers", "_minimum", "_mute_badges", "_mute_banners", "_plain", "_risky"),
    )

    def __init__(self, game: Game, adjoins: bool) -> None:
        self._every = game.board.every
        self._adjoins = adjoins
        self._minimum = game.frame.minimum
        self._risky = game.attempt_low > 1  # an attempt is only for what lacks more than one token
        self._frame = Part(game.frame_component, ())
        self._events = [Part(event, ()) for event in game.events]
        self._banners = [Part(race, game.pieces_of(race)) for race in game.races]
        self._badges = [Part(power, game.pieces_of(power)) for power in game.powers]
        self._mute_banners = [Part(race, game.pieces_of(race), silent=True) for race in game.races]
        self._mute_badges = [Part(power, game.pieces_of(power), silent=True) for power in game.powers]
        self._carried = [Part(power, game.pieces_of(power), carried=True) for power in game.powers]
        self._markers = [Part(each, game.pieces_of(each), i) for i, each in enumerate(game.markers)]
        self._copies = {key: Part(twin, game.pieces_of(twin)) for key, twin in game.copies.items()}
        self._plain: list[Combo | None] = [None] * (2 * len(game.races) * (len(game.powers) + 1))
        self._adorned: dict[tuple[int, int, int, Dress], Combo] = {}

    def plain(self, race: int, power: int, state: int) -> Combo:
        """Return what a banner and a badge make, and nothing else."""
        place = 2 * (race * (len(self._badges) + 1) + power + 1) + state - ACTIVE
        found = self._plain[place]
        if found is None:
            found = self._merged(race, power, state, NOTHING_MORE)
            self._plain[place] = found
        return found

    def adorned(self, race: int, power: int, state: int, dress: Dress) -> Combo:
        """Return what they make with what else the slot has or lacks."""
        key = (race, power, state, dress)
        found = self._adorned.get(key)
        if found is None:
            if len(self._adorned) >= CACHED:
                self._adorned.clear()
            found = self._merged(race, power, state, dress)
            self._adorned[key] = found
        return found

    def _merged(self, race: int, power: int, state: int, dress: Dress) -> Combo:
        parts = tuple(self._parts(race, power, dress))
        combo = Combo(parts, state, self._every, self._adjoins, self._risky)
        combo.floor = self._minimum
        if combo.least is not None and combo.least.amount > self._minimum:
            combo.floor = combo.least.amount
        return combo

    def _parts(self, race: int, power: int, dress: Dress) -> list[Part]:
        held, carried, copied, silent, event = dress
        banners = self._mute_banners if silent & SILENT_RACE else self._banners
        badges = self._mute_badges if silent & SILENT_POWER else self._badges
        parts = (
            [self._frame, self._events[event - 1], banners[race]] if event else [self._frame, banners[race]]
        )
        if power != NO_POWER:
            parts.append(badges[power])
        for i, marker in enumerate(self._markers):
            if held >> i & 1:
                parts.append(marker)
        parts += [self._carried[each] for each in reversed(carried)]
        if copied:
            parts.append(self._copies[(copying_piece(copied), copied_marker(copied))])
        return parts
