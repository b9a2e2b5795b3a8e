"""What a language must bring for pages of worked examples: their headings, and reasons for refusals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from swdsl.catalogue import rows
from swdsl.model.engine_reasons import ENGINE_REASONS


@dataclass(frozen=True, slots=True)
class ExampleWords:
    """Words around worked examples; their sentences are made by the prose room.

    What a player's own rule forbids has no words of ours: the example names the rule.
    """

    title: str
    one: str
    lead: str
    assumes: str
    position: str
    happens: str
    result: str
    reasons: Annotated[Mapping[str, str], rows(ENGINE_REASONS - {"forbidden"})]
