"""Effects that set each other off: event, clause, event, and round again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from swdsl.graphs.definitions import rings
from swdsl.graphs.events import Event, awaited, raised
from swdsl.model.clauses import Clause, Do, bare
from swdsl.model.names import Ref


@dataclass(frozen=True, slots=True)
class Link:
    """One step of a ring: an effect of a clause, and the event it raises for the next clause."""

    owner: Ref
    clause: Clause
    effect: Do
    event: Event


def effect_rings(clauses: Sequence[tuple[Ref, Clause]]) -> tuple[tuple[Link, ...], ...]:
    """Return one ring of clauses for each knot of effects that could go on forever.

    A clause with a limit ends any ring it stands in, so it is left out.
    """
    waiting = [
        (owner, clause, event)
        for owner, clause in clauses
        if clause.limit is None and (event := awaited(clause)) is not None
    ]
    links: dict[int, dict[int, Link]] = {}
    for number, (owner, clause, _) in enumerate(waiting):
        links[number] = dict(_links(owner, clause, waiting))
    found = rings({number: tuple(after) for number, after in links.items()})
    return tuple(
        tuple(links[here][there] for here, there in zip(ring, (*ring[1:], ring[0]), strict=True))
        for ring in found
    )


def _links(
    owner: Ref, clause: Clause, waiting: Sequence[tuple[Ref, Clause, Event]]
) -> Iterator[tuple[int, Link]]:
    """Yield, for each clause that an effect of this one sets off, its number and the first such effect."""
    seen: set[int] = set()
    for effect in map(bare, clause.effects):
        if not isinstance(effect, Do):
            continue
        for event in raised(effect):
            for number, (other, _, expected) in enumerate(waiting):
                if number not in seen and event.may_be(expected, same_holder=owner == other):
                    seen.add(number)
                    yield number, Link(owner, clause, effect, event)
