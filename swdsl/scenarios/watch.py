"""Watching clauses: each notes its name when it does something that no bill and no journal shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from swdsl.runtime import Aid, Bonus, Coins, Cost, Defence, Game, Levy, Program, Reflex, Yield
from swdsl.runtime.clause import Clause

#: Clauses whose effect is seen by name on a bill or in the journal.
_ITEMISED: Final = (Cost, Defence, Coins, Bonus, Levy, Yield, Aid)
_ANSWERING: Final = ("where", "one", "other", "size")


def watch(game: Game, seen: set[str]) -> None:
    """Let every clause of a game note its name when it does something that no bill shows."""
    for clause in game.clauses:
        if isinstance(clause, Reflex):
            _listen(clause, "fire", True, seen)
        elif isinstance(clause, Program):
            _listen(clause, "act", True, seen)
        elif not isinstance(clause, _ITEMISED):
            for method in _ANSWERING:
                if hasattr(clause, method):
                    _listen(clause, method, False, seen)


def _listen(clause: Clause, method: str, acts: bool, seen: set[str]) -> None:
    original: Callable[..., Any] = getattr(clause, method)

    def listened(*arguments: Any) -> Any:
        answer = original(*arguments)
        if acts or answer:
            seen.add(clause.name)
        return answer

    setattr(clause, method, listened)
