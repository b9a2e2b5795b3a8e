"""Names that are known to mean something.

A `Ref` is a declared thing: what kind it is, which set or pack declared it, and its id there. Two packs
may both have a `warlocks`; their refs differ in scope.
"""

from dataclasses import dataclass

from swdsl.words import Kind

#: The kinds that own clauses.
COMPONENT_KINDS = (Kind.RACE, Kind.POWER, Kind.RELIC, Kind.PLACE, Kind.EVENT)


@dataclass(frozen=True, slots=True, order=True)
class Ref:
    """A declared thing, named completely."""

    kind: Kind
    scope: str
    id: str

    def __str__(self) -> str:
        return f"{self.scope}.{self.id}"


@dataclass(frozen=True, slots=True)
class Bare:
    """What values without parts are made of: each equals every other of its class.

    A class of its own per word keeps unions closed; one dataclass for all of them keeps loading fast.
    """
