"""Which way a sentence goes on: conditions behind its first effect, asked when their turn comes."""

from __future__ import annotations

from swdsl.model.clauses import Effect, Given, bare
from tests.judge import counts
from tests.judge.scene import Scene


class Way:
    """The way through a sentence: whether what stands here is done, as far as was asked up to here."""

    def __init__(self) -> None:
        self.open = True
        self._taken = False  # some condition of the chain held

    def comes_to(self, scene: Scene, effect: Effect) -> Effect | None:
        """Return what is done here; nothing where the way does not lead."""
        if isinstance(effect, Given):
            left = not (effect.otherwise and self._taken)
            self.open = left and (effect.condition is None or counts.holds(scene, effect.condition))
            self._taken = self.open or (effect.otherwise and self._taken)
        return bare(effect) if self.open else None
