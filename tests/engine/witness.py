"""Who was ever asked and answered: every generated clause and term, ticked off while games are played.

A clause is exercised when one of its own methods gave something: regions, coins, payers, or an act done.
A term is exercised when it was an item of a cost that was paid or of a score, when a conquest used what
it permits, or when a race declined, kept or lost its tokens under it.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import isfunction
from types import ModuleType

import pytest

from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    PASS,
    V_CONQUER,
    V_DECLINE,
    Aid,
    CarryTerm,
    Clause,
    ExpandTerm,
    FadeTerm,
    Game,
    KeepTerm,
    LossTerm,
    PermitTerm,
    State,
    WardTerm,
    cost_items,
)
from swdsl.runtime.combo import Combo
from swdsl.runtime.terms import Term

_SILENT = ("__init__", "prepare", "applies", "options", "rounds", "units")
"""Methods that only prepare an act; being asked is not doing."""


class Witness:
    """Names of the clauses and terms that had an effect."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def listen(self, monkeypatch: pytest.MonkeyPatch, modules: tuple[ModuleType, ...]) -> None:
        """Watch every method that a generated clause defines."""
        for module in modules:
            for clause in _clauses_in(module):
                for name, method in list(vars(clause).items()):
                    if isfunction(method) and name not in _SILENT:
                        monkeypatch.setattr(clause, name, self._watched(method))

    def _watched(self, method: Callable[..., object]) -> Callable[..., object]:
        acts = method.__name__ in ("fire", "act", "succeed")

        @wraps(method)
        def call(clause: Clause, *arguments: object) -> object:
            answer = method(clause, *arguments)
            if acts or (answer and not isinstance(clause, Aid)):  # an aid counts when it is used
                self.seen.add(clause.name)
            return answer

        return call

    def look(self, s: State, action: int) -> None:
        """Note the terms at work in the action about to be taken, and in the scores since the last."""
        if s.journal is not None:
            self.seen |= {entry.clause for entry in s.journal}
            s.journal.clear()
        combo = s.combo[s.slot]
        if s.phase == P_ATTACK:
            self._note(combo, ExpandTerm if s.slot % s.game.width else CarryTerm)
            if action - (action & ARGUMENT) == V_CONQUER:
                self._conquest(s, combo, action & ARGUMENT)
        elif action == V_DECLINE:
            self._note(combo, KeepTerm)
        for slot in range(s.game.slots):
            if slot % s.game.width > 1 and s.occ[slot]:
                self._note(s.combo[slot], FadeTerm)

    def _conquest(self, s: State, combo: Combo, r: int) -> None:
        self.seen |= {item.clause for item in cost_items(s, s.slot, r, s.armed)}
        self.seen |= {aid.name for i, aid in enumerate(combo.aids) if s.armed >> i & 1}
        for term in _terms(combo):
            if isinstance(term, PermitTerm) and (term.kind == PASS or term.mask >> r & 1):
                self.seen.add(term.name)
        if s.own[r] >= 0:
            self._note(s.combo[s.own[r]], WardTerm, LossTerm)

    def _note(self, combo: Combo, *kinds: type) -> None:
        self.seen |= {term.name for term in _terms(combo) if isinstance(term, kinds)}


def _clauses_in(module: ModuleType) -> Iterator[type[Clause]]:
    for found in vars(module).values():
        if isinstance(found, type) and issubclass(found, Clause) and found.__module__ == module.__name__:
            yield found


def _terms(combo: Combo) -> Iterator[Term]:
    """Return the static terms that work in a combo as it is now."""
    for part in combo.parts:
        for term in part.component.terms:
            if getattr(term, "state", combo.state) & combo.state:
                yield term


def names(game: Game) -> set[str]:
    """Return every clause and term of a game's components, by name."""
    components = [*game.races, *game.powers, *game.markers]
    return {each.name for component in components for each in (*component.terms, *component.clauses)}
