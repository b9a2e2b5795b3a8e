"""A scene: who speaks, about whom and where, while a sentence is read."""

from __future__ import annotations

from typing import NamedTuple

from tests.judge.rules import Rules, Sentence
from tests.judge.table import EMPTY, Memory, Table

NOBODY = -1


class Scene(NamedTuple):
    """The table, what is remembered, and the words `I`, `they`, `here`, `there` and `this` of one sentence.

    `me` and `they` are races in play; `they_player` is a player, for whom any of his races will do.
    """

    table: Table
    memory: Memory
    me: int
    sentence: Sentence | None = None
    they: int = NOBODY
    they_player: int = NOBODY
    there: int = NOBODY
    pips: int = 0
    lost: int = 0
    before: Table | None = None  # the table just before a conquest, for what a region was
    drawn: int = NOBODY  # the kind of piece that was drawn or revealed last
    looked: Table | None = None  # the table as it was when the moment came, for what waits
    asked: bool = False  # its conditions were asked when its moment came
    lost_it: bool = False  # the sentence is of a place or relic that this very conquest took away

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.table.rules

    @property
    def my_player(self) -> int:
        """Whose race speaks."""
        return NOBODY if self.me == NOBODY else self.table.player_of(self.me)

    @property
    def here(self) -> int:
        """The region of the place or relic that speaks."""
        if self.sentence is None or self.sentence.source.marker < 0:
            return EMPTY
        if self.sentence.source.copy >= 0:
            standing = self.table.pieces[self.sentence.source.copy]
            return next((region for region, number in standing.items() if number), EMPTY)
        return self.table.marker_at[self.sentence.source.marker]

    def saying(self, sentence: Sentence) -> Scene:
        """Return the same scene for another sentence of the same race."""
        return Scene(self[0], self[1], self[2], sentence, *self[4:])

    def about(self, region: int) -> Scene:
        """Return the same scene with `there` somewhere."""
        return self._replace(there=region)
