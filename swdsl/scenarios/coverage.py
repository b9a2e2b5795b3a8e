"""Coverage: which clauses the scenarios have exercised.

A clause that changes a number is exercised when it stands on a bill or in the journal, an aid when an
attack uses it, one that acts when it acts. A clause that grants or forbids is exercised when it answers
with some region, and a static one when a race that has it takes part in a scenario.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swdsl.lower import lower
from swdsl.lower.form import LoweredSet, PieceFact
from swdsl.model.ruleset import Library
from swdsl.runtime.clause import CoinTerm, CostTerm, FlatTerm
from swdsl.scenarios.play import Player

#: Static clauses whose effect is seen by name on a bill or in the journal.
_ITEMISED_TERMS: Final = (CostTerm, CoinTerm, FlatTerm)


def note(player: Player, seen: set[str]) -> None:
    """Note what a scenario has shown so far: items, aids, static clauses in force, pieces on the board."""
    s = player.state
    seen |= player.noted
    seen.update(entry.clause for entry in s.journal or ())
    for combo in s.combo:
        for part in combo.parts:
            terms = [term for term in part.component.terms if not isinstance(term, _ITEMISED_TERMS)]
            seen.update(term.name for term in terms if getattr(term, "state", combo.state) & combo.state)
    seen.update(piece.name for i, piece in enumerate(s.game.pieces) if s.piece[i])


def uncovered(library: Library, seen: set[str]) -> list[str]:
    """Return the clauses of components that nothing has exercised, in the order of the rules.

    The frame is left out: every scenario plays by it.
    """
    return [name for each in lower(library) for name in _uncovered(each, seen)]


def _uncovered(lowered: LoweredSet, seen: set[str]) -> Iterator[str]:
    for component in lowered.components:
        for clause in component.clauses:
            natures = {part.piece for part in clause.parts if isinstance(part, PieceFact)}
            if clause.id not in seen and not natures & seen:
                yield clause.id
