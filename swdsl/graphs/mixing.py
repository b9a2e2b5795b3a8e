"""What a table can supply: things that rest on other things, on all of them or on any one of them."""

from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

Name = TypeVar("Name", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Rest(Generic[Name]):
    """What a thing rests on: every one of these, or any of them."""

    on: tuple[Name, ...]
    every: bool


class Supply(Generic[Name]):
    """A graph from what is offered to what can be had because of it.

    A name that rests on nothing the graph knows can only be had if it is offered. Two things that rest
    on each other alone cannot be had: nothing would ever bring the first of them.
    """

    def __init__(self, rests: Mapping[Name, Rest[Name]], offered: Iterable[Name]) -> None:
        import networkx as nx

        self._rests = rests
        self._graph = nx.DiGraph()
        self._graph.add_nodes_from(rests)
        self._graph.add_edges_from((need, name) for name, rest in rests.items() for need in rest.on)
        self.had = self._spread(offered)

    def _spread(self, offered: Iterable[Name]) -> frozenset[Name]:
        """Follow the edges from what is offered, and from what rests on nothing at all."""
        free = (name for name, rest in self._rests.items() if rest.every and not rest.on)
        waiting = deque((*offered, *free))
        had: set[Name] = set()
        while waiting:
            name = waiting.popleft()
            if name in had:
                continue
            had.add(name)
            after = self._graph.successors(name) if name in self._graph else ()
            waiting.extend(each for each in after if self._stands(each, had))
        return frozenset(had)

    def _stands(self, name: Name, had: set[Name]) -> bool:
        rest = self._rests[name]
        return all(need in had for need in rest.on) if rest.every else True

    def lacking(self, name: Name) -> tuple[Name, ...]:
        """Return what would have to be offered for a thing that cannot be had, in order of mention."""
        return tuple(dict.fromkeys(self._missing(name, set())))

    def _missing(self, name: Name, seen: set[Name]) -> Iterator[Name]:
        if name in self.had or name in seen:
            return
        seen.add(name)
        if name not in self._rests:
            yield name
            return
        for need in self._graph.predecessors(name):
            yield from self._missing(need, seen)
