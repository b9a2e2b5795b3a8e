"""Coverage: which clauses the scenarios have exercised.

A clause that changes a number is exercised when it stands on a bill or in the journal, an aid when an
attack uses it, one that acts when it acts. A clause that grants or forbids is exercised when it answers
with some region, and a static one when a race that has it takes part in a scenario. A sentence of the frame
is exercised when what it says has happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from swdsl.lower.form import FrameFact, LoweredSet, Part, PieceFact, numbers_in
from swdsl.runtime.terms import CoinTerm, CostTerm, FlatTerm
from swdsl.scenarios.play import Player

#: Static clauses whose effect is seen by name on a bill or in the journal.
_ITEMISED_TERMS: Final = (CostTerm, CoinTerm, FlatTerm)

#: Facts of the frame that nothing shows by name.
_UNNAMED: Final = frozenset(
    {"lose", "survivors", "declined_survivors", "overrun", "sweep", "keep", "relic_moves"}
)


def note(player: Player, seen: set[str]) -> None:
    """Note what a scenario has shown so far: items, aids, static clauses in force, pieces on the board."""
    s = player.state
    frame = player.table.frame
    seen |= {each if "." in each else f"{frame}:{each}" for each in player.noted}
    seen.update(entry.clause for entry in s.journal or ())
    for combo in s.combo:
        for part in combo.parts:
            terms = [term for term in part.component.terms if not isinstance(term, _ITEMISED_TERMS)]
            seen.update(term.name for term in terms if getattr(term, "state", combo.state) & combo.state)
    seen.update(piece.name for i, piece in enumerate(s.game.pieces) if s.piece[i])


def uncovered(lowered: Iterable[LoweredSet], seen: set[str]) -> list[str]:
    """Return the clauses of frames and components that nothing has exercised, in the order of the rules."""
    return [name for each in lowered for name in _uncovered(each, seen)]


def _uncovered(lowered: LoweredSet, seen: set[str]) -> Iterator[str]:
    for clause in lowered.frame.clauses if lowered.frame else ():
        words = {f"{lowered.id}:{word}" for part in clause.parts for word in _words(part)}
        if clause.id not in seen and not (words and words <= seen):
            yield clause.id
    for component in lowered.components:
        for clause in component.clauses:
            natures = {part.piece for part in clause.parts if isinstance(part, PieceFact)}
            if clause.id not in seen and not natures & seen:
                yield clause.id


def _words(part: Part) -> Iterator[str]:
    """Yield the words by which a fact of the frame is noted; facts with a name of their own have none."""
    if isinstance(part, FrameFact):
        if part.built_in is not None:
            yield part.built_in
        yield from (key for key, _ in numbers_in(part) if key in _UNNAMED)
