"""What a language must bring for two components shown together."""

from dataclasses import dataclass
from typing import Annotated

from swdsl.catalogue import slots


@dataclass(frozen=True, slots=True)
class PairWords:
    """Words around a pair; `tokens` is filled with the sum and its parts."""

    title: str
    lead: str
    first: str
    second: str
    tokens: Annotated[str, slots("sum", "parts")]
    about: str
    nothing: str
    examples: str
    games: str
    never: str
