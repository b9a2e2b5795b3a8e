"""What a language says once for all: how to read a rule, how a turn goes, what follows from a rule."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notes:
    """Fixed sentences of one language.

    `active`: a rule that is silent about decline. `place`, `relic`: who `you` are there. `turn`: the course
    of the game. The rest are consequences, each of them true of many components.
    """

    active: str
    place: str
    relic: str
    event: str
    turn: tuple[str, ...]
    power_kept: str
    occupied_scored: str
