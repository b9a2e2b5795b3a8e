"""Scenarios read before: while nothing else has changed, a scenario that has not changed means the same.

There are hundreds of them beside a handful of rules, and editors, tests and checks compile again and again.
Trees are compared by identity: the parser hands out the same tree for the same file.
"""

from __future__ import annotations

from collections.abc import Sequence

from swdsl.model.names import Ref
from swdsl.model.scenarios import Scenario
from swdsl.source import Span
from swdsl.syntax import tree_scenarios as tree

Named = tuple[tuple[Span, Ref], ...]
"""What the names in a scenario stand for."""


class ScenarioMemory:
    """What scenarios meant among one set of other declarations. Only those without a finding are kept."""

    def __init__(self, others: Sequence[object]) -> None:
        self._others = tuple(others)
        self._known: dict[int, tuple[tree.Scenario, str, Scenario, Named]] = {}

    def is_of(self, others: Sequence[object]) -> bool:
        """Whether everything else that is declared is still the very same."""
        return len(others) == len(self._others) and all(map(_same, others, self._others))

    def recall(self, scope: str, node: tree.Scenario) -> tuple[Scenario, Named] | None:
        """Return what a scenario meant, and the names in it; None if it was not read before."""
        kept = self._known.get(id(node))
        return kept[2:] if kept is not None and kept[0] is node and kept[1] == scope else None

    def keep(self, scope: str, node: tree.Scenario, meaning: Scenario, named: Named) -> None:
        """Remember what a scenario and the names in it mean."""
        self._known[id(node)] = (node, scope, meaning, named)


_last = ScenarioMemory(())


def memory_among(others: Sequence[object]) -> ScenarioMemory:
    """Return the memory that belongs to these other declarations; only the last one is kept."""
    global _last  # noqa: PLW0603 - a memory of one, as a cached function would have
    if not _last.is_of(others):
        _last = ScenarioMemory(others)
    return _last


def _same(one: object, other: object) -> bool:
    return one is other
