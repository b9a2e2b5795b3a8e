"""Static terms of a component: sentences that are data, merged once when a race is bound."""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.runtime.words import A_ALL, ACTIVE, BOTH, UNSAID


@dataclass(frozen=True, slots=True)
class CostTerm:
    """`when I attack MASK: cost AMOUNT more` (negative: less, an aid)."""

    name: str
    mask: int
    amount: int
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class LeastTerm:
    """`when I attack a region: cost is at least N`."""

    name: str
    amount: int
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class CoinTerm:
    """`at scoring: gain AMOUNT coins for each region of MASK I hold`."""

    name: str
    mask: int
    amount: int
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class FlatTerm:
    """`at scoring: gain AMOUNT coins`; of a place or relic the coins belong to its region."""

    name: str
    amount: int
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class PermitTerm:
    """`always: I may KIND MASK` with KIND one of reach, enter, enter only, occupy, pass."""

    name: str
    kind: int
    mask: int
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class WardTerm:
    """`when an opponent attacks a region I hold: ignore help` of these kinds."""

    name: str
    kinds: int = A_ALL
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class LossTerm:
    """`when an opponent conquers a region I hold: I lose N tokens, then survivors go to S`; `own`: anyone."""

    name: str
    state: int = ACTIVE
    lose: int = UNSAID
    survivors: int = UNSAID
    own: bool = False


@dataclass(frozen=True, slots=True)
class KeepTerm:
    """`when I decline: [I may] keep N tokens[, then redeploy]`; N may be `ALL`."""

    name: str
    keep: int
    optional: bool = False
    redeploy: bool = False


@dataclass(frozen=True, slots=True)
class FadeTerm:
    """`always, only in decline: I cannot fade`."""

    name: str


@dataclass(frozen=True, slots=True)
class StandTerm:
    """`always: I cannot redeploy`."""

    name: str
    state: int = ACTIVE


@dataclass(frozen=True, slots=True)
class ExpandTerm:
    """`at turn start, only in decline: I may expand`."""

    name: str


@dataclass(frozen=True, slots=True)
class CarryTerm:
    """`always, also in decline: I may use the power on this`."""

    name: str
    state: int = BOTH


Term = (
    CostTerm
    | LeastTerm
    | CoinTerm
    | FlatTerm
    | PermitTerm
    | WardTerm
    | LossTerm
    | KeepTerm
    | FadeTerm
    | StandTerm
    | ExpandTerm
    | CarryTerm
)
