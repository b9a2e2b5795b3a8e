"""What a language must bring for the tables of how strong components are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from swdsl.catalogue import rows, slots


@dataclass(frozen=True, slots=True)
class StrengthWords:
    """Words around the tables; `method` is filled with what was played."""

    title: str
    lead: str
    method: Annotated[str, slots("games", "bots", "seed")]
    again: str
    place: str
    coins: str
    interval: str
    #: What bots are called where not by their own name.
    bots: Annotated[Mapping[str, str], rows({"greedy"})] = field(default_factory=dict)
