"""Who plays together, and what they share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Teams:
    """How many play together, and what they share: coins count together, nobody attacks the others."""

    size: int
    coins: bool = False
    peace: bool = False


ALONE: Final = Teams(1)
