"""What chance brings in a scenario: the faces and the kinds of pieces that are written, in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_scenarios import SCENARIO_ACTION
from swdsl.model.names import Ref
from swdsl.model.scenarios import Draws, Event, Rolls
from swdsl.runtime import V_DRAW, V_FACE, legal
from swdsl.runtime.state import State
from swdsl.runtime.words import P_DRAW
from swdsl.scenarios.position import ImpossibleError
from swdsl.scenarios.table import Table


class MissingRollError(Exception):
    """The die must fall and the scenario does not say how."""


@dataclass(slots=True)
class Fate:
    """What is written of chance and has not come yet; `preset` faces are tried where nothing is written."""

    preset: Sequence[int] = ()
    used: int = 0
    rolls: list[int] = field(default_factory=list)
    draws: list[Ref] = field(default_factory=list)
    fell: int | None = None  # what the die showed last among the present events

    def copy(self) -> Fate:
        """Return the same to come, for trying something out."""
        return Fate(self.preset, self.used, self.rolls[:], self.draws[:])

    def foretell(self, events: Sequence[Event], number: int) -> None:
        """Take up what is written directly behind an event, and before the first one."""
        first = number if number == 0 and isinstance(events[0], Rolls | Draws) else number + 1
        for event in events[first:]:
            if isinstance(event, Rolls):
                self.rolls += event.numbers
            elif isinstance(event, Draws):
                self.draws += event.pieces
            else:
                return

    def outcome(self, s: State, table: Table) -> int:
        """Return what chance does now."""
        if s.phase == P_DRAW:
            return self._drawn(s, table)
        if self.rolls:
            face = self.rolls.pop(0)
        elif self.used < len(self.preset):
            face = self.preset[self.used]
            self.used += 1
        else:
            raise MissingRollError
        self.fell = face
        return V_FACE + s.game.frame.faces.index(face)

    def _drawn(self, s: State, table: Table) -> int:
        names = [s.game.pieces[action - V_DRAW].name.rpartition(".")[2] for action in legal(s)]
        listed = " or ".join(f"`draw {kind}`" for kind in dict.fromkeys(names))
        if not self.draws:
            raise _unsaid(table, f"Nothing says what is drawn here: {listed}.")
        kind = self.draws.pop(0)
        action = V_DRAW + table.numbers[kind]
        if action not in legal(s):
            raise _unsaid(table, f"`{kind.id}` cannot be drawn here: {listed}.")
        return action


def _unsaid(table: Table, message: str) -> ImpossibleError:
    return ImpossibleError(Diagnostic.at(SCENARIO_ACTION, table.scenario.span, message))
