"""Which way a sentence goes on: conditions behind its first effect, asked when their turn comes."""

from __future__ import annotations

from collections.abc import Sequence

from swdsl.model.clauses import Effect, Given, bare, is_optional
from tests.judge import counts
from tests.judge.scene import Scene


class Way:
    """The way through a sentence: whether what stands here is done, as far as was asked up to here."""

    def __init__(self) -> None:
        self.open = True
        self._taken = False  # some condition of the chain held, or an offer with another way was taken
        self._refused = False  # an offer with another way was not taken: nothing is done up to that

    def comes_to(self, scene: Scene, effect: Effect) -> Effect | None:
        """Return what is done here; nothing where the way does not lead."""
        if self._refused and not isinstance(effect, Given):
            return None
        if isinstance(effect, Given):
            self._refused = False
            left = not (effect.otherwise and self._taken)
            self.open = left and (effect.condition is None or counts.holds(scene, effect.condition))
            self._taken = self.open or (effect.otherwise and self._taken)
        return bare(effect) if self.open else None

    def parts(self, *, taken: bool) -> None:
        """Go on after an offer that has another way."""
        self._taken, self._refused = taken, not taken


def has_other_way(effects: Sequence[Effect], place: int) -> bool:
    """Whether something is done otherwise by who does not take what is offered at a place."""
    if isinstance(effects[place], Given) or not is_optional(effects[place]):
        return False
    for later in effects[place + 1 :]:
        if isinstance(later, Given):
            return later.otherwise
        if is_optional(later):
            return False  # it belongs to the offer that is nearest
    return False
